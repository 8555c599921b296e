import { type Cable, PING_EVERY_MS, pingText } from '../../server/cable/cable';
import type { Connection, Socket } from '../../server/cable/connection';
import { newId } from '@/api/keys/new-id';

const NAME = 'claims-exchange-cable';

type Message =
  | { type: 'open'; id: string; token: string | null }
  /** From the page to the exchange. */
  | { type: 'said'; id: string; text: string }
  /** From the exchange to the page. */
  | { type: 'heard'; id: string; text: string }
  /** Either end has gone. */
  | { type: 'closed'; id: string }
  /** Another tab has the exchange now: every page comes back to it. */
  | { type: 'moved' };

/** One end of a page's connection. */
export interface PageSocket {
  send(text: string): void;
  close(): void;
}

/**
 * The cable has the exchange's tab for its host; pages of other tabs speak to it over a channel of the browser. What a page
 * says while no tab has the exchange is lost, as with a server that restarts: the page comes back.
 */
export function shareCable() {
  const channel = new BroadcastChannel(NAME);
  const post = (message: Message) => channel.postMessage(message);
  /** Of this tab. */
  const pages = new Map<string, PageSocket>();
  /** Those of them that the exchange has spoken to; the others give up after a while and come again. */
  const welcomed = new Set<string>();
  /** Of all tabs, in the one that has the exchange; null for one that has failed. */
  const connections = new Map<string, Promise<Connection | null>>();
  let cable: Cable | null = null;

  const forget = (id: string) => {
    pages.delete(id);
    welcomed.delete(id);
  };
  const toPage = (message: Message) => {
    if (message.type === 'heard' && pages.has(message.id)) {
      welcomed.add(message.id);
      pages.get(message.id)?.send(message.text);
    }
    if (message.type === 'closed') {
      pages.get(message.id)?.close();
      forget(message.id);
    }
    if (message.type === 'moved') for (const page of pages.values()) page.close();
  };
  const toExchange = (message: Message) => {
    if (!cable) return;
    if (message.type === 'open') {
      const { id, token } = message;
      const socket = socketOf(id);
      const connecting = cable.connect(socket, token).catch(() => {
        // The database is away: the page tries again.
        socket.close(1013, 'try again later');
        return null;
      });
      connections.set(id, connecting);
    }
    if (message.type === 'said') {
      void connections.get(message.id)?.then((connection) => connection?.receive(message.text));
    }
    if (message.type === 'closed') {
      void connections.get(message.id)?.then((connection) => connection?.closed());
      connections.delete(message.id);
    }
  };
  /** A message to both ends: one of them is in this tab, or neither. */
  const tell = (message: Message) => {
    toPage(message);
    post(message);
  };
  const ask = (message: Message) => {
    if (cable) toExchange(message);
    else post(message);
  };
  const socketOf = (id: string): Socket => ({
    send: (text) => tell({ type: 'heard', id, text }),
    close: () => {
      connections.delete(id);
      tell({ type: 'closed', id });
    },
    waitingBytes: 0,
  });

  // Browsers let a hidden tab act once a minute: were its pings the only ones, the page that is looked at would take its
  // connection for lost.
  setInterval(() => {
    for (const id of welcomed) pages.get(id)?.send(pingText());
  }, PING_EVERY_MS);

  // A page that is left says nothing else. One that comes back from the cache of the browser connects anew.
  addEventListener('pagehide', () => {
    for (const [id, page] of pages) {
      ask({ type: 'closed', id });
      page.close();
      forget(id);
    }
  });

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    toPage(data);
    toExchange(data);
  });

  return {
    /** This tab has the exchange from now on. */
    serve(served: Cable) {
      cable = served;
      tell({ type: 'moved' });
    },
    /** A page of this tab has connected. @returns where what it says goes. */
    connect(page: PageSocket, token: string | null) {
      const id = newId();
      pages.set(id, page);
      ask({ type: 'open', id, token });
      return {
        say: (text: string) => ask({ type: 'said', id, text }),
        leave: () => {
          forget(id);
          ask({ type: 'closed', id });
        },
      };
    },
  };
}
