import type { QueryKey } from '@tanstack/react-query';

/**
 * The key under which the generated hooks cache a read: the parts of its path, then its query. The key of a path
 * matches everything below that path.
 */
export function keyOfRead(url: string, params?: object): QueryKey {
  const path = url.slice(1).split('/');
  return params ? [...path, params] : path;
}

/** The path of the read that filled a query. */
export const pathOfKey = (key: QueryKey): string =>
  `/${key.filter((part) => typeof part === 'string').join('/')}`;

/** The read that fills a query, with its parameters. */
export function readOfKey(key: QueryKey) {
  const isParams = (part: unknown): part is Record<string, unknown> => typeof part === 'object';
  return { url: pathOfKey(key), params: key.find(isParams) };
}
