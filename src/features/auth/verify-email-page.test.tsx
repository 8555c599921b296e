import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import type { ErrorCode, LinkState } from '@generated/model';
import {
  getCheckConfirmationMockHandler200,
  getCheckConfirmationMockHandler404,
  getConfirmEmailMockHandler200,
  getConfirmEmailMockHandler422,
  getResendConfirmationMockHandler202,
} from '@generated/msw/auth/auth.msw';
import { getListMailboxMessagesMockHandler404 } from '@generated/msw/system/system.msw';
import { mockExchange } from '@/testing/exchange';
import { renderPage } from '@/testing/render-page';
import VerifyEmailPage from './verify-email-page';

const exchange = mockExchange();
const TOKEN = 'nQ0pWv7c2mT4sYbX9rLkJhGfD5aZ3eU1';

const refusal = (code: ErrorCode) => ({ message: 'A sentence.', code, request_id: '1' });
const open = (token = TOKEN) =>
  renderPage(<VerifyEmailPage />, `/verify-email?confirmation_token=${token}`);

test('the link confirms only when the person presses the button', async () => {
  const confirmed = vi.fn<(body: unknown) => void>();
  exchange.use(
    getCheckConfirmationMockHandler200({ state: 'usable' }),
    getConfirmEmailMockHandler200(async ({ request }) => {
      confirmed(await request.json());
      return { message: 'x' };
    }),
  );
  const { person } = open();
  const button = await screen.findByRole('button', { name: 'Confirm my e-mail' });
  expect(confirmed).not.toHaveBeenCalled();
  await person.click(button);
  expect(await screen.findByRole('heading', { name: 'Your e-mail is confirmed' })).toBe(
    document.activeElement,
  );
  expect(confirmed).toHaveBeenCalledExactlyOnceWith({ confirmation_token: TOKEN });
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
});

test.each<[LinkState['state'], string]>([
  ['used', 'This link was used already'],
  ['expired', 'This link has expired'],
])('a link that is %s offers a new mail', async (state, title) => {
  const asked = vi.fn<(body: unknown) => void>();
  exchange.use(
    getCheckConfirmationMockHandler200({ state }),
    getResendConfirmationMockHandler202(async ({ request }) => {
      asked(await request.json());
      return { message: 'x' };
    }),
    getListMailboxMessagesMockHandler404(refusal('not_found')),
  );
  const { person } = open();
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  await person.type(screen.getByLabelText('Email'), 'mara.lind@example.com{Enter}');
  expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeTruthy();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ user: { email: 'mara.lind@example.com' } });
});

test('an unknown link offers a new mail', async () => {
  exchange.use(getCheckConfirmationMockHandler404(refusal('not_found')));
  open();
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send a new link' })).toBeTruthy();
});

test('a link that is cut off asks the exchange nothing', () => {
  open('nQ0pWv');
  expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeTruthy();
});

test('a link that is used up between the look and the press says so', async () => {
  exchange.use(
    getCheckConfirmationMockHandler200({ state: 'usable' }),
    getConfirmEmailMockHandler422(refusal('link_used')),
  );
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Confirm my e-mail' }));
  expect(await screen.findByRole('heading', { name: 'This link was used already' })).toBeTruthy();
});

test('another refusal is said beside the button, which stays', async () => {
  exchange.use(
    getCheckConfirmationMockHandler200({ state: 'usable' }),
    http.post('/api/users/confirmation', () =>
      HttpResponse.json(refusal('internal_error'), { status: 500 }),
    ),
  );
  const { person } = open();
  const button = await screen.findByRole('button', { name: 'Confirm my e-mail' });
  await person.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('A sentence.');
  expect(button.getAttribute('aria-busy')).toBeNull();
});
