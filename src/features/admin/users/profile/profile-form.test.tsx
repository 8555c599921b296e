import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  getGetAdminUserMockHandler200,
  getUpdateAdminUserMockHandler409,
} from '@generated/msw/admin-users/admin-users.msw';
import { adminUserPage } from '@/testing/pages/admin-user-page';
import { anAdminUser } from '@/testing/admin/users';
import { aRefusal } from '@/testing/exchange';

const { exchange, openUser, acceptChanges, colleagueSaves } = adminUserPage();

test('only what was changed is sent, a number together with its country code', async () => {
  const user = anAdminUser({ phone_country_code: '+39', phone_number: '5550100' });
  const sent = acceptChanges({ ...user, phone_number: '5550199', lock_version: 4 });
  const { person } = await openUser(user);
  const number = screen.getByLabelText('Phone number');
  await person.clear(number);
  await person.type(number, '5550199');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      user: { phone_number: '5550199', phone_country_code: '+39', lock_version: 3 },
    }),
  );
});

test('a number is saved as it is dialled from abroad, and shown so', async () => {
  const user = anAdminUser({ phone_country_code: '+49', phone_number: '1511111111' });
  const sent = acceptChanges({ ...user, phone_number: '1512345678', lock_version: 4 });
  const { person } = await openUser(user);
  const number = screen.getByLabelText('Phone number');
  await person.clear(number);
  await person.type(number, '0151 2345678');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      user: { phone_number: '1512345678', phone_country_code: '+49', lock_version: 3 },
    }),
  );
  expect(await screen.findByText('Changes saved')).toBeTruthy();
  await waitFor(() => expect(number).toHaveProperty('value', '1512345678'));
  expect(screen.queryByText(/Somebody else has changed/)).toBeNull();
});

test('a user that somebody else changed is loaded again, and what was typed is kept', async () => {
  const user = anAdminUser();
  const { person } = await openUser(user);
  await person.type(screen.getByLabelText('Company'), 'Quillmark');
  exchange.use(
    getUpdateAdminUserMockHandler409({
      message: 'Somebody else changed this record. Reload it and try again.',
      code: 'stale_version',
      request_id: 'r-3',
    }),
    getGetAdminUserMockHandler200({ ...user, telegram: 'sofia_m', lock_version: 4 }),
  );
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^This was changed in the meantime/,
  );
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Telegram').value).toBe('sofia_m'),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Company').value).toBe('Quillmark');

  const sent = acceptChanges({ ...user, company: 'Quillmark', lock_version: 5 });
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      user: { company: 'Quillmark', lock_version: 4 },
    }),
  );
});

test('a value that a colleague saves beside a half-typed one is shown, and overwritten only knowingly', async () => {
  const user = anAdminUser();
  const { person } = await openUser(user);
  const company = screen.getByLabelText<HTMLInputElement>('Company');
  await person.type(company, 'Quillmark');
  await colleagueSaves({ ...user, company: 'Acorn Ltd', lock_version: 4 });
  expect(await screen.findByText(/Somebody else has changed this to “Acorn Ltd”/)).toBeTruthy();
  expect(company.value).toBe('Quillmark');

  const refused = vi.fn<(body: unknown) => void>();
  exchange.use(
    getUpdateAdminUserMockHandler409(async ({ request }) => {
      refused(await request.json());
      return aRefusal('stale_version', 'Somebody else changed this record.');
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/^This was changed in the meantime/)).toBeTruthy();
  expect(refused).toHaveBeenCalledExactlyOnceWith({
    user: { company: 'Quillmark', lock_version: 3 },
  });
  // What is to be checked before the next try still stands there.
  expect(screen.getByText(/Somebody else has changed this to “Acorn Ltd”/)).toBeTruthy();

  const sent = acceptChanges({ ...user, company: 'Quillmark', lock_version: 5 });
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      user: { company: 'Quillmark', lock_version: 4 },
    }),
  );
});

