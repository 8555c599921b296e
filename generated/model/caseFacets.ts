/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseFacetsJurisdictionItem } from './caseFacetsJurisdictionItem.ts';
import type { CaseFacetsProceedingItem } from './caseFacetsProceedingItem.ts';
import type { CaseFacetsStageItem } from './caseFacetsStageItem.ts';

/**
 * How many cases each value of a facet leaves. Values that leave none are left out; the rest stand with the most cases first, then by value.
 */
export interface CaseFacets {
  /**
   * Kinds of proceeding.
   * @maxItems 10
   */
  proceeding: CaseFacetsProceedingItem[];
  /**
   * Stages.
   * @maxItems 10
   */
  stage: CaseFacetsStageItem[];
  /**
   * Countries under whose law cases are.
   * @maxItems 300
   */
  jurisdiction: CaseFacetsJurisdictionItem[];
}
