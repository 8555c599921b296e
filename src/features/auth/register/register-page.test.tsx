import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import {
  getRegisterUserMockHandler202,
  getRegisterUserMockHandler422,
} from '@generated/msw/auth/auth.msw';
import {
  getCheckConfirmationMockHandler200,
  getResendConfirmationMockHandler202,
} from '@generated/msw/mailed-links/mailed-links.msw';
import { getListMailboxMessagesMockHandler404 } from '@generated/msw/system/system.msw';
import { mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import VerifyEmailPage from '../links/verify-email-page';
import RegisterPage from './register-page';

const exchange = mockExchange();

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => screen.getByRole('button', { name });

async function fillIn(person: ReturnType<typeof renderPage>['person'], password: string) {
  await person.type(field('First name'), 'Mara');
  await person.type(field('Last name'), 'Lind');
  await person.type(field('Email'), 'mara.lind@example.com');
  await person.type(field('Password'), password);
  await person.click(press('Create account'));
}

function acceptRegistration() {
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getRegisterUserMockHandler202(async ({ request }) => {
      sent(await request.json());
      return { message: 'Check your mail to confirm your address.' };
    }),
    getListMailboxMessagesMockHandler404({ message: 'x', code: 'not_found', request_id: '1' }),
  );
  return sent;
}

test('a visitor registers, and the contact method is fixed to email', async () => {
  const sent = acceptRegistration();
  const { person } = renderPage(<RegisterPage />);
  await fillIn(person, 'a quiet harbour at dawn');
  expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBe(
    document.activeElement,
  );
  expect(screen.getByText('mara.lind@example.com')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    user: {
      first_name: 'Mara',
      last_name: 'Lind',
      email: 'mara.lind@example.com',
      password: 'a quiet harbour at dawn',
      preferred_contact_method: 'email',
    },
  });
});

test('the confirmation mail is sent again on request', async () => {
  acceptRegistration();
  const asked = vi.fn<(body: unknown) => void>();
  exchange.use(
    getResendConfirmationMockHandler202(async ({ request }) => {
      asked(await request.json());
      return { message: 'x' };
    }),
  );
  const { person } = renderPage(<RegisterPage />);
  await fillIn(person, 'a quiet harbour at dawn');
  await person.click(await screen.findByRole('button', { name: 'send it again' }));
  expect(await screen.findByText(/Another mail is on its way/)).toBeTruthy();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ user: { email: 'mara.lind@example.com' } });
});

test('a mistyped address is mended without typing everything again', async () => {
  acceptRegistration();
  const { person } = renderPage(<RegisterPage />);
  await fillIn(person, 'a quiet harbour at dawn');
  await person.click(await screen.findByRole('button', { name: 'Use another address' }));
  expect(field('First name').value).toBe('Mara');
  expect(field('Email').value).toBe('mara.lind@example.com');
  expect(field('Password').value).toBe('a quiet harbour at dawn');
});

test.each([
  ['too short', 'Use 12 to 128 characters.'],
  ['password1234', 'This password is too common. Choose another one.'],
  ['mara.lind@example.com', 'Your password must not be your email address or name.'],
])('the password "%s" is not sent: %s', async (password, sentence) => {
  const { person } = renderPage(<RegisterPage />);
  await fillIn(person, password);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field('Password').value).toBe(password);
});

test('a password shows its strength while it is typed', async () => {
  const { person } = renderPage(<RegisterPage />);
  await person.type(field('Password'), 'harbour');
  expect(screen.getByText('Too weak')).toBeTruthy();
  await person.type(field('Password'), ' at dawn, quiet');
  expect(screen.getByText('Strong')).toBeTruthy();
});

test('what the exchange refuses stands at its field', async () => {
  exchange.use(
    getRegisterUserMockHandler422({
      message: 'Please check the marked fields.',
      code: 'validation_failed',
      errors: { 'user.password': ['This password was found in a leak.'] },
      request_id: '1',
    }),
  );
  const { person } = renderPage(<RegisterPage />);
  await fillIn(person, 'a quiet harbour at dawn');
  expect(await screen.findByText('This password was found in a leak.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(field('Password'));
});

test('the way back is kept on the way to the login', () => {
  renderPage(<RegisterPage />, '/?from=%2Fclaim%2F7');
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login?from=%2Fclaim%2F7',
  );
});

describe('who registers on the way to a claim', () => {
  async function registerFrom(path: string) {
    acceptRegistration();
    const { person } = renderPage(<RegisterPage />, path);
    await fillIn(person, 'a quiet harbour at dawn');
    await screen.findByRole('heading', { name: 'Check your mail' });
  }

  /** Opens the link of the mail, which knows nothing of the page before, and confirms with the password. */
  async function confirmByMail() {
    cleanup();
    exchange.use(
      getCheckConfirmationMockHandler200({ state: 'usable', asks_for: 'password_or_new' }),
      http.post('/api/users/confirmation', () =>
        HttpResponse.json(aUser({ email: 'mara.lind@example.com', sign_in_count: 1 }), {
          headers: { Authorization: 'Bearer token' },
        }),
      ),
    );
    const { person } = renderPage(
      <VerifyEmailPage />,
      '/verify-email?confirmation_token=nQ0pWv7c2mT4sYbX9rLkJhGfD5aZ3eU1',
    );
    await person.type(await screen.findByLabelText('Password'), 'a quiet harbour at dawn{Enter}');
    await waitFor(() => expect(window.location.pathname).not.toBe('/verify-email'));
  }

  test('arrives there with the link of the mail', async () => {
    await registerFrom('/?from=%2Fclaim%2F7%3Ftab%3Doffers');
    await confirmByMail();
    expect(window.location.pathname + window.location.search).toBe('/claim/7?tab=offers');
  });

  test('arrives there once', async () => {
    await registerFrom('/?from=%2Fclaim%2F7');
    await confirmByMail();
    expect(window.location.pathname).toBe('/claim/7');
    await confirmByMail();
    expect(window.location.pathname).toBe('/profile-account-settings');
  });

  test('arrives there also where the browser stores nothing, in the same tab', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    await registerFrom('/?from=%2Fclaim%2F7');
    await confirmByMail();
    expect(window.location.pathname).toBe('/claim/7');
  });
});
