// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
/** The path of every read, by its operation. */
export const READ_PATHS = {
  getCurrentUser: '/auth/current_user',
  checkConfirmation: '/users/confirmation',
  getIdentityVerification: '/api/identity_verification',
  listDocuments: '/api/documents',
  getDocument: '/api/documents/{id}',
  readDocumentContent: '/api/documents/{id}/content',
  listCases: '/api/cases',
  getFeaturedCases: '/api/cases/featured',
  getCase: '/api/cases/{id}',
  getCasePriceHistory: '/api/cases/{id}/price_history',
  getCaseUpdates: '/api/cases/{id}/updates',
  getCaseParameters: '/api/cases/{id}/parameters',
  listClaims: '/api/claims',
  getFeaturedClaims: '/api/claims/featured',
  getClaim: '/api/claims/{id}',
  listRecommendedClaims: '/api/claims/recommended',
  getFollows: '/api/follows',
  listFollowedClaims: '/api/followed_claims',
  listSavedSearches: '/api/saved_searches',
  listMyClaims: '/api/my_claims',
  getMyClaim: '/api/my_claims/{id}',
  getSellerPortal: '/api/seller_portal',
  getAdminProfile: '/admin/profile',
  listAdminUsers: '/admin/users',
  getAdminUser: '/admin/users/{id}',
  getAdminDocument: '/admin/documents/{id}',
  listMailboxMessages: '/auth/mailbox',
  getStaffContact: '/api/staff_contact',
} as const;

export type ReadId = keyof typeof READ_PATHS;

/** What follows from a successful write. */
export interface Write {
  method: string;
  path: string;
  /** Whether it is one act of its caller, by the key that goes along. */
  takesKey?: true;
  /** Whose session begins with the token of its answer. */
  begins?: 'user' | 'admin';
  /** The read that would answer the same record: the answer of the write is its newest state. */
  newest?: ReadId;
  /** The read whose record is no more. */
  gone?: ReadId;
  /** Reads that may answer otherwise now. */
  stale?: readonly ReadId[];
  /** Lists among them in which the row of the record is known already, by the name of their rows. */
  rows?: Partial<Record<ReadId, string>>;
}

