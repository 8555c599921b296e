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
   * Words to look for, the first eight of them; every word must occur, one of one or two letters at the start of a word; blanks alone look for nothing. Case and accents of ASCII letters do not count.
   * @minLength 1
   * @maxLength 200
   */
  search?: SearchParameter;
  /**
   * The number of a case or its `case_code`. Where both would fit, the number wins.
   * @minLength 1
   * @maxLength 40
   * @pattern ^[a-z0-9-]{1,40}$
   */
  case?: CaseFilterParameter;
  /**
   * Only claims of these cases, by their numbers.
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
   * Decimal string in the `currency` beside it, with no more decimals than the currency has.
   * @pattern ^\d{1,12}(\.\d{1,8})?$
   */
  min_face_amount?: MinFaceAmountParameter;
  /**
   * Decimal string in the `currency` beside it, with no more decimals than the currency has.
   * @pattern ^\d{1,12}(\.\d{1,8})?$
   */
  max_face_amount?: MaxFaceAmountParameter;
  /**
   * Percent of face (cents on the dollar) as a decimal string with at most 4 decimals; above 100 is legal, 500 is the most.
   * @pattern ^(?:500(?:\.0{1,4})?|[0-4]?\d{1,2}(?:\.\d{1,4})?)$
   */
  min_ask_percent?: MinAskPercentParameter;
  /**
   * Percent of face (cents on the dollar) as a decimal string with at most 4 decimals; above 100 is legal, 500 is the most.
   * @pattern ^(?:500(?:\.0{1,4})?|[0-4]?\d{1,2}(?:\.\d{1,4})?)$
   */
  max_ask_percent?: MaxAskPercentParameter;
  /**
   * Without it: newest first.
   */
  sort_by?: ClaimSort;
  /**
   * Order of a list.
   */
  sort_direction?: SortDirectionParameter;
};
