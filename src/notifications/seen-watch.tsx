import { useLocation } from 'react-router-dom';
import { useSession } from '@/session/session-store';
import { optionalPart } from '@/ui/fetch-ahead';
import { useHasAttention } from '@/ui/hooks/use-has-attention';
import { useUnreadCounts } from './use-unread-counts';

/** If its code cannot be loaded, notifications stay unread until they are opened. */
const MarkSeen = optionalPart(async () => (await import('./mark-seen')).MarkSeen);

/** Marks notifications that lead to the current page as read, while the person is looking at it. */
export function SeenWatch() {
  const { pathname } = useLocation();
  const { latest_notification_id: latest } = useUnreadCounts();
  const hasAttention = useHasAttention();
  // The user has not seen what an administrator sees in their name.
  const isOwner = useSession(({ user }) => user !== null && user.impersonator === null);
  if (latest === null || !hasAttention || !isOwner) return null;
  return <MarkSeen key={pathname} path={pathname} latest={latest} />;
}
