import { useEffect, useRef } from 'react';
import { useMarkNotificationsRead } from '@generated/api/notifications/notifications';
import { useAtRest } from '@/api/at-rest';

/** Marks the page at a path as seen, and again when something new arrives. Draws nothing. */
export function MarkSeen({ path, latest }: { path: string; latest: number }) {
  const isAtRest = useAtRest();
  const { mutate } = useMarkNotificationsRead({ request: { failureIsFor: 'nobody' } });
  const before = useRef(0);
  useEffect(() => {
    if (!isAtRest) return;
    // A lower number is the latest notification left, which leads to another page.
    const hasNew = latest > before.current;
    before.current = Math.max(latest, before.current);
    // Nobody has asked for it. If it fails, the notifications stay unread.
    if (hasNew) mutate({ data: { path } });
  }, [isAtRest, latest, path, mutate]);
  return null;
}
