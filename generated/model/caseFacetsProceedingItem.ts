/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { FacetCount } from './facetCount.ts';
import type { Proceeding } from './proceeding.ts';

export type CaseFacetsProceedingItem = {
  value: Proceeding;
  count: FacetCount;
};
