/** Every path of the product (specification, section 2) with the area it belongs to. */
export const ROUTES = {
  register: { pattern: '/', area: 'auth' },
  login: { pattern: '/login', area: 'auth' },
  forgotPassword: { pattern: '/forget-password', area: 'auth' },
  verifyEmail: { pattern: '/verify-email', area: 'auth' },
  magicLink: { pattern: '/magic-link/verify-email', area: 'auth' },
  accountToken: { pattern: '/account/token', area: 'auth' },
  adminLogin: { pattern: '/admin/login', area: 'auth' },
  claimOnboarding: { pattern: '/claim-onboarding', area: 'public' },
  claimOnboardingForCase: { pattern: '/claim-onboarding/:case_code', area: 'public' },
  marketplace: { pattern: '/marketplace', area: 'public' },
  featuredClaims: { pattern: '/marketplace/featured-claims', area: 'public' },
  case: { pattern: '/marketplace/:id', area: 'public' },
  caseClaims: { pattern: '/marketplace/:id/all', area: 'public' },
  claim: { pattern: '/claim/:id', area: 'public' },
  mailbox: { pattern: '/mailbox', area: 'public' },
  test: { pattern: '/test', area: 'user' },
  settings: { pattern: '/settings', area: 'user' },
  myClaims: { pattern: '/my-claims', area: 'user' },
  createMyClaim: { pattern: '/my-claims/create', area: 'user' },
  myClaim: { pattern: '/my-claims/:id', area: 'user' },
  myOffers: { pattern: '/my-offers', area: 'user' },
  myOffer: { pattern: '/my-offers/:id', area: 'user' },
  negotiation: { pattern: '/negotiations/:id', area: 'user' },
  accountSettings: { pattern: '/profile-account-settings', area: 'user' },
  verifyIdentity: { pattern: '/profile-verify-identity', area: 'user' },
  applyBuyerAccount: { pattern: '/apply-buyer-account', area: 'user' },
  buyerPortal: { pattern: '/buyer-portal', area: 'user' },
  sellerPortal: { pattern: '/seller-portal', area: 'user' },
  newAgreement: { pattern: '/new-agreement', area: 'user' },
  chat: { pattern: '/chat', area: 'user' },
  negotiations: { pattern: '/negotiations', area: 'buyer' },
  followedClaims: { pattern: '/followed-claims', area: 'buyer' },
  claimsForYou: { pattern: '/claimsforyou', area: 'buyer' },
  adminHome: { pattern: '/admin/home', area: 'admin' },
  adminUsers: { pattern: '/admin/users', area: 'admin' },
  adminCreateUser: { pattern: '/admin/users/create', area: 'admin' },
  adminUser: { pattern: '/admin/users/:id', area: 'admin' },
  adminContacts: { pattern: '/admin/contacts', area: 'admin' },
  adminContact: { pattern: '/admin/contacts/:id', area: 'admin' },
  adminEmails: { pattern: '/admin/email-communications', area: 'admin' },
  adminNewEmail: { pattern: '/admin/email-communications/new', area: 'admin' },
  adminEmail: { pattern: '/admin/email-communications/:id', area: 'admin' },
  adminTags: { pattern: '/admin/tags', area: 'admin' },
  adminCases: { pattern: '/admin/cases', area: 'admin' },
  adminCreateCase: { pattern: '/admin/cases/create', area: 'admin' },
  adminCase: { pattern: '/admin/cases/:id', area: 'admin' },
  adminCaseInfo: { pattern: '/admin/case/info', area: 'admin' },
  adminCaseParameters: { pattern: '/admin/case/parameters', area: 'admin' },
  adminClaims: { pattern: '/admin/claims', area: 'admin' },
  adminCreateClaim: { pattern: '/admin/claims/create', area: 'admin' },
  adminClaim: { pattern: '/admin/claims/:id', area: 'admin' },
  adminEditClaim: { pattern: '/admin/claims/edit/:id', area: 'admin' },
  adminNegotiations: { pattern: '/admin/negotiations', area: 'admin' },
  adminNegotiation: { pattern: '/admin/negotiations/:id', area: 'admin' },
} as const satisfies Record<string, { pattern: `/${string}`; area: Area }>;

export type Area = 'auth' | 'public' | 'user' | 'buyer' | 'admin';
export type RouteName = keyof typeof ROUTES;

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
