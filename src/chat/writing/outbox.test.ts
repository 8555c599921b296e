import { expect, test, vi } from 'vitest';
import { newId } from '@/api/keys/new-id';
import { endEpoch } from '@/session/epoch';
import { outboxOf, type Outgoing } from './outbox';

const aMessage = (body: string): Outgoing => ({
  body,
  client_id: newId(),
  document_ids: [],
  documents: [],
  state: 'sending',
});

test('what waits behind another message is not sent in the name of whoever logs in meanwhile', async () => {
  const outbox = outboxOf('message/1');
  const first = Promise.withResolvers<void>();
  const send = vi.fn<() => Promise<void>>(() => first.promise);
  outbox.send(aMessage('Hello'), send);
  outbox.send(aMessage('Are you there?'), send);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  endEpoch();
  first.resolve();
  const after = vi.fn<() => Promise<void>>(() => Promise.resolve());
  outbox.send(aMessage('I am somebody else'), after);
  await vi.waitFor(() => expect(after).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledOnce();
});
