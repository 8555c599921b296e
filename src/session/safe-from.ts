import { placeAt } from '@/paths';
import { ROUTES, type Area } from '@/route-table';

/** The areas that a login may lead to: the admin area for an admin login, all but the auth pages for a user login. */
const TARGETS: Record<'user' | 'admin', readonly Area[]> = {
  user: ['public', 'user', 'buyer'],
  admin: ['admin'],
};

/**
 * The `from` of a login if it is a path of our own route table in the login's area, otherwise null. `//evil.com`,
 * `/\evil.com`, `/%09/evil.com` and `javascript:…` are not.
 */
export function safeFrom(from: string | null, area: 'user' | 'admin'): string | null {
  // Browsers read a backslash as a slash and drop control characters: both could hide a second slash.
  // oxlint-disable-next-line no-control-regex -- it looks for control characters
  if (!from || !/^\/(?![/\\])/.test(from) || /[\\\u0000-\u001f\u007f]/.test(from)) return null;
  let url: URL;
  try {
    url = new URL(from, window.location.origin);
  } catch {
    return null;
  }
  if (url.origin !== window.location.origin || /^\/[/\\]|%(0|5c|2f)/i.test(url.pathname))
    return null;
  const place = placeAt(url.pathname);
  if (!place || !TARGETS[area].includes(ROUTES[place.page].area)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
