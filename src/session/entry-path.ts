import { pathTo } from '@/paths';

/** The login or the registration, with the way back to the page that asks for it. */
export function entryPath(entry: 'login' | 'register', from: string): string {
  return withFrom(pathTo(entry), from);
}

/** A path on the way to another page, with that page in it; null where there is none. */
export function withFrom(path: string, from: string | null): string {
  return from ? `${path}?from=${encodeURIComponent(from)}` : path;
}
