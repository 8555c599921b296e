import { fillPattern, patternMatcher, type PatternParams } from './domain/pages/path-patterns.ts';
import { keysOf } from './domain/keys-of.ts';
import { ROUTES } from './route-table.ts';

export type RouteName = keyof typeof ROUTES;
/** A page that menus and breadcrumbs link to. */
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

type Params<Name extends RouteName> = PatternParams<(typeof ROUTES)[Name]['pattern']>;

/** The path of a page, with its parameters encoded: `pathTo('claim', { id: 7 })` is `/claim/7`. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[params]: keyof Params<Name> extends never ? [] : [params: Params<Name>]
): string {
  return fillPattern<string>(ROUTES[name].pattern, params ?? {});
}

/** The form in which a claim is filled in before its review. */
export function pathToClaimForm(claimId: number): string {
  return `${pathTo('createMyClaim')}?claim=${claimId}`;
}

/** Where a user begins a conversation with our staff, about a claim or about anything else. */
export function pathToStaff(claimId?: number, reference?: string): string {
  const about = claimId === undefined ? 'new' : `claim=${claimId}`;
  return `${pathTo('chat')}?${about}${reference ? `&subject=${reference}` : ''}`;
}

/** What an address leads to: the page, and the values for the parameters of its pattern. */
export interface Place {
  page: RouteName;
  params: Record<string, string>;
}

const names = keysOf(ROUTES);
const match = patternMatcher(names.map((name) => ROUTES[name].pattern));

/** The page at a path; null if there is none. */
export function placeAt(path: string): Place | null {
  const found = match(path);
  const page = names.find((name) => ROUTES[name].pattern === found?.pattern);
  return found && page ? { page, params: found.params } : null;
}
