/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CaseIdOrCode } from './caseIdOrCode.ts';
import type { ClaimPriority } from './claimPriority.ts';
import type { ClaimSort } from './claimSort.ts';
import type { ClaimType } from './claimType.ts';
import type { EstateKycStatus } from './estateKycStatus.ts';
import type { PageParameter } from './pageParameter.ts';
import type { Percent } from './percent.ts';
import type { PerPageParameter } from './perPageParameter.ts';
import type { Recourse } from './recourse.ts';
import type { RegisterStatus } from './registerStatus.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortDirectionParameter } from './sortDirectionParameter.ts';

export type ListClaimsParams = {
  /**
   * Page number, from 1.
   * @minimum 1
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows on a page.
   * @minimum 1
   * @maximum 100
   */
  per_page?: PerPageParameter;
  /**
   * Words to look for; every word must occur. Case and accents of ASCII letters do not count.
   * @minLength 1
   * @maxLength 200
   */
  search?: SearchParameter;
  /**
   * Only claims of this case. Of an unknown case there are none.
   */
  case?: CaseIdOrCode;
  /**
   * @minItems 1
   * @maxItems 50
   * @items.minimum 1
   * @items.maximum 2147483647
   */
  case_id?: number[];
  /**
   * @minItems 1
   * @maxItems 20
   */
  claim_type?: ClaimType[];
  /**
   * @minItems 1
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 20
   * @items.pattern ^[^,]+$
   */
  claim_class?: string[];
  /**
   * @minItems 1
   * @maxItems 20
   */
  priority?: ClaimPriority[];
  /**
   * @minItems 1
   * @maxItems 20
   */
  register_status?: RegisterStatus[];
  /**
   * @minItems 1
   * @maxItems 20
   */
  estate_kyc_status?: EstateKycStatus[];
  /**
   * @minItems 1
   * @maxItems 20
   */
  recourse?: Recourse[];
  min_face_amount?: Amount;
  max_face_amount?: Amount;
  min_ask_percent?: Percent;
  max_ask_percent?: Percent;
  /**
   * Without it: newest first.
   */
  sort_by?: ClaimSort;
  /**
   * `asc` only when ascending order is asked for. Sent together with `sort_by`.
   */
  sort_direction?: SortDirectionParameter;
};
