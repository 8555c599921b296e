import { useGetAdminConversation } from '@generated/api/admin-conversations/admin-conversations';
import { pathTo } from '@/paths';
import { TextLink } from '@/record/link-row';
import { QueryPart } from '@/shell/query-part';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Chat } from './chat';

/** The messages of a negotiation, as the staff read them; what they write both sides read. */
export function StaffChatCard({ conversationId }: { conversationId: number }) {
  const query = useGetAdminConversation(conversationId);
  return (
    <Card aria-label="Messages">
      <CardHeader
        title="Messages"
        description="Between buyer and seller. Both read what you write here."
        action={<TextLink to={pathTo('adminConversation', { id: conversationId })}>Open</TextLink>}
      />
      <QueryPart
        query={query}
        skeleton={
          <CardBody>
            <Skeleton className="h-64" />
          </CardBody>
        }
      >
        {(conversation) => (
          <Chat
            conversation={conversation}
            as="staff"
            className="max-h-[min(32rem,75dvh)] min-h-72"
            closed={<StaffEndedNotice />}
          />
        )}
      </QueryPart>
    </Card>
  );
}

export function StaffEndedNotice() {
  return (
    <p className="border-line text-muted border-t p-4 text-sm">
      This negotiation has ended without a sale: nobody writes here any more.
    </p>
  );
}
