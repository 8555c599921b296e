import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Messages } from '@generated/model';
import type { ChatSource } from './chat-source';

/** The messages of a conversation in the order in which they were written: the latest, and as many earlier ones as were asked for. */
export function useMessages(source: ChatSource) {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    // No other read of the app: one that knows its pages.
    queryKey: [...source.key, { pages: true }],
    queryFn: ({ pageParam, signal }) => source.read(pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ messages, has_earlier }: Messages) =>
      has_earlier ? messages[0]?.id : undefined,
    // The latest, where the page has begun with them.
    initialData: () => {
      const latest = client.getQueryData<Messages>(source.key);
      return latest && { pages: [latest], pageParams: [undefined] };
    },
    initialDataUpdatedAt: () => client.getQueryState(source.key)?.dataUpdatedAt,
  });
  const { data } = query;
  const messages = useMemo(() => data?.pages.toReversed().flatMap((page) => page.messages), [data]);
  return { query, messages };
}
