/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ClaimPriority } from './claimPriority.ts';
import type { ClaimType } from './claimType.ts';
import type { EstateKycStatus } from './estateKycStatus.ts';
import type { Percent } from './percent.ts';
import type { Recourse } from './recourse.ts';
import type { RegisterStatus } from './registerStatus.ts';

/**
 * The filters of `listClaims` that the search sets; one that is missing filters nothing. Face amounts count as the owner of the search sees them, rounded where `listClaims` rounds them, also where it is told.
 */
export interface SavedSearchParams {
  /**
   * Claims of these cases.
   * @minItems 1
   * @maxItems 50
   * @items.minimum 1
   * @items.maximum 2147483647
   */
  case_id?: number[];
  /**
   * Claims of these types.
   * @minItems 1
   * @maxItems 20
   */
  claim_type?: ClaimType[];
  /**
   * Claims of these classes of their case.
   * @minItems 1
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 20
   * @items.pattern ^[^,]+$
   */
  claim_class?: string[];
  /**
   * Claims of these ranks.
   * @minItems 1
   * @maxItems 20
   */
  priority?: ClaimPriority[];
  /**
   * Claims that stand so in the register.
   * @minItems 1
   * @maxItems 20
   */
  register_status?: RegisterStatus[];
  /**
   * Claims whose holder has this status with the estate.
   * @minItems 1
   * @maxItems 20
   */
  estate_kyc_status?: EstateKycStatus[];
  /**
   * Claims whose seller prefers this recourse.
   * @minItems 1
   * @maxItems 20
   */
  recourse?: Recourse[];
  /** Claims of at least this face amount. */
  min_face_amount?: Amount;
  /** Claims of at most this face amount. */
  max_face_amount?: Amount;
  /** Claims that ask for at least this. */
  min_ask_percent?: Percent;
  /** Claims that ask for at most this. */
  max_ask_percent?: Percent;
}
