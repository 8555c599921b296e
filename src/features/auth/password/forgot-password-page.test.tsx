import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ErrorCode } from '@generated/model';
import {
  getCheckPasswordResetMockHandler200,
  getCheckPasswordResetMockHandler404,
  getCheckPasswordResetMockHandler503,
  getRequestPasswordResetMockHandler202,
  getResetPasswordMockHandler200,
  getResetPasswordMockHandler422,
} from '@generated/msw/mailed-links/mailed-links.msw';
import { getListMailboxMessagesMockHandler404 } from '@generated/msw/system/system.msw';
import { mockExchange } from '@/testing/exchange';
import { renderPage } from '@/testing/render-page';
import ForgotPasswordPage from './forgot-password-page';

const exchange = mockExchange();
const TOKEN = 'nQ0pWv7c2mT4sYbX9rLkJhGfD5aZ3eU1';
const WITH_TOKEN = `/forget-password?reset_password_token=${TOKEN}`;

const open = (path: string) => renderPage(<ForgotPasswordPage />, path);
const press = (name: string) => screen.getByRole('button', { name });
const refusal = (code: ErrorCode) => ({ message: 'x', code, request_id: '1' });

async function choose(
  path: string,
  check = getCheckPasswordResetMockHandler200({ state: 'usable', ends: 'nothing' }),
) {
  exchange.use(check);
  const { person } = open(path);
  await person.type(screen.getByLabelText('New password'), 'another quiet harbour');
  await person.click(press('Set password'));
  return person;
}

test('any address is answered the same: if there is an account, a mail is on its way', async () => {
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getRequestPasswordResetMockHandler202(async ({ request }) => {
      sent(await request.json());
      return { message: 'x' };
    }),
    getListMailboxMessagesMockHandler404(refusal('not_found')),
  );
  const { person } = open('/forget-password');
  await person.type(screen.getByLabelText('Email'), 'nobody@example.com{Enter}');
  expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeTruthy();
  expect(screen.getByText(/If there is an account with/).textContent).toMatch('nobody@example.com');
  expect(sent).toHaveBeenCalledExactlyOnceWith({ user: { email: 'nobody@example.com' } });
});

test('with the link of the mail a new password is set, and the login is next', async () => {
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getResetPasswordMockHandler200(async ({ request }) => {
      sent(await request.json());
      return { message: 'x' };
    }),
  );
  await choose(`${WITH_TOKEN}&from=%2Fsettings`);
  expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login?from=%2Fsettings',
  );
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    user: { reset_password_token: TOKEN, password: 'another quiet harbour' },
  });
});

test.each([
  ['link_expired', 'This link has expired'],
  ['link_used', 'This link was used already'],
  ['link_invalid', 'This link does not work'],
] as const)('a link that is %s leads to asking for a new one', async (code, title) => {
  exchange.use(getResetPasswordMockHandler422(refusal(code)));
  const person = await choose(WITH_TOKEN);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  await person.click(press('Ask for a new link'));
  expect(screen.getByRole('heading', { name: 'Reset your password' })).toBeTruthy();
});

test.each([
  [
    getCheckPasswordResetMockHandler200({ state: 'expired', ends: 'nothing' }),
    'This link has expired',
  ],
  [
    getCheckPasswordResetMockHandler200({ state: 'used', ends: 'nothing' }),
    'This link was used already',
  ],
  [getCheckPasswordResetMockHandler404(refusal('not_found')), 'This link does not work'],
])('a link that no longer works says so before a password is chosen', async (handler, title) => {
  exchange.use(handler);
  const { person } = open(WITH_TOKEN);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  await person.click(press('Ask for a new link'));
  expect(screen.getByRole('heading', { name: 'Reset your password' })).toBeTruthy();
});

test('a link that cannot be looked at is no reason not to choose', async () => {
  exchange.use(getResetPasswordMockHandler200({ message: 'x' }));
  await choose(WITH_TOKEN, getCheckPasswordResetMockHandler503(refusal('service_unavailable')));
  expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeTruthy();
});

test('a link that is cut off says so at once', async () => {
  const { person } = open('/forget-password?reset_password_token=nQ0pWv7c');
  expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeTruthy();
  await person.click(press('Ask for a new link'));
  expect(screen.getByLabelText('Email')).toBeTruthy();
});

test('what the first proof of an address ends is said before a password is chosen', async () => {
  exchange.use(getCheckPasswordResetMockHandler200({ state: 'usable', ends: 'access' }));
  open(WITH_TOKEN);
  expect(await screen.findByText(/Your present password and open sessions then end/)).toBeTruthy();
});

test('a common password is refused before it is sent', async () => {
  exchange.use(getCheckPasswordResetMockHandler200({ state: 'usable', ends: 'nothing' }));
  const { person } = open(WITH_TOKEN);
  await person.type(screen.getByLabelText('New password'), 'password1234');
  await person.click(press('Set password'));
  expect(await screen.findByText('This password is too common. Choose another one.')).toBeTruthy();
});
