/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AwaitingFilterParameter } from './awaitingFilterParameter.ts';
import type { CaseIdFilterParameter } from './caseIdFilterParameter.ts';
import type { NegotiationSort } from './negotiationSort.ts';
import type { NegotiationStatusFilterParameter } from './negotiationStatusFilterParameter.ts';
import type { OfferSide } from './offerSide.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortDirectionParameter } from './sortDirectionParameter.ts';

export type ListNegotiationsParams = {
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
   * Only as buyer, or only as seller.
   */
  role?: OfferSide;
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
   * Only what belongs to these cases, by their numbers.
   * @minItems 1
   * @maxItems 50
   * @items.minimum 1
   * @items.maximum 2147483647
   */
  case_id?: CaseIdFilterParameter;
  /**
   * Without it: where it is your turn comes first.
   */
  sort_by?: NegotiationSort;
  /**
   * `asc` only when ascending order is asked for. Sent together with `sort_by`; without it ignored.
   */
  sort_direction?: SortDirectionParameter;
};
