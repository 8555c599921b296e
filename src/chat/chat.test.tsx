import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  anAttachment,
  aMessage,
  anOwnMessage,
  BUYER_AND_SELLER,
} from '@/testing/chat/conversations';
import { mockExchange } from '@/testing/exchange';
import { field, lines, list, openChat } from '@/testing/chat/chat';
import { useSession } from '@/session/session-store';
import { aUser } from '@/testing/people';
import { holdTime, passTimeUntil } from '@/testing/pass-time';

const exchange = mockExchange();

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aMessage({ id: index + 1, body: `Message ${index + 1}` }),
  );

const texts = () =>
  list()
    .queryAllByText(/^Message \d+$/)
    .map((text) => text.textContent);

test('messages stand by day, with sender and time, and what the other side has read is said', async () => {
  await openChat(exchange, [
    anOwnMessage({ id: 900, body: 'Hello', created_at: '2026-11-17T10:00:00.000Z' }),
    anOwnMessage({ documents: [anAttachment()] }),
    aMessage({ has_contact_data: true }),
  ]);
  expect(lines()).toEqual([
    'Nov 17, 2026',
    'You 10:00 AMHello',
    'Nov 18, 2026',
    expect.stringMatching(/^You 10:00 AMWhich statement .*july\.pdf.*Read$/),
    'july.pdf 178 KBPreview july.pdf',
    expect.stringMatching(/^Seller 4821 10:05 AMThe statement .*Our staff see this message\.$/),
  ]);
});

