/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseFilterParameter } from './caseFilterParameter.ts';
import type { CaseIdFilterParameter } from './caseIdFilterParameter.ts';
import type { ClaimClassFilterParameter } from './claimClassFilterParameter.ts';
import type { ClaimSort } from './claimSort.ts';
import type { ClaimTypeFilterParameter } from './claimTypeFilterParameter.ts';
import type { EstateKycStatusFilterParameter } from './estateKycStatusFilterParameter.ts';
import type { MaxAskPercentParameter } from './maxAskPercentParameter.ts';
import type { MaxFaceAmountParameter } from './maxFaceAmountParameter.ts';
import type { MinAskPercentParameter } from './minAskPercentParameter.ts';
import type { MinFaceAmountParameter } from './minFaceAmountParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';
import type { PriorityFilterParameter } from './priorityFilterParameter.ts';
import type { RecourseFilterParameter } from './recourseFilterParameter.ts';
import type { RegisterStatusFilterParameter } from './registerStatusFilterParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortDirectionParameter } from './sortDirectionParameter.ts';

export type ListClaimsParams = {
  /**
   * Page number, from 1. Default: `1`.
   * @minimum 1
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows on a page. Default: `25`.
   * @minimum 1
   * @maximum 100
   */
  per_page?: PerPageParameter;
  /**
   * Words to look for, the first eight of them; every word must occur, one of one or two letters at the start of a word; blanks alone look for nothing. Case and accents of ASCII letters do not count.
   * @minLength 1
   * @maxLength 200
   */
  search?: SearchParameter;
  /**
   * Only claims of this case. Of an unknown case there are none.
   */
  case?: CaseFilterParameter;
  /**
   * Only what belongs to these cases, by their numbers.
   * @minItems 1
   * @maxItems 50
   * @items.minimum 1
   * @items.maximum 2147483647
   */
  case_id?: CaseIdFilterParameter;
  /**
   * Only claims of these types.
   * @minItems 1
   * @maxItems 20
   */
  claim_type?: ClaimTypeFilterParameter;
  /**
   * Only claims of these classes of their case, by code.
   * @minItems 1
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 20
   * @items.pattern ^[^,]+$
   */
  claim_class?: ClaimClassFilterParameter;
  /**
   * Only claims of these ranks.
   * @minItems 1
   * @maxItems 20
   */
  priority?: PriorityFilterParameter;
  /**
   * Only claims that stand so in the register.
   * @minItems 1
   * @maxItems 20
   */
  register_status?: RegisterStatusFilterParameter;
  /**
   * Only claims whose holder stands so with the estate.
   * @minItems 1
   * @maxItems 20
   */
  estate_kyc_status?: EstateKycStatusFilterParameter;
  /**
   * Only claims whose seller prefers this recourse.
   * @minItems 1
   * @maxItems 20
   */
  recourse?: RecourseFilterParameter;
  /**
   * Only claims with at least this face amount, as the caller sees it; one's own count rounded, as for visitors.
   */
  min_face_amount?: MinFaceAmountParameter;
  /**
   * Only claims with at most this face amount, as the caller sees it; one's own count rounded, as for visitors.
   */
  max_face_amount?: MaxFaceAmountParameter;
  /**
   * Only claims that ask for at least this, in percent of face.
   */
  min_ask_percent?: MinAskPercentParameter;
  /**
   * Only claims that ask for at most this, in percent of face.
   */
  max_ask_percent?: MaxAskPercentParameter;
  /**
   * Without it: newest first.
   */
  sort_by?: ClaimSort;
  /**
   * `asc` only when ascending order is asked for. Sent together with `sort_by`; without it ignored.
   */
  sort_direction?: SortDirectionParameter;
};
