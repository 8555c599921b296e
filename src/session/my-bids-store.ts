import { keptStore } from './kept/kept-store';

export const MY_BIDS_KEY = 'my-bids';

interface MyBidsState {
  /** Ids of the claims the user has a bid on. */
  myBids: number[];
  bidsFetched: boolean;
}

/** The user's bids, kept so that claims can be marked before the first answer arrives. */
export const useMyBids = keptStore<MyBidsState>(
  MY_BIDS_KEY,
  { myBids: [], bidsFetched: false },
  isMyBids,
);

function isMyBids(stored: unknown): stored is MyBidsState {
  const { myBids, bidsFetched } = (stored ?? {}) as Record<string, unknown>;
  return (
    Array.isArray(myBids) && myBids.every(Number.isInteger) && typeof bidsFetched === 'boolean'
  );
}