const writes = {
  signInUser: { method: 'POST', path: '/users/sign_in', begins: 'user' },
  signOutUser: { method: 'DELETE', path: '/users/sign_out', takesKey: true },
  registerUser: { method: 'POST', path: '/users' },
  confirmEmail: { method: 'POST', path: '/users/confirmation', begins: 'user' },
  resendConfirmation: { method: 'POST', path: '/users/confirmation/resend' },
  sendMagicLink: { method: 'POST', path: '/auth/magic_link/send' },
  verifyMagicLink: { method: 'POST', path: '/auth/magic_link/verify', begins: 'user' },
  requestPasswordReset: { method: 'POST', path: '/auth/password_resets' },
  resetPassword: { method: 'PUT', path: '/auth/password_resets' },
  updateCurrentUser: {
    method: 'PUT',
    path: '/api/current_user',
    takesKey: true,
    newest: 'getCurrentUser',
  },
  updatePreferences: {
    method: 'PUT',
    path: '/api/current_user/update_preferences',
    takesKey: true,
    newest: 'getCurrentUser',
  },
  submitVerification: {
    method: 'POST',
    path: '/api/submit_verification',
    takesKey: true,
    stale: ['getIdentityVerification', 'getCurrentUser', 'listDocuments'],
  },
  uploadDocument: {
    method: 'POST',
    path: '/api/documents',
    takesKey: true,
    newest: 'getDocument',
    stale: ['listDocuments'],
    rows: { listDocuments: 'documents' },
  },
  deleteDocument: {
    method: 'DELETE',
    path: '/api/documents/{id}',
    takesKey: true,
    gone: 'getDocument',
    stale: ['listDocuments', 'getMyClaim'],
    rows: { listDocuments: 'documents' },
  },
  followClaim: {
    method: 'POST',
    path: '/api/claims/{id}/follow',
    takesKey: true,
    stale: ['getFollows', 'getClaim', 'listFollowedClaims', 'listRecommendedClaims'],
  },
  unfollowClaim: {
    method: 'DELETE',
    path: '/api/claims/{id}/follow',
    takesKey: true,
    stale: ['getFollows', 'getClaim', 'listFollowedClaims', 'listRecommendedClaims'],
  },
  dismissClaim: {
    method: 'POST',
    path: '/api/claims/{id}/dismissal',
    takesKey: true,
    stale: ['listRecommendedClaims'],
  },
  restoreClaim: {
    method: 'DELETE',
    path: '/api/claims/{id}/dismissal',
    takesKey: true,
    stale: ['listRecommendedClaims'],
  },
  followCase: {
    method: 'POST',
    path: '/api/cases/{id}/follow',
    takesKey: true,
    stale: ['getFollows', 'getCase', 'listCases', 'listRecommendedClaims'],
  },
  unfollowCase: {
    method: 'DELETE',
    path: '/api/cases/{id}/follow',
    takesKey: true,
    stale: ['getFollows', 'getCase', 'listCases', 'listRecommendedClaims'],
  },
  createSavedSearch: {
    method: 'POST',
    path: '/api/saved_searches',
    takesKey: true,
    stale: ['listSavedSearches'],
    rows: { listSavedSearches: 'saved_searches' },
  },
  updateSavedSearch: {
    method: 'PUT',
    path: '/api/saved_searches/{id}',
    takesKey: true,
    stale: ['listSavedSearches'],
    rows: { listSavedSearches: 'saved_searches' },
  },
  deleteSavedSearch: {
    method: 'DELETE',
    path: '/api/saved_searches/{id}',
    takesKey: true,
    stale: ['listSavedSearches'],
  },
  createMyClaim: {
    method: 'POST',
    path: '/api/my_claims',
    takesKey: true,
    newest: 'getMyClaim',
    stale: ['listMyClaims', 'getSellerPortal'],
    rows: { listMyClaims: 'my_claims' },
  },
  updateMyClaim: {
    method: 'PUT',
    path: '/api/my_claims/{id}',
    takesKey: true,
    newest: 'getMyClaim',
    stale: [
      'listMyClaims',
      'getSellerPortal',
      'listClaims',
      'getFeaturedClaims',
      'getClaim',
      'listCases',
      'getCase',
    ],
    rows: { listMyClaims: 'my_claims' },
  },
  deleteMyClaim: {
    method: 'DELETE',
    path: '/api/my_claims/{id}',
    takesKey: true,
    gone: 'getMyClaim',
    stale: ['listMyClaims', 'getSellerPortal', 'listDocuments'],
    rows: { listMyClaims: 'my_claims' },
  },
  submitMyClaim: {
    method: 'POST',
    path: '/api/my_claims/{id}/submit',
    takesKey: true,
    newest: 'getMyClaim',
    stale: ['listMyClaims', 'getSellerPortal'],
    rows: { listMyClaims: 'my_claims' },
  },
  pauseMyClaim: {
    method: 'POST',
    path: '/api/my_claims/{id}/pause',
    takesKey: true,
    newest: 'getMyClaim',
    stale: [
      'listMyClaims',
      'getSellerPortal',
      'listClaims',
      'getFeaturedClaims',
      'getClaim',
      'listCases',
      'getCase',
    ],
    rows: { listMyClaims: 'my_claims' },
  },
  resumeMyClaim: {
    method: 'POST',
    path: '/api/my_claims/{id}/resume',
    takesKey: true,
    newest: 'getMyClaim',
    stale: [
      'listMyClaims',
      'getSellerPortal',
      'listClaims',
      'getFeaturedClaims',
      'getClaim',
      'listCases',
      'getCase',
    ],
    rows: { listMyClaims: 'my_claims' },
  },
  withdrawMyClaim: {
    method: 'POST',
    path: '/api/my_claims/{id}/withdraw',
    takesKey: true,
    newest: 'getMyClaim',
    stale: [
      'listMyClaims',
      'getSellerPortal',
      'listClaims',
      'getFeaturedClaims',
      'getClaim',
      'listCases',
      'getCase',
    ],
    rows: { listMyClaims: 'my_claims' },
  },
  relistMyClaim: {
    method: 'POST',
    path: '/api/my_claims/{id}/relist',
    takesKey: true,
    newest: 'getMyClaim',
    stale: ['listMyClaims', 'getSellerPortal'],
    rows: { listMyClaims: 'my_claims' },
  },
  uploadClaimDocument: {
    method: 'POST',
    path: '/api/my_claims/{id}/documents',
    takesKey: true,
    newest: 'getDocument',
    stale: ['listDocuments', 'getMyClaim'],
    rows: { listDocuments: 'documents' },
  },
  copyDocumentToMyClaim: {
    method: 'POST',
    path: '/api/my_claims/{id}/saved_documents',
    takesKey: true,
    newest: 'getDocument',
    stale: ['listDocuments', 'getMyClaim'],
    rows: { listDocuments: 'documents' },
  },
  signInAdmin: { method: 'POST', path: '/admins/sign_in', begins: 'admin' },
  signOutAdmin: { method: 'DELETE', path: '/admins/sign_out', takesKey: true },
  createAdminUser: {
    method: 'POST',
    path: '/admin/users',
    takesKey: true,
    newest: 'getAdminUser',
    stale: ['listAdminUsers'],
    rows: { listAdminUsers: 'users' },
  },
  updateAdminUser: {
    method: 'PUT',
    path: '/admin/users/{id}',
    takesKey: true,
    newest: 'getAdminUser',
    stale: [
      'listAdminUsers',
      'listClaims',
      'getFeaturedClaims',
      'getClaim',
      'listCases',
      'getCase',
    ],
    rows: { listAdminUsers: 'users' },
  },
  updateAdminUserCountry: {
    method: 'PATCH',
    path: '/admin/users/{userId}/update_country',
    takesKey: true,
    newest: 'getAdminUser',
    stale: ['listAdminUsers'],
    rows: { listAdminUsers: 'users' },
  },
  approveClaim: {
    method: 'POST',
    path: '/admin/claims/{id}/approve',
    takesKey: true,
    stale: ['listClaims', 'getFeaturedClaims', 'getClaim', 'listCases', 'getCase'],
  },
  requestClaimChanges: {
    method: 'POST',
    path: '/admin/claims/{id}/request_changes',
    takesKey: true,
  },
  rejectClaim: { method: 'POST', path: '/admin/claims/{id}/reject', takesKey: true },
  reportClientError: { method: 'POST', path: '/api/client_errors' },
} satisfies Record<string, Write>;

export const WRITES: Record<keyof typeof writes, Write> = writes;
