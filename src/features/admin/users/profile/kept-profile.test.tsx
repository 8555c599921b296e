import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  getCreateAdminUserMockHandler401,
  getUpdateAdminUserMockHandler401,
} from '@generated/msw/admin-users/admin-users.msw';
import { queryClient } from '@/api/query-client';
import { beginSession, logout, setAdminUser } from '@/session/session';
import { useSession } from '@/session/session-store';
import { anAdminUser } from '@/testing/admin/users';
import { adminUserPage } from '@/testing/pages/admin-user-page';
import { holdTime, passTimeUntil } from '@/testing/pass-time';
import { anAdmin } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import CreateUserPage from './create-user-page';

const { exchange, openUser, acceptChanges, showDocuments } = adminUserPage();

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => screen.getByRole('button', { name });
const kept = () => sessionStorage.getItem('kept-forms');

function logIn(admin = anAdmin()) {
  beginSession('token', { isAdmin: true });
  setAdminUser(admin);
}

async function sessionEnds() {
  await waitFor(() => expect(useSession.getState().token).toBeNull());
  cleanup();
}

test('after a 401 the same administrator finds what was typed into a profile; nobody else does, and on no other user', async () => {
  const user = anAdminUser();
  exchange.use(getUpdateAdminUserMockHandler401());
  logIn();
  const { person } = await openUser(user);
  await person.type(field('Company'), 'Quillmark');
  await person.click(press('Save changes'));
  await sessionEnds();

  logIn(anAdmin({ id: 2 }));
  await openUser(user);
  expect(field('Company').value).toBe('');
  cleanup();

  logIn();
  await openUser(anAdminUser({ id: user.id + 1 }));
  expect(field('Company').value).toBe('');
  cleanup();

  // What a colleague has saved meanwhile stands beside it.
  const newer = { ...user, telegram: 'sofia_m', lock_version: 4 };
  const { person: again } = await openUser(newer);
  await waitFor(() => expect(field('Company').value).toBe('Quillmark'));
  expect(screen.getByText('What you typed before is here again. It was not sent.')).toBeTruthy();
  expect(field('Telegram').value).toBe('sofia_m');

  const sent = acceptChanges({ ...newer, company: 'Quillmark', lock_version: 5 });
  await again.click(press('Save changes'));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      user: { company: 'Quillmark', lock_version: 4 },
    }),
  );
  await waitFor(() => expect(kept()).toBeNull());
});

test('what a colleague has saved in the same field meanwhile is said beside what was typed before', async () => {
  const user = anAdminUser({ company: 'Marchetti Srl', telegram: 'sofia' });
  logIn();
  const { person } = await openUser(user);
  await person.clear(field('Company'));
  await person.type(field('Company'), 'Quillmark');
  await person.type(field('Telegram'), '_m');
  cleanup();
  queryClient.clear();

  const newer = { ...user, company: 'Acorn Ltd', lock_version: 4 };
  const { person: again } = await openUser(newer);
  const theirs = 'Somebody else has changed this to “Acorn Ltd”. Save to keep yours.';
  expect(await screen.findAllByText(/^Somebody else has/)).toHaveLength(1);
  expect(screen.getByText(theirs)).toBeTruthy();
  expect(field('Company').value).toBe('Quillmark');
  expect(field('Telegram').value).toBe('sofia_m');

  await again.click(press('Discard'));
  expect(field('Company').value).toBe('Acorn Ltd');
  expect(screen.queryByText(theirs)).toBeNull();
});

test('what was typed into a profile is discarded, or forgotten with a logout', async () => {
  logIn();
  const { person } = await openUser(anAdminUser());
  await person.type(field('Company'), 'Quillmark');
  cleanup();

  const { person: again } = await openUser(anAdminUser());
  await again.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(field('Company').value).toBe('');
  expect(kept()).toBeNull();

  await again.type(field('Company'), 'Quillmark');
  expect(kept()).toContain('Quillmark');
  act(logout);
  expect(kept()).toBeNull();
});

test('after a 401 a user who was not created yet is filled in again', async () => {
  exchange.use(getCreateAdminUserMockHandler401());
  logIn();
  const { person } = renderPage(<CreateUserPage />, '/admin/users/create');
  await person.type(field('First name'), 'Noor');
  await person.type(field('Last name'), 'Haddad');
  await person.type(field('Email'), 'noor@example.com');
  await person.selectOptions(screen.getByLabelText('Status'), 'pending');
  await person.click(press('Create user'));
  await sessionEnds();

  logIn();
  renderPage(<CreateUserPage />, '/admin/users/create');
  await waitFor(() => expect(field('First name').value).toBe('Noor'));
  expect(field('Email').value).toBe('noor@example.com');
  expect(field('Status').value).toBe('pending');
});

describe('an answer that is not the one of the contract takes neither the record nor what was typed', () => {
  const nonsense = () => HttpResponse.json({ id: 12, first_name: 'Sofia' });

  test('as the user is read anew', async () => {
    const user = anAdminUser();
    const { person } = await openUser(user);
    await person.type(field('Company'), 'Quillmark');
    exchange.use(http.get('/api/admin/users/:id', nonsense));
    holdTime();
    act(() => void queryClient.invalidateQueries());
    expect(await passTimeUntil(() => screen.getByText(/^This may be out of date/))).toBeTruthy();
    expect(field('Company').value).toBe('Quillmark');
  });

  test('to a save', async () => {
    const { person } = await openUser(anAdminUser());
    await person.type(field('Company'), 'Quillmark');
    exchange.use(http.put('/api/admin/users/:id', nonsense));
    await person.click(press('Save changes'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'An error occurred. Please try again later.',
    );
    expect(field('Company').value).toBe('Quillmark');
  });

  test('to a change of country', async () => {
    showDocuments();
    const { person } = await openUser(anAdminUser(), '?tab=identity');
    exchange.use(http.patch('/api/admin/users/:id/update_country', nonsense));
    await person.click(screen.getByRole('button', { name: /^Change/ }));
    await person.selectOptions(await screen.findByLabelText('Country'), 'France');
    await person.click(press('Save country'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'An error occurred. Please try again later.',
    );
    expect(field('Country').value).toBe('FR');
  });

  test('to the creation of a user', async () => {
    exchange.use(http.post('/api/admin/users', nonsense));
    const { person } = renderPage(<CreateUserPage />, '/admin/users/create');
    await person.type(field('First name'), 'Noor');
    await person.type(field('Last name'), 'Haddad');
    await person.type(field('Email'), 'noor@example.com');
    await person.click(press('Create user'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'An error occurred while creating the user. Please try again later.',
    );
    expect(field('First name').value).toBe('Noor');
  });
});
