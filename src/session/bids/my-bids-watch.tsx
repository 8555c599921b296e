import { lazy, Suspense } from 'react';
import { useAtRest } from '@/api/at-rest';
import { useSession } from '../session-store';

/** A page does not break where the code of the marks cannot be had. */
const MyBidsRefresh = lazy(
  async () => await import('./my-bids-refresh').catch(() => ({ default: () => null })),
);

/**
 * Keeps the bids of a buyer up to date, so that claims are marked with them wherever they are listed; asked for once the page
 * has been painted.
 */
export function MyBidsWatch() {
  const isBuyer = useSession(({ user }) => mayHaveBids(user?.buyer_account_status));
  // Nobody waits for the marks.
  const isAtRest = useAtRest();
  if (!isBuyer || !isAtRest) return null;
  return (
    <Suspense>
      <MyBidsRefresh />
    </Suspense>
  );
}

/** Whoever was never verified has no bids; a suspended buyer may still have some. */
function mayHaveBids(status: string | undefined): boolean {
  return status === 'verified' || status === 'suspended';
}
