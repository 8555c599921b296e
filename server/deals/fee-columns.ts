import type { OfferSide } from '@generated/model';

/** Where the fee of a side stands in an offer. */
export const FEES = {
  buyer: 'buyer_fee_amount',
  seller: 'seller_fee_amount',
} as const satisfies Record<OfferSide, string>;

/** Where the day stands in a negotiation on which the fee of a side was received. */
export const FEE_DAYS = {
  buyer: 'buyer_fee_received_on',
  seller: 'seller_fee_received_on',
} as const satisfies Record<OfferSide, string>;
