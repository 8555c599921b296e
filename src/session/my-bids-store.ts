import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { safeStorage } from './kept/safe-storage';

export const MY_BIDS_KEY = 'my-bids';

interface MyBidsState {
  /** Ids of the claims the user has a bid on. */
  myBids: number[];
  bidsFetched: boolean;
}

/** The user's bids, kept so that claims can be marked before the first answer arrives. */
export const useMyBids = create<MyBidsState>()(
  persist((): MyBidsState => ({ myBids: [], bidsFetched: false }), {
    name: MY_BIDS_KEY,
    storage: createJSONStorage(() => safeStorage(() => window.localStorage)),
    merge: (stored, initial) => (isMyBids(stored) ? stored : initial),
  }),
);

function isMyBids(stored: unknown): stored is MyBidsState {
  const { myBids, bidsFetched } = (stored ?? {}) as Record<string, unknown>;
  return (
    Array.isArray(myBids) && myBids.every(Number.isInteger) && typeof bidsFetched === 'boolean'
  );
}
