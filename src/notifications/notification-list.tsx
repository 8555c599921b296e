import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Notification } from '@generated/model';
import { formatDateTime, formatRelative } from '@/labels/dates';
import { CoverLink, LinkRow } from '@/page/links';
import { Skeleton, Skeletons } from '@/ui/feedback/skeleton';

interface NotificationListProps {
  label: string;
  notifications: readonly Notification[];
  /** Called when a row is pressed, which leads to its page. */
  onOpen: (notification: Notification) => void;
  /** Limits the text to two lines, for a panel. */
  isShort?: boolean;
}

/** Notifications, latest first. Each leads to the page that it is about. */
export function NotificationList({
  label,
  notifications,
  onOpen,
  isShort = false,
}: NotificationListProps) {
  return (
    <ul aria-label={label}>
      {notifications.map((notification) => {
        const { id, title, body, path, read_at, created_at } = notification;
        const isUnread = read_at === null;
        return (
          <LinkRow key={id} className="items-start gap-3 px-4 py-3 text-sm">
            <span
              aria-hidden
              className={clsx('mt-1.5 size-2 shrink-0 rounded-full', isUnread && 'bg-primary')}
            />
            <div
              className={clsx(
                'grid min-w-0 flex-1 gap-x-3 gap-y-0.5',
                !isShort && 'sm:grid-cols-[1fr_auto]',
              )}
            >
              <CoverLink
                to={path}
                onClick={() => onOpen(notification)}
                className={clsx('min-w-0 wrap-anywhere', isUnread ? 'font-semibold' : 'text-muted')}
              >
                {isUnread && <span className="sr-only">Unread: </span>}
                {wholeReferences(title)}
              </CoverLink>
              <p
                className={clsx(
                  'text-muted wrap-anywhere',
                  isShort ? 'line-clamp-2' : 'sm:col-span-2',
                )}
              >
                {body}
              </p>
              <time
                dateTime={created_at}
                title={formatDateTime(created_at)}
                className={clsx(
                  'text-muted text-xs whitespace-nowrap',
                  !isShort && 'sm:col-start-2 sm:row-start-1 sm:pt-0.5',
                )}
              >
                {formatRelative(created_at)}
              </time>
            </div>
          </LinkRow>
        );
      })}
    </ul>
  );
}

/** Reserves the place of the notifications. */
export function NotificationListSkeleton({ label, count }: { label: string; count: number }) {
  return (
    <ul aria-busy aria-label={label}>
      <Skeletons
        as="li"
        count={count}
        height="h-17"
        className="border-line grid content-center gap-2 border-b px-4 pl-9 last:border-0"
      >
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-4/5" />
      </Skeletons>
    </ul>
  );
}

/** A text in which no line breaks within a reference, as it would at the hyphen. */
function wholeReferences(text: string): ReactNode[] {
  return text.split(/\b((?:CLM|NEG)-\w+)/).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
