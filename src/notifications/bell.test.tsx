import {
  getListNotificationsMockHandler200,
  getListNotificationsMockHandler422,
  getMarkNotificationsReadMockHandler200,
} from '@generated/msw/notifications/notifications.msw';
import { getGetUnreadCountsMockHandler200 } from '@generated/msw/session/session.msw';
import type { Notification, NotificationsReadInput } from '@generated/model';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLive } from '@/cable/live';
import { useSession } from '@/session/session-store';
import { broadcast, watchedChannels } from '@/testing/cable';
import { answered, aRefusal, mockExchange } from '@/testing/exchange';
import { aNotification, unreadCounts } from '@/testing/notifications';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { onWideScreen } from '@/testing/browser/screen-width';
import { Bell } from './bell';
// Fetched on demand by the bell; read ahead here, so that no test waits for it.
import './bell-panel';

const exchange = mockExchange();

/** As in the app, where the account is watched on every page. */
function Page() {
  useLive('UserChannel', {});
  return <Bell />;
}

/** An exchange that keeps what is read; `arrive` is what somebody else does. */
function openBell(...notifications: Notification[]) {
  const sent = vi.fn<(body: NotificationsReadInput) => void>();
  const counts = () =>
    unreadCounts({ notifications: notifications.filter(({ read_at }) => !read_at).length });
  exchange.use(
    getGetUnreadCountsMockHandler200(counts),
    getListNotificationsMockHandler200(() => ({
      current_page: 1,
      total_count: notifications.length,
      notifications,
    })),
    getMarkNotificationsReadMockHandler200(async ({ request }) => {
      const body = (await request.json()) as NotificationsReadInput;
      sent(body);
      for (const each of notifications) {
        if (each.path === body.path || each.id <= (body.up_to_id ?? 0)) each.read_at = 'now';
      }
      return counts();
    }),
  );
  useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true });
  const { person } = renderPage(<Page />, '/marketplace');
  const panel = async (name: RegExp | string) => {
    await person.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name: 'Notifications' }));
  };
  return {
    person,
    sent,
    panel,
    arrive: (...those: Notification[]) => notifications.unshift(...those),
  };
}

const older = (differences: Partial<Notification> = {}) =>
  aNotification({
    id: 500,
    title: 'Your claim is open',
    body: 'Buyers see it.',
    path: '/my-claims/77',
    ...differences,
  });

test('the bell says how many are unread and shows the latest; following one leads to its page and marks it', async () => {
  onWideScreen();
  const { person, sent, panel } = openBell(aNotification(), older());
  const rows = await panel('Notifications, 2 unread');
  expect(await rows.findByText('Buyer 4821 offers 112.5 % of the face amount.')).toBeTruthy();
  await person.click(rows.getByRole('link', { name: /^Unread: ?Offer for CLM-7K3F9Q$/ }));
  expect(window.location.pathname).toBe('/my-offers/204');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ path: '/my-offers/204' });
});

test('what was read already is not marked again', async () => {
  onWideScreen();
  const { person, sent, panel } = openBell(
    aNotification(),
    older({ read_at: '2026-11-18T09:00:00Z' }),
  );
  const rows = await panel('Notifications, 1 unread');
  await person.click(await rows.findByRole('link', { name: 'Your claim is open' }));
  expect(window.location.pathname).toBe('/my-claims/77');
  await answered();
  expect(sent).not.toHaveBeenCalled();
});

test('all are marked as read up to the latest that is shown', async () => {
  onWideScreen();
  const { person, sent, panel } = openBell(aNotification(), older());
  const rows = await panel('Notifications, 2 unread');
  // A second press of Enter marks nothing.
  expect(document.activeElement).toBe(rows.getByRole('heading', { name: 'Notifications' }));
  const button = rows.getByRole<HTMLButtonElement>('button', { name: 'Mark all as read' });
  await rows.findByRole('link', { name: /Offer for/ });
  await person.click(button);
  expect(await screen.findByRole('button', { name: 'Notifications', hidden: true })).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ path: null, up_to_id: 512 });
  await waitFor(() => expect(rows.queryByRole('link', { name: /Unread/ })).toBeNull());
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(await screen.findByText('All notifications are marked as read')).toBeTruthy();
  // The bell has taken nothing from who goes on by keyboard.
  expect(document.activeElement).toBe(button);
});

test('what comes while the page is open rings at once', async () => {
  onWideScreen();
  const { arrive } = openBell();
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy();
  await waitFor(() => expect(watchedChannels()).toContain('{"channel":"UserChannel"}'));
  arrive(aNotification());
  broadcast({ channel: 'UserChannel' }, { type: 'notifications.updated' });
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
});

test('more than the exchange counts are said as such', async () => {
  exchange.use(getGetUnreadCountsMockHandler200(unreadCounts({ notifications: 99 })));
  useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true });
  renderPage(<Bell />);
  // On a phone it is the way to the page.
  const link = await screen.findByRole('link', { name: 'Notifications, 99+ unread' });
  expect(link.getAttribute('href')).toBe('/notifications');
});

test('without a notification the panel says that there is nothing new', async () => {
  onWideScreen();
  const { panel } = openBell();
  const rows = await panel('Notifications');
  expect(await rows.findByText('Nothing new')).toBeTruthy();
  expect(rows.getByRole('link', { name: 'All notifications' }).getAttribute('href')).toBe(
    '/notifications',
  );
});

test('notifications that could not be read say why and are asked for again', async () => {
  onWideScreen();
  const { person, panel } = openBell(aNotification());
  exchange.use(
    getListNotificationsMockHandler422(aRefusal('validation_failed', 'It broke.'), { once: true }),
  );
  const rows = await panel('Notifications, 1 unread');
  expect(await rows.findByText('It broke.')).toBeTruthy();
  await person.click(rows.getByRole('button', { name: 'Try again' }));
  expect(await rows.findByRole('link', { name: /Offer for/ })).toBeTruthy();
});
