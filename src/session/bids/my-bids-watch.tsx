import { useAtRest } from '@/api/at-rest';
import { wasEverVerified } from '@/domain/buyers/verified-buyer';
import { optionalPart } from '@/ui/fetch-ahead';
import { useSession } from '../session-store';

/** A page does not break if the code of the marks cannot be loaded. */
const MyBidsRefresh = optionalPart(async () => (await import('./my-bids-refresh')).MyBidsRefresh);

/**
 * Keeps a buyer's bids up to date, so that claims are marked with them wherever they are listed. Asks for them once the
 * page has been painted.
 */
export function MyBidsWatch() {
  const isBuyer = useSession(({ user }) => wasEverVerified(user));
  // Nobody is waiting for the marks.
  const isAtRest = useAtRest();
  if (!isBuyer || !isAtRest) return null;
  return <MyBidsRefresh />;
}
