/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { IdentityReviewInputIdentityVerification } from './identityReviewInputIdentityVerification.ts';

/**
 * Transitions: pending to approved, resubmission_requested or rejected; approved or rejected to
 * resubmission_requested. `rejection_reason` is required unless approving.
 */
export interface IdentityReviewInput {
  /** The decision on the latest submission, with the version of the user that it was made on: without it, what was submitted in the meantime is decided on unseen. */
  identity_verification: IdentityReviewInputIdentityVerification;
}
