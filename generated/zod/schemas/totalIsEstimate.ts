/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const TotalIsEstimate = /*#__PURE__*/ zod.boolean();

export type TotalIsEstimate = zod.input<typeof TotalIsEstimate>;
export type TotalIsEstimateOutput = zod.output<typeof TotalIsEstimate>;
