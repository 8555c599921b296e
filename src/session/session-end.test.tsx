import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appHistory } from '@/navigation/app-history';
import { Root } from '@/shell/root';
import { mockExchange } from '@/testing/exchange';
import { anAdmin, aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { beginSession, setAdminUser, setUser } from './session';
import { INITIAL_SESSION, useSession } from './session-store';

const exchange = mockExchange();
let calls: string[] = [];
let visited: string[] = [];
let stopListening = () => undefined as void;

/** The exchange has ended every session: it answers 401 to everything that carries one. */
beforeEach(() => {
  calls = [];
  visited = [];
  exchange.use(
    http.all('/api/*', ({ request }) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      const body = { message: 'x', code: 'unauthorized', request_id: '1' };
      return HttpResponse.json(body, { status: 401 });
    }),
  );
  stopListening = appHistory.listen(({ location }) => {
    visited.push(location.pathname + location.search);
  });
});
afterEach(() => stopListening());

const logIn = () => screen.findByRole('button', { name: 'Log in' }, { timeout: 10_000 });
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

test('a session that has ended leads to the login once, and the login calls nothing', async () => {
  beginSession('ended', { isAdmin: false });
  setUser(aUser());
  renderPage(<Root />, '/settings');
  await logIn();
  await waitFor(() => expect(useSession.getState()).toEqual(INITIAL_SESSION));
  const before = calls.length;
  await aMoment();
  expect(visited.filter((path) => path.startsWith('/login'))).toEqual(['/login?from=%2Fsettings']);
  expect(calls.length).toBe(before);
}, 20_000);

test('an administrator’s that has ended leads to the admin login once', async () => {
  beginSession('ended', { isAdmin: true });
  setAdminUser(anAdmin());
  renderPage(<Root />, '/admin/users');
  await logIn();
  await waitFor(() => expect(useSession.getState()).toEqual(INITIAL_SESSION));
  const before = calls.length;
  await aMoment();
  expect(visited.filter((path) => path.startsWith('/admin/login'))).toEqual([
    '/admin/login?from=%2Fadmin%2Fusers',
  ]);
  expect(calls.length).toBe(before);
}, 20_000);

test('a visitor’s login page calls nothing at all', async () => {
  renderPage(<Root />, '/login');
  await logIn();
  await aMoment();
  expect(calls).toEqual([]);
}, 20_000);
