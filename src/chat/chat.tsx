import { clsx } from 'clsx';
import { ArrowDown } from 'lucide-react';
import { useMemo, useRef, type ReactNode } from 'react';
import type { Message } from '@generated/model';
import { previewFrom, useDocumentPreview } from '@/documents/document-preview';
import { InPersonNote, useActedFor } from '@/session/guards/in-person';
import { QueryPart } from '@/page/query-part';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { handOnFocus } from '@/ui/hooks/hand-on-focus';
import { ScrollRegion } from '@/ui/layout/scroll-region';
import {
  type AnyConversation,
  type ChatSource,
  readDocument,
  staffChat,
  userChat,
} from './chat-source';
import { Composer, UnsentDraft } from './writing/composer';
import { MessageList } from './message-list';
import { useArrivals } from './use-arrivals';
import { useEnd, useIsWatched } from './use-end';
import { useMessages } from './use-messages';
import { useOutbox } from './writing/use-outbox';
import { useReading } from './use-reading';
import { useTyping } from './use-typing';

interface ChatProps {
  conversation: AnyConversation;
  /** Who reads it. */
  as: 'user' | 'staff';
  /** Says why no message can be sent, and what to do instead. */
  closed: ReactNode;
  /** Above the input field. */
  note?: ReactNode;
  /** Its height, as classes. It scrolls inside. */
  className: string;
}

/** A conversation: its messages, live, and the field to write another one. */
export function Chat({ conversation, as, className, ...props }: ChatProps) {
  const { id } = conversation;
  const source = useMemo(() => (as === 'staff' ? staffChat(id) : userChat(id)), [as, id]);
  const { query, messages } = useMessages(source);
  return (
    <div className={clsx('flex min-h-0 min-w-0 flex-col', className)}>
      <QueryPart query={{ ...query, data: messages }} skeleton={<ChatSkeleton />}>
        {(shown) => (
          <Thread
            key={source.keptAs}
            conversation={conversation}
            source={source}
            messages={shown}
            earlier={{
              isThere: query.hasNextPage,
              isPending: query.isFetchingNextPage,
              show: () => void query.fetchNextPage(),
            }}
            {...props}
          />
        )}
      </QueryPart>
    </div>
  );
}

function ChatSkeleton() {
  return (
    <div role="status" aria-busy aria-label="The messages are loading" className="grid gap-4 p-4">
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-9 w-1/2 justify-self-end" />
      <Skeleton className="h-16 w-3/5" />
    </div>
  );
}

interface ThreadProps extends Pick<ChatProps, 'conversation' | 'closed' | 'note'> {
  source: ChatSource;
  messages: readonly Message[];
  earlier: { isThere: boolean; isPending: boolean; show: () => void };
}

function Thread({ conversation, source, messages, earlier, closed, note }: ThreadProps) {
  const end = useRef<HTMLDivElement>(null);
  const { box, content, isAtEnd, onScroll, toEnd } = useEnd(messages[0]?.id);
  const { outgoing, send, retry, drop } = useOutbox(source, messages);
  const isWatched = useIsWatched(end);
  const { line, forgetLine } = useReading({ conversation, messages, source, isWatched });
  const { writing, announce } = useTyping(conversation);
  const { preview, dialog } = useDocumentPreview();
  const actedFor = useActedFor();
  const { arrived, hasUnseen } = useArrivals(messages, isAtEnd);

  return (
    <>
      <div className="relative flex min-h-0 flex-1 flex-col">
        <ScrollRegion
          ref={box}
          label="Conversation"
          data-from-end
          className="flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none]"
          onScroll={onScroll}
        >
          <div ref={content} className="p-4">
            {earlier.isThere && (
              <div ref={handOnFocus} className="pb-2 text-center">
                <Button
                  variant="secondary"
                  size="sm"
                  isPending={earlier.isPending}
                  onClick={earlier.show}
                >
                  Show earlier messages
                </Button>
              </div>
            )}
            {messages.length + outgoing.length === 0 && (
              <p className="text-muted py-8 text-center text-sm">No message yet.</p>
            )}
            <MessageList
              messages={messages}
              outgoing={outgoing}
              participants={conversation.participants}
              isStaff={source.isStaff}
              line={line}
              sourceOf={({ id }, document) =>
                previewFrom(document.filename, (signal) =>
                  readDocument(source, id, document.id, signal),
                )
              }
              onPreview={preview}
              onRetry={retry}
              onDrop={drop}
            />
            <p role="status" className="text-muted min-h-4 pt-1 text-xs">
              {writing}
            </p>
            <div ref={end} className="h-px" />
          </div>
        </ScrollRegion>
        {hasUnseen && (
          <div className="absolute inset-x-0 bottom-3 text-center">
            <Button size="sm" onClick={toEnd}>
              <ArrowDown aria-hidden size={16} />
              New message
            </Button>
          </div>
        )}
      </div>
      {/* Separate from the list, which also grows with earlier messages: only new ones are read out. */}
      <div role="log" aria-label="New messages" className="sr-only">
        {arrived.map((message) => (
          <p key={message.client_id}>{readOut(message)}</p>
        ))}
      </div>
      {actedFor ? (
        <div className="border-line border-t p-3">
          <InPersonNote name={actedFor} />
        </div>
      ) : conversation.can_write ? (
        <>
          {note}
          <Composer
            source={source}
            hidesContactData={conversation.hides_contact_data ?? false}
            onSend={(body, documents) => {
              send(body, documents);
              forgetLine();
              toEnd();
            }}
            onWriting={announce}
          />
        </>
      ) : (
        <>
          <UnsentDraft source={source} />
          {closed}
        </>
      )}
      {dialog}
    </>
  );
}

function readOut({ is_mine, sender_label, body, documents }: Message): string {
  if (is_mine) return 'Message sent';
  const files = documents.map(({ filename }) => filename).join(', ');
  return `${sender_label}: ${[body, files && `with ${files}`].filter(Boolean).join(' ')}`;
}
