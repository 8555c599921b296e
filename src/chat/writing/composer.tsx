import { SendHorizontal } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Document } from '@generated/model';
import { messageFieldsLimits as LIMITS } from '@generated/limits';
import {
  nameSeemsToHoldContactData,
  seemsToHoldContactData,
  type Sender,
} from '@/domain/messages/contact-data';
import { useSession } from '@/session/session-store';
import { totalWords } from '@/labels/counts';
import { ContactDataWarning } from '@/negotiations/contact-data-warning';
import { Button } from '@/ui/button';
import { UnsentText } from '@/ui/data/unsent-text';
import { handOnFocus } from '@/ui/hooks/hand-on-focus';
import { useMediaQuery } from '@/ui/hooks/use-media-query';
import { Textarea } from '@/ui/inputs/textarea';
import type { ChatSource } from '../chat-source';
import { AttachButton, DraftDocuments } from './draft-documents';
import { useDraftFiles, useDraftText } from './use-draft';

const CHARACTER = { one: 'character', many: 'characters' };

/** The number of remaining characters from which they are counted. */
const COUNTED_FROM = 500;

interface ComposerProps {
  source: ChatSource;
  /** Whether contact data in the text is flagged for our staff. */
  hidesContactData: boolean;
  onSend: (body: string, documents: readonly Document[]) => void;
  onWriting: () => void;
}

const draftOf = ({ keptAs }: ChatSource) => `${keptAs}-draft`;

/** Where a message is written. */
export function Composer({ source, hidesContactData, onSend, onWriting }: ComposerProps) {
  const { body, write } = useDraftText(draftOf(source));
  const files = useDraftFiles(`${draftOf(source)}-documents`, source.upload);
  const sender = useSession((session) => session.user);
  const left = LIMITS.body - body.length;
  const canSend = body.trim() !== '' && left >= 0 && !files.fault;
  // A touch screen has no second key for a line break.
  const sendsByEnter = useMediaQuery('(hover: hover) and (pointer: fine)');

  function send() {
    if (!canSend) return;
    onSend(body.trim(), files.documents);
    write('');
    files.clear();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isChoice(event) || !sendsByEnter) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      ref={handOnFocus}
      aria-label="New message"
      className="border-line border-t p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <DraftDocuments files={files} />
      <div className="flex items-end gap-2">
        <AttachButton files={files} />
        <Textarea
          aria-label="Message"
          placeholder="Write a message"
          rows={1}
          value={body}
          className="thumb:py-2.25! thumb:min-h-11! max-h-40 min-h-9! resize-none py-1.75!"
          onChange={({ target }) => {
            write(target.value);
            if (target.value.trim() !== '') onWriting();
          }}
          onKeyDown={handleKey}
        />
        <Button type="submit" aria-disabled={!canSend} aria-label="Send" className="px-3">
          <SendHorizontal aria-hidden size={18} />
        </Button>
      </div>
      <div className="text-muted flex flex-wrap justify-between gap-x-4 pt-1.5 text-xs">
        <div role="status" className="grid gap-1">
          {hidesContactData && (
            <ContactDataWarning {...whatIsRead(body, files.documents, sender)} />
          )}
          {files.loss && <p>{files.loss}</p>}
          {files.refusal && <p>{files.refusal}</p>}
          {files.fault && <p>{files.fault}</p>}
          {left < 0 && (
            <p>This message is too long by {totalWords({ total_count: -left }, CHARACTER)}.</p>
          )}
        </div>
        {left <= COUNTED_FROM
          ? left >= 0 && (
              <p className="tabular">{totalWords({ total_count: left }, CHARACTER)} left</p>
            )
          : sendsByEnter && <p>Enter to send, Shift+Enter for a new line</p>}
      </div>
    </form>
  );
}

/** What was being written when nothing could be sent any more. */
export function UnsentDraft({ source }: Pick<ComposerProps, 'source'>) {
  const { body } = useDraftText(draftOf(source));
  if (body.trim() === '') return null;
  return (
    <div className="border-line border-t p-4">
      <UnsentText text={body} />
    </div>
  );
}

/** What the other side reads: the text, or the name of a document that holds what the text does not. */
function whatIsRead(body: string, documents: readonly Document[], sender: Sender | null) {
  const named = documents.find(({ filename }) => nameSeemsToHoldContactData(filename, sender));
  return named && !seemsToHoldContactData(body, sender)
    ? { text: named.filename, what: 'The name of a document' }
    : { text: body };
}

/** Whether the key ends the choice of a character in another script. In Safari the choice is already over then. */
function isChoice({ nativeEvent }: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari gives no other sign
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
