import type { Log } from './exchange-ports';
import { loggedError } from '../logged-error';

/** Something that was committed, for everybody who waits for it: a hint, never the data itself. */
export type ExchangeEvent =
  | { type: 'mail_waiting' }
  /** News about a claim is waiting to be told. */
  | { type: 'news_waiting' }
  /**
   * For those who watch a stream of the cable. A `passing` message is not kept for later subscribers; a `gathered` one
   * waits for the next ping and is said once, however often it happened.
   */
  | { type: 'broadcast'; stream: string; message: object; kind?: 'passing' | 'gathered' }
  /** Sessions of a user or an administrator are over, except `except`. */
  | { type: 'sessions_ended'; user_id: number; except?: number | undefined }
  | { type: 'session_ended'; session_id: number }
  /** Events of other processes may have been missed: subscribers that rely on them read everything again. */
  | { type: 'events_missed' };

type Subscriber = (event: ExchangeEvent) => void;

/** Tells the parts of this process what was committed in it or in another process of the same exchange. */
export interface Hub {
  publish(event: ExchangeEvent): void;
  /** @returns a function that ends the subscription. */
  subscribe(subscriber: Subscriber): () => void;
}

export function createHub(log: Log): Hub {
  const subscribers = new Set<Subscriber>();
  return {
    publish(event) {
      for (const subscriber of subscribers) {
        try {
          subscriber(event);
        } catch (error) {
          // The change is committed: its caller must not be told that it failed.
          log.error('subscriber_failed', { event: event.type, error: loggedError(error) });
        }
      }
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
  };
}
