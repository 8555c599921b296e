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
  /** Either end is gone. */
  | { type: 'closed'; id: string }
  /** Another tab has the exchange now, and every page reconnects to it. */
  | { type: 'moved' };

/** One end of a page's connection. */
export interface PageSocket {
  send(text: string): void;
  close(): void;
}

/**
 * The tab that has the exchange hosts the cable. Pages in other tabs reach it over a BroadcastChannel. What a page
 * sends while no tab has the exchange is lost, as with a server that restarts, and the page reconnects.
 */
export function shareCable() {
  const channel = new BroadcastChannel(NAME);
  const post = (message: Message) => channel.postMessage(message);
  /** The pages of this tab. */
  const pages = new Map<string, PageSocket>();
  /** Those that the exchange has answered. The others give up after a while and reconnect. */
  const welcomed = new Set<string>();
  /** The connections of all tabs, in the tab that has the exchange. A connection that has failed resolves to null. */
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
        // The database is unavailable: the page tries again.
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
  /** Sends a message to the page's end, in this tab or in another. */
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

  // Browsers let a hidden tab run once a minute. If only its pings arrived, the visible page would take its connection
  // for lost.
  setInterval(() => {
    for (const id of welcomed) pages.get(id)?.send(pingText());
  }, PING_EVERY_MS);

  // A page that is left sends nothing else. One that returns from the browser's cache reconnects.
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
    /** Makes this tab the host of the exchange. */
    serve(served: Cable) {
      cable = served;
      tell({ type: 'moved' });
    },
    /** Connects a page of this tab. @returns functions to send what the page says. */
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
