import {
  getListNotificationsMockHandler200,
  getListNotificationsMockHandler422,
  getMarkNotificationsReadMockHandler200,
} from '@generated/msw/notifications/notifications.msw';
import { getGetUnreadCountsMockHandler200 } from '@generated/msw/session/session.msw';
import type { Notification } from '@generated/model';
import { screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { useSession } from '@/session/session-store';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aNotification, unreadCounts } from '@/testing/notifications';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import NotificationsPage from './notifications-page';

const exchange = mockExchange();

function open(notifications: Notification[], path = '/notifications', total?: number) {
  const asked = vi.fn<(search: string) => void>();
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getListNotificationsMockHandler200(({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked(search);
      return {
        current_page: Number(searchParams.get('page') ?? 1),
        total_count: total ?? notifications.length,
        notifications,
      };
    }),
    getGetUnreadCountsMockHandler200(unreadCounts({ notifications: notifications.length })),
    getMarkNotificationsReadMockHandler200(async ({ request }) => {
      sent(await request.json());
      return unreadCounts();
    }),
  );
  useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  return { asked, sent, ...renderPage(<NotificationsPage />, path) };
}

test('the unread ones are shown alone, page by page, as the address says', async () => {
  const { asked, person } = open([aNotification()], '/notifications', 60);
  expect(await screen.findByRole('link', { name: /^Unread: ?Offer for CLM-7K3F9Q$/ })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Unread' }));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('?unread=true'));
  expect((await screen.findByText('Notifications: 60')).role).toBe('status');
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.stringContaining('page=2')));
  expect(window.location.search).toBe('?unread=true&page=2');
  await person.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('those about one thing are shown alone, with no way to mark more than them', async () => {
  const { asked, person } = open([aNotification()], '/notifications?page=2', 60);
  const kinds = await screen.findByRole('combobox', { name: 'What they are about' });
  await person.selectOptions(kinds, 'Offers and sales');
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('?category=offer'));
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  await person.selectOptions(kinds, 'About everything');
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeTruthy();
});

test('all are marked as read, and one that is followed with those of its page', async () => {
  const { sent, person } = open([aNotification()]);
  const link = await screen.findByRole('link', { name: /Offer for/ });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Mark all as read' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await person.click(button);
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ path: null, up_to_id: 512 }));
  await person.click(link);
  expect(window.location.pathname).toBe('/my-offers/204');
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ path: '/my-offers/204' }));
});

test.each([
  ['/notifications', /Offers, messages and news of your claims/],
  ['/notifications?unread=true', 'You have read everything.'],
  ['/notifications?unread=true&category=claim', 'You have read everything of this kind.'],
  ['/notifications?category=claim', 'You were told of nothing of this kind.'],
])('%s without one says why', async (path, words) => {
  open([], path);
  expect(await screen.findByText('No Data')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});

test('while all are read after no unread one was found, it is not said that there are none', async () => {
  const { person } = open([], '/notifications?unread=true');
  await screen.findByText('You have read everything.');
  expect(screen.getByRole('button', { name: 'Show all' })).toBeTruthy();
  exchange.use(http.get('/api/api/notifications', () => delay('infinite')));
  await person.click(screen.getByRole('button', { name: 'All' }));
  expect(await screen.findByRole('list', { name: 'Your notifications' })).toBeTruthy();
  expect(screen.queryByText('No Data')).toBeNull();
});

test('the way to the switches of the mails is there, also when the list could not be read', async () => {
  open([]);
  exchange.use(getListNotificationsMockHandler422(aRefusal('validation_failed', 'It broke.')));
  expect(await screen.findByText('It broke.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'settings' }).getAttribute('href')).toBe('/settings');
});
