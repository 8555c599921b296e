import type { Log } from './exchange-ports';
import { loggedError } from '../logged-error';

/** What was committed, for whoever waits for it: a hint, never the data itself. */
export type ExchangeEvent =
  | { type: 'mail_waiting' }
  /** News of a claim wait to be told. */
  | { type: 'news_waiting' }
  /**
   * For those who watch a stream of the cable. What is passing is not kept for those who come later; what is gathered waits
   * for the next ping, and is said once however often it happened.
   */
  | { type: 'broadcast'; stream: string; message: object; kind?: 'passing' | 'gathered' }
  /** Sessions of a user or an administrator are over: `except` goes on. */
  | { type: 'sessions_ended'; user_id: number; except?: number | undefined }
  | { type: 'session_ended'; session_id: number }
  /** Events of other processes may have been missed: whoever relies on them reads anew. */
  | { type: 'events_missed' };

type Subscriber = (event: ExchangeEvent) => void;

/** Tells the parts of this process what was committed in it, or in another one of the same exchange. */
export interface Hub {
  publish(event: ExchangeEvent): void;
  /** @returns how to end it. */
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
          // The change is committed: whoever asked for it must not be told that it failed.
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
