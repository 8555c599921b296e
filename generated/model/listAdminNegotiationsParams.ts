/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AdminNegotiationSort } from './adminNegotiationSort.ts';
import type { AwaitingFilterParameter } from './awaitingFilterParameter.ts';
import type { CaseIdFilterParameter } from './caseIdFilterParameter.ts';
import type { FeeOutstandingFilterParameter } from './feeOutstandingFilterParameter.ts';
import type { NegotiationStatusFilterParameter } from './negotiationStatusFilterParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortDirectionParameter } from './sortDirectionParameter.ts';
import type { UserIdFilterParameter } from './userIdFilterParameter.ts';

export type ListAdminNegotiationsParams = {
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
   * Only negotiations in these stages.
   * @minItems 1
   * @maxItems 20
   */
  status?: NegotiationStatusFilterParameter;
  /**
   * Only where it is the turn of these.
   * @minItems 1
   * @maxItems 20
   */
  awaiting?: AwaitingFilterParameter;
  /**
   * Only where a fee of these sides is owed and was not received yet, from the second signature on. What is owed of a cancelled sale is none of them.
   * @minItems 1
   * @maxItems 2
   */
  fee_outstanding?: FeeOutstandingFilterParameter;
  /**
   * True for sales whose deadline has passed; false for the others.
   */
  overdue?: boolean;
  /**
   * True for transfers that our staff can file or complete now: not filed yet, or filed and the last day for objections is over everywhere; false for the others.
   */
  to_file_or_complete?: boolean;
  /**
   * Only what belongs to these cases, by their numbers.
   * @minItems 1
   * @maxItems 50
   * @items.minimum 1
   * @items.maximum 2147483647
   */
  case_id?: CaseIdFilterParameter;
  /**
   * Only those with these users, by the numbers of their accounts.
   * @minItems 1
   * @maxItems 50
   * @items.minimum 1
   * @items.maximum 2147483647
   */
  user_id?: UserIdFilterParameter;
  /**
   * Without it: the most urgent first, or the fee due first.
   */
  sort_by?: AdminNegotiationSort;
  /**
   * `asc` only when ascending order is asked for. Sent together with `sort_by`; without it ignored.
   */
  sort_direction?: SortDirectionParameter;
};
