import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import type { ChannelAction, ChannelMessage, ChannelName, ChannelParams } from '@generated/cable';
import { atRest } from '@/api/at-rest';
import { optionalCode } from '@/ui/fetch-ahead';
import type * as Consumer from './consumer';

/** A channel that a page watches; its identifier tells it from others. */
export interface Watched {
  channel: ChannelName;
  identifier: string;
  /** What parts of the page do with a message, beside what is read anew. */
  listeners: Set<(message: never) => void>;
}

/** Whether what is shown may be old, because the connection was lost. */
export const useCable = create<{ isLost: boolean }>()(() => ({ isLost: false }));

/** How many parts of the page watch each channel. */
const watched = new Map<string, Watched & { count: number }>();

let consumer: typeof Consumer | null = null;

/** Follows what is watched, by code that is fetched when the page is at rest: what is live is never waited for. */
async function follow(): Promise<void> {
  consumer = await optionalCode(() => import('./consumer'));
  if (consumer) return consumer.follow(watched);
  if (watched.size === 0) return;
  // Without a connection there is nothing live. Once there is one, it is tried again.
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
 * Watches a channel of the cable while the page is shown: what the contract calls stale after a message is read anew.
 * @param params null while the page does not know what it is about, or the person may not watch it.
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

/** Says something in a channel that the page watches. Lost without a connection: only what passes is said so. */
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
