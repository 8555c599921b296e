import { ROUTES } from './route-table.ts';

export type RouteName = keyof typeof ROUTES;
/** A page that menus and breadcrumbs lead to. */
export type LabelledRoute = {
  [Name in RouteName]: (typeof ROUTES)[Name] extends { label: string } ? Name : never;
}[RouteName];

/** The page above another one. */
export function pageAbove(name: RouteName): LabelledRoute | undefined {
  const route = ROUTES[name];
  return 'under' in route ? route.under : undefined;
}

/** The path of the module that shows a page, from the root of the project. */
export function pageModule(name: RouteName): string {
  return `src/features/${ROUTES[name].page}.tsx`;
}

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;
type Params<Name extends RouteName> = Record<
  ParamNames<(typeof ROUTES)[Name]['pattern']>,
  string | number
>;

/** The path of a page, with its parameters encoded: `pathTo('claim', { id: 7 })` is `/claim/7`. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[params]: keyof Params<Name> extends never ? [] : [params: Params<Name>]
): string {
  const values: Record<string, string | number> = params ?? {};
  return ROUTES[name].pattern.replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(values[key] ?? ''),
  );
}

/** The form in which a claim that is not in review yet is filled in. */
export function pathToClaimForm(claimId: number): string {
  return `${pathTo('createMyClaim')}?claim=${claimId}`;
}

/** Where an address leads: the page, and what the address has for the parameters of its pattern. */
export interface Place {
  page: RouteName;
  params: Record<string, string>;
}

const BY_FEWEST_PARAMETERS = (Object.keys(ROUTES) as RouteName[])
  .map((page) => ({ page, segments: segmentsOf(ROUTES[page].pattern) }))
  .toSorted((a, b) => parameterCount(a.segments) - parameterCount(b.segments));

/**
 * The page at a path, or null where there is none. Of several patterns that fit, the one with the fewest parameters:
 * `/marketplace/featured-claims` is not the case "featured-claims".
 */
export function placeAt(path: string): Place | null {
  const given = segmentsOf(path);
  const found = BY_FEWEST_PARAMETERS.find(
    ({ segments }) =>
      segments.length === given.length &&
      segments.every((segment, at) => segment.startsWith(':') || segment === given[at]),
  );
  if (!found) return null;
  const params: Place['params'] = {};
  for (const [at, segment] of found.segments.entries()) {
    const value = decoded(given[at] ?? '');
    if (value === null) return null;
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
  }
  return { page: found.page, params };
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function parameterCount(segments: readonly string[]): number {
  return segments.filter((segment) => segment.startsWith(':')).length;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
