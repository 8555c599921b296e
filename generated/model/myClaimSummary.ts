/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ClaimDeal } from './claimDeal.ts';
import type { ClaimStatus } from './claimStatus.ts';
import type { ClaimType } from './claimType.ts';
import type { Currency } from './currency.ts';
import type { LockVersion } from './lockVersion.ts';
import type { MyClaimCase } from './myClaimCase.ts';
import type { Percent } from './percent.ts';

/**
 * A claim of the caller in a list.
 */
export interface MyClaimSummary {
  id: number;
  /** @pattern ^CLM-[0-9A-Z]{6}$ */
  reference: string;
  case: MyClaimCase;
  status: ClaimStatus;
  claim_type: ClaimType;
  /** @nullable */
  claim_class: string | null;
  currency: Currency;
  /** Null in a draft without it. */
  face_amount: Amount | null;
  ask_percent: Percent | null;
  best_bid_percent: Percent | null;
  /** @minimum 0 */
  offers_count: number;
  /** @nullable */
  sold_at: string | null;
  deal: ClaimDeal | null;
  /** @nullable */
  review_note: string | null;
  /** @nullable */
  listed_at: string | null;
  /** @nullable */
  expires_at: string | null;
  created_at: string;
  updated_at: string;
  lock_version: LockVersion;
}
