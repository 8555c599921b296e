/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const Recourse = /*#__PURE__*/ zod.enum({
  /** The seller pays back in proportion if the claim is disallowed, reduced or paid less than others of its class. */
  full: 'full',
  /** The seller pays back in proportion if the court disallows or reduces the claim. */
  disallowance_only: 'disallowance_only',
  /** The buyer bears every risk, unless a statement of the seller is untrue. */
  none: 'none',
} as const);

export type Recourse = zod.input<typeof Recourse>;
export type RecourseOutput = zod.output<typeof Recourse>;
