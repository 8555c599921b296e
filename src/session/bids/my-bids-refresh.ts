import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getGetMyBidsQueryKey, getMyBids } from '@generated/api/offers/offers';
import { useAtRest } from '@/api/at-rest';
import { setMyBids } from './my-bids-store';
import { useSession } from '../session-store';

/**
 * Keeps the bids of a buyer up to date, so that claims are marked with them wherever they are listed: asked for once the page
 * has been painted, and anew after what the contract says changes them.
 */
export function useMyBidsRefresh(): void {
  const isBuyer = useSession(({ user }) => mayHaveBids(user?.buyer_account_status));
  const isAtRest = useAtRest();
  const { data } = useQuery({
    queryKey: getGetMyBidsQueryKey(),
    queryFn: isBuyer ? ({ signal }) => getMyBids(undefined, signal) : skipToken,
    enabled: isAtRest,
    // A claim without its mark is a claim all the same.
    meta: { saysItsFailure: true },
  });

  useEffect(() => {
    if (isBuyer && data) setMyBids(data.my_bids);
  }, [isBuyer, data]);
}

/** Whoever was never verified has no bids; a suspended buyer may still have some. */
function mayHaveBids(status: string | undefined): boolean {
  return status === 'verified' || status === 'suspended';
}
