import type { MyBid, Offer } from '@generated/model';
import { useMyBids } from './my-bids-store';

/** The bid of the user on a claim; undefined where there is none. */
export function useMyBid(claimId: number): MyBid | undefined {
  return useMyBids(({ myBids }) => myBids.find(({ claim_id }) => claim_id === claimId));
}

/** The exchange has told the bids of the user. */
export function setMyBids(myBids: MyBid[]): void {
  useMyBids.setState({ myBids, bidsFetched: true });
}

/** An offer that the user has just made marks its claim before the bids are read anew. */
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
