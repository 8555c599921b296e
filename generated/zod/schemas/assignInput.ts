/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AssignInput = /*#__PURE__*/ zod.strictObject({
  to_me: /*#__PURE__*/ zod.boolean(),
});

export type AssignInput = zod.input<typeof AssignInput>;
export type AssignInputOutput = zod.output<typeof AssignInput>;
