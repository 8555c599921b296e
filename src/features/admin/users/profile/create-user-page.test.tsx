import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import {
  getCreateAdminUserMockHandler201,
  getCreateAdminUserMockHandler422,
} from '@generated/msw/admin-users/admin-users.msw';
import { anAdminUser } from '@/testing/admin/users';
import { mockExchange } from '@/testing/exchange';
import { renderPage } from '@/testing/render-page';
import CreateUserPage from './create-user-page';

const exchange = mockExchange();

async function fillIn() {
  const { person } = renderPage(<CreateUserPage />, '/admin/users/create');
  await person.type(screen.getByLabelText('First name'), 'Noor');
  await person.type(screen.getByLabelText('Last name'), 'Haddad');
  await person.type(screen.getByLabelText('Email'), 'noor@example.com');
  return {
    person,
    create: () => person.click(screen.getByRole('button', { name: 'Create user' })),
  };
}

test('an administrator creates a user and comes to their page; what is empty is sent as null', async () => {
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getCreateAdminUserMockHandler201(async ({ request }) => {
      sent(await request.json());
      return anAdminUser({ id: 77, first_name: 'Noor', last_name: 'Haddad' });
    }),
  );
  const { person, create } = await fillIn();
  await person.selectOptions(screen.getByLabelText('WhatsApp country code'), '+44');
  await create();

  await waitFor(() => expect(window.location.pathname).toBe('/admin/users/77'));
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    user: {
      first_name: 'Noor',
      last_name: 'Haddad',
      company: null,
      email: 'noor@example.com',
      phone_number: null,
      phone_country_code: null,
      whatsapp_number: null,
      whatsapp_country_code: null,
      telegram: null,
      preferred_contact_method: 'email',
      status: 'active',
      country: null,
    },
  });
  expect(await screen.findByText('Noor Haddad was created')).toBeTruthy();
});

test('a number goes out as it is dialled from abroad', async () => {
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getCreateAdminUserMockHandler201(async ({ request }) => {
      sent(await request.json());
      return anAdminUser({ id: 77, first_name: 'Noor', last_name: 'Haddad' });
    }),
  );
  const { person, create } = await fillIn();
  await person.selectOptions(screen.getByLabelText('WhatsApp country code'), '+44');
  await person.type(screen.getByLabelText('WhatsApp number'), '07700 900123');
  await create();
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      user: expect.objectContaining({
        whatsapp_number: '7700900123',
        whatsapp_country_code: '+44',
      }),
    }),
  );
});

test('the preferred channel has to be filled in before anything is sent', async () => {
  const { person, create } = await fillIn();
  await person.selectOptions(screen.getByLabelText('Preferred contact method'), 'Phone');
  await create();
  expect(await screen.findByText('Fill in this channel, or choose another one.')).toBeTruthy();
});

test('a refusal shows the message of the exchange and keeps what was typed', async () => {
  exchange.use(
    getCreateAdminUserMockHandler422({
      message: 'Another account has this email address.',
      code: 'email_taken',
      request_id: 'r-1',
    }),
  );
  const { create } = await fillIn();
  await create();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Another account has this email address.',
  );
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Noor');
});

test('what is no answer of the exchange gets the sentence of the specification, and the form stays', async () => {
  exchange.use(
    http.post('/api/admin/users', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })),
  );
  const { create } = await fillIn();
  await create();
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Noor');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An error occurred while creating the user. Please try again later.',
  );
});
