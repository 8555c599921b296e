import type { Log } from '../exchange-ports';
import { loggedError } from '../logged-error';

/** What was committed, for whoever waits for it: a hint, never the data itself. */
export interface ExchangeEvent {
  /** A mail stands in the outbox; news of a claim wait to be told. */
  type: 'mail_waiting' | 'news_waiting';
}

type Subscriber = (event: ExchangeEvent) => void;

/** Tells the parts of this process what was committed in it. */
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
