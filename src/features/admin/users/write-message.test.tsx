import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import type { AdminConversationInput } from '@generated/model';
import {
  getCreateAdminConversationMockHandler201,
  getCreateAdminConversationMockHandler422,
  getUploadAdminDocumentMockHandler201,
} from '@generated/msw/admin-conversations/admin-conversations.msw';
import { adminUserPage } from '@/testing/pages/admin-user-page';
import { anAdminUser } from '@/testing/admin/users';
import { anAdminConversation, anAttachment } from '@/testing/chat/conversations';
import { aFile } from '@/testing/documents';
import { aRefusal } from '@/testing/exchange';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import './acts/write-dialog';

const { exchange, openUser, colleagueSaves } = adminUserPage();

async function openDialog() {
  const { person } = await openUser(anAdminUser());
  await person.click(screen.getByRole('button', { name: 'Write a message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to Sofia Marchetti' }));
  return { person, dialog };
}

async function send() {
  const { person, dialog } = await openDialog();
  await person.type(dialog.getByRole('textbox', { name: /Subject/ }), 'Your claim');
  await person.type(dialog.getByRole('textbox', { name: /Message/ }), 'Please upload it.');
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  return { person, dialog };
}

test('staff begin a conversation from the record of a user, and are led to it', async () => {
  const sent = vi.fn<(input: AdminConversationInput) => void>();
  exchange.use(
    getCreateAdminConversationMockHandler201(async ({ request }) => {
      sent((await request.json()) as AdminConversationInput);
      return anAdminConversation();
    }),
  );
  await send();
  await waitFor(() => expect(window.location.pathname).toBe('/admin/conversations/61'));
  expect(sent.mock.lastCall?.[0].conversation).toMatchObject({
    user_id: anAdminUser().id,
    subject: 'Your claim',
    body: 'Please upload it.',
  });
});

test('what was changed after a lost answer is sent, and is another conversation', async () => {
  const bodies = new Map<string, string>();
  exchange.use(
    getCreateAdminConversationMockHandler201(async ({ request }) => {
      const { conversation } = (await request.json()) as AdminConversationInput;
      const { client_id, body } = conversation;
      const isFirst = bodies.size === 0;
      // What came under this name before is not written again.
      if (!bodies.has(client_id)) bodies.set(client_id, body);
      // oxlint-disable-next-line typescript/only-throw-error -- MSW answers what is thrown
      if (isFirst) throw HttpResponse.error();
      return anAdminConversation({ id: 61 + [...bodies.keys()].indexOf(client_id) });
    }),
  );
  const { person, dialog } = await send();
  await dialog.findByText(/^No answer came back\./);
  await person.type(dialog.getByRole('textbox', { name: /Message/ }), ' By Friday.');
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(window.location.pathname).toBe('/admin/conversations/62'));
  expect([...bodies.values()]).toEqual(['Please upload it.', 'Please upload it. By Friday.']);
});

test.each([
  ['switches off messages from our staff', { message_with_the_staff: false }],
  ['is suspended', { status: 'suspended' }],
] as const)('what is being written stays when its user %s', async (_, differences) => {
  const { person, dialog } = await openDialog();
  const body = dialog.getByRole('textbox', { name: /Message/ });
  await person.type(body, 'Please upload it.');
  await colleagueSaves(anAdminUser(differences));
  // Beneath the dialog, which hides it.
  expect(await screen.findByRole('link', { name: 'Write an email', hidden: true })).toBeTruthy();
  expect(body).toHaveProperty('value', 'Please upload it.');
  expect(body.isConnected).toBe(true);
});

test('neither Escape nor a press outside discards a document, though nothing was typed', async () => {
  const { person, dialog } = await openDialog();
  exchange.use(getUploadAdminDocumentMockHandler201(anAttachment()));
  await person.upload(dialog.getByLabelText(/Documents/), aFile('july.pdf'));
  expect(await dialog.findByText('Uploaded')).toBeTruthy();
  await person.keyboard('{Escape}');
  await person.click(document.querySelector('.veil') ?? document.body);
  expect(dialog.getByText('Uploaded').isConnected).toBe(true);
});

test('where the user has switched off messages from our staff, a mail is offered instead', async () => {
  await openUser(anAdminUser({ message_with_the_staff: false }));
  expect(screen.queryByRole('button', { name: 'Write a message' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Write an email' }).getAttribute('href')).toBe(
    `mailto:${anAdminUser().email}`,
  );
});

test.each(['suspended', 'deactivated'] as const)(
  'who is %s reads no message, and is written a mail instead',
  async (status) => {
    await openUser(anAdminUser({ status, status_reason: 'Two people use it.' }));
    expect(screen.queryByRole('button', { name: 'Write a message' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Write an email' })).toBeTruthy();
  },
);

test('of an account whose address is free again it says so, and offers no way to write to it', async () => {
  const email = 'closed-41-9f8e7d6c@closed.invalid';
  await openUser(anAdminUser({ status: 'deactivated', email, email_verified_at: null }));
  expect(screen.getByText(/^Closed for good by the user\. .*which is free again\.$/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Write an email' })).toBeNull();
});

test.each([
  ['staff_messages_off', /has switched off messages from our staff/],
  ['user_barred', /cannot log in any more/],
] as const)('where it is refused meanwhile (%s), a mail is the way on', async (code, why) => {
  exchange.use(getCreateAdminConversationMockHandler422(aRefusal(code, 'They do not read it.')));
  const { dialog } = await send();
  expect(await dialog.findByText(why)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Write an email' }).getAttribute('href')).toBe(
    `mailto:${anAdminUser().email}`,
  );
});
