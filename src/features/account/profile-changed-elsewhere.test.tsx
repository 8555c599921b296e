import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getUpdateCurrentUserMockHandler200 } from '@generated/msw/account/account.msw';
import type { User } from '@generated/model';
import { setUser } from '@/session/session';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { openProfile, saveProfile } from '@/testing/pages/profile-page';

const exchange = mockExchange();

const save = () => screen.getByRole('button', { name: 'Save profile' });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const reach = (differences: Partial<User>) => act(() => setUser(aUser(differences)));

test('what was changed elsewhere reaches the fields that nobody has changed, and is not put back by a save', async () => {
  const elsewhere = { email: 'new@example.com', last_name: 'Marchetti-Lind' };
  const sent = saveProfile(exchange, aUser(elsewhere));
  const { person } = openProfile(aUser());
  await person.type(field('Company'), 'Quillmark');
  reach(elsewhere);
  await waitFor(() => expect(field('Email').value).toBe('new@example.com'));
  expect(field('Last name').value).toBe('Marchetti-Lind');
  expect(field('Company').value).toBe('Quillmark');
  await person.click(save());
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({ user: { company: 'Quillmark' } }),
  );
  await waitFor(() => {
    expect(save().getAttribute('aria-busy')).toBeNull();
    // Nothing is left to save.
    expect(save().getAttribute('aria-disabled')).toBe('true');
  });
});

test('what was changed elsewhere is shown beside what was kept of the form', async () => {
  const { person } = openProfile(aUser());
  await person.type(field('Company'), 'Quillmark');
  act(() => useSession.setState({ user: null }));
  await waitFor(() => expect(screen.queryByLabelText('Company')).toBeNull());
  reach({ email: 'new@example.com' });
  expect(await screen.findByText(/What you typed before is here again/)).toBeTruthy();
  expect([field('Company').value, field('Email').value]).toEqual(['Quillmark', 'new@example.com']);
});

test('what is typed while a save is under way stays, and is sent by the next one', async () => {
  const arrived = Promise.withResolvers<void>();
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getUpdateCurrentUserMockHandler200(async ({ request }) => {
      sent(await request.json());
      await arrived.promise;
      return aUser({ company: 'Quillmark' });
    }),
  );
  const { person } = openProfile(aUser());
  await person.type(field('Company'), 'Quillmark');
  await person.click(save());
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  await person.type(field('Telegram'), 'sofia_m');
  arrived.resolve();
  expect(await screen.findByText('Profile saved')).toBeTruthy();
  await waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull());
  expect([field('Company').value, field('Telegram').value]).toEqual(['Quillmark', 'sofia_m']);
  await person.click(save());
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ user: { telegram: 'sofia_m' } }));
  await waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull());
});
