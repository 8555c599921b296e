import { MessageSquare } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { SkeletonCard } from '@/record/record-skeleton';
import { Button } from '@/ui/button';
import { AfterContent } from '@/ui/layout/after-content';

const ChatCard = lazy(async () => ({ default: (await import('./chat-card')).ChatCard }));

const ID = 'messages';

/** The messages of a negotiation within its page. Their code loads after the page. */
export function ChatSection({ conversationId }: { conversationId: number }) {
  return (
    <MessagesPlace>
      <ChatCard key={conversationId} conversationId={conversationId} />
    </MessagesPlace>
  );
}

const waiting = <SkeletonCard bar="h-72" />;

/** The target of `MessagesButton`, which exists as soon as the page does. */
export function MessagesPlace({ children }: { children: ReactNode }) {
  return (
    <div id={ID} tabIndex={-1} className="min-w-0">
      {/* The host has the code already: with Suspense the place would be filled, then empty, then filled. */}
      {import.meta.env.SSR ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <AfterContent room={waiting}>{children}</AfterContent>
        </Suspense>
      )}
    </div>
  );
}

/** Leads from the head of a page to its messages, however far down they are. */
export function MessagesButton({ unread = 0 }: { unread?: number }) {
  return (
    <Button
      variant="secondary"
      onClick={() => {
        const place = document.getElementById(ID);
        place?.scrollIntoView();
        place?.focus({ preventScroll: true });
      }}
    >
      <MessageSquare aria-hidden size={16} />
      Messages{unread > 0 && ` (${unread} new)`}
    </Button>
  );
}
