import type { Caller } from '../calls/caller';
import { findCallerByToken, livingSessions } from '../auth/sessions';
import type { ExchangePorts } from '../ports/exchange-ports';
import { loggedError } from '../logged-error';
import type { ExchangeEvent } from '../ports/hub';
import { Connection, type Socket } from './connection';

/** The protocol of Rails' ActionCable. */
export const SUBPROTOCOL = 'actioncable-v1-json';
/** ActionCable's clients give up a connection after six seconds without a ping. */
export const PING_EVERY_MS = 3000;
/** A ping as text, with the Unix time in seconds. */
export const pingText = () =>
  JSON.stringify({ type: 'ping', message: Math.floor(Date.now() / 1000) });
/**
 * Messages sent this shortly before a subscription are sent to it too, so that nothing is missed between reading a page
 * and watching it.
 */
const SENT_AGAIN_MS = 10_000;
/** The most messages remembered for one stream: more than people cause in that time. A hint has about 60 bytes. */
const MOST_REMEMBERED = 500;
/** How long an expired session may still be served. */
const SESSIONS_EVERY_MS = 30_000;

export interface Cable {
  /** @param token of the session; null for a visitor. */
  connect(socket: Socket, token: string | null): Promise<Connection>;
  /** The number of open connections. */
  readonly size: number;
  /** Sends every client away; each comes back, to another process. */
  close(): void;
}

/** Serves the channels of `openapi/cable.yaml` to any number of connections, over any transport of texts. */
export function createCable(ports: ExchangePorts): Cable {
  const connections = new Set<Connection>();
  const watchers = new Map<string, Set<Connection>>();
  /** Messages by stream and text, each once, the latest last. */
  const recent = new Map<string, Map<string, { at: number; message: object }>>();
  /** What the next ping says, by stream. */
  const gathered = new Map<string, object>();

  const registry = {
    watch(stream: string, connection: Connection) {
      const known = watchers.get(stream) ?? new Set();
      watchers.set(stream, known.add(connection));
    },
    unwatch(stream: string, connection: Connection) {
      const known = watchers.get(stream);
      known?.delete(connection);
      if (known?.size === 0) watchers.delete(stream);
    },
    recent(stream: string) {
      const since = Date.now() - SENT_AGAIN_MS;
      return [...(recent.get(stream)?.values() ?? [])]
        .filter(({ at }) => at > since)
        .map(({ message }) => message);
    },
    closed(connection: Connection) {
      connections.delete(connection);
    },
  };

  function remember(stream: string, message: object): void {
    const said = JSON.stringify(message);
    const known = recent.get(stream) ?? new Map<string, { at: number; message: object }>();
    // A repeated message moves to the end.
    known.delete(said);
    recent.set(stream, known.set(said, { at: Date.now(), message }));
    const [earliest] = known.keys();
    if (known.size > MOST_REMEMBERED && earliest !== undefined) known.delete(earliest);
  }

  function forgetOld(): void {
    const since = Date.now() - SENT_AGAIN_MS;
    for (const [stream, messages] of recent) {
      for (const [said, { at }] of messages) if (at <= since) messages.delete(said);
      if (messages.size === 0) recent.delete(stream);
    }
  }

  function broadcast(stream: string, message: object, isPassing = false): void {
    if (!isPassing) remember(stream, message);
    for (const connection of watchers.get(stream) ?? []) connection.broadcast(stream, message);
  }

  function sayGathered(): void {
    for (const [stream, message] of gathered) broadcast(stream, message);
    gathered.clear();
  }

  function onEvent(event: ExchangeEvent): void {
    switch (event.type) {
      case 'broadcast':
        if (event.kind === 'gathered') gathered.set(event.stream, event.message);
        else broadcast(event.stream, event.message, event.kind === 'passing');
        break;
      case 'sessions_ended':
        for (const connection of connections) {
          const { caller } = connection;
          if (caller.kind !== 'user' || caller.user.id !== event.user_id) continue;
          // Another connection of the surviving session may belong to somebody else, with the previous token.
          connection.disconnect(caller.sessionId === event.except ? 'remote' : 'unauthorized');
        }
        break;
      case 'session_ended':
        for (const connection of connections) {
          const { caller } = connection;
          if (caller.kind === 'visitor') continue;
          if (caller.sessionId === event.session_id) connection.disconnect('unauthorized');
        }
        // A session in a user's name lives no longer than the administrator's.
        void endOver(({ caller }) => caller.kind === 'user' && caller.impersonator !== null);
        break;
      case 'events_missed':
        for (const connection of connections) connection.disconnect('server_restart');
        break;
      case 'mail_waiting':
      case 'news_waiting':
        break;
    }
  }

  /** Sends away the connections that `isAsked` selects and whose session is over. */
  async function endOver(isAsked: (connection: Connection) => boolean): Promise<void> {
    const asked = [...connections].filter(isAsked);
    const ids = asked.flatMap(({ caller }) => (caller.kind === 'visitor' ? [] : caller.sessionId));
    if (ids.length === 0) return;
    try {
      const living = await livingSessions(ports, ids);
      for (const connection of asked) {
        const { caller } = connection;
        if (caller.kind !== 'visitor' && !living.has(caller.sessionId)) {
          connection.disconnect('unauthorized');
        }
      }
    } catch (error) {
      // The database is away, so nothing new can be committed and sent.
      ports.log.warn('sessions_not_checked', { error: loggedError(error) });
    }
  }

  const unsubscribe = ports.hub.subscribe(onEvent);
  const pinging = setInterval(() => {
    const ping = pingText();
    for (const connection of connections) connection.send(ping);
    sayGathered();
    forgetOld();
  }, PING_EVERY_MS);
  const checking = setInterval(() => void endOver(() => true), SESSIONS_EVERY_MS);

  return {
    async connect(socket, token) {
      const caller: Caller =
        token === null ? { kind: 'visitor' } : await findCallerByToken(ports, token);
      const connection = new Connection({ socket, caller, ports, registry });
      if (token !== null && caller.kind === 'visitor') {
        connection.disconnect('unauthorized');
        return connection;
      }
      connections.add(connection);
      // Before the connection was in the list, nobody could have told it that its session was over.
      await endOver((each) => each === connection);
      connection.send(JSON.stringify({ type: 'welcome' }));
      return connection;
    },
    get size() {
      return connections.size;
    },
    close() {
      unsubscribe();
      clearInterval(pinging);
      clearInterval(checking);
      for (const connection of connections) connection.disconnect('server_restart');
    },
  };
}
