import { useEffect, useRef, useState } from 'react';
import type { MessageSender } from '@generated/model';
import { say, useLive } from '@/cable/live';
import { type AnyConversation, labelOf } from './chat-source';

/** Milliseconds without another sign after which a person counts as having stopped. */
const PASSES_AFTER_MS = 5000;
/** Milliseconds between the reader's own signs. */
const SAYS_EVERY_MS = 2000;

/** Watches a conversation: reads again what the others have written, and says when they are writing. */
export function useTyping({ id, participants }: AnyConversation) {
  const [writer, setWriter] = useState<{ sender: MessageSender; at: number } | null>(null);
  const saidAt = useRef(0);
  const own = participants.find(({ is_me }) => is_me)?.role ?? 'staff';

  useLive('ConversationChannel', { conversation_id: id }, (message) => {
    if (message.type === 'message.created') setWriter(null);
    // The reader's own sign comes back, too.
    if (message.type === 'typing' && message.sender !== own) {
      setWriter({ sender: message.sender, at: Date.now() });
    }
  });

  useEffect(() => {
    if (!writer) return undefined;
    const timer = setTimeout(() => setWriter(null), PASSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [writer]);

  return {
    /** Says who is writing, by the name that the reader knows; null if nobody is. */
    writing:
      writer &&
      `${labelOf(writer.sender, participants)} ${writer.sender === 'staff' ? 'are' : 'is'} writing…`,
    announce: () => {
      if (Date.now() - saidAt.current < SAYS_EVERY_MS) return;
      saidAt.current = Date.now();
      say('ConversationChannel', { conversation_id: id }, 'announce_typing');
    },
  };
}
