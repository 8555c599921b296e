import type { operations } from '../generated/contract.d.ts';
import {
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
import { DECIDABLE_USER_STATUSES } from './domain/users/user-status.ts';
import type { RouteName } from './paths.ts';
import type { Area } from './route-table.ts';

/** Which of the claims and cases on the page the user follows. */
const FOLLOWS = { read: 'getFollows', by: 'user' } as const satisfies Load;

/** The conversations that the staff's list begins with: those with users that are not settled. */
const OPEN_CONVERSATIONS = {
  kind: 'staff',
  status: ['open'],
} satisfies QueryParams<'listAdminConversations'>;

/** Those that one of the staff deals with are of either kind. */
function openConversations(
  search: URLSearchParams,
): Readonly<QueryParams<'listAdminConversations'>> {
  const { kind, status } = OPEN_CONVERSATIONS;
  return search.get('assigned') === 'me' ? { status } : { kind, status };
}

/** What waits for our staff. Only the count of each answer matters, so one row is asked for. */
export const QUEUES = {
  identities: {
    status: [...DECIDABLE_USER_STATUSES],
    identity_status: ['pending'],
    per_page: 1,
  } satisfies QueryParams<'listAdminUsers'>,
  buyers: {
    status: [...DECIDABLE_USER_STATUSES],
    user_buyer_status: ['pending'],
    per_page: 1,
  } satisfies QueryParams<'listAdminUsers'>,
  claims: {
    status: ['in_review'],
    seller_status: [...DECIDABLE_USER_STATUSES],
    per_page: 1,
  } satisfies QueryParams<'listAdminClaims'>,
  conversations: { ...OPEN_CONVERSATIONS, unanswered: true, per_page: 1 },
  transfers: { awaiting: ['staff'], per_page: 1 } satisfies QueryParams<'listAdminNegotiations'>,
  overdue: { overdue: true, per_page: 1 } satisfies QueryParams<'listAdminNegotiations'>,
};

/**
 * What each page of the route table asks the exchange for at first. The requests leave with the HTML or with the
 * navigation, before the page's code has arrived.
 */
export const LOADS = {
  claimOnboarding: [{ read: 'listCases', address: listCasesQuery, query: { per_page: 10 } }],
  claimOnboardingForCase: [
    { read: 'getCase', path: { id: ':case_code' } },
    { read: 'getCaseParameters', path: { id: ':case_code' } },
  ],
  marketplace: [
    // Fills whole rows of two and of three cards.
    { read: 'listCases', address: listCasesQuery, query: { per_page: 24 } },
    FOLLOWS,
  ],
  featuredClaims: [{ read: 'getFeaturedClaims' }, FOLLOWS],
  case: [
    { read: 'getCase', path: { id: ':id' } },
    { read: 'getCasePriceHistory', path: { id: ':id' }, address: getCasePriceHistoryQuery },
    // The lowest asks. A claim without an ask has no place in that order, so it is left out.
    {
      read: 'listClaims',
      query: {
        case: ':id',
        min_ask_percent: '0',
        sort_by: 'ask_percent',
        sort_direction: 'asc',
        per_page: 5,
      },
    },
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
    { read: 'listNegotiationEvents', path: { id: ':id' }, query: { per_page: 100 } },
  ],
  negotiations: [{ read: 'listNegotiations', address: listNegotiationsQuery }],
  myOffers: [{ read: 'listMyOffers', address: listMyOffersQuery, otherwise: { role: 'received' } }],
  myOffer: [{ read: 'getMyOffer', path: { id: ':id' } }],
  chat: [{ read: 'listConversations', address: listConversationsQuery }],
  conversation: [
    { read: 'getConversation', path: { id: ':id' } },
    { read: 'getMessages', path: { id: ':id' } },
  ],
  buyerPortal: [
    { read: 'getBuyerPortal' },
    { read: 'getFeaturedCases' },
    { read: 'listRecommendedClaims', by: 'buyer', query: { per_page: 3 } },
  ],
  verifyIdentity: [{ read: 'getIdentityVerification' }],
  applyBuyerAccount: [{ read: 'getBuyerAccount' }],
  newAgreement: [{ read: 'getCurrentAgreement' }],
  sellerPortal: [{ read: 'getSellerPortal' }, { read: 'getFeaturedCases' }],
  followedClaims: [{ read: 'listFollowedClaims', address: listFollowedClaimsQuery }],
  savedSearches: [{ read: 'listSavedSearches', address: listSavedSearchesQuery }],
  claimsForYou: [
    {
      read: 'listRecommendedClaims',
      address: listRecommendedClaimsQuery,
      // Fills whole rows of two and of three cards.
      query: { per_page: 24 },
    },
    FOLLOWS,
  ],
  adminHome: [
    { read: 'listAdminUsers', query: QUEUES.identities },
    { read: 'listAdminUsers', query: QUEUES.buyers },
    { read: 'listAdminClaims', query: QUEUES.claims },
    { read: 'listAdminConversations', query: QUEUES.conversations },
    { read: 'listAdminNegotiations', query: QUEUES.transfers },
    { read: 'listAdminNegotiations', query: QUEUES.overdue },
    { read: 'getFeaturedCases' },
  ],
  adminUsers: [{ read: 'listAdminUsers', address: listAdminUsersQuery }],
  adminUser: [{ read: 'getAdminUser', path: { id: ':id' } }],
  adminCases: [
    {
      read: 'listCases',
      address: listCasesQuery,
      // Staff find a case whatever it does with new claims.
      otherwise: { status: ['active', 'paused', 'closed'] },
    },
  ],
  adminCase: [
    { read: 'getCase', path: { id: ':id' } },
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
      otherwise: openConversations,
    },
  ],
  adminConversation: [
    { read: 'getAdminConversation', path: { id: ':id' } },
    { read: 'getAdminMessages', path: { id: ':id' } },
  ],
} as const satisfies Partial<Record<RouteName, readonly Load[]>>;

/**
 * A read that a page begins with; it leaves before the page's code has arrived. `:id` stands for what the path has in
 * that place, `?claim` for what the address has under that name: without it the read is not due.
 */
export type Load = {
  [Read in ReadId]: {
    read: Read;
    /** Only where pages of this area are open to whoever opens the page. */
    by?: Area;
    path?: Record<keyof PathParams<Read>, `:${string}` | `?${string}`>;
    /** The query that the page sets, whatever the address says. */
    query?: Readonly<QueryParams<Read>>;
    /** The query that the page sets where the address says nothing; a function where what it says elsewhere matters. */
    otherwise?:
      | Readonly<QueryParams<Read>>
      | ((search: URLSearchParams) => Readonly<QueryParams<Read>>);
    /** Reads the rest of the query from the address. */
    address?: Query<QueryParams<Read>>;
  };
}[ReadId];

type Params<Read extends ReadId> = operations[Read]['parameters'];
type PathParams<Read extends ReadId> = NonNullable<Params<Read>['path']>;
type QueryParams<Read extends ReadId> = NonNullable<Params<Read>['query']>;
