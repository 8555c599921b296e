import { useMarkNotificationsRead } from '@generated/api/notifications/notifications';
import type { Notification } from '@generated/model';
import { isDealtWith } from '@/api/errors/error-catalogue';
import { messageOf } from '@/api/errors/problem';
import { useActedFor } from '@/session/guards/in-person';
import { Button, type ButtonProps } from '@/ui/button';
import { toast } from '@/ui/feedback/toast';
import { useUnreadCounts } from './use-unread-counts';

interface MarkAllReadProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The latest one that the person sees. Later ones stay unread. */
  latest: Notification | undefined;
}

/** Marks all notifications as read, up to the latest one shown. */
export function MarkAllRead({ latest, ...look }: MarkAllReadProps) {
  const { notifications: unread } = useUnreadCounts();
  const { mutate, isPending } = useMarkNotificationsRead({
    mutation: {
      onSuccess: () => toast.success('All notifications are marked as read'),
      onError: (error) => {
        if (!isDealtWith(error)) toast.error(messageOf(error));
      },
    },
  });
  // An administrator who reads in a user's name has not read for the user.
  if (useActedFor()) return null;
  return (
    <Button
      {...look}
      isPending={isPending}
      disabled={!latest || unread === 0}
      onClick={() => latest && mutate({ data: { path: null, up_to_id: latest.id } })}
    >
      Mark all as read
    </Button>
  );
}
