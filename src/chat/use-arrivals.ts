import { useState } from 'react';
import type { Message } from '@generated/model';

/**
 * What others write while somebody reads: everything since they opened the conversation, and what of it has come below
 * the part that they read.
 */
export function useArrivals(messages: readonly Message[], isAtEnd: boolean) {
  const lastId = messages.at(-1)?.id ?? 0;
  const [openedAt] = useState(lastId);
  const [seenAtEnd, setSeenAtEnd] = useState(lastId);
  if (isAtEnd && seenAtEnd !== lastId) setSeenAtEnd(lastId);
  const arrivedFrom = (id: number) =>
    messages.filter((message) => !message.is_mine && message.id > id);
  return {
    arrived: arrivedFrom(openedAt),
    hasUnseen: !isAtEnd && arrivedFrom(seenAtEnd).length > 0,
  };
}
