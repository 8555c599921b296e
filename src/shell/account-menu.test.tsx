import { getGetUnreadCountsMockHandler200 } from '@generated/msw/session/session.msw';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { beginTabSession, setUser } from '@/session/session';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { unreadCounts } from '@/testing/notifications';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { AccountMenu } from './account-menu';

const exchange = mockExchange();

test('the menu says how many messages and notifications are unread', async () => {
  exchange.use(
    getGetUnreadCountsMockHandler200(unreadCounts({ messages: 5, notifications: 99, offers: 3 })),
  );
  const user = aUser();
  useSession.setState({ user, token: 'token', isLoggedIn: true });
  renderPage(<AccountMenu person={user} trigger={<button type="button">Account</button>} />);
  const messages = await screen.findByRole('menuitem', { name: /^Messages ?, 5 unread$/ });
  expect(messages.getAttribute('href')).toBe('/chat');
  expect(screen.getByRole('menuitem', { name: /^Notifications ?, 99\+ unread$/ })).toBeTruthy();
  expect(screen.getByRole('menuitem', { name: 'Settings' })).toBeTruthy();
});

function Here() {
  return <p>{`at ${useLocation().pathname}`}</p>;
}

/** Opens the menu on the marketplace and logs out. */
async function logOut(user = aUser()) {
  exchange.use(
    getGetUnreadCountsMockHandler200(unreadCounts()),
    http.delete('/api/users/sign_out', () => new HttpResponse(null, { status: 204 })),
  );
  const { person } = renderPage(
    <>
      <AccountMenu person={user} trigger={<button type="button">Account</button>} />
      <Here />
    </>,
    '/marketplace',
  );
  await person.click(await screen.findByRole('menuitem', { name: 'Log out' }));
}

test('a logout leads to the login', async () => {
  useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true });
  await logOut();
  expect(await screen.findByText('at /login')).toBeTruthy();
});

test('an administrator who ends a session in a user’s name goes back to the record, and to no login on the way', async () => {
  const close = vi.spyOn(window, 'close').mockReturnValue();
  const replace = vi.fn<(url: string) => void>();
  const user = aUser({ id: 41, impersonator: { id: 1, name: 'Ada Whitlock' } });
  beginTabSession('in-a-name');
  setUser(user);
  const { href, origin } = window.location;
  vi.stubGlobal('location', { href, origin, replace });
  const went = vi.spyOn(window.history, 'pushState');
  await logOut(user);
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(replace).toHaveBeenCalledExactlyOnceWith('/admin/users/41');
  await new Promise((resolve) => setTimeout(resolve));
  expect(went).not.toHaveBeenCalled();
});
