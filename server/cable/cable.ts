import type { Caller } from '../calls/caller';
import { findCallerByToken, livingSessions } from '../auth/sessions';
import type { ExchangePorts } from '../ports/exchange-ports';
import { loggedError } from '../logged-error';
import type { ExchangeEvent } from '../ports/hub';
import { Connection, type Socket } from './connection';
import { Streams } from './streams';

/** The protocol of Rails' ActionCable. */
export const SUBPROTOCOL = 'actioncable-v1-json';
/** ActionCable's clients give up a connection after six seconds without a ping. */
export const PING_EVERY_MS = 3000;
/** A ping as text, with the Unix time in seconds. */
export const pingText = () =>
  JSON.stringify({ type: 'ping', message: Math.floor(Date.now() / 1000) });
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
  const streams = new Streams();

  function onEvent(event: ExchangeEvent): void {
    switch (event.type) {
      case 'broadcast':
        if (event.kind === 'gathered') streams.gather(event.stream, event.message);
        else streams.broadcast(event.stream, event.message, event.kind === 'passing');
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
        void sendAwayEnded(({ caller }) => caller.kind === 'user' && caller.impersonator !== null);
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
  async function sendAwayEnded(isAsked: (connection: Connection) => boolean): Promise<void> {
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
    streams.sayGathered();
    streams.forgetOld();
  }, PING_EVERY_MS);
  const checking = setInterval(() => void sendAwayEnded(() => true), SESSIONS_EVERY_MS);

  return {
    async connect(socket, token) {
      const caller: Caller =
        token === null ? { kind: 'visitor' } : await findCallerByToken(ports, token);
      const connection = new Connection({
        socket,
        caller,
        ports,
        streams,
        onClosed: (closed) => connections.delete(closed),
      });
      if (token !== null && caller.kind === 'visitor') {
        connection.disconnect('unauthorized');
        return connection;
      }
      connections.add(connection);
      // Before the connection was in the list, nobody could have told it that its session was over.
      await sendAwayEnded((each) => each === connection);
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
