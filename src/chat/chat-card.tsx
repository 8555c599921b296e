import { useGetConversation } from '@generated/api/conversations/conversations';
import { QueryPart } from '@/shell/query-part';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Chat } from './chat';
import { EndedNotice } from './ended-notice';

/** The messages of a negotiation, as one of its sides reads and writes them. */
export function ChatCard({ conversationId }: { conversationId: number }) {
  const query = useGetConversation(conversationId);
  const other = query.data?.participants.find(({ is_me }) => !is_me);
  return (
    <Card aria-label="Messages">
      <CardHeader title="Messages" description={other && `With ${other.label}`} />
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
            as="user"
            className="max-h-[min(32rem,75dvh)] min-h-72"
            closed={<EndedNotice />}
          />
        )}
      </QueryPart>
    </Card>
  );
}
