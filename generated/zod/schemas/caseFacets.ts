/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Proceeding } from './proceeding.ts';
import { FacetCount } from './facetCount.ts';
import { CaseStage } from './caseStage.ts';
import { CountryCode } from './countryCode.ts';

export const caseFacetsProceedingMax = 10;

export const caseFacetsStageMax = 10;

export const caseFacetsJurisdictionMax = 300;

export const CaseFacets = /*#__PURE__*/ zod.strictObject({
  proceeding: /*#__PURE__*/ zod
    .array(
      /*#__PURE__*/ zod.strictObject({
        value: Proceeding,
        count: FacetCount,
      }),
    )
    .check(/*#__PURE__*/ zod.maxLength(caseFacetsProceedingMax)),
  stage: /*#__PURE__*/ zod
    .array(
      /*#__PURE__*/ zod.strictObject({
        value: CaseStage,
        count: FacetCount,
      }),
    )
    .check(/*#__PURE__*/ zod.maxLength(caseFacetsStageMax)),
  jurisdiction: /*#__PURE__*/ zod
    .array(
      /*#__PURE__*/ zod.strictObject({
        value: CountryCode,
        count: FacetCount,
      }),
    )
    .check(/*#__PURE__*/ zod.maxLength(caseFacetsJurisdictionMax)),
});

export type CaseFacets = zod.input<typeof CaseFacets>;
export type CaseFacetsOutput = zod.output<typeof CaseFacets>;
