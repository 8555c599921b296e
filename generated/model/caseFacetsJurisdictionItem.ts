/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CountryCode } from './countryCode.ts';
import type { FacetCount } from './facetCount.ts';

export type CaseFacetsJurisdictionItem = {
  value: CountryCode;
  count: FacetCount;
};
