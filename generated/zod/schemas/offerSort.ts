/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const OfferSort = /*#__PURE__*/ zod.enum({
  /** When it was made. */
  created_at: 'created_at',
  /** When it expires. */
  expires_at: 'expires_at',
  /** Price. */
  price_percent: 'price_percent',
  /** Amount. */
  amount: 'amount',
} as const);

export type OfferSort = zod.input<typeof OfferSort>;
export type OfferSortOutput = zod.output<typeof OfferSort>;
