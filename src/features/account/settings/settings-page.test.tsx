import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  getUpdateCurrentUserMockHandler200,
  getUpdatePreferencesMockHandler200,
} from '@generated/msw/account/account.msw';
import { CATEGORY_LABELS } from '@/notifications/labels';
import { setUser } from '@/session/session';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import SettingsPage from './settings-page';

const exchange = mockExchange();

test('saving one of two changed forms does not let go of the other', async () => {
  const user = aUser();
  exchange.use(getUpdateCurrentUserMockHandler200(user));
  useSession.setState({ user, token: 'token', isLoggedIn: true });
  const { person } = renderPage(<SettingsPage />, '/settings');
  const password = screen.getByLabelText<HTMLInputElement>('New password');

  await person.click(screen.getByRole('checkbox', { name: 'Your claims' }));
  await person.type(password, 'a quiet harbour at dawn');
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(password.value).toBe(''));

  await person.click(screen.getByRole('link', { name: 'Profile' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Leave page' }));
  await waitFor(() => expect(window.location.pathname).toBe('/profile-account-settings'));
});

test('a mail that is unsubscribed from elsewhere stays so when something else is saved', async () => {
  const user = aUser();
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getUpdatePreferencesMockHandler200(async ({ request }) => {
      sent(await request.json());
      return { ...user, message_notifications: false, claim_notifications: false };
    }),
  );
  useSession.setState({ user, token: 'token', isLoggedIn: true });
  const { person } = renderPage(<SettingsPage />, '/settings');
  const mailed = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
  await person.click(screen.getByRole('checkbox', { name: 'Your claims' }));
  act(() => setUser({ ...user, message_notifications: false }));
  await waitFor(() => expect(mailed(CATEGORY_LABELS.message)).toBe(false));
  expect(mailed('Your claims')).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({ user: { claim_notifications: false } }),
  );
  const save = screen.getByRole('button', { name: 'Save settings' });
  await waitFor(() => {
    expect(save.getAttribute('aria-busy')).toBeNull();
    // Nothing is left to save.
    expect(save.getAttribute('aria-disabled')).toBe('true');
  });
});
