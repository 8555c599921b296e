import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import type { ChannelAction, ChannelMessage, ChannelName, ChannelParams } from '@generated/cable';
import { atRest } from '@/api/at-rest';
import { optionalCode } from '@/ui/fetch-ahead';
import type * as Consumer from './consumer';

/** A channel that a page watches. Its identifier tells it apart from others. */
export interface Watched {
  channel: ChannelName;
  identifier: string;
  /** What parts of the page do with a message, besides the reads that follow from it. */
  listeners: Set<(message: never) => void>;
}

/** Whether what is shown may be out of date because the connection was lost. */
export const useCable = create<{ isLost: boolean }>()(() => ({ isLost: false }));

/** How many parts of the page watch each channel. */
const watched = new Map<string, Watched & { count: number }>();

let consumer: typeof Consumer | null = null;

/** Follows what is watched. The code is fetched when the page is at rest: nothing waits for live updates. */
async function follow(): Promise<void> {
  consumer = await optionalCode(() => import('./consumer'));
  if (consumer) return consumer.follow(watched);
  if (watched.size === 0) return;
  // Without a connection nothing is live. The next connection brings another try.
  useCable.setState({ isLost: true });
  window.addEventListener('online', followAgain, { once: true });
}

const followAgain = () => void follow();

type Listener<Name extends ChannelName> = (message: ChannelMessage<Name>) => void;

function watch<Name extends ChannelName>(
  channel: Name,
  identifier: string,
  listener: Listener<Name>,
): () => void {
  const each = watched.get(identifier) ?? { channel, identifier, listeners: new Set(), count: 0 };
  each.count += 1;
  each.listeners.add(listener);
  watched.set(identifier, each);
  void atRest().then(() => (watched.has(identifier) ? follow() : undefined));
  return () => {
    each.count -= 1;
    each.listeners.delete(listener);
    if (each.count > 0) return;
    watched.delete(identifier);
    consumer?.follow(watched);
    // What is not watched cannot be out of date.
    if (!consumer && watched.size === 0) useCable.setState({ isLost: false });
  };
}

/**
 * Watches a channel of the cable while the page is shown. What the contract calls stale after a message is read again.
 * @param params null while the page does not know its subject, or if the person may not watch it.
 * @param onMessage what else is done with a message.
 */
export function useLive<Name extends ChannelName>(
  channel: Name,
  params: ChannelParams<Name> | null,
  onMessage?: Listener<Name>,
): void {
  const identifier = params && identifierOf(channel, params);
  const listen = useEffectEvent((message: ChannelMessage<Name>) => onMessage?.(message));
  useEffect(() => {
    if (!identifier) return undefined;
    return watch(channel, identifier, (message) => listen(message));
  }, [channel, identifier]);
}

/** Performs an action in a watched channel. Without a connection it is lost, so use it only for momentary things. */
export function say<Name extends ChannelName>(
  channel: Name,
  params: ChannelParams<Name>,
  action: ChannelAction<Name>,
): void {
  const identifier = identifierOf(channel, params);
  if (watched.has(identifier)) consumer?.perform(identifier, action);
}

function identifierOf<Name extends ChannelName>(channel: Name, params: ChannelParams<Name>) {
  return JSON.stringify({ channel, ...params });
}
