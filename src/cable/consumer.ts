import { type Consumer, createConsumer, type Subscription } from '@rails/actioncable';
import { type ChannelName, CHANNELS } from '@generated/cable';
import type { ReadId } from '@generated/reads';
import { API_ROOT } from '@/api/api-root';
import { readAnew, readAnewBefore } from '@/api/after-write';
import { queryClient } from '@/api/query-client';
import { useSession } from '@/session/session-store';
import { useCable, type Watched } from './live';

/*
 * The library's constants apply (specification, section 9): stale after 6 s, backoff 0.15, reopened after 500 ms,
 * subscriptions retried every 500 ms.
 */

/**
 * Milliseconds before the confirmation of a first subscription within which a read counts as current: the subscription
 * begins with the messages about anything that changed it. The exchange goes back ten seconds.
 */
const JUST_READ_MS = 8000;

/** Milliseconds for which hints are gathered: one act sends several, and most of them make the same reads stale. */
const GATHER_MS = 50;

/** Milliseconds after a subscription within which there has to be a connection. Otherwise it counts as lost. */
const STALE_MS = 6000;

/** Milliseconds until a logout in this tab or another, which the exchange announces over the cable, is complete. */
const LOGOUT_MS = 250;

/** Milliseconds after the exchange has dismissed a connection until the next try, if the session is still alive. */
const REOPEN_AFTER_REFUSAL_MS = 30_000;

declare module '@rails/actioncable' {
  interface Consumer {
    /** Missing from its types, which leave out what the library does not document. */
    readonly connection: {
      readonly webSocket?: WebSocket;
      isActive: () => boolean;
      reopen: () => void;
    };
  }
}

const subscriptions = new Map<string, Subscription>();
let followed: ReadonlyMap<string, Watched> = new Map();
let consumer: Consumer | null = null;
let owner: string | null = null;
/** The consumer that the exchange has dismissed for good. */
let left: Consumer | null = null;
/** Runs until it is known whether there is a connection. */
let unheard: ReturnType<typeof setTimeout> | undefined;

/** Subscribes to what is watched, and unsubscribes from everything else. */
export function follow(watched: ReadonlyMap<string, Watched>): void {
  followed = watched;
  for (const [identifier, subscription] of subscriptions) {
    if (watched.has(identifier)) continue;
    subscriptions.delete(identifier);
    subscription.unsubscribe();
  }
  for (const each of watched.values()) {
    if (!subscriptions.has(each.identifier)) subscribe(each);
  }
  // What is not watched cannot be out of date.
  if (watched.size === 0) noteAnswer();
}

/** Performs an action in a channel that is followed. */
export function perform(identifier: string, action: string): void {
  subscriptions.get(identifier)?.perform(action);
}

function subscribe({ channel, identifier }: Watched): void {
  const params = JSON.parse(identifier) as { channel: string };
  const all = staleOf(channel);
  // The library reports a reconnection only to the first subscription that is confirmed again.
  let wasConfirmed = false;
  expectAnswer();
  const subscription = connection().subscriptions.create(params, {
    connected({ reconnected }: { reconnected?: boolean } = {}) {
      noteAnswer();
      // The exchange does not repeat messages, so whatever may have changed meanwhile is read again.
      if (reconnected || wasConfirmed) readAnew(queryClient, all);
      else readAnewBefore(queryClient, all, Date.now() - JUST_READ_MS);
      wasConfirmed = true;
    },
    rejected: noteAnswer,
    disconnected({ willAttemptReconnect }: { willAttemptReconnect?: boolean } = {}) {
      stopExpecting();
      useCable.setState({ isLost: true });
      if (!willAttemptReconnect) afterDismissal();
    },
    received(message: unknown) {
      const known = knownMessage(channel, message);
      readAnewSoon(known?.stale ?? all);
      if (!known) return;
      // The message was parsed by the schema of this channel; TypeScript cannot relate the two.
      for (const listener of followed.get(identifier)?.listeners ?? []) listener(message as never);
    },
  });
  subscriptions.set(identifier, subscription);
}

const gathered = new Set<ReadId>();

