import { type Consumer, createConsumer, type Subscription } from '@rails/actioncable';
import { type ChannelName, CHANNELS } from '@generated/cable';
import type { ReadId } from '@generated/reads';
import { API_ROOT } from '@/api/api-root';
import { readAnew, readAnewBefore } from '@/api/after-write';
import { queryClient } from '@/api/query-client';
import { useSession } from '@/session/session-store';
import { useCable, type Watched } from './live';

/*
 * The constants (specification, section 9) are those of the library: stale after 6 s, backoff 0.15, reopened after
 * 500 ms, subscriptions retried every 500 ms.
 */

/**
 * Milliseconds: what was read less than this before a first subscription was confirmed is new, or the subscription begins
 * with what changed it. The exchange goes back ten seconds.
 */
const JUST_READ_MS = 8000;

/** Milliseconds in which hints are gathered: one act sends several, and most of them make the same reads stale. */
const GATHER_MS = 50;

/** Milliseconds after a subscription in which there is a connection, or it counts as lost. */
const STALE_MS = 6000;

/** Milliseconds until a logout of this tab or of another one, of which the exchange tells over the cable, has come to its end. */
const LOGOUT_MS = 250;

/** Milliseconds until a connection that the exchange has let go of is tried again, should the session live on. */
const REOPEN_AFTER_REFUSAL_MS = 30_000;

declare module '@rails/actioncable' {
  interface Consumer {
    /** Not in its types, which leave out what the library does not document. */
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
/** The exchange has let go of it for good. */
let left: Consumer | null = null;
/** Runs while it is open whether there is a connection. */
let unheard: ReturnType<typeof setTimeout> | undefined;

/** Subscribes to what is watched and to nothing else. */
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

/** Says something in a channel that is followed. */
export function perform(identifier: string, action: string): void {
  subscriptions.get(identifier)?.perform(action);
}

function subscribe({ channel, identifier }: Watched): void {
  const params = JSON.parse(identifier) as { channel: string };
  const all = staleOf(channel);
  // The library tells only the first one to be confirmed again that there was a reconnection.
  let wasConfirmed = false;
  expectAnswer();
  const subscription = connection().subscriptions.create(params, {
    connected({ reconnected }: { reconnected?: boolean } = {}) {
      noteAnswer();
      // Nothing is sent again: what changed meanwhile is read anew.
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

/** Each read once, however many hints have come for it. */
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

/** Of a connection that has never come about the library does not say that it is lost. */
function expectAnswer(): void {
  unheard ??= setTimeout(() => {
    unheard = undefined;
    // A page that is left at once is answered nothing, on a connection that is there.
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
 * The exchange has let go of the connection for good. Where the session has ended elsewhere, the answer to a read says so and
 * ends it here; where it has not, the connection is opened anew.
 */
function afterDismissal(): void {
  const refused = consumer;
  // Each subscription is told.
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

/** Ends the connection, if there is one. What is watched from now on opens another. */
export function hangUp(): void {
  if (consumer) end(consumer);
  consumer = null;
}

/** One connection for the page; another one for another session. */
function connection(): Consumer {
  if (consumer) return consumer;
  consumer = createConsumer(cableUrl());
  identify(consumer);
  return consumer;
}

// Sooner than the connection notices: what is shown may be old from now on, and is read anew once there is a line again.
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

/** The library cannot close what it is still opening: that would live on in the name of the session before. */
function end(ended: Consumer): void {
  for (const subscription of subscriptions.values()) subscription.unsubscribe();
  subscriptions.clear();
  const { webSocket } = ended.connection;
  // Nor can it call off the opening that comes half a second after a silent one is closed; one that is open is not opened.
  ended.connection.isActive = () => true;
  if (webSocket?.readyState !== WebSocket.CONNECTING) return ended.disconnect();
  for (const event of ['open', 'close']) {
    webSocket.addEventListener(event, () => ended.disconnect(), { once: true });
  }
}

/** The token of the moment: it may be another one by the time of a reconnection. */
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

/** What the contract knows of a message; one that breaks it makes everything of its channel stale. */
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
