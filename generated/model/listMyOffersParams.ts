/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseIdFilterParameter } from './caseIdFilterParameter.ts';
import type { OfferRole } from './offerRole.ts';
import type { OfferSort } from './offerSort.ts';
import type { OfferStatusFilterParameter } from './offerStatusFilterParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortDirectionParameter } from './sortDirectionParameter.ts';

export type ListMyOffersParams = {
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
   * Only those received, or only those sent; without it both.
   */
  role?: OfferRole;
  /**
   * Only offers in these states.
   * @minItems 1
   * @maxItems 20
   */
  status?: OfferStatusFilterParameter;
  /**
   * Only what belongs to these cases, by their numbers.
   * @minItems 1
   * @maxItems 50
   * @items.minimum 1
   * @items.maximum 2147483647
   */
  case_id?: CaseIdFilterParameter;
  /**
   * Without it: what can still be answered comes first.
   */
  sort_by?: OfferSort;
  /**
   * `asc` only when ascending order is asked for. Sent together with `sort_by`; without it ignored.
   */
  sort_direction?: SortDirectionParameter;
};
