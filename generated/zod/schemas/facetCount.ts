/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const FacetCount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1));

export type FacetCount = zod.input<typeof FacetCount>;
export type FacetCountOutput = zod.output<typeof FacetCount>;
