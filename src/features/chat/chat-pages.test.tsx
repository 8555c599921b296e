import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client';
import type { Conversation, ConversationInput, ConversationSummary } from '@generated/model';
import {
  getCreateConversationMockHandler201,
  getGetConversationMockHandler200,
  getGetConversationMockHandler404,
  getListConversationsMockHandler200,
  getListConversationsMockHandler500,
} from '@generated/msw/conversations/conversations.msw';
import { CreateConversationBody } from '@generated/zod/conversations/conversations';
import { Route, Routes } from 'react-router-dom';
import { keptForm } from '@/session/kept/kept-forms';
import { useSession } from '@/session/session-store';
import { aConversation, aConversationSummary, noMessages } from '@/testing/chat/conversations';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { holdTime, passTimeUntil } from '@/testing/pass-time';
import { withoutRandomUuid } from '@/testing/browser/plain-http';
import { renderPage } from '@/testing/render-page';
import { onWideScreen } from '@/testing/browser/screen-width';
import ConversationPage from './conversation-page';
import ConversationsPage from './conversations-page';

const exchange = mockExchange();

function open(path: string, conversations: ConversationSummary[] = [aConversationSummary()]) {
  useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true });
  exchange.use(
    ...noMessages(),
    getListConversationsMockHandler200({
      current_page: 1,
      total_count: conversations.length,
      conversations,
    }),
  );
  return renderPage(
    <Routes>
      <Route path="/chat" element={<ConversationsPage />} />
      <Route path="/chat/:id" element={<ConversationPage />} />
    </Routes>,
    path,
  );
}

const conversations = async () =>
  within(await screen.findByRole('list', { name: 'Conversations' })).getAllByRole('listitem');

test('a row says with whom, what about, how it ends, and what is new', async () => {
  open('/chat');
  const [row] = await conversations();
  expect(row?.textContent).toBe(
    'Documents of my claimNov 18, 2026Our staff, CLM-7K3F9QIt is in, thank you.1 new',
  );
  const link = screen.getByRole('link', { name: 'Documents of my claim' });
  expect(link.getAttribute('href')).toBe('/chat/61');
});

test('of a negotiation a row names the person first, then its reference', async () => {
  const counterparty_label = 'Seller 4821';
  open('/chat', [
    aConversationSummary({ kind: 'negotiation', subject: 'NEG-4Q8W2H', counterparty_label }),
  ]);
  const [row] = await conversations();
  expect(row?.textContent).toMatch(/^Seller 4821, NEG-4Q8W2HNov 18, 2026NEG-4Q8W2H, CLM-7K3F9Q/);
  expect(screen.getByRole('link', { name: /^Seller 4821 ?, NEG-4Q8W2H$/ })).toBeTruthy();
});

test('on a wide screen the list stands beside what is open, on a phone it does not', async () => {
  open('/chat/51', [aConversationSummary({ id: 51, subject: 'NEG-4Q8W2H' })]);
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Conversations' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the negotiation' }).getAttribute('href')).toBe(
    '/negotiations/31',
  );
});

test('the conversation that is open is marked in the list beside it, and in view', async () => {
  onWideScreen();
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  open('/chat/51', [aConversationSummary({ id: 51, subject: 'NEG-4Q8W2H' })]);
  const link = await screen.findByRole('link', { name: 'NEG-4Q8W2H' });
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(shown.mock.contexts.some((row) => row instanceof Element && row.contains(link))).toBe(
    true,
  );
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeTruthy();
});

test('who has no conversation is led to our staff', async () => {
  const { person } = open('/chat', []);
  expect(await screen.findByText(/is kept here/)).toBeTruthy();
  await person.click(screen.getByRole('link', { name: 'Write to our staff' }));
  expect(await screen.findByRole('textbox', { name: /Subject/ })).toBeTruthy();
});

test('where a negotiation has ended without a sale, a question to our staff goes with its claim and reference', async () => {
  open('/chat/51');
  exchange.use(
    getGetConversationMockHandler200(aConversation({ can_write: false, subject: 'NEG-4Q8W2H' })),
  );
  const way = await screen.findByRole('link', { name: 'Write to our staff' });
  expect(way.getAttribute('href')).toBe('/chat?claim=77&subject=NEG-4Q8W2H');
});

test('who writes to our staff from somewhere goes back there with Cancel', async () => {
  const { person } = open('/chat', []);
  await person.click(await screen.findByRole('link', { name: 'Write to our staff' }));
  expect(await screen.findByRole('textbox', { name: /Subject/ })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/is kept here/)).toBeTruthy();
});

test('a list that could not be read can be asked for again', async () => {
  holdTime();
  const { person } = open('/chat');
  exchange.use(getListConversationsMockHandler500(aRefusal('internal_error', 'Out of order.')));
  const again = await passTimeUntil(() => screen.getByRole('button', { name: 'Try again' }));
  exchange.use(
    getListConversationsMockHandler200({ current_page: 1, total_count: 0, conversations: [] }),
  );
  await person.click(again);
  expect(await screen.findByText(/is kept here/)).toBeTruthy();
});

test.each([
  ['NEG-4Q8W2H', 'NEG-4Q8W2H'],
  ['Call%20this%20number', ''],
])('a question about a negotiation takes %s for its subject as "%s"', async (said, subject) => {
  open(`/chat?claim=77&subject=${said}`);
  expect(await screen.findByLabelText(/Subject/)).toHaveProperty('value', subject);
});

