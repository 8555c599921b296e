import { useGetUnreadCounts } from '@generated/api/session/session';
import type { UnreadCounts } from '@generated/model';
import { useAtRest } from '@/api/at-rest';
import { MOST_COUNTED } from '@/domain/pages/most-counted';
import { useSession } from '@/session/session-store';

const NONE: UnreadCounts = {
  notifications: 0,
  latest_notification_id: null,
  messages: 0,
  offers: 0,
  sales: 0,
};

/** What waits for the user. Read once the page is at rest; before that, and for everybody else, all counts are zero. */
export function useUnreadCounts(): UnreadCounts {
  const isUser = useSession(({ token, user }) => token !== null && user !== null);
  const isAtRest = useAtRest();
  const { data } = useGetUnreadCounts({
    query: {
      enabled: isUser && isAtRest,
      // Without numbers the links still work. Nobody has asked for the numbers.
      meta: { saysItsFailure: true },
    },
  });
  return (isUser && data) || NONE;
}

/** "3", "99+". */
export function countText(count: number): string {
  return count < MOST_COUNTED ? String(count) : `${MOST_COUNTED}+`;
}
