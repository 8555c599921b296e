import { useMarkNotificationsRead } from '@generated/api/notifications/notifications';
import type { Notification } from '@generated/model';
import { useActedFor } from '@/session/guards/in-person';

/** Marks a notification that was opened as read, with all others that lead to the same page. */
export function useMarkOpened(): (notification: Notification) => void {
  // If it fails, the notification stays unread. The person is on the way to another page.
  const { mutate } = useMarkNotificationsRead({ request: { failureIsFor: 'nobody' } });
  const isReader = useActedFor() === null;
  return ({ path, read_at }) => {
    if (isReader && read_at === null) mutate({ data: { path } });
  };
}