/** Reads each one once, however many hints have come for it. */
function readAnewSoon(stale: readonly ReadId[]): void {
  if (gathered.size === 0) {
    setTimeout(() => {
      const all = [...gathered];
      gathered.clear();
      readAnew(queryClient, all);
    }, GATHER_MS);
  }
  for (const read of stale) gathered.add(read);
}

/** The library does not report a connection as lost if it was never established. */
function expectAnswer(): void {
  unheard ??= setTimeout(() => {
    unheard = undefined;
    // The exchange does not answer a page that is left at once, although the connection is open.
    const isOpen = consumer?.connection.webSocket?.readyState === WebSocket.OPEN;
    if (consumer && !isOpen) useCable.setState({ isLost: true });
  }, STALE_MS);
}

function stopExpecting(): void {
  clearTimeout(unheard);
  unheard = undefined;
}

function noteAnswer(): void {
  stopExpecting();
  useCable.setState({ isLost: false });
}

/**
 * The exchange has dismissed the connection for good. If the session has ended elsewhere, the answer to a read says so
 * and ends it here. Otherwise the connection is opened again.
 */
function afterDismissal(): void {
  const refused = consumer;
  // Each subscription is told, but one reaction is enough.
  if (refused === null || refused === left) return;
  left = refused;
  setTimeout(() => {
    if (useSession.getState().token) readAnew(queryClient, ['getCurrentUser', 'getAdminProfile']);
  }, LOGOUT_MS);
  setTimeout(() => {
    if (consumer === refused) openAnew();
  }, REOPEN_AFTER_REFUSAL_MS);
}

function openAnew(): void {
  hangUp();
  follow(followed);
}

/** Ends the connection, if there is one. The next channel that is watched opens another. */
export function hangUp(): void {
  if (consumer) end(consumer);
  consumer = null;
}

/** The connection of the page. Another session gets another one. */
function connection(): Consumer {
  if (consumer) return consumer;
  consumer = createConsumer(cableUrl());
  identify(consumer);
  return consumer;
}

// These events come before the connection notices. What is shown may be out of date from now on, and is read again
// after the reconnection.
window.addEventListener('offline', () => {
  if (followed.size > 0) useCable.setState({ isLost: true });
});
window.addEventListener('online', () => consumer?.connection.reopen());

useSession.subscribe(({ user, adminUser, token }) => {
  if (!consumer) return;
  const before = owner;
  identify(consumer);
  if (before === owner || (token && !user && !adminUser)) return;
  openAnew();
});

/** The library cannot close a connection that is still opening, which would live on in the previous session's name. */
function end(ended: Consumer): void {
  for (const subscription of subscriptions.values()) subscription.unsubscribe();
  subscriptions.clear();
  const { webSocket } = ended.connection;
  // It cannot cancel the opening either that follows half a second after a silent connection is closed. It does not
  // open one that claims to be active.
  ended.connection.isActive = () => true;
  if (webSocket?.readyState !== WebSocket.CONNECTING) return ended.disconnect();
  for (const event of ['open', 'close']) {
    webSocket.addEventListener(event, () => ended.disconnect(), { once: true });
  }
}

/** Offers the current token: a reconnection may need another one. */
function identify({ subprotocols }: Consumer): void {
  const { token, user, adminUser } = useSession.getState();
  subprotocols.splice(0, subprotocols.length, ...(token ? [`bearer.${token}`] : []));
  owner = token && `${user?.id ?? ''}/${adminUser?.id ?? ''}`;
}

function cableUrl(): string {
  const url = new URL(`${API_ROOT}/cable`, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

/** The messages of a channel, seen without its literal types. */
type Messages = Record<
  string,
  { schema: { safeParse(data: unknown): { success: boolean } }; stale: readonly ReadId[] }
>;

/** The contract's entry for a message; undefined for an invalid one, which makes everything of its channel stale. */
function knownMessage(channel: ChannelName, message: unknown): Messages[string] | undefined {
  const messages: Messages = CHANNELS[channel].messages;
  const type = typeof message === 'object' && message !== null && 'type' in message && message.type;
  const known = typeof type === 'string' ? messages[type] : undefined;
  return known?.schema.safeParse(message).success ? known : undefined;
}

function staleOf(channel: ChannelName): ReadId[] {
  const messages: Messages = CHANNELS[channel].messages;
  return [...new Set(Object.values(messages).flatMap(({ stale }) => stale))];
}
