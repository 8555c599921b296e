/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { LockVersion } from './lockVersion.ts';

/**
 * The version of the offer that is rejected, and why.
 */
export interface OfferRejectInput {
  /**
   * Why, for the other side to read; may be left out. Contact data in it are marked for staff, as in the `message` of an offer.
   * @maxLength 1000
   * @nullable
   */
  rejection_reason?: string | null;
  lock_version: LockVersion;
}
