/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AdminClaimSort } from './adminClaimSort.ts';
import type { CaseIdFilterParameter } from './caseIdFilterParameter.ts';
import type { ClaimStatusFilterParameter } from './claimStatusFilterParameter.ts';
import type { ClaimTypeFilterParameter } from './claimTypeFilterParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SellerIdFilterParameter } from './sellerIdFilterParameter.ts';
import type { SellerStatusFilterParameter } from './sellerStatusFilterParameter.ts';
import type { SortDirectionParameter } from './sortDirectionParameter.ts';

export type ListAdminClaimsParams = {
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
   * Only claims of these statuses.
   * @minItems 1
   * @maxItems 20
   */
  status?: ClaimStatusFilterParameter;
  /**
   * Only what belongs to these cases, by their numbers.
   * @minItems 1
   * @maxItems 50
   * @items.minimum 1
   * @items.maximum 2147483647
   */
  case_id?: CaseIdFilterParameter;
  /**
   * Only claims of these sellers, by the numbers of their accounts.
   * @minItems 1
   * @maxItems 50
   * @items.minimum 1
   * @items.maximum 2147483647
   */
  seller_id?: SellerIdFilterParameter;
  /**
   * Only claims of sellers whose accounts are in these states.
   * @minItems 1
   * @maxItems 10
   */
  seller_status?: SellerStatusFilterParameter;
  /**
   * Only claims of these types.
   * @minItems 1
   * @maxItems 20
   */
  claim_type?: ClaimTypeFilterParameter;
  /**
   * Without it: what waits for a review first.
   */
  sort_by?: AdminClaimSort;
  /**
   * `asc` only when ascending order is asked for. Sent together with `sort_by`; without it ignored.
   */
  sort_direction?: SortDirectionParameter;
};
