import type { operations } from '../generated/contract.d.ts';
import type { ReadId } from '../generated/reads.ts';

/*
 * What pages set of a query before anybody has chosen anything. The page asks with it, and so does what asks ahead of
 * the page (route-loads.ts).
 */

/** Fills whole rows of two or three cards. */
const CARDS = 24;

/** The cases of the marketplace. */
export const MARKET_CASES = { per_page: CARDS } satisfies QueryParams<'listCases'>;

/** The cases to choose from for a claim. */
export const CASE_CHOICES = { per_page: 10 } satisfies QueryParams<'listCases'>;

/** Cases of every status: a case is found whatever it does with new claims. */
export const CASES_OF_EVERY_STATUS = {
  status: ['active', 'paused', 'closed'],
} satisfies QueryParams<'listCases'>;

/** The lowest asks of a case. A claim without an ask has no place in that order, so it is left out. */
export const LOWEST_ASKS = {
  case: ':id',
  min_ask_percent: '0',
  sort_by: 'ask_percent',
  sort_direction: 'asc',
  per_page: 5,
} satisfies QueryParams<'listClaims'>;

export const MATCHES = { per_page: CARDS } satisfies QueryParams<'listRecommendedClaims'>;
export const FIRST_MATCHES = { per_page: 3 } satisfies QueryParams<'listRecommendedClaims'>;

export const RECEIVED_OFFERS = { role: 'received' } satisfies QueryParams<'listMyOffers'>;

/** The maximum for one answer. A negotiation has a few dozen at most. */
export const DEAL_EVENTS = { per_page: 100 } satisfies QueryParams<'listNegotiationEvents'>;

type Params<Read extends ReadId> = operations[Read]['parameters'];
export type QueryParams<Read extends ReadId> = NonNullable<Params<Read>['query']>;
