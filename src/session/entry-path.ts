import { pathTo } from '@/paths';

/** The login or the registration, with the way back to the page that asks for it. */
export function entryPath(entry: 'login' | 'register', from: string): string {
  return `${pathTo(entry)}?from=${encodeURIComponent(from)}`;
}
