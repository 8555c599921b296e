import type { OfferSide } from '@generated/model';

/** Where the day stands in a negotiation on which the fee of a side was received. */
export const FEE_DAYS = {
  buyer: 'buyer_fee_received_on',
  seller: 'seller_fee_received_on',
} as const satisfies Record<OfferSide, string>;
