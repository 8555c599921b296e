import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import type { Document, Message } from '@generated/model';
import { DateText } from '@/ui/data/date-text';
import { Button } from '@/ui/button';
import { handOnFocus } from '@/ui/hooks/hand-on-focus';
import type { PreviewSource } from '@/ui/overlay/preview-dialog';
import { Attachments } from './attachments';
import { type AnyConversation, labelOf } from './chat-source';
import { dayLabel, isContinued } from './days';
import type { Outgoing } from './writing/outbox';

interface MessageListProps {
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  participants: AnyConversation['participants'];
  isStaff: boolean;
  /** The first message that is new to the reader. */
  line: number | null;
  sourceOf: (message: Message, document: Document) => PreviewSource;
  onPreview: (source: PreviewSource) => void;
  onRetry: (item: Outgoing) => void;
  onDrop: (item: Outgoing) => void;
}

/** Messages by day, each with its sender and time. Messages being sent come at the end. */
export function MessageList({
  messages,
  outgoing,
  participants,
  isStaff,
  line,
  sourceOf,
  onPreview,
  onRetry,
  onDrop,
}: MessageListProps) {
  const marks = readMarks(messages, participants);
  return (
    <ol aria-label="Messages" className="grid gap-1">
      {messages.map((message, index) => {
        const before = messages[index - 1];
        const day = dayLabel(message.created_at);
        const isNewDay = before === undefined || dayLabel(before.created_at) !== day;
        const isNewLine = message.id === line;
        return (
          <Fragment key={message.client_id}>
            {isNewDay && <Rule>{day}</Rule>}
            {isNewLine && <Rule isNew>New messages</Rule>}
            <Bubble
              isMine={message.is_mine}
              head={
                (isNewDay || isNewLine || !isContinued(message, before)) && (
                  <>
                    {/* Otherwise the time would be read as part of a name that runs from right to left. */}
                    <bdi className="text-ink font-medium">
                      {isStaff && message.sender === 'staff'
                        ? message.sender_label
                        : labelOf(message.sender, participants)}
                    </bdi>{' '}
                    <DateText iso={message.created_at} as="time" />
                  </>
                )
              }
              body={message.body}
              foot={
                <>
                  {message.has_contact_data && (
                    <p className="text-warning-ink">
                      {isStaff
                        ? 'Seems to hold contact data.'
                        : 'Seems to hold contact data. Our staff see this message.'}
                    </p>
                  )}
                  {marks.get(message.id)}
                </>
              }
            >
              <Attachments
                documents={message.documents}
                onPreview={(document) => onPreview(sourceOf(message, document))}
              />
            </Bubble>
          </Fragment>
        );
      })}
      {outgoing.map((item) => (
        <Bubble
          key={item.client_id}
          isMine
          head={null}
          body={item.body}
          foot={<Fate item={item} onRetry={onRetry} onDrop={onDrop} />}
        >
          <Attachments documents={item.documents} />
        </Bubble>
      ))}
    </ol>
  );
}

/** "Read", by message number, below the last own message that another side has read. */
function readMarks(
  messages: readonly Message[],
  participants: AnyConversation['participants'],
): ReadonlyMap<number, ReactNode> {
  const others = participants.filter(({ is_me }) => !is_me);
  const marks = new Map<number, string>();
  for (const { label, read_up_to_id } of others) {
    const last = messages.findLast(({ id, is_mine }) => is_mine && id <= read_up_to_id);
    if (!last) continue;
    const known = marks.get(last.id);
    marks.set(
      last.id,
      others.length === 1 ? 'Read' : `${known ? `${known}, ` : 'Read by '}${label}`,
    );
  }
  return new Map([...marks].map(([id, words]) => [id, <p key={id}>{words}</p>]));
}

function Rule({ isNew = false, children }: { isNew?: boolean; children: string }) {
  return (
    <li
      className={clsx(
        'flex items-center gap-3 py-2 text-xs font-medium',
        isNew ? 'text-link' : 'text-muted',
      )}
    >
      <span aria-hidden className={clsx('h-px flex-1', isNew ? 'bg-primary' : 'bg-line')} />
      {children}
      <span aria-hidden className={clsx('h-px flex-1', isNew ? 'bg-primary' : 'bg-line')} />
    </li>
  );
}

interface BubbleProps {
  isMine: boolean;
  head: ReactNode;
  body: string;
  foot: ReactNode;
  /** The attachments. */
  children: ReactNode;
}

function Bubble({ isMine, head, body, foot, children }: BubbleProps) {
  return (
    // Once sent, the message is a different element.
    <li
      ref={handOnFocus}
      className={clsx('grid gap-1', isMine ? 'justify-items-end' : 'justify-items-start')}
    >
      {head && <p className="text-muted tabular pt-2 text-xs">{head}</p>}
      <div
        className={clsx(
          'grid max-w-[min(34rem,85%)] gap-2 rounded-lg px-3 py-2 text-sm',
          isMine ? 'bg-primary-soft text-ink' : 'bg-subtle text-ink',
        )}
      >
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {body}
        </p>
        {children}
      </div>
      <div
        className={clsx(
          'text-muted max-w-[min(34rem,85%)] text-xs empty:hidden',
          isMine && 'text-right',
        )}
      >
        {foot}
      </div>
    </li>
  );
}

interface FateProps {
  item: Outgoing;
  onRetry: (item: Outgoing) => void;
  onDrop: (item: Outgoing) => void;
}

/** The progress of a message that is being sent. */
function Fate({ item, onRetry, onDrop }: FateProps) {
  if (item.state !== 'failed') return <p>{item.state === 'sending' ? 'Sending…' : 'Sent'}</p>;
  return (
    <div ref={handOnFocus} className="flex flex-wrap items-center justify-end gap-x-3">
      <p className="text-danger-ink" role="alert">
        Not sent. {item.fault}
      </p>
      {item.mayRetry && (
        <Button variant="link" className="text-xs" onClick={() => onRetry(item)}>
          Try again
        </Button>
      )}
      <Button variant="link" className="text-xs" onClick={() => onDrop(item)}>
        Delete
      </Button>
    </div>
  );
}
