import { READ_PATHS } from '@generated/reads';
import { paramsInAddress } from '@/api/address-params';
import { serializeParams } from '@/api/params-serializer';
import { placeAt, type RouteName } from '@/paths';
import type { Load } from '@/route-loads';
import { ROUTES } from '@/route-table';
import { type Entrant, mayEnter } from '@/session/guards/may-enter';
import type { PageRead } from './visit';

export type Loads = Partial<Record<RouteName, readonly Load[]>>;

/** The first reads of the page at an address, as a table of loads says; none if it is closed to the entrant. */
export function readsAt(
  address: Pick<URL, 'pathname' | 'search'>,
  entrant: Entrant,
  loads: Loads,
): PageRead[] {
  const place = placeAt(address.pathname);
  if (!place || !mayEnter(ROUTES[place.page].area, entrant)) return [];
  const search = new URLSearchParams(address.search);
  /** The value of `:id` or `?claim`; null if the address has none. */
  const valueOf = (text: string) => {
    const name = text.slice(1);
    return text.startsWith(':') ? (place.params[name] ?? null) : search.get(name);
  };
  return (loads[place.page] ?? [])
    .filter(({ by }) => by === undefined || mayEnter(by, entrant))
    .flatMap((load) => readOf(load, search, valueOf) ?? []);
}

function readOf(
  { read, path = {}, query, otherwise, address }: Load,
  search: URLSearchParams,
  valueOf: (text: string) => string | null,
): PageRead | null {
  let url: string = READ_PATHS[read];
  for (const [name, text] of Object.entries<string>(path)) {
    const value = valueOf(text);
    if (!value) return null;
    url = url.replace(`{${name}}`, () => encodeURIComponent(value));
  }
  if (!query && !address) return { url, params: undefined };
  const params: PageRead['params'] = {
    ...(typeof otherwise === 'function' ? otherwise(search) : otherwise),
    ...(address && paramsInAddress<object>(address, search, Object.keys(query ?? {}))),
  };
  for (const [name, value] of Object.entries<unknown>(query ?? {})) {
    params[name] = typeof value === 'string' && value.startsWith(':') ? valueOf(value) : value;
  }
  return { url, params };
}

/** The address below the root of the API, with the query. */
export function addressOfRead({ url, params }: PageRead): string {
  const query = serializeParams(params ?? {});
  return `${url}${query && `?${query}`}`;
}
