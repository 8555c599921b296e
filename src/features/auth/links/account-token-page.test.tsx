import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  getGetCurrentUserMockHandler200,
  getGetCurrentUserMockHandler401,
  getGetCurrentUserMockHandler500,
} from '@generated/msw/session/session.msw';
import { beginSession, endTabSession, isTabSession, setAdminUser } from '@/session/session';
import { useSession } from '@/session/session-store';
import { SESSION_KEY } from '@/session/stored-session';
import { mockExchange } from '@/testing/exchange';
import { anAdmin, aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import AccountTokenPage from './account-token-page';

const exchange = mockExchange();
const impersonated = aUser({ impersonator: { id: 1, name: 'Ada Whitlock' } });

const Here = () => <p>{`at ${useLocation().pathname}`}</p>;

/** Opens the page as the new tab of an administrator does. */
function open(fragment: string) {
  window.history.replaceState(null, '', `/account/token${fragment}`);
  const { person } = renderPage(
    <StrictMode>
      <Routes>
        <Route path="/account/token" element={<AccountTokenPage />} />
        <Route path="*" element={<Here />} />
      </Routes>
    </StrictMode>,
    `/account/token${fragment}`,
  );
  return person;
}

const failure = () => screen.findByRole('heading', { name: 'This link opens no session' });
const mayAct = () => screen.findByRole('button', { name: 'Act as Sofia Marchetti' });

beforeEach(() => {
  endTabSession();
  beginSession('admin token', { isAdmin: true });
  setAdminUser(anAdmin());
});

test('nothing begins before the person has seen whose account it is, and by whom', async () => {
  const before = localStorage.getItem(SESSION_KEY);
  exchange.use(getGetCurrentUserMockHandler200(impersonated));
  open('#token=user-token');
  const heading = await screen.findByRole('heading', { name: 'Act as Sofia Marchetti?' });
  await waitFor(() => expect(heading).toBe(document.activeElement));
  expect(window.location.hash).toBe('');
  expect(screen.getByText('sofia@example.com')).toBeTruthy();
  expect(screen.getByText('Opened by').nextSibling?.textContent).toBe('Ada Whitlock');
  expect(screen.getByText(/^You are logged in as Ada Whitlock\./)).toBeTruthy();
  expect(isTabSession()).toBe(false);
  expect(useSession.getState()).toMatchObject({ token: 'admin token', isAdmin: true });
  const stay = screen.getByRole('link', { name: 'Stay logged in as Ada Whitlock' });
  expect(stay.getAttribute('href')).toBe('/admin/home');
  expect(localStorage.getItem(SESSION_KEY)).toBe(before);
});

test('after the press the tab alone is the user’s, and leads to the portal', async () => {
  const before = localStorage.getItem(SESSION_KEY);
  const asked = vi.fn<(authorization: string | null) => void>();
  exchange.use(
    getGetCurrentUserMockHandler200(({ request }) => {
      asked(request.headers.get('Authorization'));
      return impersonated;
    }),
  );
  const person = open('#token=user-token');
  await person.click(await mayAct());
  expect(await screen.findByText('at /seller-portal')).toBeTruthy();
  expect(new Set(asked.mock.calls.flat())).toEqual(new Set(['Bearer user-token']));
  expect(isTabSession()).toBe(true);
  expect(useSession.getState()).toMatchObject({
    token: 'user-token',
    isAdmin: false,
    user: { impersonator: { name: 'Ada Whitlock' } },
  });
  expect(localStorage.getItem(SESSION_KEY)).toBe(before);
});

test('the token of an ordinary session opens nothing: a link must not log anybody in as its sender', async () => {
  exchange.use(getGetCurrentUserMockHandler200(aUser()));
  open('#token=token-of-the-sender');
  expect(await failure()).toBeTruthy();
  expect(isTabSession()).toBe(false);
  expect(useSession.getState()).toMatchObject({ token: 'admin token', isAdmin: true });
});

test.each([
  ['401', getGetCurrentUserMockHandler401({ message: 'x', code: 'unauthorized', request_id: '1' })],
  [
    '500',
    getGetCurrentUserMockHandler500({ message: 'x', code: 'internal_error', request_id: '1' }),
  ],
])('a token that is refused (%s) leaves the session of the tab in place', async (_, handler) => {
  exchange.use(handler);
  open('#token=stale-token');
  expect(await failure()).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe('/login');
  expect(window.location.hash).toBe('');
  expect(isTabSession()).toBe(false);
  expect(useSession.getState()).toMatchObject({ token: 'admin token', isAdmin: true });
});

test('an address without a token asks the exchange nothing', async () => {
  open('');
  expect(await failure()).toBeTruthy();
  expect(useSession.getState().token).toBe('admin token');
});

test('a browser that keeps nothing for a tab does not mix up the sessions', async () => {
  exchange.use(getGetCurrentUserMockHandler200(impersonated));
  const person = open('#token=user-token');
  const button = await mayAct();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await person.click(button);
  expect(await failure()).toBeTruthy();
  expect(useSession.getState().token).toBe('admin token');
});
