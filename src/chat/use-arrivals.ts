import { useState } from 'react';
import type { Message } from '@generated/model';

/**
 * What is written while somebody reads: all messages since they opened the conversation, and whether others have
 * written something below the part that they are reading.
 */
export function useArrivals(messages: readonly Message[], isAtEnd: boolean) {
  const lastId = messages.at(-1)?.id ?? 0;
  const [openedAt] = useState(lastId);
  const [seenAtEnd, setSeenAtEnd] = useState(lastId);
  if (isAtEnd && seenAtEnd !== lastId) setSeenAtEnd(lastId);
  return {
    arrived: messages.filter(({ id }) => id > openedAt),
    hasUnseen: !isAtEnd && messages.some(({ id, is_mine }) => !is_mine && id > seenAtEnd),
  };
}
