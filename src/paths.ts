/**
 * The route table (specification, section 2): of every page the pattern of its path, the area that decides on its guard
 * and frame, and the module below src/features that shows it.
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
  },
  claimOnboardingForCase: {
    pattern: '/claim-onboarding/:case_code',
    area: 'public',
    page: 'onboarding/claim-onboarding-case-page',
  },
  marketplace: {
    pattern: '/marketplace',
    area: 'public',
    page: 'marketplace/cases/marketplace-page',
  },
  featuredClaims: {
    pattern: '/marketplace/featured-claims',
    area: 'public',
    page: 'marketplace/claims/featured-claims-page',
  },
  case: { pattern: '/marketplace/:id', area: 'public', page: 'marketplace/case/case-page' },
  caseClaims: {
    pattern: '/marketplace/:id/all',
    area: 'public',
    page: 'marketplace/claims/case-claims-page',
  },
  claim: { pattern: '/claim/:id', area: 'public', page: 'marketplace/claim/claim-page' },
  mailbox: { pattern: '/mailbox', area: 'public', page: 'mailbox/mailbox-page' },
  test: { pattern: '/test', area: 'user', page: 'account/test-page' },
  settings: { pattern: '/settings', area: 'user', page: 'account/settings/settings-page' },
  myClaims: { pattern: '/my-claims', area: 'user', page: 'seller/my-claims-page' },
  createMyClaim: {
    pattern: '/my-claims/create',
    area: 'user',
    page: 'onboarding/create-my-claim-page',
  },
  myClaim: { pattern: '/my-claims/:id', area: 'user', page: 'seller/my-claim-page' },
  myOffers: { pattern: '/my-offers', area: 'user', page: 'negotiations/my-offers-page' },
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
  },
  verifyIdentity: {
    pattern: '/profile-verify-identity',
    area: 'user',
    page: 'account/identity/verify-identity-page',
  },
  applyBuyerAccount: {
    pattern: '/apply-buyer-account',
    area: 'user',
    page: 'account/buyer-account/apply-buyer-account-page',
  },
  buyerPortal: { pattern: '/buyer-portal', area: 'user', page: 'buyer/buyer-portal-page' },
  sellerPortal: { pattern: '/seller-portal', area: 'user', page: 'seller/seller-portal-page' },
  newAgreement: {
    pattern: '/new-agreement',
    area: 'user',
    page: 'account/buyer-account/new-agreement-page',
  },
  chat: { pattern: '/chat', area: 'user', page: 'account/chat-page' },
  negotiations: { pattern: '/negotiations', area: 'buyer', page: 'negotiations/negotiations-page' },
  followedClaims: {
    pattern: '/followed-claims',
    area: 'buyer',
    page: 'buyer/followed-claims-page',
  },
  claimsForYou: { pattern: '/claimsforyou', area: 'buyer', page: 'buyer/claims-for-you-page' },
  adminHome: { pattern: '/admin/home', area: 'admin', page: 'admin/home/admin-home-page' },
  adminUsers: { pattern: '/admin/users', area: 'admin', page: 'admin/users/list/admin-users-page' },
  adminCreateUser: {
    pattern: '/admin/users/create',
    area: 'admin',
    page: 'admin/users/profile/create-user-page',
  },
  adminUser: { pattern: '/admin/users/:id', area: 'admin', page: 'admin/users/admin-user-page' },
  adminContacts: {
    pattern: '/admin/contacts',
    area: 'admin',
    page: 'admin/contacts/contacts-page',
  },
  adminContact: {
    pattern: '/admin/contacts/:id',
    area: 'admin',
    page: 'admin/contacts/contact-page',
  },
  adminEmails: {
    pattern: '/admin/email-communications',
    area: 'admin',
    page: 'admin/email-communications/email-communications-page',
  },
  adminNewEmail: {
    pattern: '/admin/email-communications/new',
    area: 'admin',
    page: 'admin/email-communications/new-email-communication-page',
  },
  adminEmail: {
    pattern: '/admin/email-communications/:id',
    area: 'admin',
    page: 'admin/email-communications/email-communication-page',
  },
  adminTags: { pattern: '/admin/tags', area: 'admin', page: 'admin/tags/tags-page' },
  adminCases: { pattern: '/admin/cases', area: 'admin', page: 'admin/cases/cases-page' },
  adminCreateCase: {
    pattern: '/admin/cases/create',
    area: 'admin',
    page: 'admin/cases/create-case-page',
  },
  adminCase: { pattern: '/admin/cases/:id', area: 'admin', page: 'admin/cases/case-page' },
  adminCaseInfo: { pattern: '/admin/case/info', area: 'admin', page: 'admin/cases/case-info-page' },
  adminCaseParameters: {
    pattern: '/admin/case/parameters',
    area: 'admin',
    page: 'admin/cases/case-parameters-page',
  },
  adminClaims: { pattern: '/admin/claims', area: 'admin', page: 'admin/claims/claims-page' },
  adminCreateClaim: {
    pattern: '/admin/claims/create',
    area: 'admin',
    page: 'admin/claims/create-claim-page',
  },
  adminClaim: { pattern: '/admin/claims/:id', area: 'admin', page: 'admin/claims/claim-page' },
  adminEditClaim: {
    pattern: '/admin/claims/edit/:id',
    area: 'admin',
    page: 'admin/claims/edit-claim-page',
  },
  adminNegotiations: {
    pattern: '/admin/negotiations',
    area: 'admin',
    page: 'admin/negotiations/negotiations-page',
  },
  adminNegotiation: {
    pattern: '/admin/negotiations/:id',
    area: 'admin',
    page: 'admin/negotiations/negotiation-page',
  },
} as const satisfies Record<string, Route>;

interface Route {
  pattern: `/${string}`;
  area: Area;
  page: `${string}-page`;
}

/** `auth` has no frame, `public` is for everybody, `user` and `buyer` need a login, `admin` one of an administrator. */
export type Area = 'auth' | 'public' | 'user' | 'buyer' | 'admin';
export type RouteName = keyof typeof ROUTES;

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
