/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LockVersionMin = 0;
export const LockVersionMax = 2147483647;

export const LockVersion = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(LockVersionMin), /*#__PURE__*/ zod.lte(LockVersionMax));

export type LockVersion = zod.input<typeof LockVersion>;
export type LockVersionOutput = zod.output<typeof LockVersion>;
