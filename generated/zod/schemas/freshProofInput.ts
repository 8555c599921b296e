/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const freshProofInputPasswordMax = 128;

export const FreshProofInput = /*#__PURE__*/ zod.strictObject({
  password: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(freshProofInputPasswordMax)),
});

export type FreshProofInput = zod.input<typeof FreshProofInput>;
export type FreshProofInputOutput = zod.output<typeof FreshProofInput>;
