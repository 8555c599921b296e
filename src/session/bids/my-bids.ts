import type { MyBid, Offer } from '@generated/model';
import { useMyBids } from './my-bids-store';

/** The user's bid on a claim; undefined if there is none. */
export function useMyBid(claimId: number): MyBid | undefined {
  return useMyBids(({ myBids }) => myBids.find(({ claim_id }) => claim_id === claimId));
}

/** Stores the user's bids as answered by the exchange. */
export function setMyBids(myBids: MyBid[]): void {
  useMyBids.setState({ myBids, bidsFetched: true });
}

/** Marks the claim of an offer that the user has just made, before the bids are read again. */
export function rememberBid({ id, claim, ...offer }: Offer): void {
  const bid: MyBid = {
    claim_id: claim.id,
    offer_id: id,
    negotiation_id: offer.negotiation_id,
    made_by: offer.made_by,
    price_percent: offer.price_percent,
    face_amount: offer.face_amount,
    amount: offer.amount,
    currency: offer.currency,
    expires_at: offer.expires_at,
    status: offer.status,
  };
  useMyBids.setState(({ myBids }) => ({
    myBids: [bid, ...myBids.filter(({ claim_id }) => claim_id !== claim.id)],
  }));
}
