import type { operations } from '../generated/contract.d.ts';
import {
  getCaseFacetsQuery,
  getCasePriceHistoryQuery,
  listAdminClaimsQuery,
  listAdminConversationsQuery,
  listAdminNegotiationsQuery,
  listAdminUsersQuery,
  listCasesQuery,
  listClaimsQuery,
  listConversationsQuery,
  listFollowedClaimsQuery,
  listMailboxMessagesQuery,
  listNotificationsQuery,
  listMyClaimsQuery,
  listRecommendedClaimsQuery,
  listSavedSearchesQuery,
  listNegotiationsQuery,
  listMyOffersQuery,
  type Query,
} from '../generated/queries.ts';
import type { ReadId } from '../generated/reads.ts';
import { paramsInAddress } from './api/address-params.ts';
import { LOGIN_STATUSES } from './domain/users/user-status.ts';
import type { RouteName } from './paths.ts';
import type { Area } from './route-table.ts';

/** The claims and cases that the user follows, to mark those on the page. */
const FOLLOWS = { read: 'getFollows', by: 'user' } as const satisfies Load;

/** Fills whole rows of two or three cards. */
const CARDS = 24;

/** The cases of the marketplace. */
export const MARKET_CASES = { per_page: CARDS } satisfies QueryParams<'listCases'>;

/** The cases to choose from for a claim. The address sets only a search: the page could not clear any other filter. */
export const CASE_CHOICES = { per_page: 10 } satisfies QueryParams<'listCases'>;
const { fields: ofCases } = listCasesQuery;
export const CASE_CHOICES_ADDRESS: Query<
  Pick<QueryParams<'listCases'>, 'page' | 'search'>,
  { page: 1 }
> = { fields: { page: ofCases.page, search: ofCases.search }, defaults: { page: 1 } };

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

/** The conversations that the staff's list begins with: those with users that are not settled. */
const OPEN_CONVERSATIONS = {
  kind: 'staff',
  status: ['open'],
} satisfies QueryParams<'listAdminConversations'>;

/** The conversations that wait for an answer. */
export const TO_ANSWER = {
  unanswered: true,
} satisfies QueryParams<'listAdminConversations'>;

/**
 * The default filters of the staff's list. For a single user, all conversations are listed, settled or not.
 * Conversations assigned to a member of the staff may be of either kind. Those of negotiations are listed even after
 * they have ended with the negotiation, because they are read after that.
 */
export function openConversations(
  asked: Readonly<QueryParams<'listAdminConversations'>>,
): Readonly<QueryParams<'listAdminConversations'>> {
  const { kind, status } = OPEN_CONVERSATIONS;
  if (asked.user_id !== undefined) return { kind };
  if (asked.kind === 'negotiation') return { status: ['open', 'closed'] };
  return asked.assigned === 'me' ? { status } : { kind, status };
}

/**
 * What waits for our staff. The lists show what has waited longest first. Only the count of each answer matters, so one
 * row is requested.
 */
export const QUEUES = {
  identities: {
    status: [...LOGIN_STATUSES],
    identity_status: ['pending'],
    sort_by: 'identity_status',
    sort_direction: 'asc',
    per_page: 1,
  } satisfies QueryParams<'listAdminUsers'>,
  buyers: {
    status: [...LOGIN_STATUSES],
    user_buyer_status: ['pending'],
    sort_by: 'buyer_account_status',
    sort_direction: 'asc',
    per_page: 1,
  } satisfies QueryParams<'listAdminUsers'>,
  claims: {
    status: ['in_review'],
    seller_status: [...LOGIN_STATUSES],
    per_page: 1,
  } satisfies QueryParams<'listAdminClaims'>,
  conversations: { ...OPEN_CONVERSATIONS, ...TO_ANSWER, per_page: 1 },
  /** Flagged in a negotiation before names were disclosed, and not settled. */
  contactData: {
    kind: 'negotiation',
    has_contact_data: true,
    status: ['open', 'closed'],
    per_page: 1,
  } satisfies QueryParams<'listAdminConversations'>,
  transfers: {
    to_file_or_complete: true,
    per_page: 1,
  } satisfies QueryParams<'listAdminNegotiations'>,
  overdue: { overdue: true, per_page: 1 } satisfies QueryParams<'listAdminNegotiations'>,
  fees: {
    fee_outstanding: ['buyer', 'seller'],
    per_page: 1,
  } satisfies QueryParams<'listAdminNegotiations'>,
};

/**
 * What each page of the route table first asks the exchange for. The requests leave with the HTML or with the
 * navigation, before the page's code has arrived.
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
  sellerPortal: [{ read: 'getSellerPortal' }, { read: 'getFeaturedCases' }],
  followedClaims: [{ read: 'listFollowedClaims', address: listFollowedClaimsQuery }],
  savedSearches: [{ read: 'listSavedSearches', address: listSavedSearchesQuery }],
  claimsForYou: [
    { read: 'listRecommendedClaims', address: listRecommendedClaimsQuery, query: MATCHES },
    FOLLOWS,
  ],
  adminHome: [
    { read: 'listAdminUsers', query: QUEUES.identities },
    { read: 'listAdminUsers', query: QUEUES.buyers },
    { read: 'listAdminClaims', query: QUEUES.claims },
    { read: 'listAdminConversations', query: QUEUES.conversations },
    { read: 'listAdminConversations', query: QUEUES.contactData },
    { read: 'listAdminNegotiations', query: QUEUES.transfers },
    { read: 'listAdminNegotiations', query: QUEUES.overdue },
    { read: 'listAdminNegotiations', query: QUEUES.fees },
    { read: 'getFeaturedCases' },
  ],
  adminUsers: [{ read: 'listAdminUsers', address: listAdminUsersQuery }],
  adminUser: [{ read: 'getAdminUser', path: { id: ':id' } }],
  adminCases: [{ read: 'listCases', address: listCasesQuery, otherwise: CASES_OF_EVERY_STATUS }],
  adminCase: [
    { read: 'getAdminCase', path: { id: ':id' } },
    { read: 'getCaseUpdates', path: { id: ':id' } },
    { read: 'getCaseParameters', path: { id: ':id' } },
  ],
  adminClaims: [{ read: 'listAdminClaims', address: listAdminClaimsQuery }],
  adminClaim: [{ read: 'getAdminClaim', path: { id: ':id' } }],
  adminNegotiations: [{ read: 'listAdminNegotiations', address: listAdminNegotiationsQuery }],
  adminNegotiation: [{ read: 'getAdminNegotiation', path: { id: ':id' } }],
  adminConversations: [
    {
      read: 'listAdminConversations',
      address: listAdminConversationsQuery,
      otherwise: (search) =>
        openConversations(paramsInAddress(listAdminConversationsQuery, search)),
    },
  ],
  adminConversation: [
    { read: 'getAdminConversation', path: { id: ':id' } },
    { read: 'getAdminMessages', path: { id: ':id' } },
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
type QueryParams<Read extends ReadId> = NonNullable<Params<Read>['query']>;
