import type { Document, MessageFields } from '@generated/model';
import { CreateMessageBody } from '@generated/zod/conversations/conversations';
import { isCancelled } from '@/api/errors/failed-call';
import { mayRetry, messageOf, statusOf } from '@/api/errors/problem';
import { currentEpoch } from '@/session/epoch';
import { dropForm, keepForm, keptForm } from '@/session/kept/kept-forms';
import { keptDocuments } from './use-draft';

/** A message that the exchange does not list among the others yet. */
export type Outgoing = MessageFields & {
  documents: readonly Document[];
} & ({ state: 'sending' | 'sent' } | ({ state: 'failed' } & Refusal));

interface Refusal {
  fault: string;
  mayRetry: boolean;
}

type Send = (message: MessageFields) => Promise<unknown>;

const OFFLINE = 'There is no connection to the exchange.';
const UNSENT: Refusal = { fault: OFFLINE, mayRetry: true };

/** Outboxes with messages in flight, which continue after their page is left, and those that a page shows. */
const outboxes = new Map<string, Outbox>();
let epoch = currentEpoch();

/** @param name the name under which unsent messages are kept in the tab. */
export function outboxOf(name: string): Outbox {
  if (epoch !== currentEpoch()) outboxes.clear();
  epoch = currentEpoch();
  return outboxes.get(name) ?? new Outbox(name);
}

/**
 * The messages of one conversation that are being sent, one after the other, so that they arrive in the order in which
 * they were written.
 */
export class Outbox {
  #items: readonly Outgoing[];
  #queue = Promise.resolve();
  readonly #observers = new Set<() => void>();
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
    this.#items = restored(keptForm(name));
  }

  subscribe = (observer: () => void): (() => void) => {
    this.#observers.add(observer);
    outboxes.set(this.#name, this);
    return () => {
      this.#observers.delete(observer);
      this.#endIfIdle();
    };
  };

  snapshot = (): readonly Outgoing[] => this.#items;

  send(item: Outgoing, send: Send): void {
    this.#update([...this.#items, item]);
    this.#enqueue(item, send);
  }

  retry(item: Outgoing, send: Send): void {
    const again: Outgoing = { ...item, state: 'sending' };
    this.#change(again);
    this.#enqueue(again, send);
  }

  /** Sends again, in order, messages without a connection or kept over a reload. Refused ones stay as they are. */
  resend(send: Send): void {
    for (const item of this.#items) {
      if (item.state === 'failed' && item.fault === OFFLINE) this.retry(item, send);
    }
  }

  drop({ client_id: id }: Outgoing): void {
    this.forget(new Set([id]));
  }

  /** @param arrived the client ids of messages that the exchange lists. */
  forget(arrived: ReadonlySet<string | null>): void {
    const left = this.#items.filter(({ client_id }) => !arrived.has(client_id));
    if (left.length < this.#items.length) this.#update(left);
  }

  #enqueue(item: Outgoing, send: Send): void {
    const writtenIn = currentEpoch();
    this.#queue = this.#queue
      // Somebody else may be logged in when its turn comes.
      .then(() => (currentEpoch() === writtenIn ? this.#post(item, send) : undefined))
      .then(() => this.#endIfIdle());
  }

  async #post(item: Outgoing, send: Send): Promise<void> {
    const { body, document_ids, client_id } = item;
    try {
      await send({ body, document_ids, client_id });
      this.#change({ ...item, state: 'sent' });
    } catch (error) {
      if (isCancelled(error)) return;
      const fault = statusOf(error) === null ? OFFLINE : messageOf(error);
      this.#change({ ...item, state: 'failed', fault, mayRetry: mayRetry(error) });
    }
  }

  #change(item: Outgoing): void {
    this.#update(this.#items.map((each) => (each.client_id === item.client_id ? item : each)));
  }

  #update(items: readonly Outgoing[]): void {
    this.#items = items;
    const unsent = items
      .filter(({ state }) => state !== 'sent')
      .map((item) => {
        const { body, documents, client_id } = item;
        return { body, documents, client_id, refusal: refusalOf(item) };
      });
    if (unsent.length === 0) dropForm(this.#name);
    else keepForm(this.#name, unsent);
    for (const observer of this.#observers) observer();
  }

  /** Failed messages are kept in the tab. */
  #endIfIdle(): void {
    const isIdle = !this.#items.some(({ state }) => state === 'sending');
    if (isIdle && this.#observers.size === 0 && outboxes.get(this.#name) === this)
      outboxes.delete(this.#name);
  }
}

/** Why the exchange refused it; undefined if the exchange was never reached. */
function refusalOf(item: Outgoing): Refusal | undefined {
  if (item.state !== 'failed' || item.fault === OFFLINE) return undefined;
  return { fault: item.fault, mayRetry: item.mayRetry };
}

/**
 * Restores refused messages as refused, and the others as if they had found no connection. A message in flight when the
 * page was reloaded may have arrived: sent again with its own `client_id`, it exists only once.
 */
function restored(kept: unknown): readonly Outgoing[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((message: unknown): Outgoing[] => {
    if (typeof message !== 'object' || message === null) return [];
    const { documents: found, refusal, ...fields } = { documents: null, refusal: null, ...message };
    const documents = keptDocuments(found);
    const document_ids = documents.map(({ id }) => id);
    const { data } = CreateMessageBody.safeParse({ message: { ...fields, document_ids } });
    return data
      ? [{ ...data.message, documents, state: 'failed', ...(keptRefusal(refusal) ?? UNSENT) }]
      : [];
  });
}

function keptRefusal(kept: unknown): Refusal | null {
  if (typeof kept !== 'object' || kept === null || !('fault' in kept && 'mayRetry' in kept))
    return null;
  const { fault, mayRetry: isRetriable } = kept;
  return typeof fault === 'string' ? { fault, mayRetry: isRetriable === true } : null;
}
