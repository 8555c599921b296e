/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ExcessClaim = /*#__PURE__*/ zod.enum({
  /** The buyer keeps it without paying more. */
  buyer_keeps: 'buyer_keeps',
  /** The buyer pays the agreed percentage for it, too. */
  same_rate: 'same_rate',
  /** Buyer and seller share it equally. */
  shared: 'shared',
} as const);

export type ExcessClaim = zod.input<typeof ExcessClaim>;
export type ExcessClaimOutput = zod.output<typeof ExcessClaim>;
