import { useEffect, useRef } from 'react';
import { useMarkNotificationsRead } from '@generated/api/notifications/notifications';
import { useAtRest } from '@/api/at-rest';

/** Says that the page at a path was seen, and again when something new has come; draws nothing. */
export function MarkSeen({ path, latest }: { path: string; latest: number }) {
  const isAtRest = useAtRest();
  const { mutate } = useMarkNotificationsRead({ request: { failureIsFor: 'nobody' } });
  const before = useRef(0);
  useEffect(() => {
    if (!isAtRest) return;
    // An earlier one is the latest that is left, which leads elsewhere.
    const hasNew = latest > before.current;
    before.current = Math.max(latest, before.current);
    // Nobody has asked for it: where it fails, they stay unread.
    if (hasNew) mutate({ data: { path } });
  }, [isAtRest, latest, path, mutate]);
  return null;
}
