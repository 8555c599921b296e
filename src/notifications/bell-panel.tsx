import { BellOff } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useListNotifications } from '@generated/api/notifications/notifications';
import { pathTo } from '@/paths';
import { QueryPart } from '@/page/query-part';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Popover } from '@/ui/overlay/popover';
import { MarkAllRead } from './mark-all-read';
import { NotificationList, NotificationListSkeleton } from './notification-list';
import { useMarkOpened } from './use-mark-opened';

const LATEST = { per_page: 10 };
const EXPECTED_ROWS = 3;

/** The bell with its panel, initially open because the button was pressed. */
export function BellPanel({ trigger }: { trigger: ReactElement }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Popover
      trigger={trigger}
      label="Notifications"
      align="end"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      className="w-96 max-w-[calc(100vw-1.5rem)]"
    >
      <Latest onLeave={() => setIsOpen(false)} />
    </Popover>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

function Latest({ onLeave }: { onLeave: () => void }) {
  const query = useListNotifications(LATEST, { query: { meta: { saysItsFailure: true } } });
  const markOpened = useMarkOpened();
  const shown = query.data?.notifications ?? [];
  return (
    <div className="flex flex-col">
      <div className="border-line flex items-center justify-between gap-3 border-b py-2 pr-2 pl-4">
        {/* The heading instead of the button next to it: a person who opens the panel wants to read. */}
        <h2 ref={focus} tabIndex={-1} className="text-base">
          Notifications
        </h2>
        <MarkAllRead variant="ghost" size="sm" latest={shown[0]} />
      </div>
      <div className="max-h-[min(28rem,60dvh)] overflow-y-auto">
        <QueryPart
          query={query}
          skeleton={<NotificationListSkeleton label="Latest notifications" count={EXPECTED_ROWS} />}
        >
          {({ notifications }) =>
            notifications.length === 0 ? (
              <EmptyState
                icon={<BellOff size={20} />}
                title="Nothing new"
                description="Offers, messages and news of your claims arrive here."
              />
            ) : (
              <NotificationList
                label="Latest notifications"
                notifications={notifications}
                isShort
                onOpen={(notification) => {
                  markOpened(notification);
                  onLeave();
                }}
              />
            )
          }
        </QueryPart>
      </div>
      <div className="border-line border-t p-2">
        <Button variant="ghost" size="sm" block asChild>
          <Link to={pathTo('notifications')} onClick={onLeave}>
            All notifications
          </Link>
        </Button>
      </div>
    </div>
  );
}
