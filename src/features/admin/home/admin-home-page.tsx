import { useListAdminClaims } from '@generated/api/admin-claims/admin-claims';
import { useListAdminConversations } from '@generated/api/admin-conversations/admin-conversations';
import { useListAdminNegotiations } from '@generated/api/admin-negotiations/admin-negotiations';
import { useListAdminUsers } from '@generated/api/admin-users/admin-users';
import { serializeParams } from '@/api/params-serializer';
import { pathTo } from '@/paths';
import { QUEUES, TO_ANSWER } from '@/admin-first-queries';
import { RoutePage } from '@/page/route-page';
import { Card, CardHeader } from '@/ui/data/card';
import { CreateUserLink } from '@/users/create-user-link';
import { FeaturedCases } from './featured-cases';
import { NewestUsers } from './newest-users';
import { QueueRow } from './queue-row';

export default function AdminHomePage() {
  return (
    <RoutePage
      of="adminHome"
      title="Administration"
      description="What waits for our staff, and who is new."
      action={<CreateUserLink />}
    >
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Queues />
        <div className="grid gap-6">
          <NewestUsers />
          <FeaturedCases />
        </div>
      </div>
    </RoutePage>
  );
}

/** What is waiting. Each entry links to the list that shows exactly that. */
function Queues() {
  const queues = [
    {
      title: 'Identities to review',
      note: 'Documents were submitted',
      to: listOf('adminUsers', QUEUES.identities),
      query: useListAdminUsers(QUEUES.identities),
    },
    {
      title: 'Buyer accounts to decide',
      note: 'Applications were submitted',
      to: listOf('adminUsers', QUEUES.buyers),
      query: useListAdminUsers(QUEUES.buyers),
    },
    {
      title: 'Claims to review',
      note: 'Sellers have submitted them',
      to: listOf('adminClaims', QUEUES.claims),
      query: useListAdminClaims(QUEUES.claims),
    },
    {
      title: 'Conversations to answer',
      note: 'A user has written last',
      // The list defaults to open conversations. An address that says so would match none of its tabs.
      to: listOf('adminConversations', TO_ANSWER),
      query: useListAdminConversations(QUEUES.conversations),
    },
    {
      title: 'Contact data to look at',
      note: 'Marked in negotiations',
      to: listOf('adminConversations', QUEUES.contactData),
      query: useListAdminConversations(QUEUES.contactData),
    },
    {
      title: 'Transfers to file or complete',
      note: 'Our staff act next',
      to: listOf('adminNegotiations', QUEUES.transfers),
      query: useListAdminNegotiations(QUEUES.transfers),
    },
    {
      title: 'Overdue sales',
      note: 'A deadline has passed',
      to: listOf('adminNegotiations', QUEUES.overdue),
      query: useListAdminNegotiations(QUEUES.overdue),
    },
    {
      title: 'Fees outstanding',
      note: 'Owed once both sides have signed',
      to: listOf('adminNegotiations', QUEUES.fees),
      query: useListAdminNegotiations(QUEUES.fees),
    },
  ];
  return (
    <Card>
      <CardHeader title="Waiting for our staff" />
      <ul aria-label="Waiting for our staff">
        {queues.map((queue) => (
          <QueueRow key={queue.title} {...queue} />
        ))}
      </ul>
    </Card>
  );
}

const listOf = (
  page: 'adminUsers' | 'adminClaims' | 'adminConversations' | 'adminNegotiations',
  queue: object,
) => `${pathTo(page)}?${serializeParams({ ...queue, per_page: undefined })}`;
