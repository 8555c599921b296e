import { useEffect } from 'react';
import { create } from 'zustand';
import type { ChannelName, ChannelParams } from '@generated/cable';
import { atRest } from '@/api/at-rest';

/** A channel that a page watches; its identifier tells it from others. */
export interface Watched {
  channel: ChannelName;
  identifier: string;
}

/** Whether what is shown may be old, because the connection was lost. */
export const useCable = create<{ isLost: boolean }>()(() => ({ isLost: false }));

/** How many parts of the page watch each channel. */
const watched = new Map<string, Watched & { count: number }>();

/** Follows what is watched, by code that is fetched when the page is at rest: what is live is never waited for. */
async function follow(): Promise<void> {
  try {
    (await import('./consumer')).follow(watched);
  } catch {
    // Without a connection there is nothing live. Once there is one, it is tried again.
    useCable.setState({ isLost: true });
    window.addEventListener('online', () => void follow(), { once: true });
  }
}

function watch(each: Watched): () => void {
  const known = watched.get(each.identifier);
  if (known) known.count += 1;
  else watched.set(each.identifier, { ...each, count: 1 });
  void atRest().then(() => (watched.has(each.identifier) ? follow() : undefined));
  return () => {
    const left = watched.get(each.identifier);
    if (!left) return;
    left.count -= 1;
    if (left.count > 0) return;
    watched.delete(each.identifier);
    void follow();
  };
}

/**
 * Watches a channel of the cable while the page is shown: what the contract calls stale after a message is read anew.
 * @param params null while the page does not know what it is about, or the person may not watch it.
 */
export function useLive<Name extends ChannelName>(
  channel: Name,
  params: ChannelParams<Name> | null,
): void {
  const identifier = params && JSON.stringify({ channel, ...params });
  useEffect(() => (identifier ? watch({ channel, identifier }) : undefined), [channel, identifier]);
}
