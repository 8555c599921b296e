import type { operations } from '../generated/contract.d.ts';
import { listConversationsQuery } from '../generated/queries/conversations.ts';
import {
  listFollowedClaimsQuery,
  listRecommendedClaimsQuery,
} from '../generated/queries/follows.ts';
import {
  getCaseFacetsQuery,
  getCasePriceHistoryQuery,
  listCasesQuery,
  listClaimsQuery,
} from '../generated/queries/marketplace.ts';
import { listMyClaimsQuery } from '../generated/queries/my-claims.ts';
import { listNegotiationsQuery } from '../generated/queries/negotiations.ts';
import { listNotificationsQuery } from '../generated/queries/notifications.ts';
import { listMyOffersQuery } from '../generated/queries/offers.ts';
import type { Query } from '../generated/queries/query.ts';
import { listSavedSearchesQuery } from '../generated/queries/saved-searches.ts';
import { listMailboxMessagesQuery } from '../generated/queries/system.ts';
import type { ReadId } from '../generated/reads.ts';
import {
  CASE_CHOICES,
  DEAL_EVENTS,
  FIRST_MATCHES,
  LOWEST_ASKS,
  MARKET_CASES,
  MATCHES,
  RECEIVED_OFFERS,
  type QueryParams,
} from './first-queries.ts';
import type { RouteName } from './paths.ts';
import type { Area } from './route-table.ts';

/** The claims and cases that the user follows, to mark those on the page. */
const FOLLOWS = { read: 'getFollows', by: 'user' } as const satisfies Load;

const { fields: ofCases } = listCasesQuery;
/** What the address may set of a choice of cases: only a search, as the page could not clear any other filter. */
export const CASE_CHOICES_ADDRESS: Query<
  Pick<QueryParams<'listCases'>, 'page' | 'search'>,
  { page: 1 }
> = { fields: { page: ofCases.page, search: ofCases.search }, defaults: { page: 1 } };

/**
 * What each page of the route table first asks the exchange for. The requests leave with the HTML or with the
 * navigation, before the page's code has arrived. The pages of the administration have a table of their own.
 */
export const LOADS = {
  claimOnboarding: [{ read: 'listCases', address: CASE_CHOICES_ADDRESS, query: CASE_CHOICES }],
  claimOnboardingForCase: [
    { read: 'getCase', path: { id: ':case_code' } },
    { read: 'getCaseParameters', path: { id: ':case_code' } },
  ],
  marketplace: [
    { read: 'listCases', address: listCasesQuery, query: MARKET_CASES },
    { read: 'getCaseFacets', address: getCaseFacetsQuery },
    FOLLOWS,
  ],
  featuredClaims: [{ read: 'getFeaturedClaims' }, FOLLOWS],
  case: [
    { read: 'getCase', path: { id: ':id' } },
    { read: 'getCasePriceHistory', path: { id: ':id' }, address: getCasePriceHistoryQuery },
    { read: 'listClaims', query: LOWEST_ASKS },
    { read: 'getCaseUpdates', path: { id: ':id' } },
    FOLLOWS,
  ],
  caseClaims: [
    { read: 'getCase', path: { id: ':id' } },
    { read: 'listClaims', address: listClaimsQuery, query: { case: ':id' } },
    { read: 'getCaseParameters', path: { id: ':id' } },
    FOLLOWS,
  ],
  claim: [{ read: 'getClaim', path: { id: ':id' } }, FOLLOWS],
  mailbox: [{ read: 'listMailboxMessages', address: listMailboxMessagesQuery }],
  notifications: [{ read: 'listNotifications', address: listNotificationsQuery }],
  myClaims: [{ read: 'listMyClaims', address: listMyClaimsQuery }],
  createMyClaim: [
    { read: 'getMyClaim', path: { id: '?claim' } },
    { read: 'getCase', path: { id: '?case' } },
    { read: 'getCaseParameters', path: { id: '?case' } },
  ],
  myClaim: [{ read: 'getMyClaim', path: { id: ':id' } }],
  negotiation: [
    { read: 'getNegotiation', path: { id: ':id' } },
    { read: 'listNegotiationEvents', path: { id: ':id' }, query: DEAL_EVENTS },
  ],
  negotiations: [{ read: 'listNegotiations', address: listNegotiationsQuery }],
  myOffers: [{ read: 'listMyOffers', address: listMyOffersQuery, otherwise: RECEIVED_OFFERS }],
  myOffer: [{ read: 'getMyOffer', path: { id: ':id' } }],
  chat: [{ read: 'listConversations', address: listConversationsQuery }],
  conversation: [
    { read: 'getConversation', path: { id: ':id' } },
    { read: 'getMessages', path: { id: ':id' } },
  ],
  buyerPortal: [
    { read: 'getBuyerPortal' },
    { read: 'getFeaturedCases' },
    { read: 'listRecommendedClaims', by: 'buyer', query: FIRST_MATCHES },
  ],
  verifyIdentity: [{ read: 'getIdentityVerification' }],
  applyBuyerAccount: [{ read: 'getBuyerAccount' }],
  newAgreement: [{ read: 'getCurrentAgreement' }],
  sellerPortal: [{ read: 'getSellerPortal' }],
  followedClaims: [{ read: 'listFollowedClaims', address: listFollowedClaimsQuery }],
  savedSearches: [{ read: 'listSavedSearches', address: listSavedSearchesQuery }],
  claimsForYou: [
    { read: 'listRecommendedClaims', address: listRecommendedClaimsQuery, query: MATCHES },
    FOLLOWS,
  ],
} as const satisfies Partial<Record<RouteName, readonly Load[]>>;

/**
 * A read that a page begins with. It leaves before the page's code has arrived. `:id` stands for that parameter of the
 * path, `?claim` for that parameter of the query; without it, the read is not made.
 */
export type Load = {
  [Read in ReadId]: {
    read: Read;
    /** Reads only if pages of this area are open to the person who opens the page. */
    by?: Area;
    path?: Record<keyof PathParams<Read>, `:${string}` | `?${string}`>;
    /** The part of the query that the page sets, whatever the address says. */
    query?: Readonly<QueryParams<Read>>;
    /** What the page sets of the query if the address does not; a function if that depends on the address. */
    otherwise?:
      | Readonly<QueryParams<Read>>
      | ((search: URLSearchParams) => Readonly<QueryParams<Read>>);
    /** The part of the query that the address sets. */
    address?: { fields: Partial<Query<QueryParams<Read>>['fields']> };
  };
}[ReadId];

type Params<Read extends ReadId> = operations[Read]['parameters'];
type PathParams<Read extends ReadId> = NonNullable<Params<Read>['path']>;
