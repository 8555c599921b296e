/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { IdentityStatus } from './identityStatus.ts';
import type { IdentityVerification } from './identityVerification.ts';

/**
 * Where the verification stands; `verification` is the latest submission, null before the first.
 */
export interface IdentityState {
  status: IdentityStatus;
  /** The latest submission; null before the first. */
  verification: IdentityVerification | null;
}
