import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AdminConversation, AssignInput, MessageInput } from '@generated/model';
import {
  getAssignConversationMockHandler200,
  getAssignConversationMockHandler422,
  getCloseConversationMockHandler200,
  getCreateAdminMessageMockHandler201,
  getGetAdminConversationMockHandler200,
  getReopenConversationMockHandler200,
  getSettleContactDataMockHandler200,
  getUploadAdminDocumentMockHandler201,
} from '@generated/msw/admin-conversations/admin-conversations.msw';
import { useSession } from '@/session/session-store';
import {
  aMessage,
  anAdminConversation,
  anAttachment,
  noMessages,
} from '@/testing/chat/conversations';
import { aFile } from '@/testing/documents';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { anAdmin } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { onWideScreen } from '@/testing/browser/screen-width';
import ConversationPage from './conversation-page';

const exchange = mockExchange();
beforeEach(onWideScreen);

function render(path: string) {
  useSession.setState({ token: 'token', isAdmin: true, adminUser: anAdmin() });
  return renderPage(
    <Routes>
      <Route path="/admin/conversations/:id" element={<ConversationPage />} />
    </Routes>,
    path,
  );
}

async function open(conversation: AdminConversation) {
  const state = { now: conversation };
  const sent = vi.fn<(body: AssignInput) => void>();
  const become = (differences: Partial<AdminConversation>) =>
    (state.now = { ...state.now, ...differences });
  exchange.use(
    getGetAdminConversationMockHandler200(() => state.now),
    getAssignConversationMockHandler200(async ({ request }) => {
      const body = (await request.json()) as AssignInput;
      sent(body);
      const me = { id: 1, name: 'Ada Whitlock', is_me: true };
      return become({ assigned_admin: body.to_me ? me : null });
    }),
    getCloseConversationMockHandler200(() => become({ status: 'closed' })),
    getReopenConversationMockHandler200(() => become({ status: 'open' })),
    ...noMessages(),
  );
  const shown = render('/admin/conversations/61');
  const about = within(await screen.findByRole('region', { name: 'About the conversation' }));
  const press = async (name: string) =>
    shown.person.click(await about.findByRole('button', { name }));
  return { ...shown, sent, about, press };
}

test('staff take a conversation and give it back', async () => {
  const { sent, about, press } = await open(anAdminConversation());
  expect(about.getByText('Nobody yet')).toBeTruthy();
  await press('Take this conversation');
  expect(await about.findByText('You')).toBeTruthy();
  await press('Give back');
  expect(await about.findByText('Nobody yet')).toBeTruthy();
  expect(sent.mock.calls).toEqual([[{ to_me: true }], [{ to_me: false }]]);
});

test('what a colleague has taken over meanwhile is not given back, and the page says who has it', async () => {
  const me = { id: 1, name: 'Ada Whitlock', is_me: true };
  const noor = { id: 2, name: 'Noor Haddad', is_me: false };
  const { about, press } = await open(anAdminConversation({ assigned_admin: me }));
  const said = 'This conversation is assigned to Noor Haddad now.';
  exchange.use(
    getGetAdminConversationMockHandler200(anAdminConversation({ assigned_admin: noor })),
    getAssignConversationMockHandler422(aRefusal('transition_not_allowed', said)),
  );
  await press('Give back');
  expect(await screen.findByText(said)).toBeTruthy();
  expect(await about.findByText('Noor Haddad')).toBeTruthy();
  expect(about.getByRole('button', { name: 'Take over from Noor Haddad' })).toBeTruthy();
});

test('staff close a conversation and reopen it', async () => {
  const { press } = await open(anAdminConversation());
  await press('Close');
  expect(await screen.findByText('Closed')).toBeTruthy();
  await press('Reopen');
  await waitFor(() => expect(screen.queryByText('Closed')).toBeNull());
});

test('staff settle the contact data of a negotiation once they have been asked', async () => {
  const { about, press, person } = await open(
    anAdminConversation({
      kind: 'negotiation',
      negotiation_id: 31,
      has_contact_data: true,
      contact_data_marked_at: '2026-11-18T09:41:00.000Z',
    }),
  );
  const offers = about.getByRole('link', { name: 'See its offers' });
  expect(offers.getAttribute('href')).toBe('/admin/negotiations/31');
  exchange.use(getSettleContactDataMockHandler200(anAdminConversation({ kind: 'negotiation' })));
  await press('Settle');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/The messages stay marked/)).toBeTruthy();
  await person.click(question.getByRole('button', { name: 'Settle' }));
  await waitFor(() => expect(about.queryByText(/seems to hold contact data/)).toBeNull());
  expect(about.queryByRole('button', { name: 'Settle' })).toBeNull();
});

test('the record of the user is one press away', async () => {
  const { about } = await open(anAdminConversation());
  const user = about.getByRole('link', { name: 'Sofia Marchetti' });
  expect(user.getAttribute('href')).toContain('/admin/users/41');
});

test('who cannot log in is written to from the record, not here', async () => {
  await open(anAdminConversation({ can_write: false }));
  const notice = await screen.findByText(
    'Sofia Marchetti cannot log in and would not read a message.',
  );
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  const way = within(notice.parentElement ?? document.body).getByRole('link');
  expect(way.getAttribute('href')).toContain('/admin/users/41');
});

test('that of a negotiation leads to it, and ends with it only', async () => {
  const { about } = await open(
    anAdminConversation({
      kind: 'negotiation',
      user: null,
      negotiation_id: 31,
      subject: 'NEG-4Q8W2H',
    }),
  );
  expect(about.getByRole('link', { name: 'NEG-4Q8W2H' }).getAttribute('href')).toBe(
    '/admin/negotiations/31',
  );
  expect(about.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(await screen.findByText('Buyer and seller both read what you write here.')).toBeTruthy();
});

test('what our staff write is kept until it is sent, with its documents', async () => {
  const sent = vi.fn<(message: MessageInput['message']) => void>();
  exchange.use(
    getGetAdminConversationMockHandler200(anAdminConversation()),
    ...noMessages(),
    getUploadAdminDocumentMockHandler201(anAttachment()),
    getCreateAdminMessageMockHandler201(async ({ request }) => {
      sent(((await request.json()) as MessageInput).message);
      return aMessage();
    }),
  );
  const { person } = render('/admin/conversations/61');
  await person.type(await screen.findByRole('textbox', { name: 'Message' }), 'Here it is');
  await person.upload(screen.getByLabelText('Attach documents'), aFile('answer.pdf'));
  await screen.findByText('Uploaded');
  cleanup();

  const again = render('/admin/conversations/61');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  expect(field.value).toBe('Here it is');
  await again.person.type(field, '{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.lastCall?.[0]).toMatchObject({ body: 'Here it is', document_ids: [44] });
});
