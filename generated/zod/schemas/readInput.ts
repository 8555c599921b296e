/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const readInputUpToIdMax = 2147483647;

export const ReadInput = /*#__PURE__*/ zod.strictObject({
  up_to_id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(readInputUpToIdMax)),
});

export type ReadInput = zod.input<typeof ReadInput>;
export type ReadInputOutput = zod.output<typeof ReadInput>;