test('a conversation with our staff begins with its first message, about the claim one came from', async () => {
  const sent = vi.fn<(input: ConversationInput) => void>();
  const { person } = open('/chat?claim=77');
  exchange.use(
    getCreateConversationMockHandler201(async ({ request }) => {
      sent((await request.json()) as ConversationInput);
      return aConversation();
    }),
  );
  await person.type(await screen.findByRole('textbox', { name: /Subject/ }), 'My documents');
  await person.type(screen.getByRole('textbox', { name: /Message/ }), 'Which one do you need?');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'NEG-4Q8W2H' })).toBeTruthy();
  expect(sent.mock.lastCall?.[0].conversation).toMatchObject({
    subject: 'My documents',
    claim_id: 77,
    body: 'Which one do you need?',
    document_ids: [],
  });
});

/** Writes to our staff about claim 77. */
async function write(subject: string) {
  const opened = open('/chat?claim=77');
  await opened.person.type(await screen.findByRole('textbox', { name: /Subject/ }), subject);
  await opened.person.type(screen.getByRole('textbox', { name: /Message/ }), '?');
  await opened.person.click(screen.getByRole('button', { name: 'Send' }));
  return opened;
}

/** An exchange that begins one conversation for each `client_id`; the answer of the first is lost, at both tries of the app. */
function keepConversations() {
  const kept = new Map<string, Conversation>();
  let lost = 2;
  return () =>
    exchange.use(
      getCreateConversationMockHandler201(async ({ request }) => {
        const { conversation } = (await request.json()) as ConversationInput;
        const { client_id, subject } = conversation;
        const known = kept.get(client_id) ?? aConversation({ id: 61 + kept.size, subject });
        kept.set(client_id, known);
        lost -= 1;
        // oxlint-disable-next-line typescript/only-throw-error -- MSW answers what is thrown
        if (lost >= 0) throw HttpResponse.error();
        return known;
      }),
      getGetConversationMockHandler200(
        ({ params }) =>
          [...kept.values()].find(({ id }) => String(id) === params['id']) ?? aConversation(),
      ),
    );
}

test('what was changed after a lost answer is sent, and is another conversation', async () => {
  const answer = keepConversations();
  answer();
  const { person } = await write('Documents');
  await screen.findByText(/^No answer came back\./);
  answer();
  await person.type(screen.getByRole('textbox', { name: /Subject/ }), ' of July');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  const title = { level: 1, name: 'Documents of July' };
  expect(await screen.findByRole('heading', title)).toBeTruthy();
});

test('so is what was changed after a reload', async () => {
  const answer = keepConversations();
  answer();
  await write('Documents');
  await screen.findByText(/^No answer came back\./);
  cleanup();
  const { person } = open('/chat?claim=77');
  answer();
  await person.type(await screen.findByRole('textbox', { name: /Subject/ }), ' of July');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  const title = { level: 1, name: 'Documents of July' };
  expect(await screen.findByRole('heading', title)).toBeTruthy();
});

test('what was discarded after a lost answer and is written once more is another conversation', async () => {
  const answer = keepConversations();
  answer();
  await write('Documents');
  await screen.findByText(/^No answer came back\./);
  cleanup();
  const { person } = open('/chat?claim=77');
  answer();
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  await person.type(screen.getByRole('textbox', { name: /Subject/ }), 'Documents');
  await person.type(screen.getByRole('textbox', { name: /Message/ }), '?');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(window.location.pathname).toBe('/chat/62'));
});

test('what is sent again after a lost answer and a reload is the same conversation', async () => {
  const sent = vi.fn<(id: string) => void>();
  exchange.use(
    getCreateConversationMockHandler201(async ({ request }) => {
      const { conversation } = (await request.json()) as ConversationInput;
      sent(conversation.client_id);
      // oxlint-disable-next-line typescript/only-throw-error -- MSW answers what is thrown
      if (sent.mock.calls.length <= 2) throw HttpResponse.error();
      return aConversation();
    }),
  );
  await write('Documents');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  cleanup();
  const { person } = open('/chat?claim=77');
  await person.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'NEG-4Q8W2H' })).toBeTruthy();
  expect(new Set(sent.mock.calls.flat()).size).toBe(1);
  // The next one is another.
  expect(keptForm('new-conversation-77-client-id')).toBeNull();
});

test('a conversation with our staff begins over plain http as well', async () => {
  withoutRandomUuid();
  const sent = vi.fn<(input: unknown) => void>();
  const { person } = open('/chat?claim=77');
  exchange.use(
    getCreateConversationMockHandler201(async ({ request }) => {
      sent(await request.json());
      return aConversation();
    }),
  );
  await person.type(await screen.findByRole('textbox', { name: /Subject/ }), 'My documents');
  await person.type(screen.getByRole('textbox', { name: /Message/ }), 'Which one do you need?');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(CreateConversationBody.safeParse(sent.mock.lastCall?.[0]).error).toBeUndefined();
});

test('a conversation of others is not found', async () => {
  open('/chat/9');
  exchange.use(getGetConversationMockHandler404(aRefusal('not_found', 'Nothing here.')));
  const title = { level: 1, name: 'Conversation not found' };
  expect(await screen.findByRole('heading', title)).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Go to messages' }).getAttribute('href')).toBe('/chat'),
  );
});

test('a conversation that cannot be is not asked for', async () => {
  const asked = vi.fn<() => void>();
  open('/chat/none');
  exchange.use(
    getGetConversationMockHandler404(() => {
      asked();
      return aRefusal('not_found', 'Nothing here.');
    }),
  );
  const title = { level: 1, name: 'Conversation not found' };
  expect(await screen.findByRole('heading', title)).toBeTruthy();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(asked).not.toHaveBeenCalled();
});
