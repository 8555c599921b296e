import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import {
  getUpdateCurrentUserMockHandler200,
  getUpdateCurrentUserMockHandler401,
  getUpdateCurrentUserMockHandler422,
} from '@generated/msw/account/account.msw';
import { getResendConfirmationMockHandler202 } from '@generated/msw/mailed-links/mailed-links.msw';
import { logout } from '@/session/session';
import { useSession } from '@/session/session-store';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { openProfile, saveProfile } from '@/testing/pages/profile-page';

const exchange = mockExchange();

const save = () => screen.getByRole('button', { name: 'Save profile' });

test('who reads the profile is said as it is: the other side, once an offer is accepted', () => {
  openProfile(aUser());
  expect(
    screen.getByText(/until an offer is accepted: then the other side reads your name/),
  ).toBeTruthy();
  expect(screen.queryByText(/never see/)).toBeNull();
});

test('empty numbers and an empty handle are sent as null, and a country code without its number too', async () => {
  const user = aUser({
    company: 'Quillmark',
    phone_number: '2025550143',
    phone_country_code: '+1',
    whatsapp_number: '7700900123',
    whatsapp_country_code: '+44',
    telegram: 'sofia_m',
  });
  const sent = saveProfile(exchange, user);
  const { person } = openProfile(user);

  for (const label of ['Company', 'Phone number', 'WhatsApp number', 'Telegram']) {
    await person.clear(screen.getByLabelText(label));
  }
  await person.click(save());

  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      user: {
        company: null,
        phone_number: null,
        phone_country_code: null,
        whatsapp_number: null,
        whatsapp_country_code: null,
        telegram: null,
      },
    }),
  );
});

test('under a name that was verified nobody writes another; staff may be asked to', async () => {
  openProfile(aUser({ identity_status: 'approved' }));
  for (const label of ['First name', 'Last name']) {
    expect(screen.getByLabelText(label)).toHaveProperty('readOnly', true);
  }
  expect(screen.getByText(/^Your identity was approved under this name\./)).toBeTruthy();
  const staff = screen.getByRole('link', { name: 'our staff' });
  expect(staff.getAttribute('href')).toBe('/chat?new');
});

test('a number needs its country code, and the preferred channel has to be filled in', async () => {
  const { person } = openProfile(aUser());
  await person.type(screen.getByLabelText('Phone number'), '2025550143');
  await person.selectOptions(screen.getByLabelText('Preferred contact method'), 'Telegram');
  await person.click(save());
  expect(await screen.findByText('Choose a country code.')).toBeTruthy();
  expect(screen.getByText('Fill in this channel, or choose another one.')).toBeTruthy();
});

test('a number is taken as people write it', async () => {
  const user = aUser();
  const sent = saveProfile(exchange, user);
  const { person } = openProfile(user);
  await person.selectOptions(screen.getByLabelText('Phone country code'), '+1');
  await person.type(screen.getByLabelText('Phone number'), '(202) 555-0143');
  await person.type(screen.getByLabelText('Telegram'), '@sofia_m');
  await person.click(save());
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      user: expect.objectContaining({
        phone_number: '2025550143',
        phone_country_code: '+1',
        telegram: 'sofia_m',
      }),
    }),
  );
});

test('a number is saved as it is dialled from abroad, and shown so', async () => {
  const user = aUser();
  const sent = saveProfile(exchange, user);
  const { person } = openProfile(user);
  await person.selectOptions(screen.getByLabelText('Phone country code'), '+49');
  await person.type(screen.getByLabelText('Phone number'), '0151 2345678');
  await person.selectOptions(screen.getByLabelText('WhatsApp country code'), '+39');
  await person.type(screen.getByLabelText('WhatsApp number'), '06 12345678');
  await person.click(save());
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      user: expect.objectContaining({
        phone_number: '1512345678',
        phone_country_code: '+49',
        whatsapp_number: '0612345678',
        whatsapp_country_code: '+39',
      }),
    }),
  );
  await waitFor(() =>
    expect(screen.getByLabelText('Phone number')).toHaveProperty('value', '1512345678'),
  );
});

test('a number that is none is refused with the sentence of the field', async () => {
  const { person } = openProfile(aUser({ phone_country_code: '+1' }));
  await person.type(screen.getByLabelText('Phone number'), '12');
  await person.tab();
  expect(await screen.findByText('Enter 4 to 14 digits without the country code.')).toBeTruthy();
});

test('an address of another account is refused at its field, and what was typed stays', async () => {
  exchange.use(
    getUpdateCurrentUserMockHandler422({
      message: 'Another account has this email address.',
      code: 'email_taken',
      request_id: 'r-1',
      errors: { 'user.email': ['Another account has this email address.'] },
    }),
  );
  const { person } = openProfile(aUser());
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  await person.clear(email);
  await person.type(email, 'taken@example.com');
  await person.click(save());
  expect(await screen.findAllByText('Another account has this email address.')).toHaveLength(1);
  expect(email.value).toBe('taken@example.com');
});

