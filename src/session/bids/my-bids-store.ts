import type { MyBid, Offer } from '@generated/model';
import { fieldsOf } from '@/storage/storage';
import { keptStore } from '../kept/kept-store';

export const MY_BIDS_KEY = 'my-bids';

interface MyBidsState {
  /** The latest offer of each negotiation of the user as buyer that is not over. */
  myBids: MyBid[];
  bidsFetched: boolean;
}

/** The user's bids, kept so that claims can be marked before the first answer arrives. */
export const useMyBids = keptStore<MyBidsState>(
  MY_BIDS_KEY,
  { myBids: [], bidsFetched: false },
  isMyBids,
);

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

function isMyBids(stored: unknown): stored is MyBidsState {
  const { myBids, bidsFetched } = fieldsOf(stored);
  return Array.isArray(myBids) && myBids.every(isMyBid) && typeof bidsFetched === 'boolean';
}

function isMyBid(stored: unknown): stored is MyBid {
  const bid = fieldsOf(stored);
  return (
    [bid['claim_id'], bid['offer_id'], bid['negotiation_id']].every(Number.isInteger) &&
    ['made_by', 'currency', 'expires_at', 'status'].every((key) => isText(bid[key])) &&
    ['price_percent', 'face_amount', 'amount'].every((key) => isText(bid[key], /^\d+(\.\d+)?$/))
  );
}

function isText(stored: unknown, form = /./): boolean {
  return typeof stored === 'string' && form.test(stored);
}