test('earlier messages are fetched when they are asked for', async () => {
  const { person } = await openChat(exchange, many(35));
  expect(list().queryByText('Message 5')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  expect(await list().findByText('Message 5')).toBeTruthy();
  expect(list().getByText('Message 35')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  // Where the button was.
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(list().getByText('Message 5'))).toBe(true);
});

test('what arrives shows by itself and is read out, and earlier messages are not', async () => {
  const { person, state, tell } = await openChat(exchange, many(35));
  await person.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  await list().findByText('Message 5');
  state.messages = [...state.messages, aMessage({ id: 36, body: 'Here it is.' })];
  await tell({ type: 'message.created', id: 51 });
  expect(await list().findByText('Here it is.')).toBeTruthy();
  const log = within(screen.getByRole('log', { name: 'New messages' }));
  expect(log.getAllByText(/./).map((line) => line.textContent)).toEqual([
    'Seller 4821: Here it is.',
  ]);
  state.messages = [
    ...state.messages,
    aMessage({ id: 37, is_mine: true, body: 'Thank you.' }),
    aMessage({ id: 38, body: '', documents: [anAttachment()] }),
  ];
  await tell({ type: 'message.created', id: 52 });
  await log.findByText('Message sent');
  expect(log.getByText(`Seller 4821: with ${anAttachment().filename}`)).toBeTruthy();
});

test('a new message waits for no other read than that of the latest, however many are shown', async () => {
  const { person, state, tell, asked } = await openChat(exchange, many(95));
  for (const first of ['Message 36', 'Message 6', 'Message 1']) {
    await person.click(screen.getByRole('button', { name: 'Show earlier messages' }));
    await list().findByText(first);
  }
  expect(asked.mock.calls).toEqual([[null], [66], [36], [6]]);
  for (const id of [96, 97]) {
    asked.mockClear();
    state.messages = [...state.messages, aMessage({ id, body: `Message ${id}` })];
    await tell({ type: 'message.created', id: 51 });
    await list().findByText(`Message ${id}`);
    expect(asked.mock.calls).toEqual([[null]]);
    expect(texts()).toEqual(state.messages.map(({ body }) => body));
  }
});

test('where more came than is read at once, none between is left out', async () => {
  const { person, state, tell, asked } = await openChat(exchange, many(65));
  await person.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  await list().findByText('Message 6');
  asked.mockClear();
  state.messages = many(105);
  await tell({ type: 'message.created', id: 51 });
  await list().findByText('Message 105');
  expect(asked.mock.calls).toEqual([[null], [76]]);
  await person.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  await list().findByText('Message 16');
  expect(texts()).toEqual(state.messages.slice(15).map(({ body }) => body));
});

test('once names are disclosed, messages of before stand under them as well', async () => {
  const { person, state, tell } = await openChat(exchange, many(35));
  await person.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  await list().findByText('Message 5');
  expect(list().getAllByText('Seller 4821')).not.toHaveLength(0);
  const named = { ...state.conversation };
  named.participants = named.participants.map((each) =>
    each.is_me ? each : { ...each, label: 'Grace Okafor' },
  );
  state.conversation = named;
  state.messages = many(36).map((each) => ({ ...each, sender_label: 'Grace Okafor' }));
  await tell({ type: 'message.created', id: 51 });
  await list().findByText('Message 36');
  await waitFor(() => expect(list().queryByText('Seller 4821')).toBeNull());
  expect(list().getAllByText('Grace Okafor')).not.toHaveLength(0);
});

test('messages are marked as read once somebody looks, and the line shows where they began', async () => {
  const unread = { unread_count: 1, participants: readUpTo(901) };
  const { read, look } = await openChat(exchange, [anOwnMessage(), aMessage()], unread, {
    hasFocus: false,
  });
  expect(lines()).toContain('New messages');
  expect(lines().indexOf('New messages')).toBe(2);
  expect(read).not.toHaveBeenCalled();
  look();
  await waitFor(() => expect(read).toHaveBeenCalledExactlyOnceWith(902));
  expect(lines()).toContain('New messages');
});

test('what an administrator sees in a user’s name is not read', async () => {
  const unread = { unread_count: 1, participants: readUpTo(901) };
  const { read, look, tell } = await openChat(exchange, [anOwnMessage(), aMessage()], unread, {
    hasFocus: false,
  });
  useSession.setState({ user: aUser({ impersonator: { id: 1, name: 'Ada Whitlock' } }) });
  look();
  await tell({ type: 'typing', sender: 'seller' });
  await screen.findByText('Seller 4821 is writing…');
  expect(read).not.toHaveBeenCalled();
  expect(screen.getByText(/^Only .* can do this\.$/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
});

test('what comes while somebody looks is marked as read and has no line', async () => {
  const { state, tell, read } = await openChat(exchange, [anOwnMessage(), aMessage()]);
  state.messages = [...state.messages, aMessage({ id: 903, body: 'One more.' })];
  state.conversation = { ...state.conversation, unread_count: 1 };
  await tell({ type: 'message.created', id: 51 });
  expect(await list().findByText('One more.')).toBeTruthy();
  await waitFor(() => expect(read).toHaveBeenCalledExactlyOnceWith(903));
  expect(lines()).not.toContain('New messages');
});

test('that the other side writes is said until it has stopped', async () => {
  holdTime();
  const { state, tell } = await openChat(exchange, [aMessage()]);
  await tell({ type: 'typing', sender: 'seller' });
  expect(await screen.findByText('Seller 4821 is writing…')).toBeTruthy();
  // One's own sign comes back to everybody who looks.
  await tell({ type: 'typing', sender: 'buyer' });
  state.conversation = { ...state.conversation, can_write: false, status: 'closed' };
  await tell({ type: 'conversation.updated', id: 51 });
  expect(await screen.findByText('It is over.')).toBeTruthy();
  expect(screen.getByText('Seller 4821 is writing…')).toBeTruthy();
  await passTimeUntil(() => expect(screen.queryByText(/is writing/)).toBeNull());
});

test('our staff are several', async () => {
  const { tell } = await openChat(exchange, [aMessage()]);
  await tell({ type: 'typing', sender: 'staff' });
  expect(await screen.findByText('Our staff are writing…')).toBeTruthy();
});

test('whoever has scrolled up stays there, and comes to what is new by a button', async () => {
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  const { person, state, tell } = await openChat(exchange, [aMessage()]);
  const box = screen.getByRole('region', { name: 'Conversation' });
  expect(box.scrollTop).toBe(900);
  box.scrollTop = 100;
  box.dispatchEvent(new Event('scroll'));
  height.mockReturnValue(950);
  state.messages = [...state.messages, aMessage({ id: 903, body: 'One more.' })];
  await tell({ type: 'message.created', id: 51 });
  const button = await screen.findByRole('button', { name: 'New message' });
  expect(box.scrollTop).toBe(100);
  await person.click(button);
  expect(box.scrollTop).toBe(950);
  expect(screen.queryByRole('button', { name: 'New message' })).toBeNull();
});

test('where no message can be sent it is said, and there is no field for one', async () => {
  await openChat(exchange, [aMessage()], { can_write: false, status: 'closed' });
  expect(screen.getByText('It is over.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText('What you wrote was not sent.')).toBeNull();
});

test('what is being written when the conversation ends is shown, to be copied', async () => {
  const { person, state, tell } = await openChat(exchange, [aMessage()]);
  await person.type(field(), 'The estate has');
  state.conversation = { ...state.conversation, can_write: false, status: 'closed' };
  await tell({ type: 'conversation.updated', id: 51 });
  expect(await screen.findByText('What you wrote was not sent.')).toBeTruthy();
  expect(screen.getByText('The estate has')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Copy what you wrote' }));
  expect(await navigator.clipboard.readText()).toBe('The estate has');
});

function readUpTo(read_up_to_id: number) {
  return BUYER_AND_SELLER.map((each) => (each.is_me ? { ...each, read_up_to_id } : each));
}

test('who writes when the conversation ends stays at its place on the page', async () => {
  const { person, state, tell } = await openChat(exchange, [aMessage()]);
  await person.type(field(), 'But');
  state.conversation = { ...state.conversation, can_write: false, status: 'closed' };
  await tell({ type: 'conversation.updated', conversation_id: 51 });
  expect(await screen.findByText('It is over.')).toBeTruthy();
  await waitFor(() => {
    expect(document.activeElement?.contains(list().getAllByRole('listitem')[0] ?? null)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
});
