/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ClaimPriority = /*#__PURE__*/ zod.enum({
  /** Without security or rank. */
  general_unsecured: 'general_unsecured',
  /** Paid before the unsecured ones by law. */
  priority: 'priority',
  /** Backed by property of the debtor. */
  secured: 'secured',
  /** From after the petition; paid first. */
  administrative: 'administrative',
  /** Small; paid at once under the plan. */
  convenience: 'convenience',
  /** Paid after the unsecured ones. */
  subordinated: 'subordinated',
} as const);

export type ClaimPriority = zod.input<typeof ClaimPriority>;
export type ClaimPriorityOutput = zod.output<typeof ClaimPriority>;
