import { getGetUnreadCountsMockHandler200 } from '@generated/msw/notifications/notifications.msw';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
