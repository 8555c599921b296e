import { Link } from 'react-router-dom';
import { useGetAdminConversation } from '@generated/api/admin-conversations/admin-conversations';
import type { ConversationUser } from '@generated/model';
import { AuditTrail } from '@/audit/audit-trail';
import { Chat } from '@/chat/chat';
import { StaffEndedNotice } from '@/chat/ended-notice';
import { RecordPage } from '@/record/record-page';
import { SkeletonCard } from '@/record/record-skeleton';
import { useRecordId } from '@/record/use-record-id';
import { Button } from '@/ui/button';
import { Card } from '@/ui/data/card';
import { Badge } from '@/ui/feedback/badge';
import { userPath } from '@/users/user-path';
import { ConversationCard } from './conversation-card';

export default function ConversationPage() {
  const { id, isPossible } = useRecordId();
  return (
    <RecordPage
      of="adminConversation"
      kind="Conversation"
      query={useGetAdminConversation(id, { query: { enabled: isPossible } })}
      isPossible={isPossible}
      missing="No conversation has this number."
      skeleton={
        <div className="grid items-start gap-6 lg:grid-cols-3">
          <div className="lg:col-span-2">
            <SkeletonCard bar="h-96" />
          </div>
          <SkeletonCard bar="h-48" />
        </div>
      }
      title={({ subject }) => subject}
      badge={({ status }) => status === 'closed' && <Badge>Closed</Badge>}
      description={({ user }) =>
        user ? `With ${user.name}` : 'Between the buyer and the seller of a negotiation'
      }
    >
      {(conversation) => (
        <div className="grid items-start gap-6 lg:grid-cols-3">
          <Card aria-label="Messages" className="lg:col-span-2">
            <Chat
              conversation={conversation}
              as="staff"
              className="h-[max(24rem,calc(100dvh-15rem))]"
              closed={
                conversation.user ? <BarredNotice user={conversation.user} /> : <StaffEndedNotice />
              }
              note={
                conversation.kind === 'negotiation' && (
                  <p className="border-line text-muted border-t px-4 pt-3 text-sm">
                    Buyer and seller both read what you write here.
                  </p>
                )
              }
            />
          </Card>
          <div className="grid gap-6">
            <ConversationCard conversation={conversation} />
            <AuditTrail key={conversation.id} of="conversation" id={conversation.id} />
          </div>
        </div>
      )}
    </RecordPage>
  );
}

/** Why the user cannot be written to here. The record offers an email. */
function BarredNotice({ user }: { user: ConversationUser }) {
  return (
    <div className="border-line text-muted flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t p-4 text-sm">
      <p>{user.name} cannot log in and would not read a message.</p>
      <Button variant="secondary" size="sm" asChild>
        <Link to={userPath(user.id)}>See the record</Link>
      </Button>
    </div>
  );
}
