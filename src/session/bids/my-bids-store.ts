import type { MyBid } from '@generated/model';
import { fieldsOf } from '@/storage/storage';
import { keptStore } from '../kept/kept-store';

export const MY_BIDS_KEY = 'my-bids';

interface MyBidsState {
  /** The user's latest offer, as buyer, in each negotiation that is not over. */
  myBids: MyBid[];
  bidsFetched: boolean;
}

/** The user's bids, stored so that claims can be marked before the first answer arrives. */
export const useMyBids = keptStore<MyBidsState>(
  MY_BIDS_KEY,
  { myBids: [], bidsFetched: false },
  isMyBids,
);

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
