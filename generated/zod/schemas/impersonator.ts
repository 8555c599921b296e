/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const Impersonator = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  name: /*#__PURE__*/ zod.string(),
});

export type Impersonator = zod.input<typeof Impersonator>;
export type ImpersonatorOutput = zod.output<typeof Impersonator>;
