import { useEffect, useRef, useState } from 'react';
import type { Message } from '@generated/model';
import { useActedFor } from '@/session/guards/in-person';
import type { AnyConversation, ChatSource } from './chat-source';

interface Reading {
  conversation: AnyConversation;
  messages: readonly Message[];
  source: ChatSource;
  /** Whether the person is looking at the latest message. */
  isWatched: boolean;
}

/**
 * Marks messages as read once they have been seen.
 * @returns the first message that was new when the reader came, or came back; null for none.
 */
export function useReading({ conversation, messages, source, isWatched }: Reading) {
  const { participants, unread_count } = conversation;
  // An administrator who reads in a user's name has not read for the user.
  const isOwnReader = useActedFor() === null;
  const latest = messages.findLast(({ is_mine }) => !is_mine)?.id ?? 0;
  const readUpTo = participants.find(({ is_me }) => is_me)?.read_up_to_id;
  // The staff have no unread messages in what two sides say to each other.
  const firstUnread =
    readUpTo === undefined || unread_count === 0
      ? null
      : (messages.find(({ id, is_mine }) => !is_mine && id > readUpTo)?.id ?? null);

  const [line, setLine] = useState(firstUnread);
  // A message that arrives while the person is looking is not new to them. The line stays until they have left and
  // something else has arrived.
  if (!isWatched && firstUnread !== null && line !== firstUnread) setLine(firstUnread);

  const marked = useRef(0);
  useEffect(() => {
    if (!isWatched || !isOwnReader || unread_count === 0 || marked.current >= latest) return;
    const before = marked.current;
    marked.current = latest;
    source.markRead(latest).catch(() => {
      marked.current = before;
    });
  }, [isWatched, isOwnReader, unread_count, latest, source]);

  return { line, forgetLine: () => setLine(null) };
}
