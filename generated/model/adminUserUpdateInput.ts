/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AdminUserChangeInput } from './adminUserChangeInput.ts';
import type { IdentityReviewInput } from './identityReviewInput.ts';

/**
 * Either a review of the identity or a change of the user, never both.
 */
export type AdminUserUpdateInput = IdentityReviewInput | AdminUserChangeInput;
