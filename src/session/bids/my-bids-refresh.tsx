import { useEffect } from 'react';
import { useGetMyBids } from '@generated/api/offers/offers';
import { setMyBids } from './my-bids';

/** Reads the buyer's bids, and reads them again after anything that the contract says changes them. Draws nothing. */
export function MyBidsRefresh() {
  // A claim is still useful without its mark, so no toast says that the marks could not be read.
  const { data } = useGetMyBids({ query: { meta: { saysItsFailure: true } } });

  useEffect(() => {
    if (data) setMyBids(data.my_bids);
  }, [data]);

  return null;
}
