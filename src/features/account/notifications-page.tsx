import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { useListNotifications } from '@generated/api/notifications/notifications';
import type { NotificationCategory } from '@generated/model';
import { listNotificationsQuery } from '@generated/queries/notifications';
import { choicesOf } from '@/labels/choices';
import { formatCount } from '@/labels/counts';
import { CATEGORY_LABELS } from '@/notifications/labels';
import { MarkAllRead } from '@/notifications/mark-all-read';
import { NotificationList, NotificationListSkeleton } from '@/notifications/notification-list';
import { useMarkOpened } from '@/notifications/use-mark-opened';
import { pathTo } from '@/paths';
import { TextLink } from '@/page/links';
import { QueryPart } from '@/page/query-part';
import { RoutePage } from '@/page/route-page';
import { keepRows } from '@/table/keep-rows';
import { useListParams } from '@/table/list-params';
import { NoRows } from '@/table/rows/no-rows';
import { Button } from '@/ui/button';
import { Card } from '@/ui/data/card';
import { Pagination } from '@/ui/data/pagination';
import { Segments } from '@/ui/inputs/segments';
import { Options, Select } from '@/ui/inputs/select';

const LABEL = 'Your notifications';
const EXPECTED_ROWS = 5;
const CATEGORIES = choicesOf(CATEGORY_LABELS);

/** Everything that the user was notified of, latest first. */
export default function NotificationsPage() {
  const { params, view, setParams, clear } = useListParams(listNotificationsQuery);
  const query = useListNotifications(params, { query: { placeholderData: keepRows } });
  const { data, isPlaceholderData } = query;
  const { page, per_page, unread = false, category } = view;
  const markOpened = useMarkOpened();
  // On another page, the first one is not the latest.
  const latest = page === 1 && !isPlaceholderData ? data?.notifications[0] : undefined;
  return (
    <RoutePage
      of="notifications"
      title="Notifications"
      description={
        <>
          What has happened to your offers, claims and sales. Which of it comes as a mail as well,
          you choose in the <TextLink to={pathTo('settings')}>settings</TextLink>.
        </>
      }
      width="narrow"
    >
      <p role="status" className="sr-only">
        {data && !isPlaceholderData && `Notifications: ${formatCount(data.total_count)}`}
      </p>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-3">
          <Segments
            label="Which notifications"
            options={[
              { value: 'all', label: 'All' },
              { value: 'unread', label: 'Unread' },
            ]}
            value={unread ? 'unread' : 'all'}
            onChange={(shown) => setParams({ unread: shown === 'unread' || undefined })}
          />
          <Select
            aria-label="What they are about"
            className="w-auto"
            value={category ?? ''}
            onChange={({ target }) =>
              setParams({ category: CATEGORIES.find(({ value }) => value === target.value)?.value })
            }
          >
            <option value="">About everything</option>
            <Options choices={CATEGORIES} />
          </Select>
        </div>
        {page === 1 && !category && <MarkAllRead variant="secondary" size="sm" latest={latest} />}
      </div>
      <Card>
        <QueryPart
          query={query}
          skeleton={<NotificationListSkeleton label={LABEL} count={EXPECTED_ROWS} />}
        >
          {({ notifications, total_count }) =>
            notifications.length === 0 ? (
              <NoRows
                isNarrowed={unread || category !== undefined}
                isBeyondEnd={total_count > 0}
                onClear={clear}
                clearLabel="Show all"
                onFirstPage={() => setParams({ page: 1 })}
                noMatch={noMatch(unread, category)}
                description="Offers, messages and news of your claims and of what you follow arrive here."
                emptyAction={
                  <Button variant="secondary" asChild>
                    <Link to={pathTo('marketplace')}>Browse the marketplace</Link>
                  </Button>
                }
              />
            ) : (
              <div className={clsx('fade', isPlaceholderData && 'opacity-60')}>
                <NotificationList label={LABEL} notifications={notifications} onOpen={markOpened} />
              </div>
            )
          }
        </QueryPart>
      </Card>
      {data && data.total_count > per_page && (
        <div className="mt-4">
          <Pagination
            itemsLabel="notifications"
            page={page}
            perPage={per_page}
            total={data}
            onPageChange={(next) => {
              setParams({ page: next });
              window.scrollTo({ top: 0 });
            }}
          />
        </div>
      )}
    </RoutePage>
  );
}

/** Why nothing is listed if the list is narrowed. */
function noMatch(isUnread: boolean, category: NotificationCategory | undefined): string {
  if (category === undefined) return 'You have read everything.';
  return isUnread
    ? 'You have read everything of this kind.'
    : 'You were told of nothing of this kind.';
}
