/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { NegotiationStatus } from './negotiationStatus.ts';

export const stageCountCountMin = 0;

export const StageCount = /*#__PURE__*/ zod.strictObject({
  status: NegotiationStatus,
  count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(stageCountCountMin)),
});

export type StageCount = zod.input<typeof StageCount>;
export type StageCountOutput = zod.output<typeof StageCount>;
