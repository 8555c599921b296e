import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Messages } from '@generated/model';
import type { ChatSource } from './chat-source';

/** The messages of a conversation, oldest first: the latest ones, and as many earlier ones as requested. */
export function useMessages(source: ChatSource) {
  const client = useQueryClient();
  // Different from every other read of the app, because this one knows its pages.
  const queryKey = [...source.key, { pages: true }];
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      knownBefore(pageParam, client.getQueryData<Pages>(queryKey)) ??
      source.read(pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ messages, has_earlier }: Messages) =>
      has_earlier ? messages[0]?.id : undefined,
    // The latest messages, if the page has begun with them.
    initialData: () => {
      const latest = client.getQueryData<Messages>(source.key);
      return latest && { pages: [latest], pageParams: [undefined] };
    },
    initialDataUpdatedAt: () => client.getQueryState(source.key)?.dataUpdatedAt,
  });
  const { data } = query;
  const messages = useMemo(() => data && inOrder(data), [data]);
  return { query, messages };
}

type Pages = InfiniteData<Messages>;

const inOrder = ({ pages }: Pages) => pages.toReversed().flatMap(({ messages }) => messages);

/**
 * The page before a message, if it is known. Nothing is added there any more, so that a new message needs only a read
 * of the latest. Null if the page is not known, such as after more new messages than one page holds: those in between
 * are read.
 */
function knownBefore(id: number | undefined, known: Pages | undefined): Messages | null {
  if (id === undefined || !known) return null;
  const messages = inOrder(known);
  const page = known.pages.slice(1).find(({ messages: [first] }) => first && first.id < id);
  const from = messages.findIndex((message) => message.id === page?.messages[0]?.id);
  const to = messages.findIndex((message) => message.id === id);
  return page && to > from ? { ...page, messages: messages.slice(from, to) } : null;
}
