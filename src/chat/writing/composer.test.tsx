import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { messageFieldsLimits } from '@generated/limits';
import type { MessageInput } from '@generated/model';
import {
  getCreateMessageMockHandler201,
  getCreateMessageMockHandler422,
} from '@generated/msw/conversations/conversations.msw';
import { getUploadDocumentMockHandler201 } from '@generated/msw/documents/documents.msw';
import { CreateMessageBody } from '@generated/zod/conversations/conversations';
import { keepForm, keptForm } from '@/session/kept/kept-forms';
import { useSession } from '@/session/session-store';
import { field, lines, list, openChat } from '@/testing/chat/chat';
import { aMessage, anAttachment, anOwnMessage } from '@/testing/chat/conversations';
import { aFile } from '@/testing/documents';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { withoutRandomUuid } from '@/testing/browser/plain-http';
import { onWideScreen } from '@/testing/browser/screen-width';

const exchange = mockExchange();
beforeEach(onWideScreen);

/** Conversation 51 on an exchange that keeps what is sent; `lost` answers are committed and cut off. */
async function open(differences: Parameters<typeof openChat>[2] = {}, lost = 0) {
  const opened = openChat(exchange, [aMessage()], differences);
  const sent = vi.fn<(message: MessageInput['message']) => void>();
  let cut = lost;
  exchange.use(
    getCreateMessageMockHandler201(async ({ request }) => {
      const { message } = (await request.json()) as MessageInput;
      sent(message);
      const { body, client_id } = message;
      const { state } = await opened;
      const known = state.messages.find((each) => each.client_id === client_id);
      const kept = known ?? anOwnMessage({ id: 950 + sent.mock.calls.length, client_id, body });
      if (!known) state.messages = [...state.messages, kept];
      cut -= 1;
      // oxlint-disable-next-line typescript/only-throw-error -- MSW answers what is thrown
      if (cut >= 0) throw HttpResponse.error();
      return kept;
    }),
  );
  return { ...(await opened), sent };
}

const bodies = () => lines().map((line) => line.replace(/^.*[AP]M/, ''));

test('Enter sends, Shift and Enter begin a new line, and the message is there once', async () => {
  const { person, sent } = await open();
  await person.type(field(), 'Hello{Shift>}{Enter}{/Shift}there{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.lastCall?.[0]).toMatchObject({ body: 'Hello\nthere', document_ids: [] });
  expect(field().value).toBe('');
  await waitFor(() => expect(list().queryByText(/Sending|Sent/)).toBeNull());
  expect(list().getAllByText(/Hello\s+there/)).toHaveLength(1);
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter that ends the choice of a character sends nothing: %j',
  async (key) => {
    const { person, sent } = await open();
    await person.type(field(), 'ni hao');
    fireEvent.keyDown(field(), { key: 'Enter', ...key });
    expect(field().value).toBe('ni hao');
    expect(sent).not.toHaveBeenCalled();
  },
);

test('nothing is sent of blanks alone', async () => {
  const { person, sent } = await open();
  await person.type(field(), '   {Enter}');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(field().value).toBe('   ');
  expect(sent).not.toHaveBeenCalled();
});

test('a message whose answer was lost is tried again under its own name, and is there once', async () => {
  const { person, sent } = await open({}, 1);
  await person.type(field(), 'Hello{Enter}');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(list().getByText(/Not sent\. There is no connection/)).toBeTruthy();
  await person.click(again);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  const [first, second] = sent.mock.calls.map(([message]) => message.client_id);
  expect(second).toBe(first);
  await waitFor(() => expect(screen.queryByText(/Not sent|Sending/)).toBeNull());
  // Its button is gone: who works by keyboard goes on from here.
  expect(document.activeElement?.closest('ol')).not.toBeNull();
  expect(bodies().filter((body) => body.startsWith('Hello'))).toHaveLength(1);
});

test('what found no connection is sent by itself once there is one, in its order', async () => {
  const { person, sent } = await open({}, 2);
  await person.type(field(), 'Hello{Enter}');
  await screen.findByRole('button', { name: 'Try again' });
  await person.type(field(), 'Are you there?{Enter}');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/Not sent|Sending/)).toBeNull());
  expect(sent.mock.calls.map(([{ body }]) => body)).toEqual([
    'Hello',
    'Are you there?',
    'Hello',
    'Are you there?',
  ]);
  expect(new Set(sent.mock.calls.map(([message]) => message.client_id)).size).toBe(2);
});

