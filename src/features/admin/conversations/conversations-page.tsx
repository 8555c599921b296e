import { serializeParams } from '@/api/params-serializer';
import { clsx } from 'clsx';
import { Link, useSearchParams } from 'react-router-dom';
import { getListAdminConversationsQueryOptions } from '@generated/api/admin-conversations/admin-conversations';
import type { AdminConversationSummary, MessageSender } from '@generated/model';
import { listAdminConversationsQuery } from '@generated/queries';
import { pathTo } from '@/paths';
import { openConversations, QUEUES } from '@/route-loads';
import { RoutePage } from '@/page/route-page';
import type { Column } from '@/table/columns/column';
import { dateColumn, statusColumn, textColumn, titleColumn } from '@/table/columns/columns';
import { List } from '@/table/list';
import { NavTab, NavTabs } from '@/ui/overlay/nav-tabs';

/** Which conversations, by the address that shows them: those with a user, unless it says otherwise or they are one's own. */
const TABS = [
  ['Open', ''],
  ['To answer', '?unanswered=true'],
  ['Mine', '?assigned=me'],
  ['Nobody’s', '?assigned=nobody'],
  ['Closed', '?status=closed'],
  ['Negotiations', '?kind=negotiation'],
  ['Contact data', `?${serializeParams({ ...QUEUES.contactData, per_page: undefined })}`],
] as const;

const NARROWED_BY_TABS = ['kind', 'assigned', 'status', 'unanswered', 'has_contact_data'] as const;
/** What tells whether the rows are those of a tab. */
const NARROWING = [...NARROWED_BY_TABS, 'user_id'] as const;

type Row = AdminConversationSummary;

/** Who wrote last, before what they wrote; the user of a conversation with our staff is named beside it. */
const WRITERS: Record<MessageSender, string> = {
  user: '',
  buyer: 'Buyer: ',
  seller: 'Seller: ',
  staff: 'Our staff: ',
};

const columns: readonly Column<Row>[] = [
  {
    ...titleColumn<Row>({
      key: 'subject',
      header: 'Subject',
      value: (row) => row.subject,
    }),
    cell: ({ subject, unread_count }) => (
      <span className={clsx('wrap-anywhere', unread_count > 0 ? 'font-semibold' : 'font-normal')}>
        {subject}
      </span>
    ),
    sub: ({ last_message: message }) =>
      message && (
        <span className="md:line-clamp-1">
          {WRITERS[message.sender]}
          {message.excerpt}
        </span>
      ),
  },
  statusColumn<Row>({
    key: 'unread',
    header: 'Unread',
    width: 22,
    onPhone: 'state',
    value: ({ unread_count: count }) =>
      count > 0 ? { label: `${count} new`, tone: 'success' } : null,
  }),
  textColumn<Row>({
    key: 'with',
    header: 'With',
    width: 44,
    onPhone: 'fact',
    value: ({ participant_names: names }) => names.join(' and '),
  }),
  textColumn<Row>({
    key: 'claim',
    header: 'Claim',
    width: 35,
    value: ({ claim }) => claim?.reference ?? null,
  }),
  textColumn<Row>({
    key: 'assigned',
    header: 'Assigned to',
    width: 30,
    value: ({ assigned_admin: admin }) => (admin?.is_me ? 'You' : (admin?.name ?? null)),
  }),
  statusColumn<Row>({
    key: 'contact_data',
    header: 'Contact data',
    width: 28,
    isOptional: true,
    value: (row) => (row.has_contact_data ? { label: 'Marked', tone: 'warning' } : null),
  }),
  dateColumn<Row>({
    key: 'unanswered',
    header: 'Unanswered since',
    width: 33,
    isOptional: true,
    value: (row) => row.unanswered_since,
  }),
  dateColumn<Row>({
    key: 'last',
    header: 'Last message',
    width: 30,
    onPhone: 'number',
    value: (row) => row.last_message_at,
  }),
];

const columnsOfQueue = columns.map((column) =>
  column.key === 'unanswered' ? { ...column, isOptional: false } : column,
);

export default function ConversationsPage() {
  const [search] = useSearchParams();
  const isQueue = search.get('unanswered') === 'true';
  return (
    <RoutePage
      of="adminConversations"
      title="Messages"
      description="What users write to us; under Negotiations and Contact data, what the two sides of each negotiation write to each other. Under To answer, who has waited longest comes first."
    >
      <div className="mb-4">
        <NavTabs label="Conversations">
          {TABS.map(([label, address]) => (
            <NavTab key={label}>
              <Link
                to={{ search: address }}
                aria-current={isShown(search, address) ? 'page' : undefined}
              >
                {label}
              </Link>
            </NavTab>
          ))}
        </NavTabs>
      </div>
      <List
        name={isQueue ? 'admin-conversations-to-answer' : 'admin-conversations'}
        noun={{ one: 'conversation', many: 'conversations' }}
        query={listAdminConversationsQuery}
        tabs={NARROWED_BY_TABS}
        read={(params) =>
          getListAdminConversationsQueryOptions({ ...openConversations(search), ...params })
        }
        rows={(page) => page.conversations}
        columns={isQueue ? columnsOfQueue : columns}
        defaultSort={isQueue ? 'Longest wait first' : 'Last message first'}
        search={{ label: 'Search conversations', placeholder: 'Subject, claim or person' }}
        filters={[
          {
            kind: 'record',
            param: 'user_id',
            label: 'User',
            nameIn: ({ user }, id) => (user?.id === id ? user.name : null),
          },
        ]}
        rowPath={({ id }) => pathTo('adminConversation', { id })}
        empty={{ description: whatBringsIn(search) }}
      />
    </RoutePage>
  );
}

/** What brings a conversation into the tab, in a sentence. */
function whatBringsIn(search: URLSearchParams): string {
  if (search.has('user_id')) {
    return 'A conversation appears here as soon as this user or our staff begin one.';
  }
  if (search.has('has_contact_data')) {
    return 'A conversation appears here when contact data are marked in it, until they are settled.';
  }
  if (search.has('unanswered')) {
    return 'A conversation appears here as soon as its user has written last.';
  }
  if (search.get('assigned') === 'me') return 'A conversation appears here as soon as you take it.';
  if (search.get('assigned') === 'nobody') {
    return 'A conversation appears here as long as it is assigned to nobody.';
  }
  return search.get('status') === 'closed'
    ? 'A conversation appears here as soon as our staff close it, until its user writes again.'
    : 'A conversation appears here as soon as somebody writes in it.';
}

/** Whether the address narrows to what a tab holds, whatever is searched for. */
function isShown(search: URLSearchParams, address: string): boolean {
  const tab = new URLSearchParams(address);
  return NARROWING.every((name) => search.get(name) === tab.get(name));
}
