import { adapters } from '@rails/actioncable';
import { ws } from 'msw';

// The library keeps the WebSocket that it finds when it is loaded. That may happen between two files of a worker, when
// no exchange answers.
Object.defineProperty(adapters, 'WebSocket', { get: () => globalThis.WebSocket });

/** Milliseconds, as for the exchange. Without pings a connection counts as lost after six seconds. */
const PING_MS = 3000;

const link = ws.link('*/api/cable');

/** The subscriptions of the tested page, by identifier. */
const subscribed = new Map<string, { send: (text: string) => void }>();

/** The cable of a component test, which accepts everybody in every channel. One of the handlers of `mockExchange`. */
export const cableHandler = link.addEventListener('connection', ({ client }) => {
  client.send(JSON.stringify({ type: 'welcome' }));
  const pinging = setInterval(() => client.send(JSON.stringify({ type: 'ping' })), PING_MS);
  client.addEventListener('close', () => clearInterval(pinging));
  client.addEventListener('message', ({ data }) => {
    const said = typeof data === 'string' ? data : '{}';
    const { command, identifier } = JSON.parse(said) as Record<string, string>;
    if (identifier === undefined) return;
    // The previous page's connection may say so late.
    if (command === 'unsubscribe' && subscribed.get(identifier) === client)
      subscribed.delete(identifier);
    if (command !== 'subscribe') return;
    subscribed.set(identifier, client);
    client.send(JSON.stringify({ identifier, type: 'confirm_subscription' }));
  });
});

/** The channels that the page watches. */
export function watchedChannels(): string[] {
  return [...subscribed.keys()];
}

/** Tells the page what has changed. */
export function broadcast(identifier: object, message: object): void {
  const key = JSON.stringify(identifier);
  const client = subscribed.get(key);
  if (!client)
    throw new Error(`The page does not watch ${key}, but ${watchedChannels().join(', ')}.`);
  client.send(JSON.stringify({ identifier: key, message }));
}
