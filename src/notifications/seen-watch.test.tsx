import { getMarkNotificationsReadMockHandler200 } from '@generated/msw/notifications/notifications.msw';
import { getGetUnreadCountsMockHandler200 } from '@generated/msw/session/session.msw';
import type { User } from '@generated/model';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { atRest } from '@/api/at-rest';
import { queryClient } from '@/api/query-client';
import { getGetUnreadCountsQueryKey } from '@generated/api/session/session';
import { MOST_COUNTED } from '@/domain/pages/most-counted';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { unreadCounts } from '@/testing/notifications';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { toast } from '@/ui/feedback/toast';
import { SeenWatch } from './seen-watch';
import { useUnreadCounts } from './use-unread-counts';

const exchange = mockExchange();
const hasFocus = vi.fn<() => boolean>();
beforeEach(() => {
  hasFocus.mockReturnValue(true);
  vi.spyOn(document, 'hasFocus').mockImplementation(hasFocus);
});

function Page() {
  const { notifications } = useUnreadCounts();
  return (
    <>
      <p>{notifications} unread</p>
      <Link to="/my-claims/77">My claim</Link>
      <SeenWatch />
    </>
  );
}

/** More than the id of any notification before those of a test. */
const FIRST_ID = 500;

const openOffer = (unread: number, leadHere: number, user: Partial<User> = {}) =>
  openPage('/my-offers/204', '/my-offers/204', { unread, leadHere, user });

interface Unread {
  unread: number;
  /** How many of the unread ones lead to the path. */
  leadHere: number;
  user?: Partial<User>;
}

function openPage(address: string, leadTo: string, { unread, leadHere, user = {} }: Unread) {
  const seen = vi.fn<(path: string) => void>();
  const state = { unread, leadHere, latest: FIRST_ID + unread };
  const counts = () =>
    unreadCounts({
      notifications: Math.min(state.unread, MOST_COUNTED),
      latest_notification_id: state.unread > 0 ? state.latest : null,
    });
  exchange.use(
    getGetUnreadCountsMockHandler200(counts),
    getMarkNotificationsReadMockHandler200(async ({ request }) => {
      const { path } = (await request.json()) as { path: string };
      seen(path);
      if (path === leadTo) {
        state.unread -= state.leadHere;
        state.leadHere = 0;
      }
      return counts();
    }),
  );
  useSession.setState({ user: aUser(user), token: 'token', isLoggedIn: true });
  const { person } = renderPage(<Page />, address);
  const arrive = async () => {
    state.unread += 1;
    state.leadHere += 1;
    state.latest += 1;
    await queryClient.invalidateQueries({ queryKey: getGetUnreadCountsQueryKey() });
  };
  return { person, seen, arrive };
}

async function settled() {
  await act(async () => {
    await import('./mark-seen');
    await atRest();
    await atRest();
  });
  // What was said is answered.
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
}

test('what leads to the page that is shown is read; a further page and what comes to it are, too', async () => {
  const { person, seen, arrive } = openOffer(3, 1);
  expect(await screen.findByText('2 unread')).toBeTruthy();
  await settled();
  // What is left leads elsewhere: it is said once.
  expect(seen.mock.calls).toEqual([['/my-offers/204']]);

  await act(arrive);
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(2));
  expect(await screen.findByText('2 unread')).toBeTruthy();
  await person.click(screen.getByRole('link', { name: 'My claim' }));
  await waitFor(() => expect(seen).toHaveBeenLastCalledWith('/my-claims/77'));
});

test('what comes for the page is read also where more are unread than are counted', async () => {
  const { seen, arrive } = openOffer(150, 1);
  expect(await screen.findByText('99 unread')).toBeTruthy();
  await settled();
  expect(seen).toHaveBeenCalledOnce();
  await act(arrive);
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(2));
});

test('a page in the background is not seen until somebody looks at it', async () => {
  hasFocus.mockReturnValue(false);
  const { seen } = openOffer(1, 1);
  expect(await screen.findByText('1 unread')).toBeTruthy();
  await settled();
  expect(seen).not.toHaveBeenCalled();
  hasFocus.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('0 unread')).toBeTruthy();
});

test('a tab that another one covers is not seen, though its window was used last', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { seen } = openOffer(1, 1);
  expect(await screen.findByText('1 unread')).toBeTruthy();
  await settled();
  expect(seen).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('0 unread')).toBeTruthy();
});

test.each<[string, number, Partial<User>]>([
  ['nothing is unread', 0, {}],
  ['an administrator looks in the name of the user', 2, { impersonator: { id: 1, name: 'Ada' } }],
])('nothing is said to be seen where %s', async (_, unread, user) => {
  const { seen } = openOffer(unread, 0, user);
  await settled();
  expect(await screen.findByText(`${unread} unread`)).toBeTruthy();
  await settled();
  expect(seen).not.toHaveBeenCalled();
});

test('what could not be said to be seen stays unread, and is nobody’s trouble', async () => {
  const said = vi.fn<() => void>();
  const told = vi.spyOn(toast, 'error');
  openOffer(1, 1);
  exchange.use(
    http.post('/api/api/notifications/read_all', () => {
      said();
      return HttpResponse.error();
    }),
  );
  expect(await screen.findByText('1 unread')).toBeTruthy();
  await settled();
  expect(said).toHaveBeenCalledOnce();
  expect(told).not.toHaveBeenCalled();
  expect(screen.getByText('1 unread')).toBeTruthy();
});
