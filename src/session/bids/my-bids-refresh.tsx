import { useEffect } from 'react';
import { useGetMyBids } from '@generated/api/offers/offers';
import { setMyBids } from './my-bids';

/** Reads the bids of the buyer, and anew after what the contract says changes them; draws nothing. */
export function MyBidsRefresh() {
  // A claim without its mark is a claim all the same: no toast says that the marks could not be read.
  const { data } = useGetMyBids({ query: { meta: { saysItsFailure: true } } });

  useEffect(() => {
    if (data) setMyBids(data.my_bids);
  }, [data]);

  return null;
}
