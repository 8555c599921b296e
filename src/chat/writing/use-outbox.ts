import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { Document, Message } from '@generated/model';
import { newId } from '@/api/keys/new-id';
import type { ChatSource } from '../chat-source';
import { outboxOf, type Outgoing } from './outbox';

/**
 * Shows what a person sends in the thread at once, and keeps it there until the exchange lists it among the messages.
 * Unsent messages are kept in the tab, and sent again when the device is online again or the thread is reopened. Their
 * `client_id` stays the same, so that trying again creates no second message.
 */
export function useOutbox(source: ChatSource, messages: readonly Message[]) {
  const name = `${source.keptAs}-unsent`;
  const outbox = useMemo(() => outboxOf(name), [name]);
  const items = useSyncExternalStore(outbox.subscribe, outbox.snapshot, outbox.snapshot);
  const arrived = new Set(messages.map((message) => message.client_id));
  useEffect(() => outbox.forget(arrived));
  const resend = useEffectEvent(() => outbox.resend(source.send));
  useEffect(() => {
    resend();
    window.addEventListener('online', resend);
    return () => window.removeEventListener('online', resend);
  }, []);

  return {
    outgoing: items.filter(({ client_id }) => !arrived.has(client_id)),
    send: (body: string, documents: readonly Document[]) =>
      outbox.send(
        {
          body,
          documents,
          document_ids: documents.map(({ id }) => id),
          client_id: newId(),
          state: 'sending',
        },
        source.send,
      ),
    retry: (item: Outgoing) => outbox.retry(item, source.send),
    drop: (item: Outgoing) => outbox.drop(item),
  };
}
