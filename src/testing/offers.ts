import type { MyBid, MyOffer, Offer, OfferClaim } from '@generated/model';

/** The claim of an offer. */
export function anOfferClaim(differences: Partial<OfferClaim> = {}): OfferClaim {
  return {
    id: 7,
    reference: 'CLM-7K3F9Q',
    status: 'open',
    face_amount: '253125.4',
    partial_sale: false,
    currency: 'USD',
    expires_at: '2099-02-16T09:30:00.000Z',
    case: {
      id: 1,
      case_code: 'ftx',
      name: 'FTX',
      logo_url: null,
      guide_low_percent: '108',
      guide_high_percent: '137',
    },
    ...differences,
  };
}

/** A buyer's offer, as its maker reads it while it waits for the seller. */
export function anOffer(differences: Partial<Offer> = {}): Offer {
  return {
    id: 204,
    negotiation_id: 31,
    negotiation_status: 'open',
    negotiation_awaiting: 'seller',
    negotiation_due_at: '2026-11-21T09:30:00.000Z',
    claim: anOfferClaim(),
    made_by: 'buyer',
    is_mine: true,
    counterparty_label: 'Seller 4821',
    price_percent: '112.5',
    face_amount: '253125.4',
    amount: '284766.08',
    currency: 'USD',
    seller_fee_amount: '2847.66',
    net_amount: '281918.42',
    buyer_fee_amount: '2847.66',
    total_amount: '287613.74',
    recourse: 'disallowance_only',
    excess_claim: 'buyer_keeps',
    settlement_days: 5,
    payment_method: 'bank_transfer',
    conditions: null,
    message: null,
    expires_at: '2026-11-21T09:30:00.000Z',
    status: 'pending',
    rejection_reason: null,
    close_reason: null,
    answered_at: null,
    lock_version: 0,
    created_at: '2026-11-18T09:30:00.000Z',
    ...differences,
  };
}

/** The same offer, as the seller reads it. */
export function aReceivedOffer(differences: Partial<Offer> = {}): Offer {
  return anOffer({ is_mine: false, counterparty_label: 'Buyer 4821', ...differences });
}

/** An offer with the moves of its negotiation. By default it is the first one. */
export function aMyOffer(offer: Offer, differences: Partial<MyOffer> = {}): MyOffer {
  return {
    offer,
    moves: [offer],
    rivals: [],
    awaiting: offer.made_by === 'buyer' ? 'seller' : 'buyer',
    conversation_id: 51,
    ...differences,
  };
}

export function aBid(differences: Partial<MyBid> = {}): MyBid {
  return {
    claim_id: 7,
    offer_id: 204,
    negotiation_id: 31,
    made_by: 'buyer',
    price_percent: '112.5',
    face_amount: '253125.4',
    amount: '284766.08',
    currency: 'USD',
    expires_at: '2026-11-21T09:30:00.000Z',
    status: 'pending',
    ...differences,
  };
}
