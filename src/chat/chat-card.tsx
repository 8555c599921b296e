import { useGetAdminConversation } from '@generated/api/admin-conversations/admin-conversations';
import { useGetConversation } from '@generated/api/conversations/conversations';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '@/paths';
import { QueryPart } from '@/page/query-part';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Chat } from './chat';
import type { AnyConversation } from './chat-source';
import { EndedNotice, StaffEndedNotice } from './ended-notice';

/** The messages of a negotiation, as one of its sides reads and writes them. */
export function ChatCard({ conversationId }: { conversationId: number }) {
  const query = useGetConversation(conversationId);
  const other = query.data?.participants.find(({ is_me }) => !is_me);
  return (
    <MessagesCard
      query={query}
      as="user"
      description={other && `With ${other.label}`}
      closed={query.data && <EndedNotice claim={query.data.claim} subject={query.data.subject} />}
    />
  );
}

/** The same for the staff. Both sides read what they write. */
export function StaffChatCard({ conversationId }: { conversationId: number }) {
  return (
    <MessagesCard
      query={useGetAdminConversation(conversationId)}
      as="staff"
      description="Between buyer and seller. Both read what you write here."
      action={
        <Button variant="link" asChild>
          <Link to={pathTo('adminConversation', { id: conversationId })}>Open</Link>
        </Button>
      }
      closed={<StaffEndedNotice />}
    />
  );
}

interface MessagesCardProps {
  query: UseQueryResult<AnyConversation>;
  as: 'user' | 'staff';
  description: ReactNode;
  action?: ReactNode;
  closed: ReactNode;
}

function MessagesCard({ query, as, description, action, closed }: MessagesCardProps) {
  return (
    <Card aria-label="Messages">
      <CardHeader title="Messages" description={description} action={action} />
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
            as={as}
            className="max-h-[min(32rem,75dvh)] min-h-72"
            closed={closed}
          />
        )}
      </QueryPart>
    </Card>
  );
}
