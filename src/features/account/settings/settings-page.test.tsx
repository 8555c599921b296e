import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getUpdateCurrentUserMockHandler200 } from '@generated/msw/account/account.msw';
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

  await person.click(screen.getByRole('switch', { name: 'Your claims' }));
  await person.type(password, 'a quiet harbour at dawn');
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(password.value).toBe(''));

  await person.click(screen.getByRole('link', { name: 'Profile' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Leave page' }));
  await waitFor(() => expect(window.location.pathname).toBe('/profile-account-settings'));
});
