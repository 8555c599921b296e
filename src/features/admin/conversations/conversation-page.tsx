import { useGetAdminConversation } from '@generated/api/admin-conversations/admin-conversations';
import { Chat } from '@/chat/chat';
import { StaffEndedNotice } from '@/chat/ended-notice';
import { RecordPage } from '@/record/record-page';
import { SkeletonCard } from '@/record/record-skeleton';
import { useRecordId } from '@/record/use-record-id';
import { Card } from '@/ui/data/card';
import { Badge } from '@/ui/feedback/badge';
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
              closed={<StaffEndedNotice />}
              note={
                conversation.kind === 'negotiation' && (
                  <p className="border-line text-muted border-t px-4 pt-3 text-sm">
                    Buyer and seller both read what you write here.
                  </p>
                )
              }
            />
          </Card>
          <ConversationCard conversation={conversation} />
        </div>
      )}
    </RecordPage>
  );
}
