import { useEffect, useRef } from 'react';
import { useMarkNotificationsRead } from '@generated/api/notifications/notifications';
import { useAtRest } from '@/api/at-rest';

/** Says that the page at a path was seen, and again when something new has come; draws nothing. */
export function MarkSeen({ path, unread }: { path: string; unread: number }) {
  const isAtRest = useAtRest();
  const { mutate } = useMarkNotificationsRead({ request: { failureIsFor: 'nobody' } });
  const before = useRef(0);
  useEffect(() => {
    if (!isAtRest) return;
    // Fewer than before: what is left leads elsewhere.
    const hasNew = unread > before.current;
    before.current = unread;
    // Nobody has asked for it: where it fails, they stay unread.
    if (hasNew) mutate({ data: { path } });
  }, [isAtRest, unread, path, mutate]);
  return null;
}
