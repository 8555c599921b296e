import type { operations } from '../generated/contract.d.ts';
import {
  getCasePriceHistoryQuery,
  listAdminUsersQuery,
  listCasesQuery,
  listClaimsQuery,
  listMailboxMessagesQuery,
  listMyClaimsQuery,
  type Query,
} from '../generated/queries.ts';
import type { ReadId } from '../generated/writes.ts';

/**
 * The route table (specification, section 2): of every page the pattern of its path, the area that decides on its guard
 * and frame, the module below src/features that shows it, what menus and breadcrumbs call it, the page above it, and what
 * it asks the exchange for at first.
 */
export const ROUTES = {
  register: { pattern: '/', area: 'auth', page: 'auth/register/register-page' },
  login: { pattern: '/login', area: 'auth', page: 'auth/login/login-page' },
  forgotPassword: {
    pattern: '/forget-password',
    area: 'auth',
    page: 'auth/password/forgot-password-page',
  },
  verifyEmail: { pattern: '/verify-email', area: 'auth', page: 'auth/links/verify-email-page' },
  magicLink: {
    pattern: '/magic-link/verify-email',
    area: 'auth',
    page: 'auth/links/magic-link-page',
  },
  accountToken: { pattern: '/account/token', area: 'auth', page: 'auth/links/account-token-page' },
  adminLogin: { pattern: '/admin/login', area: 'auth', page: 'admin/session/admin-login-page' },
  claimOnboarding: {
    pattern: '/claim-onboarding',
    area: 'public',
    page: 'onboarding/claim-onboarding-page',
    label: 'Sell a claim',
    loads: [{ read: 'listCases', address: listCasesQuery, query: { per_page: 10 } }],
  },
  claimOnboardingForCase: {
    pattern: '/claim-onboarding/:case_code',
    area: 'public',
    page: 'onboarding/claim-onboarding-case-page',
    under: 'claimOnboarding',
    loads: [
      { read: 'getCase', path: { id: ':case_code' } },
      { read: 'getCaseParameters', path: { id: ':case_code' } },
    ],
  },
  marketplace: {
    pattern: '/marketplace',
    area: 'public',
    page: 'marketplace/cases/marketplace-page',
    label: 'Marketplace',
    loads: [
      // Fills whole rows of two and of three cards.
      { read: 'listCases', address: listCasesQuery, query: { per_page: 24 } },
    ],
  },
  featuredClaims: {
    pattern: '/marketplace/featured-claims',
    area: 'public',
    page: 'marketplace/claims/featured-claims-page',
    under: 'marketplace',
    loads: [{ read: 'getFeaturedClaims' }],
  },
  case: {
    pattern: '/marketplace/:id',
    area: 'public',
    page: 'marketplace/case/case-page',
    under: 'marketplace',
    loads: [
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
    ],
  },
  caseClaims: {
    pattern: '/marketplace/:id/all',
    area: 'public',
    page: 'marketplace/claims/case-claims-page',
    under: 'marketplace',
    loads: [
      { read: 'getCase', path: { id: ':id' } },
      { read: 'listClaims', address: listClaimsQuery, query: { case: ':id' } },
      { read: 'getCaseParameters', path: { id: ':id' } },
    ],
  },
  claim: {
    pattern: '/claim/:id',
    area: 'public',
    page: 'marketplace/claim/claim-page',
    under: 'marketplace',
    loads: [{ read: 'getClaim', path: { id: ':id' } }],
  },
  mailbox: {
    pattern: '/mailbox',
    area: 'public',
    page: 'mailbox/mailbox-page',
    loads: [{ read: 'listMailboxMessages', address: listMailboxMessagesQuery }],
  },
  test: { pattern: '/test', area: 'user', page: 'account/test-page' },
  settings: {
    pattern: '/settings',
    area: 'user',
    page: 'account/settings/settings-page',
    label: 'Settings',
  },
  myClaims: {
    pattern: '/my-claims',
    area: 'user',
    page: 'seller/my-claims-page',
    label: 'My claims',
    loads: [{ read: 'listMyClaims', address: listMyClaimsQuery }],
  },
  createMyClaim: {
    pattern: '/my-claims/create',
    area: 'user',
    page: 'onboarding/create-my-claim-page',
    under: 'myClaims',
    loads: [
      { read: 'getMyClaim', path: { id: '?claim' } },
      { read: 'getCase', path: { id: '?case' } },
      { read: 'getCaseParameters', path: { id: '?case' } },
    ],
  },
  myClaim: {
    pattern: '/my-claims/:id',
    area: 'user',
    page: 'seller/my-claim-page',
    under: 'myClaims',
    loads: [{ read: 'getMyClaim', path: { id: ':id' } }],
  },
  myOffers: {
    pattern: '/my-offers',
    area: 'user',
    page: 'negotiations/my-offers-page',
    label: 'My offers',
  },
  myOffer: { pattern: '/my-offers/:id', area: 'user', page: 'negotiations/my-offer-page' },
  negotiation: {
    pattern: '/negotiations/:id',
    area: 'user',
    page: 'negotiations/negotiation-page',
  },
  accountSettings: {
    pattern: '/profile-account-settings',
    area: 'user',
    page: 'account/account-settings-page',
    label: 'Profile',
  },
  verifyIdentity: {
    pattern: '/profile-verify-identity',
    area: 'user',
    page: 'account/identity/verify-identity-page',
    label: 'Identity',
    loads: [{ read: 'getIdentityVerification' }],
  },
  applyBuyerAccount: {
    pattern: '/apply-buyer-account',
    area: 'user',
    page: 'account/buyer-account/apply-buyer-account-page',
    label: 'Buyer account',
  },
  buyerPortal: {
    pattern: '/buyer-portal',
    area: 'user',
    page: 'buyer/buyer-portal-page',
    label: 'Buyer portal',
  },
  sellerPortal: {
    pattern: '/seller-portal',
    area: 'user',
    page: 'seller/seller-portal-page',
    label: 'Seller portal',
    loads: [{ read: 'getSellerPortal' }, { read: 'getFeaturedCases' }],
  },
  newAgreement: {
    pattern: '/new-agreement',
    area: 'user',
    page: 'account/buyer-account/new-agreement-page',
  },
  chat: { pattern: '/chat', area: 'user', page: 'account/chat-page', label: 'Messages' },
  negotiations: {
    pattern: '/negotiations',
    area: 'buyer',
    page: 'negotiations/negotiations-page',
    label: 'Negotiations',
  },
  followedClaims: {
    pattern: '/followed-claims',
    area: 'buyer',
    page: 'buyer/followed-claims-page',
  },
  claimsForYou: { pattern: '/claimsforyou', area: 'buyer', page: 'buyer/claims-for-you-page' },
  adminHome: {
    pattern: '/admin/home',
    area: 'admin',
    page: 'admin/home/admin-home-page',
    label: 'Administration',
    loads: [{ read: 'getFeaturedCases' }],
  },
  adminUsers: {
    pattern: '/admin/users',
    area: 'admin',
    page: 'admin/users/list/admin-users-page',
    label: 'Users',
    loads: [{ read: 'listAdminUsers', address: listAdminUsersQuery }],
  },
  adminCreateUser: {
    pattern: '/admin/users/create',
    area: 'admin',
    page: 'admin/users/profile/create-user-page',
    under: 'adminUsers',
  },
  adminUser: {
    pattern: '/admin/users/:id',
    area: 'admin',
    page: 'admin/users/admin-user-page',
    under: 'adminUsers',
    loads: [{ read: 'getAdminUser', path: { id: ':id' } }],
  },
  adminContacts: {
    pattern: '/admin/contacts',
    area: 'admin',
    page: 'admin/contacts/contacts-page',
    label: 'Contacts',
    under: 'adminHome',
  },
  adminContact: {
    pattern: '/admin/contacts/:id',
    area: 'admin',
    page: 'admin/contacts/contact-page',
    under: 'adminContacts',
  },
  adminEmails: {
    pattern: '/admin/email-communications',
    area: 'admin',
    page: 'admin/email-communications/email-communications-page',
    label: 'Email',
    under: 'adminHome',
  },
  adminNewEmail: {
    pattern: '/admin/email-communications/new',
    area: 'admin',
    page: 'admin/email-communications/new-email-communication-page',
    under: 'adminEmails',
  },
  adminEmail: {
    pattern: '/admin/email-communications/:id',
    area: 'admin',
    page: 'admin/email-communications/email-communication-page',
    under: 'adminEmails',
  },
  adminTags: {
    pattern: '/admin/tags',
    area: 'admin',
    page: 'admin/tags/tags-page',
    label: 'Tags',
    under: 'adminHome',
  },
  adminCases: {
    pattern: '/admin/cases',
    area: 'admin',
    page: 'admin/cases/cases-page',
    label: 'Cases',
    loads: [{ read: 'listCases', address: listCasesQuery }],
  },
  adminCreateCase: {
    pattern: '/admin/cases/create',
    area: 'admin',
    page: 'admin/cases/create-case-page',
    under: 'adminCases',
  },
  adminCase: {
    pattern: '/admin/cases/:id',
    area: 'admin',
    page: 'admin/cases/case-page',
    under: 'adminCases',
    loads: [
      { read: 'getCase', path: { id: ':id' } },
      { read: 'getCaseParameters', path: { id: ':id' } },
    ],
  },
  adminCaseInfo: {
    pattern: '/admin/case/info',
    area: 'admin',
    page: 'admin/cases/case-info-page',
    under: 'adminCases',
  },
  adminCaseParameters: {
    pattern: '/admin/case/parameters',
    area: 'admin',
    page: 'admin/cases/case-parameters-page',
    under: 'adminCases',
  },
  adminClaims: {
    pattern: '/admin/claims',
    area: 'admin',
    page: 'admin/claims/claims-page',
    label: 'Claims',
    loads: [{ read: 'listClaims', address: listClaimsQuery }],
  },
  adminCreateClaim: {
    pattern: '/admin/claims/create',
    area: 'admin',
    page: 'admin/claims/create-claim-page',
    under: 'adminClaims',
  },
  adminClaim: {
    pattern: '/admin/claims/:id',
    area: 'admin',
    page: 'admin/claims/claim-page',
    under: 'adminClaims',
    loads: [{ read: 'getClaim', path: { id: ':id' } }],
  },
  adminEditClaim: {
    pattern: '/admin/claims/edit/:id',
    area: 'admin',
    page: 'admin/claims/edit-claim-page',
    under: 'adminClaims',
  },
  adminNegotiations: {
    pattern: '/admin/negotiations',
    area: 'admin',
    page: 'admin/negotiations/negotiations-page',
    label: 'Negotiations',
    under: 'adminHome',
  },
  adminNegotiation: {
    pattern: '/admin/negotiations/:id',
    area: 'admin',
    page: 'admin/negotiations/negotiation-page',
    under: 'adminNegotiations',
  },
} as const satisfies Record<string, Route>;

interface Route {
  pattern: `/${string}`;
  area: Area;
  page: `${string}-page`;
  label?: string;
  under?: string;
  loads?: readonly Load[];
}

/**
 * A read that a page begins with; it leaves before the page's code has arrived. `:id` stands for what the path has in
 * that place, `?claim` for what the address has under that name: without it the read is not due.
 */
export type Load = {
  [Read in ReadId]: {
    read: Read;
    path?: Record<keyof PathParams<Read>, `:${string}` | `?${string}`>;
    /** The query that the page sets, whatever the address says. */
    query?: Readonly<QueryParams<Read>>;
    /** Reads the rest of the query from the address. */
    address?: Query<QueryParams<Read>>;
  };
}[ReadId];

type Params<Read extends ReadId> = operations[Read]['parameters'];
type PathParams<Read extends ReadId> = NonNullable<Params<Read>['path']>;
type QueryParams<Read extends ReadId> = NonNullable<Params<Read>['query']>;

/** `auth` has no frame, `public` is for everybody, `user` and `buyer` need a login, `admin` one of an administrator. */
export type Area = 'auth' | 'public' | 'user' | 'buyer' | 'admin';
