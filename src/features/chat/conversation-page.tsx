import { Link } from 'react-router-dom';
import { useGetConversation } from '@generated/api/conversations/conversations';
import type { Conversation } from '@generated/model';
import { Chat } from '@/chat/chat';
import { EndedNotice } from '@/chat/ended-notice';
import { pathTo } from '@/paths';
import { useRecordId } from '@/record/use-record-id';
import { NotFound } from '@/page/not-found';
import { isMissing } from '@/page/query-error';
import { QueryPart } from '@/page/query-part';
import { RoutePage } from '@/page/route-page';
import { Button } from '@/ui/button';
import { Badge } from '@/ui/feedback/badge';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PANE_HEIGHT, Panes } from './panes';

export default function ConversationPage() {
  const { id, isPossible } = useRecordId();
  const query = useGetConversation(id, { query: { enabled: isPossible } });
  const { data: conversation, error } = query;
  if (!isPossible || isMissing(error)) {
    return (
      <NotFound
        of="conversation"
        title="Conversation not found"
        description="No conversation of yours has this number."
      />
    );
  }
  return (
    <RoutePage
      of="conversation"
      title={conversation?.subject ?? 'Conversation'}
      // A line is reserved, so that nothing moves when the description arrives.
      description={conversation ? aboutOf(conversation) : '\u00a0'}
      badge={conversation?.status === 'closed' && <Badge>Closed</Badge>}
      action={conversation?.negotiation_id && <AboutLink id={conversation.negotiation_id} />}
    >
      <Panes openId={id}>
        <QueryPart query={query} skeleton={<PaneSkeleton />}>
          {(shown) => (
            <Chat
              conversation={shown}
              as="user"
              className={PANE_HEIGHT}
              closed={<EndedNotice claim={shown.claim} subject={shown.subject} />}
              note={
                shown.status === 'closed' && (
                  <p className="border-line text-muted border-t px-4 py-3 text-sm">
                    Our staff have closed this conversation. Another message reopens it.
                  </p>
                )
              }
            />
          )}
        </QueryPart>
      </Panes>
    </RoutePage>
  );
}

function aboutOf({ kind, participants, claim }: Conversation): string {
  const label = participants.find(({ is_me }) => !is_me)?.label;
  const other = kind === 'staff' ? null : label;
  return `With ${other ?? 'our staff'}${claim ? `, about ${claim.reference}` : ''}`;
}

/** Leads to the negotiation that a conversation belongs to. */
function AboutLink({ id }: { id: number }) {
  return (
    <Button variant="secondary" asChild>
      <Link to={pathTo('negotiation', { id })}>Go to the negotiation</Link>
    </Button>
  );
}

function PaneSkeleton() {
  return (
    <div role="status" aria-busy aria-label="The conversation is loading" className={PANE_HEIGHT}>
      <div className="grid gap-4 p-4">
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-9 w-1/2 justify-self-end" />
      </div>
    </div>
  );
}
