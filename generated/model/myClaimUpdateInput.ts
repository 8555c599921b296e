/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimFields } from './claimFields.ts';
import type { LockVersion } from './lockVersion.ts';

/**
 * What changes, and the version it was decided on.
 */
export interface MyClaimUpdateInput {
  claim: ClaimFields;
  lock_version: LockVersion;
}
