/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ListedClaimStatus = /*#__PURE__*/ zod.enum({
  /** Can be bid on. */
  open: 'open',
  /** Off the market for a while. */
  paused: 'paused',
  /** An offer was accepted. */
  under_offer: 'under_offer',
  /** The sale is complete. */
  sold: 'sold',
  /** Taken back. */
  withdrawn: 'withdrawn',
  /** Its listing has run out. */
  expired: 'expired',
} as const);

export type ListedClaimStatus = zod.input<typeof ListedClaimStatus>;
export type ListedClaimStatusOutput = zod.output<typeof ListedClaimStatus>;
