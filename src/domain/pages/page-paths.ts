/*
 * The pages that the exchange itself mentions, in mails and notifications, at its start and where it draws ahead. By
 * their names in the route table, each has the pattern of its path, which is the path itself if it has no parameter.
 */
export const login = '/login';
export const adminLogin = '/admin/login';
export const forgotPassword = '/forget-password';
export const verifyEmail = '/verify-email';
export const magicLink = '/magic-link/verify-email';
export const unsubscribe = '/unsubscribe';
export const claimOnboarding = '/claim-onboarding';
export const marketplace = '/marketplace';
export const featuredClaims = '/marketplace/featured-claims';
export const claim = '/claim/:id';
export const myClaims = '/my-claims';
export const myClaim = '/my-claims/:id';
export const myOffer = '/my-offers/:id';
export const negotiation = '/negotiations/:id';
export const accountSettings = '/profile-account-settings';
export const verifyIdentity = '/profile-verify-identity';
export const applyBuyerAccount = '/apply-buyer-account';
export const buyerPortal = '/buyer-portal';
export const newAgreement = '/new-agreement';
export const conversation = '/chat/:id';
export const savedSearches = '/saved-searches';
export const mailbox = '/mailbox';
