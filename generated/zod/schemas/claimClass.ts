/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ClaimClass = /*#__PURE__*/ zod.strictObject({
  code: /*#__PURE__*/ zod.string(),
  name: /*#__PURE__*/ zod.string(),
});

export type ClaimClass = zod.input<typeof ClaimClass>;
export type ClaimClassOutput = zod.output<typeof ClaimClass>;
