import { pathTo } from '@/paths';

/** The login or the registration, with the way back to the page that asked for it. */
export function entryPath(entry: 'login' | 'register', from: string): string {
  return withFrom(pathTo(entry), from);
}

/** Adds to a path the page to go on to, if there is one. */
export function withFrom(path: string, from: string | null): string {
  return from ? `${path}?from=${encodeURIComponent(from)}` : path;
}
