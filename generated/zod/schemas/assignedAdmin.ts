/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AssignedAdmin = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  name: /*#__PURE__*/ zod.string(),
  is_me: /*#__PURE__*/ zod.boolean(),
});

export type AssignedAdmin = zod.input<typeof AssignedAdmin>;
export type AssignedAdminOutput = zod.output<typeof AssignedAdmin>;
