/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const OfferSide = /*#__PURE__*/ zod.enum({
  /** Who wants to buy the claim. */
  buyer: 'buyer',
  /** Whose claim it is. */
  seller: 'seller',
} as const);

export type OfferSide = zod.input<typeof OfferSide>;
export type OfferSideOutput = zod.output<typeof OfferSide>;
