/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimStatus } from './claimStatus.ts';
import type { LockVersion } from './lockVersion.ts';

/**
 * What our staff have made of a claim.
 */
export interface ReviewedClaim {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  /**
   * What people call the claim, for good; six digits and capital letters without I, L, O and U.
   * @pattern ^CLM-[0-9A-Z]{6}$
   */
  reference: string;
  status: ClaimStatus;
  /**
   * What the reviewer asks for, why the claim was rejected, or why our staff have taken it off the market; null: nothing was written. Null again with the next submission, with the approval, and when it is put back or resumed; a paused claim has one exactly where our staff have taken it off.
   * @nullable
   */
  review_note: string | null;
  /** Whether it stands among the featured claims. */
  featured: boolean;
  /**
   * When it came onto the market; null until a review has ended well, and again once it is relisted or revised.
   * @nullable
   */
  listed_at: string | null;
  /**
   * When the listing ends unless it is renewed, and stays after it has ended; null before it is listed, and again once it is relisted or revised.
   * @nullable
   */
  expires_at: string | null;
  lock_version: LockVersion;
}
