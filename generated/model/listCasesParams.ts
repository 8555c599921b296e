/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseSort } from './caseSort.ts';
import type { CaseStage } from './caseStage.ts';
import type { CountryCode } from './countryCode.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';
import type { Proceeding } from './proceeding.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortDirectionParameter } from './sortDirectionParameter.ts';

export type ListCasesParams = {
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
   * @minItems 1
   * @maxItems 20
   */
  proceeding?: Proceeding[];
  /**
   * @minItems 1
   * @maxItems 20
   */
  stage?: CaseStage[];
  /**
   * @minItems 1
   * @maxItems 20
   */
  jurisdiction?: CountryCode[];
  /**
   * Without it: by open claims, most first.
   */
  sort_by?: CaseSort;
  /**
   * `asc` only when ascending order is asked for. Sent together with `sort_by`.
   */
  sort_direction?: SortDirectionParameter;
};
