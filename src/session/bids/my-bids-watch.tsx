import { lazy, Suspense } from 'react';
import { atRest } from '@/api/at-rest';
import { useSession } from '../session-store';

/** Nobody waits for the marks, and a page does not break where their code cannot be had. */
const MyBidsRefresh = lazy(async () => {
  await atRest();
  return await import('./my-bids-refresh').catch(() => ({ default: () => null }));
});

/**
 * Keeps the bids of a buyer up to date, so that claims are marked with them wherever they are listed; asked for once the page
 * has been painted.
 */
export function MyBidsWatch() {
  const isBuyer = useSession(({ user }) => mayHaveBids(user?.buyer_account_status));
  if (!isBuyer) return null;
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