test('what a colleague has saved in each field stands below it until one of both is chosen', async () => {
  const user = anAdminUser({
    phone_country_code: '+39',
    phone_number: '5550100',
    telegram: 'sofia',
  });
  const { person } = await openUser(user);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  await person.type(field('Company'), 'Quillmark');
  await person.type(field('Telegram'), '_m');
  await person.selectOptions(field('Preferred contact method'), 'Telegram');
  await person.type(field('Phone number'), '9');
  await colleagueSaves({
    ...user,
    company: 'Acorn Ltd',
    telegram: null,
    preferred_contact_method: 'phone',
    phone_country_code: '+49',
    phone_number: '1511111111',
    lock_version: 4,
  });
  const below = (label: string) =>
    document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;
  await waitFor(() =>
    expect(below('Company')).toMatch(/^Somebody else has changed this to “Acorn Ltd”/),
  );
  // To leave a field, or to type on in it, is no choice.
  await person.type(field('Company'), ' Ltd');
  await person.tab();
  const choose = ' Save to keep yours. ';
  expect(below('Company')).toBe(
    `Somebody else has changed this to “Acorn Ltd”.${choose}Use “Acorn Ltd”`,
  );
  expect(below('Telegram')).toBe(`Somebody else has emptied this.${choose}Leave it empty`);
  expect(below('Preferred contact method')).toBe(
    `Somebody else has changed this to “Phone”.${choose}Use “Phone”`,
  );
  expect(below('Phone number')).toBe(
    `Somebody else has changed this to “1511111111”.${choose}Use “1511111111”`,
  );
  // Shown already, and to be compared with the number.
  expect(field('Phone country code').value).toBe('+49');
  expect(below('Phone country code')).toBe('Somebody else has changed this to “+49”. ');

  await person.click(screen.getByRole('button', { name: 'Use “Acorn Ltd”' }));
  expect(field('Company').value).toBe('Acorn Ltd');
  expect(document.activeElement).toBe(field('Company'));
  expect(below('Company') ?? '').toBe('');
  await person.click(screen.getByRole('button', { name: 'Use “1511111111”' }));
  expect(below('Phone country code') ?? '').toBe('');
});

test('a second save sends the version that the first one was answered with', async () => {
  const user = anAdminUser();
  const { person } = await openUser(user);
  const save = () => person.click(screen.getByRole('button', { name: 'Save changes' }));
  const first = { ...user, company: 'Quillmark', lock_version: 4 };
  acceptChanges(first);
  await person.type(screen.getByLabelText('Company'), 'Quillmark');
  await save();
  expect(await screen.findByText('Changes saved')).toBeTruthy();

  const sent = acceptChanges({ ...first, telegram: 'sofia_m', lock_version: 5 });
  await person.type(screen.getByLabelText('Telegram'), 'sofia_m');
  await save();
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      user: { telegram: 'sofia_m', lock_version: 4 },
    }),
  );
});

test('another address for a confirmed one is asked about first, and a no keeps what was typed', async () => {
  const user = anAdminUser({ email_verified_at: '2026-11-02T09:00:00.000Z' });
  const sent = acceptChanges({ ...user, email: 'sofia@exampel.com', lock_version: 4 });
  const { person } = await openUser(user);
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  const save = () => person.click(screen.getByRole('button', { name: 'Save changes' }));
  await person.clear(email);
  await person.type(email, 'sofia@exampel.com');
  await save();
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^The address sofia@example\.com is confirmed/).textContent).toMatch(
    /sofia@exampel\.com takes its place at once, and whoever reads it can log in.*Both addresses get a mail/,
  );
  await person.click(question.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(email.value).toBe('sofia@exampel.com');

  await save();
  await person.click(await screen.findByRole('button', { name: 'Change the address' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      user: { email: 'sofia@exampel.com', lock_version: 3 },
    }),
  );
});

test('of a suspended account no mail to the new address is promised', async () => {
  const user = anAdminUser({ status: 'suspended', email_verified_at: '2026-11-02T09:00:00.000Z' });
  const { person } = await openUser(user);
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  await person.clear(email);
  await person.type(email, 'sofia@exampel.com');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^The address sofia@example\.com is confirmed/).textContent).toMatch(
    /can log in to the account when the suspension is lifted\. Only sofia@example\.com gets a mail/,
  );
});

test('an address that nobody has confirmed is changed without a question', async () => {
  const user = anAdminUser({ email_verified_at: null });
  const sent = acceptChanges({ ...user, email: 'mara@example.com', lock_version: 4 });
  const { person } = await openUser(user);
  const email = screen.getByLabelText('Email');
  await person.clear(email);
  await person.type(email, 'mara@example.com');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});
