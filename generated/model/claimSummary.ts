/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ClaimCase } from './claimCase.ts';
import type { ClaimPriority } from './claimPriority.ts';
import type { ClaimType } from './claimType.ts';
import type { Currency } from './currency.ts';
import type { EstateKycStatus } from './estateKycStatus.ts';
import type { ListedClaimStatus } from './listedClaimStatus.ts';
import type { Percent } from './percent.ts';
import type { Recourse } from './recourse.ts';
import type { RegisterStatus } from './registerStatus.ts';

/**
 * A listed claim in a list. For visitors the face amount is rounded to two significant digits.
 */
export interface ClaimSummary {
  id: number;
  /** @pattern ^CLM-[0-9A-Z]{6}$ */
  reference: string;
  case: ClaimCase;
  status: ListedClaimStatus;
  claim_type: ClaimType;
  /** @nullable */
  claim_class: string | null;
  priority: ClaimPriority;
  currency: Currency;
  face_amount: Amount;
  /** True where `face_amount` is rounded for a visitor. */
  face_amount_rounded: boolean;
  ask_percent: Percent | null;
  best_bid_percent: Percent | null;
  register_status: RegisterStatus;
  estate_kyc_status: EstateKycStatus;
  recourse_preference: Recourse | null;
  partial_sale: boolean;
  featured: boolean;
  /** @nullable */
  listed_at: string | null;
  /** @nullable */
  expires_at: string | null;
}
