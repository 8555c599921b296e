/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseSort } from './caseSort.ts';
import type { CaseStatusFilterParameter } from './caseStatusFilterParameter.ts';
import type { JurisdictionFilterParameter } from './jurisdictionFilterParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';
import type { ProceedingFilterParameter } from './proceedingFilterParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortDirectionParameter } from './sortDirectionParameter.ts';
import type { StageFilterParameter } from './stageFilterParameter.ts';

export type ListCasesParams = {
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
   * Only cases of these kinds of proceeding.
   * @minItems 1
   * @maxItems 20
   */
  proceeding?: ProceedingFilterParameter;
  /**
   * Only cases that have come this far.
   * @minItems 1
   * @maxItems 20
   */
  stage?: StageFilterParameter;
  /**
   * Only cases in these statuses; without it the active ones.
   * @minItems 1
   * @maxItems 20
   */
  status?: CaseStatusFilterParameter;
  /**
   * Only cases under the law of these countries.
   * @minItems 1
   * @maxItems 20
   */
  jurisdiction?: JurisdictionFilterParameter;
  /**
   * Without it: by open claims, most first.
   */
  sort_by?: CaseSort;
  /**
   * `asc` only when ascending order is asked for. Sent together with `sort_by`; without it ignored.
   */
  sort_direction?: SortDirectionParameter;
};
