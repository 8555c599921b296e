/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AssignedFilter = /*#__PURE__*/ zod.enum({
  /** The caller. */
  me: 'me',
  /** Nobody yet. */
  nobody: 'nobody',
} as const);

export type AssignedFilter = zod.input<typeof AssignedFilter>;
export type AssignedFilterOutput = zod.output<typeof AssignedFilter>;
