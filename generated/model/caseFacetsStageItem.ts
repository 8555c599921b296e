/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseStage } from './caseStage.ts';
import type { FacetCount } from './facetCount.ts';

export type CaseFacetsStageItem = {
  value: CaseStage;
  count: FacetCount;
};
