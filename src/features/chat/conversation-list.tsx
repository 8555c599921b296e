import { clsx } from 'clsx';
import { useListConversations } from '@generated/api/conversations/conversations';
import type { ConversationSummary } from '@generated/model';
import { listConversationsQuery } from '@generated/queries/conversations';
import { DateText } from '@/ui/data/date-text';
import { pathTo } from '@/paths';
import { CoverLink, LinkRow } from '@/page/links';
import { QueryPart } from '@/page/query-part';
import { keepRows } from '@/table/keep-rows';
import { useListParams } from '@/table/list-params';
import { Pagination } from '@/ui/data/pagination';
import { Badge } from '@/ui/feedback/badge';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RowRoom } from '@/ui/feedback/row-room';
import { Skeleton, Skeletons } from '@/ui/feedback/skeleton';
import { useDrawn } from '@/ui/hooks/use-drawn';

/** Few people have more at a time. Space for a whole page would collapse when the rows arrive. */
const EXPECTED_ROWS = 4;

interface ConversationListProps {
  /** The conversation that is open next to it. */
  openId?: number | undefined;
}

/** The user's own conversations, latest message on top. */
export function ConversationList({ openId }: ConversationListProps) {
  const { params, view, setParams } = useListParams(listConversationsQuery);
  const query = useListConversations(params, { query: { placeholderData: keepRows } });
  const page = view.page > 1 ? `?page=${view.page}` : '';
  return (
    <QueryPart query={query} skeleton={<ListSkeleton />}>
      {({ conversations, ...total }) =>
        total.total_count === 0 ? (
          <EmptyState description="What you write to our staff, and to the other side of a negotiation, is kept here." />
        ) : (
          <>
            <Rows
              conversations={conversations}
              openId={openId}
              pathOf={(id) => pathTo('conversation', { id }) + page}
            />
            {total.total_count > view.per_page && (
              <div className="border-line border-t p-4">
                <Pagination
                  itemsLabel="conversations"
                  page={view.page}
                  perPage={view.per_page}
                  total={total}
                  onPageChange={(next) => setParams({ page: next })}
                />
              </div>
            )}
          </>
        )
      }
    </QueryPart>
  );
}

/** The height of a row, in quarters of a rem. */
const ROW_HEIGHT = 21;

interface RowsProps extends ConversationListProps {
  conversations: readonly ConversationSummary[];
  pathOf: (id: number) => string;
}

function Rows({ conversations, openId, pathOf }: RowsProps) {
  const drawn = useDrawn(conversations.length, ROW_HEIGHT, true);
  return (
    <ul aria-label="Conversations">
      {conversations.slice(0, drawn).map((conversation) => (
        <Row
          key={conversation.id}
          conversation={conversation}
          to={pathOf(conversation.id)}
          isOpen={conversation.id === openId}
        />
      ))}
      {drawn < conversations.length && (
        <li aria-hidden>
          <RowRoom rows={conversations.length - drawn} height={ROW_HEIGHT} />
        </li>
      )}
    </ul>
  );
}

/** The pane starts at its top with each conversation that is opened. */
const showRow = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

interface RowProps {
  conversation: ConversationSummary;
  to: string;
  isOpen: boolean;
}

function Row({ conversation, to, isOpen }: RowProps) {
  const { kind, subject, claim, last_message, unread_count, status } = conversation;
  const person = <bdi>{conversation.counterparty_label}</bdi>;
  // The subject of a negotiation's conversation is just its reference.
  const [title, about] = kind === 'staff' ? [subject, person] : [person, subject];
  const isUnread = unread_count > 0;
  return (
    <LinkRow className={clsx('px-4 py-3 text-sm', isOpen && 'bg-selected')}>
      <div ref={isOpen ? showRow : null} className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex items-baseline justify-between gap-3">
          <CoverLink
            to={to}
            aria-current={isOpen ? 'page' : undefined}
            className={clsx('min-w-0 truncate', isUnread ? 'font-semibold' : 'font-medium')}
          >
            {title}
            {kind === 'negotiation' && <span className="sr-only left-0">, {subject}</span>}
          </CoverLink>
          {last_message && (
            <span className="text-muted tabular relative shrink-0 text-xs">
              <DateText iso={last_message.created_at} as="recent" />
            </span>
          )}
        </div>
        <p className="text-muted truncate text-xs">
          {about}
          {claim && `, ${claim.reference}`}
          {status === 'closed' && ', closed'}
        </p>
        <div className="flex h-5 items-center justify-between gap-3">
          <p className={clsx('min-w-0 truncate', !isUnread && 'text-muted')}>
            {last_message
              ? `${last_message.is_mine ? 'You: ' : ''}${last_message.excerpt}`
              : 'No message yet'}
          </p>
          {isUnread && <Badge tone="success">{unread_count} new</Badge>}
        </div>
      </div>
    </LinkRow>
  );
}

function ListSkeleton() {
  return (
    <div role="region" aria-busy aria-label="Conversations">
      <Skeletons
        count={EXPECTED_ROWS}
        height="h-21"
        className="border-line grid content-center gap-2 border-b px-4"
      >
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
        <Skeleton className="h-4 w-4/5" />
      </Skeletons>
    </div>
  );
}
