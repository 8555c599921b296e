import { useLocation } from 'react-router-dom';
import { useSession } from '@/session/session-store';
import { optionalPart } from '@/ui/fetch-ahead';
import { useHasAttention } from '@/ui/hooks/use-has-attention';
import { useUnreadCounts } from './use-unread-counts';

/** Where its code cannot be had, notifications stay unread until they are opened. */
const MarkSeen = optionalPart(async () => (await import('./mark-seen')).MarkSeen);

/** Marks what leads to the page that is shown as read, while somebody looks at it. */
export function SeenWatch() {
  const { pathname } = useLocation();
  const { latest_notification_id: latest } = useUnreadCounts();
  const hasAttention = useHasAttention();
  // What an administrator sees in the name of a user, the user has not seen.
  const isOwner = useSession(({ user }) => user !== null && user.impersonator === null);
  if (latest === null || !hasAttention || !isOwner) return null;
  return <MarkSeen key={pathname} path={pathname} latest={latest} />;
}