test('what is typed after a save is asked for before the page is left', async () => {
  const user = aUser();
  const sent = saveProfile(exchange, user);
  const { person } = openProfile(user);
  await person.type(screen.getByLabelText('Company'), 'Quillmark');
  await person.click(save());
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  await waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull());
  await person.type(screen.getByLabelText('Company'), ' Ltd.');
  await person.click(screen.getByRole('link', { name: 'Identity' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  expect(window.location.pathname).toBe('/profile-account-settings');
});

describe('a save that goes wrong keeps what was typed', () => {
  const company = () => screen.getByLabelText<HTMLInputElement>('Company');

  test('a malformed answer is said, and nobody is thrown off the page', async () => {
    exchange.use(http.put('/api/api/current_user', () => HttpResponse.json({})));
    const { person } = openProfile(aUser());
    await person.type(company(), 'Quillmark');
    await person.click(save());
    expect(await screen.findByText('An error occurred. Please try again later.')).toBeTruthy();
    expect(company().value).toBe('Quillmark');
    expect(useSession.getState().user).toEqual(aUser());
  });

  test('after a 401 the same person finds it again and may discard it; nobody else does', async () => {
    exchange.use(getUpdateCurrentUserMockHandler401());
    const { person } = openProfile(aUser());
    await person.type(company(), 'Quillmark');
    await person.click(save());
    await waitFor(() => expect(useSession.getState().token).toBeNull());
    await waitFor(() => expect(screen.queryByLabelText('Company')).toBeNull());

    const other = aUser({ id: 42, company: 'Other Ltd.' });
    act(() => useSession.setState({ user: other, token: 'token', isLoggedIn: true }));
    await waitFor(() => expect(company().value).toBe('Other Ltd.'));
    act(() => useSession.setState({ user: aUser() }));
    await waitFor(() => expect(company().value).toBe('Quillmark'));
    await person.click(screen.getByRole('button', { name: 'Discard' }));
    expect(company().value).toBe('');
    expect(sessionStorage.getItem('kept-forms')).toBeNull();
  });

  test('a logout on purpose leaves nothing of it', async () => {
    const { person } = openProfile(aUser());
    await person.type(company(), 'Quillmark');
    expect(sessionStorage.getItem('kept-forms')).toContain('Quillmark');
    act(logout);
    expect(sessionStorage.getItem('kept-forms')).toBeNull();
  });

  test('what is saved or given up is not kept', async () => {
    const sent = saveProfile(exchange, aUser());
    const { person } = openProfile(aUser());
    await person.type(company(), 'Quillmark');
    await person.click(save());
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await waitFor(() => expect(sessionStorage.getItem('kept-forms')).toBeNull());
    await person.type(company(), ' Ltd.');
    await person.click(screen.getByRole('link', { name: 'Identity' }));
    await person.click(await screen.findByRole('button', { name: 'Leave page' }));
    expect(sessionStorage.getItem('kept-forms')).toBeNull();
  });
});

test('an address that is not confirmed gets its mail again', async () => {
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getResendConfirmationMockHandler202(async ({ request }) => {
      sent(await request.json());
      return { message: 'A new mail is on its way.' };
    }),
  );
  const { person } = openProfile(aUser({ status: 'pending', email_verified_at: null }));
  expect(
    screen.getByText(
      /Until then you can submit neither a claim nor your identity, and you cannot bid/,
    ),
  ).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Send the mail again' }));
  expect(await screen.findByText('A new mail is on its way')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ user: { email: 'sofia@example.com' } });
});

test('a new address waits beside the old one until it is confirmed', () => {
  openProfile(aUser({ new_email: 'new@example.com' }));
  expect(screen.getByText('Your new email address is not confirmed')).toBeTruthy();
  expect(screen.getByText(/new@example\.com\. Until then your address is sofia@/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('sofia@example.com');
});

test.each([
  ['waits', '2026-01-05T09:00:00Z', /takes effect once you open the link/],
  ['replaces the present one, which was never confirmed', null, /at once\. We mail a link to it/],
])('below the field stands that a new address %s', (_, email_verified_at, hint) => {
  openProfile(aUser({ email_verified_at }));
  expect(screen.getByRole('textbox', { name: 'Email', description: hint })).toBeTruthy();
});

test('a new address that is mistyped is taken back', async () => {
  const user = aUser({ new_email: 'mistyped@example.com' });
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getUpdateCurrentUserMockHandler200(async ({ request }) => {
      sent(await request.json());
      return { ...user, new_email: null };
    }),
  );
  const { person } = openProfile(user);
  await person.click(screen.getByRole('button', { name: 'Keep the old address' }));
  expect(await screen.findByText('Your address stays sofia@example.com')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ user: { new_email: null } });
});

test('why the present address could not be kept is said', async () => {
  exchange.use(
    http.put('/api/api/current_user', () =>
      HttpResponse.json(aRefusal('rate_limited', 'Too many attempts.'), { status: 429 }),
    ),
  );
  const { person } = openProfile(aUser({ new_email: 'mistyped@example.com' }));
  await person.click(screen.getByRole('button', { name: 'Keep the old address' }));
  expect(await screen.findByText(/^Too many attempts\./)).toBeTruthy();
});

test('nobody keeps an address in the name of its person', () => {
  openProfile(
    aUser({
      new_email: 'mistyped@example.com',
      impersonator: { id: 1, name: 'Ada Whitlock' },
    }),
  );
  expect(screen.getByText('Your new email address is not confirmed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Keep the old address' })).toBeNull();
});

test('a new address that is saved is said to wait for its mail', async () => {
  const user = aUser();
  exchange.use(getUpdateCurrentUserMockHandler200({ ...user, new_email: 'new@example.com' }));
  const { person } = openProfile(user);
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  await person.clear(email);
  await person.type(email, 'new@example.com');
  await person.click(save());
  expect(await screen.findByText(/^Your address changes when you open the link/)).toBeTruthy();
  await waitFor(() => expect(email.value).toBe('sofia@example.com'));
});
