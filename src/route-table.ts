import { ADMIN_ROUTES } from './admin-route-table.ts';
import * as PAGES from './domain/pages/page-paths.ts';

/**
 * The route table (specification, section 2). Each page has the pattern of its path, the area that decides on its guard
 * and frame, the module below src/features that shows it, its label in menus and breadcrumbs, and the page above it.
 * What it first asks the exchange for is in src/route-loads.ts. The pages of the administration have a table of their
 * own, and the patterns that the exchange itself mentions are in src/domain/pages/page-paths.ts.
 */
export const ROUTES = {
  register: { pattern: '/', area: 'auth', page: 'auth/register/register-page', isDrawnAhead: true },
  login: { pattern: PAGES.login, area: 'auth', page: 'auth/login/login-page', isDrawnAhead: true },
  forgotPassword: {
    pattern: PAGES.forgotPassword,
    area: 'auth',
    page: 'auth/password/forgot-password-page',
    isDrawnAhead: true,
  },
  verifyEmail: { pattern: PAGES.verifyEmail, area: 'auth', page: 'auth/links/verify-email-page' },
  magicLink: {
    pattern: PAGES.magicLink,
    area: 'auth',
    page: 'auth/links/magic-link-page',
  },
  accountToken: { pattern: '/account/token', area: 'auth', page: 'auth/links/account-token-page' },
  unsubscribe: { pattern: PAGES.unsubscribe, area: 'auth', page: 'auth/links/unsubscribe-page' },
  adminLogin: {
    pattern: PAGES.adminLogin,
    area: 'auth',
    page: 'admin/session/admin-login-page',
    isDrawnAhead: true,
  },
  claimOnboarding: {
    pattern: PAGES.claimOnboarding,
    area: 'public',
    page: 'onboarding/claim-onboarding-page',
    label: 'Sell a claim',
  },
  claimOnboardingForCase: {
    pattern: '/claim-onboarding/:case_code',
    area: 'public',
    page: 'onboarding/claim-onboarding-case-page',
    under: 'claimOnboarding',
  },
  marketplace: {
    pattern: PAGES.marketplace,
    area: 'public',
    page: 'marketplace/cases/marketplace-page',
    label: 'Marketplace',
  },
  featuredClaims: {
    pattern: PAGES.featuredClaims,
    area: 'public',
    page: 'marketplace/claims/featured-claims-page',
    label: 'Featured claims',
    under: 'marketplace',
  },
  case: {
    pattern: '/marketplace/:id',
    area: 'public',
    page: 'marketplace/case/case-page',
    under: 'marketplace',
  },
  caseClaims: {
    pattern: '/marketplace/:id/all',
    area: 'public',
    page: 'marketplace/claims/case-claims-page',
    under: 'marketplace',
  },
  claim: {
    pattern: PAGES.claim,
    area: 'public',
    page: 'marketplace/claim/claim-page',
    under: 'marketplace',
  },
  mailbox: { pattern: PAGES.mailbox, area: 'public', page: 'mailbox/mailbox-page' },
  test: { pattern: '/test', area: 'user', page: 'account/test-page' },
  settings: {
    pattern: '/settings',
    area: 'user',
    page: 'account/settings/settings-page',
    label: 'Settings',
  },
  myClaims: {
    pattern: PAGES.myClaims,
    area: 'user',
    page: 'seller/my-claims-page',
    label: 'My claims',
  },
  createMyClaim: {
    pattern: '/my-claims/create',
    area: 'user',
    page: 'onboarding/create-my-claim-page',
    under: 'myClaims',
  },
  myClaim: {
    pattern: PAGES.myClaim,
    area: 'user',
    page: 'seller/my-claim-page',
    under: 'myClaims',
  },
  myOffers: {
    pattern: '/my-offers',
    area: 'user',
    page: 'negotiations/my-offers-page',
    label: 'My offers',
  },
  myOffer: {
    pattern: PAGES.myOffer,
    area: 'user',
    page: 'negotiations/my-offer-page',
    under: 'myOffers',
  },
  negotiation: {
    pattern: PAGES.negotiation,
    area: 'user',
    page: 'negotiations/negotiation-page',
  },
  accountSettings: {
    pattern: PAGES.accountSettings,
    area: 'user',
    page: 'account/account-settings-page',
    label: 'Profile',
  },
  verifyIdentity: {
    pattern: PAGES.verifyIdentity,
    area: 'user',
    page: 'account/identity/verify-identity-page',
    label: 'Identity',
  },
  applyBuyerAccount: {
    pattern: PAGES.applyBuyerAccount,
    area: 'user',
    page: 'account/buyer-account/apply-buyer-account-page',
    label: 'Buyer account',
  },
  buyerPortal: {
    pattern: PAGES.buyerPortal,
    area: 'user',
    page: 'buyer/buyer-portal-page',
    label: 'Buyer portal',
  },
  sellerPortal: {
    pattern: '/seller-portal',
    area: 'user',
    page: 'seller/seller-portal-page',
    label: 'Seller portal',
  },
  newAgreement: {
    pattern: PAGES.newAgreement,
    area: 'user',
    page: 'account/buyer-account/new-agreement-page',
  },
  notifications: {
    pattern: '/notifications',
    area: 'user',
    page: 'account/notifications-page',
    label: 'Notifications',
  },
  chat: { pattern: '/chat', area: 'user', page: 'chat/conversations-page', label: 'Messages' },
  conversation: {
    pattern: PAGES.conversation,
    area: 'user',
    page: 'chat/conversation-page',
    under: 'chat',
  },
  savedSearches: {
    pattern: PAGES.savedSearches,
    area: 'user',
    page: 'buyer/saved-searches-page',
    label: 'Saved searches',
  },
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
    label: 'Followed claims',
  },
  claimsForYou: {
    pattern: '/claimsforyou',
    area: 'buyer',
    page: 'buyer/claims-for-you-page',
    label: 'Claims for you',
  },
  ...ADMIN_ROUTES,
} as const satisfies Record<string, Route>;

export interface Route {
  pattern: `/${string}`;
  area: Area;
  page: `${string}-page`;
  label?: string;
  under?: string;
  /** Its form is part of the HTML, because it is the same for everybody, whatever the address says. */
  isDrawnAhead?: true;
}

/**
 * `auth` has no frame. `public` is for everybody, `user` needs a login, `buyer` that of a verified buyer, `admin` that
 * of an administrator.
 */
export type Area = 'auth' | 'public' | 'user' | 'buyer' | 'admin';
