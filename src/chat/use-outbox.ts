import { isCancel } from 'axios';
import { useEffect, useRef, useState } from 'react';
import type { Document, Message, MessageFields } from '@generated/model';
import { CreateMessageBody } from '@generated/zod/conversations/conversations';
import { mayRetry, messageOf, statusOf } from '@/api/errors/problem';
import { newId } from '@/api/keys/new-id';
import { dropForm, keepForm, keptForm } from '@/session/kept/kept-forms';
import type { ChatSource } from './chat-source';
import { keptDocuments } from './use-draft';

/** A message that the exchange has not shown among the others yet. */
export type Outgoing = MessageFields & {
  documents: readonly Document[];
} & ({ state: 'sending' | 'sent' } | { state: 'failed'; fault: string | null; mayRetry: boolean });

const OFFLINE = 'There is no connection to the exchange.';

/**
 * What a person sends stands in the thread at once, and stays there until the exchange answers it among the messages. What
 * was not sent is kept in the tab; its `client_id` stays, so that to try again makes no second one.
 */
export function useOutbox(source: ChatSource, messages: readonly Message[]) {
  const [items, setItems] = useState<readonly Outgoing[]>(() => restored(keptForm(nameOf(source))));
  const queue = useRef(Promise.resolve());
  const arrived = new Set(messages.map((message) => message.client_id));
  const outgoing = items.filter(({ client_id }) => !arrived.has(client_id));

  const unsent = outgoing
    .filter(({ state }) => state !== 'sent')
    .map(({ body, documents, client_id }) => ({ body, documents, client_id }));
  const kept = JSON.stringify(unsent);
  const name = nameOf(source);
  useEffect(() => {
    if (kept === '[]') dropForm(name);
    else keepForm(name, JSON.parse(kept));
  }, [name, kept]);

  const change = (item: Outgoing) =>
    setItems((before) => before.map((each) => (each.client_id === item.client_id ? item : each)));

  async function post(item: Outgoing): Promise<void> {
    const { body, document_ids, client_id } = item;
    try {
      await source.send({ body, document_ids, client_id });
      change({ ...item, state: 'sent' });
    } catch (error) {
      if (isCancel(error)) return;
      const fault = statusOf(error) === null ? OFFLINE : messageOf(error);
      change({ ...item, state: 'failed', fault, mayRetry: mayRetry(error) });
    }
  }

  /** One after the other, so that they arrive as they were written. */
  function enqueue(item: Outgoing): void {
    queue.current = queue.current.then(() => post(item));
  }

  return {
    outgoing,
    send: (body: string, documents: readonly Document[]) => {
      const item: Outgoing = {
        body,
        documents,
        document_ids: documents.map(({ id }) => id),
        client_id: newId(),
        state: 'sending',
      };
      setItems((before) => [...before, item]);
      enqueue(item);
    },
    retry: (item: Outgoing) => {
      const again: Outgoing = { ...item, state: 'sending' };
      change(again);
      enqueue(again);
    },
    drop: (item: Outgoing) =>
      setItems((before) => before.filter(({ client_id }) => client_id !== item.client_id)),
  };
}

const nameOf = ({ keptAs }: ChatSource) => `${keptAs}-unsent`;

/** What was under way when the page was left may have arrived: then it is among the messages, and not shown here. */
function restored(kept: unknown): readonly Outgoing[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((message: unknown): Outgoing[] => {
    if (typeof message !== 'object' || message === null) return [];
    const { documents: found, ...fields } = { documents: null, ...message };
    const documents = keptDocuments(found);
    const document_ids = documents.map(({ id }) => id);
    const { data } = CreateMessageBody.safeParse({ message: { ...fields, document_ids } });
    return data
      ? [{ ...data.message, documents, state: 'failed', fault: null, mayRetry: true }]
      : [];
  });
}