test('over plain http each message has a name of its own, too', async () => {
  withoutRandomUuid();
  const { person, sent } = await open();
  await person.type(field(), 'Hello{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await person.type(field(), 'Hello again{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  const [first, second] = sent.mock.calls.map(([message]) => CreateMessageBody.parse({ message }));
  expect(second?.message.client_id).not.toBe(first?.message.client_id);
});

test('a message that was refused stays with the reason until it is deleted', async () => {
  const { person } = await open();
  exchange.use(
    getCreateMessageMockHandler422(aRefusal('conversation_closed', 'Nobody writes here any more.')),
  );
  await person.type(field(), 'Hello{Enter}');
  expect(await list().findByText('Not sent. Nobody writes here any more.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(list().getByText('Not sent. Nobody writes here any more.')).toBeTruthy();
  expect(keptForm('chat-51-unsent')).toMatchObject([{ body: 'Hello' }]);
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  expect(list().queryByText('Hello')).toBeNull();
  await waitFor(() => expect(keptForm('chat-51-unsent')).toBeNull());
});

test('what waits is sent though its page was left, and stands as such when that is opened again', async () => {
  const { person, state } = await openChat(exchange, [aMessage()]);
  const { promise, resolve } = Promise.withResolvers<void>();
  const sent: string[] = [];
  exchange.use(
    getCreateMessageMockHandler201(async ({ request }) => {
      const { message } = (await request.json()) as MessageInput;
      sent.push(message.body);
      await promise;
      const { body, client_id } = message;
      const kept = anOwnMessage({ id: 950 + sent.length, client_id, body });
      state.messages = [...state.messages, kept];
      return kept;
    }),
  );
  for (const text of ['One', 'Two', 'Three']) await person.type(field(), `${text}{Enter}`);
  await waitFor(() => expect(sent).toEqual(['One']));
  cleanup();
  await openChat(exchange, state.messages);
  expect(list().queryByText(/Not sent/)).toBeNull();
  expect(list().getAllByText(/Sending/)).toHaveLength(3);
  resolve();
  await waitFor(() => expect(sent).toEqual(['One', 'Two', 'Three']));
});

test('what was not sent goes out by itself when the page is loaded again, under its own name', async () => {
  useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true });
  const client_id = '5f8f8c1e-9f0b-4c56-8a3e-0d6f0e2b7a11';
  const documents = [anAttachment(), 'no document'];
  keepForm('chat-51-unsent', [{ body: 'Hello', documents, client_id }, 'no message']);
  const { sent } = await open({}, 1);
  expect(await list().findByText('Not sent. There is no connection to the exchange.')).toBeTruthy();
  expect(list().getByText(anAttachment().filename, { exact: false })).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(keptForm('chat-51-unsent')).toBeNull());
  const message = { body: 'Hello', document_ids: [44], client_id };
  expect(sent.mock.calls).toEqual([[message], [message]]);
});

test('what is typed is kept until it is sent', async () => {
  const { person } = await open();
  await person.type(field(), 'Half a sen');
  expect(keptForm('chat-51-draft')).toBe('Half a sen');
  await person.type(field(), 'tence{Enter}');
  await waitFor(() => expect(keptForm('chat-51-draft')).toBeNull());
});

test.each([
  ['hidden', 'are warned of', true, 1],
  ['disclosed', 'are not warned of', false, 0],
])('while names are %s, contact data %s', async (_names, _outcome, hides, warnings) => {
  const { person, sent } = await open({ hides_contact_data: hides });
  await person.type(field(), 'Write to sofia@example.com');
  expect(screen.queryAllByText(/our staff are told/)).toHaveLength(warnings);
  await person.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test.each([
  ['mara.lind@example.com.pdf', 1],
  ['july.pdf', 0],
])('the name of a document is read like the text: %s', async (filename, warnings) => {
  const { person } = await open({ hides_contact_data: true });
  exchange.use(getUploadDocumentMockHandler201({ ...anAttachment(), filename }));
  await person.upload(screen.getByLabelText('Attach documents'), aFile(filename));
  const attached = within(await screen.findByRole('list', { name: 'Attached documents' }));
  expect(await attached.findByText('Uploaded')).toBeTruthy();
  expect(screen.queryAllByText(/^The name of a document seems to hold/)).toHaveLength(warnings);
});

test('documents are uploaded, shown, and sent with the message', async () => {
  const { person, sent } = await open();
  exchange.use(getUploadDocumentMockHandler201(anAttachment()));
  await person.upload(screen.getByLabelText('Attach documents'), aFile('july.pdf'));
  const attached = within(await screen.findByRole('list', { name: 'Attached documents' }));
  expect(await attached.findByText('Uploaded')).toBeTruthy();
  await person.type(field(), 'Here{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.lastCall?.[0].document_ids).toEqual([44]);
  expect(screen.queryByRole('list', { name: 'Attached documents' })).toBeNull();
});

test('an attached document is kept until it is sent', async () => {
  useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true });
  keepForm('chat-51-draft-documents', [anAttachment()]);
  const { person, sent } = await open();
  const attached = within(await screen.findByRole('list', { name: 'Attached documents' }));
  expect(attached.getByText(anAttachment().filename)).toBeTruthy();
  await person.type(field(), 'Here{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.lastCall?.[0].document_ids).toEqual([44]);
  expect(keptForm('chat-51-draft-documents')).toBeNull();
});

test('who removes an attached document goes on at the others', async () => {
  useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true });
  const other = { ...anAttachment(), id: 45, filename: 'august.pdf' };
  keepForm('chat-51-draft-documents', [anAttachment(), other]);
  const { person } = await open();
  const attached = await screen.findByRole('list', { name: 'Attached documents' });
  await person.click(within(attached).getByRole('button', { name: 'Remove july.pdf' }));
  await waitFor(() => expect(within(attached).queryByText('july.pdf')).toBeNull());
  expect(document.activeElement).toBe(attached);
});

test('once a message has as many documents as it takes, no more are chosen and the focus stays', async () => {
  const { person } = await open();
  const attach = screen.getByLabelText('Attach documents');
  for (let id = 1; id <= messageFieldsLimits.document_ids; id += 1) {
    exchange.use(getUploadDocumentMockHandler201({ ...anAttachment(), id }));
    await person.upload(attach, aFile(`${id}.pdf`));
    const attached = within(await screen.findByRole('list', { name: 'Attached documents' }));
    await waitFor(() => expect(attached.getAllByText('Uploaded')).toHaveLength(id));
  }
  expect(document.activeElement).toBe(attach);
  expect(attach.getAttribute('aria-disabled')).toBe('true');
  expect(attach.getAttribute('aria-label')).toBe('A message takes no more than 10 documents');
  expect(fireEvent.click(attach)).toBe(false);
});

test('of more documents than a message takes none is attached, and it is said', async () => {
  const { person } = await open();
  const many = Array.from({ length: messageFieldsLimits.document_ids + 1 }, (_, index) =>
    aFile(`${index}.pdf`),
  );
  await person.upload(screen.getByLabelText('Attach documents'), many);
  expect(await screen.findByText('A message takes 10 documents. Choose fewer.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Attached documents' })).toBeNull();
  exchange.use(getUploadDocumentMockHandler201(anAttachment()));
  await person.upload(screen.getByLabelText('Attach documents'), aFile('july.pdf'));
  expect(await screen.findByText('Uploaded')).toBeTruthy();
  expect(screen.queryByText(/Choose fewer/)).toBeNull();
});

test('a text that is too long is kept whole, and not sent before it is shorter', async () => {
  const { person, sent } = await open();
  const text = 'x'.repeat(messageFieldsLimits.body + 2);
  await person.click(field());
  await person.paste(text);
  expect(screen.getByText('This message is too long by 2 characters.')).toBeTruthy();
  await person.keyboard('{Enter}');
  // Sending would have emptied it at once.
  expect(field().value).toBe(text);
  await person.keyboard('{Backspace}{Backspace}{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test('a document that was not uploaded keeps the message from being sent without it', async () => {
  const { person, sent } = await open();
  await person.upload(
    screen.getByLabelText('Attach documents'),
    new File([], 'empty.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText(/A document was not uploaded/)).toBeTruthy();
  await person.type(field(), 'Here{Enter}');
  // Sending would have emptied it at once.
  expect(field().value).toBe('Here');
  expect(sent).not.toHaveBeenCalled();
});
