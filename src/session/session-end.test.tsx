import { getFollowsMock } from '@generated/msw/follows/follows.msw';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client';
import { routes } from '@/routes';
import { mockExchange } from '@/testing/exchange';
import { aCaseSummary, aClaim, EXACT_TERMS } from '@/testing/marketplace';
import { anAdmin, aUser } from '@/testing/people';
import { renderRoutes } from '@/testing/render-page';
import { beginSession, logout, setAdminUser, setUser } from './session';
import { INITIAL_SESSION, useSession } from './session-store';

const exchange = mockExchange();
let calls: string[] = [];
let visited: string[] = [];

/** The exchange has ended every session: it answers 401 to everything that carries one. */
beforeEach(() => {
  calls = [];
  visited = [];
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  exchange.use(
    http.all('/api/*', ({ request }) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      const body = { message: 'x', code: 'unauthorized', request_id: '1' };
      return HttpResponse.json(body, { status: 401 });
    }),
  );
  for (const move of ['pushState', 'replaceState'] as const) {
    const original = window.history[move].bind(window.history);
    vi.spyOn(window.history, move).mockImplementation((state, unused, url) => {
      if (url) visited.push(String(url));
      original(state, unused, url);
    });
  }
});

/** The first test that opens a page loads its modules. */
const SLOW = { timeout: 40_000 };
const logIn = () => screen.findByRole('button', { name: 'Log in' }, SLOW);
/** Nothing is being read any more. */
const quiet = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));

test('a session that has ended leads to the login once, and the login calls nothing', async () => {
  beginSession('ended', { isAdmin: false });
  setUser(aUser());
  renderRoutes(routes, '/settings');
  await logIn();
  await waitFor(() => expect(useSession.getState()).toEqual(INITIAL_SESSION));
  const before = calls.length;
  await quiet();
  expect(visited.filter((path) => path.startsWith('/login'))).toEqual(['/login?from=%2Fsettings']);
  expect(calls.length).toBe(before);
});

test('an administrator’s that has ended leads to the admin login once', async () => {
  beginSession('ended', { isAdmin: true });
  setAdminUser(anAdmin());
  renderRoutes(routes, '/admin/users');
  await logIn();
  await waitFor(() => expect(useSession.getState()).toEqual(INITIAL_SESSION));
  const before = calls.length;
  await quiet();
  expect(visited.filter((path) => path.startsWith('/admin/login'))).toEqual([
    '/admin/login?from=%2Fadmin%2Fusers',
  ]);
  expect(calls.length).toBe(before);
});

test('a visitor’s login page calls nothing at all', async () => {
  renderRoutes(routes, '/login');
  await logIn();
  await quiet();
  expect(calls).toEqual([]);
});

test('a public page is read anew by the visitor who is left, without what the buyer saw', async () => {
  const buyer = aUser({
    buyer_account_status: 'verified',
    buyerAccount: { status: 'verified', agreementAccepted: true, rejectionReason: null },
  });
  exchange.use(
    http.get('/api/api/claims/7', ({ request }) =>
      HttpResponse.json(
        request.headers.has('Authorization')
          ? aClaim({ exact_terms: EXACT_TERMS, face_amount_rounded: false })
          : aClaim(),
      ),
    ),
    http.get('/api/auth/current_user', () => HttpResponse.json(buyer)),
    http.get('/api/api/cases/featured', () => HttpResponse.json([])),
    ...getFollowsMock(),
  );
  beginSession('token', { isAdmin: false });
  setUser(buyer);
  renderRoutes(routes, '/claim/7');
  expect(await screen.findByText('2906085', {}, SLOW)).toBeTruthy();
  act(logout);
  expect(await screen.findByRole('link', { name: 'Sign up to bid' })).toBeTruthy();
  expect(screen.queryByText('2906085')).toBeNull();
});

test('what was being read when the session ended is read by the visitor', async () => {
  let readings = 0;
  exchange.use(
    ...getFollowsMock(),
    http.get('/api/api/cases', async () => {
      readings += 1;
      if (readings === 1) await new Promise(() => undefined);
      return HttpResponse.json({ current_page: 1, total_count: 1, cases: [aCaseSummary()] });
    }),
    http.get('/api/api/cases/facets', () =>
      HttpResponse.json({ proceeding: [], stage: [], jurisdiction: [] }),
    ),
    http.get('/api/auth/current_user', () => HttpResponse.json(aUser())),
    http.get('/api/api/cases/featured', () => HttpResponse.json([])),
  );
  beginSession('token', { isAdmin: false });
  setUser(aUser());
  renderRoutes(routes, '/marketplace');
  await waitFor(() => expect(readings).toBe(1), SLOW);
  act(logout);
  // The welcome stands before the page, as it does after every logout.
  expect(await screen.findByRole('link', { name: 'FTX', hidden: true })).toBeTruthy();
});
