/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const NegotiationSort = /*#__PURE__*/ zod.enum({
  /** What changed last. */
  updated_at: 'updated_at',
  /** The deadline of the present stage. */
  due_at: 'due_at',
  /** The agreed amount. */
  agreed_amount: 'agreed_amount',
} as const);

export type NegotiationSort = zod.input<typeof NegotiationSort>;
export type NegotiationSortOutput = zod.output<typeof NegotiationSort>;
