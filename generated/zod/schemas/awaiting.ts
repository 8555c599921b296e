/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const Awaiting = /*#__PURE__*/ zod.enum({
  /** The buyer. */
  buyer: 'buyer',
  /** The seller. */
  seller: 'seller',
  /** Both sides, in either order. */
  both: 'both',
  /** Our staff: in `transfer` from beginning to end, also while objections are possible. */
  staff: 'staff',
  /** Nobody; it is over. */
  none: 'none',
} as const);

export type Awaiting = zod.input<typeof Awaiting>;
export type AwaitingOutput = zod.output<typeof Awaiting>;
