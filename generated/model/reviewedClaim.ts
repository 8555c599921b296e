/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimStatus } from './claimStatus.ts';
import type { LockVersion } from './lockVersion.ts';

export interface ReviewedClaim {
  id: number;
  /** @pattern ^CLM-[0-9A-Z]{6}$ */
  reference: string;
  status: ClaimStatus;
  /** @nullable */
  review_note: string | null;
  /** @nullable */
  listed_at: string | null;
  /** @nullable */
  expires_at: string | null;
  lock_version: LockVersion;
}
