import { serializeParams } from '@/api/params-serializer';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { getListAdminConversationsQueryOptions } from '@generated/api/admin-conversations/admin-conversations';
import type {
  AdminConversationSummary,
  ListAdminConversationsParams,
  MessageSender,
} from '@generated/model';
import { listAdminConversationsQuery } from '@generated/queries/admin-conversations';
import { pathTo } from '@/paths';
import { openConversations, QUEUES, TO_ANSWER } from '@/admin-first-queries';
import { RoutePage } from '@/page/route-page';
import type { Column } from '@/table/columns/column';
import { dateColumn, statusColumn, textColumn, titleColumn } from '@/table/columns/columns';
import { List } from '@/table/list';
import { useListParams } from '@/table/list-params';
import { NavTab, NavTabs } from '@/ui/overlay/nav-tabs';

interface Tab {
  label: string;
  /** The filters that the tab sets. */
  params: ListAdminConversationsParams;
  /** Says what brings a conversation into the tab, if it is empty. */
  empty: string;
}

const OPEN: Tab = {
  label: 'Open',
  params: {},
  empty: 'A conversation appears here as soon as somebody writes in it.',
};

/** Applies to conversations with a user, unless a tab says otherwise or they are the person's own. */
const TABS: readonly Tab[] = [
  OPEN,
  {
    label: 'To answer',
    params: TO_ANSWER,
    empty: 'A conversation appears here as soon as its user has written last.',
  },
  {
    label: 'Mine',
    params: { assigned: 'me' },
    empty: 'A conversation appears here as soon as you take it.',
  },
  {
    label: 'Nobody’s',
    params: { assigned: 'nobody' },
    empty: 'A conversation appears here as long as it is assigned to nobody.',
  },
  {
    label: 'Closed',
    params: { status: ['closed'] },
    empty:
      'A conversation appears here as soon as our staff close it, until its user writes again.',
  },
  { label: 'Negotiations', params: { kind: 'negotiation' }, empty: OPEN.empty },
  {
    label: 'Contact data',
    params: { ...QUEUES.contactData, per_page: undefined },
    empty:
      'A conversation appears here when contact data are marked in it, until they are settled.',
  },
];

const NARROWED_BY_TABS = ['kind', 'assigned', 'status', 'unanswered', 'has_contact_data'] as const;
/** The parameters that decide whether the rows are those of a tab. */
const NARROWING = [...NARROWED_BY_TABS, 'user_id'] as const;

type Row = AdminConversationSummary;

/** Names the last writer before the text. In a conversation with our staff, the user is named next to it. */
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
  const { params: asked } = useListParams(listAdminConversationsQuery);
  const shown = TABS.find(({ params }) =>
    NARROWING.every((name) => String(params[name]) === String(asked[name])),
  );
  const isQueue = asked.unanswered === true;
  return (
    <RoutePage
      of="adminConversations"
      title="Messages"
      description="What users write to us; under Negotiations and Contact data, what the two sides of each negotiation write to each other. Under To answer, who has waited longest comes first."
    >
      <div className="mb-4">
        <NavTabs label="Conversations">
          {TABS.map((tab) => (
            <NavTab key={tab.label}>
              <Link
                to={{ search: serializeParams(tab.params) }}
                aria-current={tab === shown ? 'page' : undefined}
              >
                {tab.label}
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
          getListAdminConversationsQueryOptions({ ...openConversations(asked), ...params })
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
        empty={{
          description:
            asked.user_id === undefined
              ? (shown ?? OPEN).empty
              : 'A conversation appears here as soon as this user or our staff begin one.',
        }}
      />
    </RoutePage>
  );
}
