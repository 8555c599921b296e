import { useAtRest } from '@/api/at-rest';
import { wasEverVerified } from '@/domain/buyers/verified-buyer';
import { optionalPart } from '@/ui/fetch-ahead';
import { useSession } from '../session-store';

/** A page does not break where the code of the marks cannot be had. */
const MyBidsRefresh = optionalPart(async () => (await import('./my-bids-refresh')).MyBidsRefresh);

/**
 * Keeps the bids of a buyer up to date, so that claims are marked with them wherever they are listed; asked for once the page
 * has been painted.
 */
export function MyBidsWatch() {
  const isBuyer = useSession(({ user }) => wasEverVerified(user));
  // Nobody waits for the marks.
  const isAtRest = useAtRest();
  if (!isBuyer || !isAtRest) return null;
  return <MyBidsRefresh />;
}
