/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AdminNegotiationSort = /*#__PURE__*/ zod.enum({
  /** The deadline of the present stage. */
  due_at: 'due_at',
  /** What changed last. */
  updated_at: 'updated_at',
  /** The agreed amount. */
  agreed_amount: 'agreed_amount',
} as const);

export type AdminNegotiationSort = zod.input<typeof AdminNegotiationSort>;
export type AdminNegotiationSortOutput = zod.output<typeof AdminNegotiationSort>;
