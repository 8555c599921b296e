import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ErrorCode } from '@generated/model';
import {
  getCheckMagicLinkMockHandler,
  getVerifyMagicLinkMockHandler422,
} from '@generated/msw/mailed-links/mailed-links.msw';
import { askForMissing, queryClient } from '@/api/query-client';
import { keepWayBack, takeWayBack } from '@/session/kept/way-back';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { renderPage, renderRoutes } from '@/testing/render-page';
import LoginPage from '../login/login-page';
import MagicLinkPage from './magic-link-page';

const exchange = mockExchange();
beforeEach(() => exchange.use(getCheckMagicLinkMockHandler()));
const TOKEN = 'nQ0pWv7c2mT4sYbX9rLkJhGfD5aZ3eU1';

const Here = () => <p>{`at ${useLocation().pathname}`}</p>;

function open(search = `token=${TOKEN}`) {
  return renderPage(
    <Routes>
      <Route path="/magic-link/verify-email" element={<MagicLinkPage />} />
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={<Here />} />
    </Routes>,
    `/magic-link/verify-email?${search}`,
  );
}

const button = () => screen.findByRole('button', { name: 'Log in' });

test('the link logs in only when the person presses the button', async () => {
  const used = vi.fn<(body: unknown) => void>();
  exchange.use(
    http.post('/api/auth/magic_link/verify', async ({ request }) => {
      used(await request.json());
      return HttpResponse.json(aUser({ sign_in_count: 1 }), {
        headers: { Authorization: 'Bearer t' },
      });
    }),
  );
  const { person } = open();
  expect(screen.getByText(/It works once, for the time that its mail names\.$/)).toBeTruthy();
  expect(used).not.toHaveBeenCalled();
  await person.click(await button());
  expect(await screen.findByText('at /profile-account-settings')).toBeTruthy();
  expect(used).toHaveBeenCalledExactlyOnceWith({ token: TOKEN });
  expect(useSession.getState()).toMatchObject({ token: 't', isLoggedIn: true, isFirstLogin: true });
});

test('until the next page is there the button stays, though the link is used by then', async () => {
  exchange.use(
    getCheckMagicLinkMockHandler(() =>
      useSession.getState().token
        ? { state: 'used', email: null, ends: 'nothing' }
        : { state: 'usable', email: 'seller@example.com', ends: 'nothing' },
    ),
    http.post('/api/auth/magic_link/verify', () =>
      HttpResponse.json(aUser({ sign_in_count: 1 }), { headers: { Authorization: 'Bearer t' } }),
    ),
  );
  const next = Promise.withResolvers<object>();
  const { person } = renderRoutes(
    [
      { path: '/magic-link/verify-email', element: <MagicLinkPage /> },
      { path: '*', element: <Here />, loader: () => next.promise },
    ],
    `/magic-link/verify-email?token=${TOKEN}`,
  );
  await person.click(await button());
  await waitFor(() => expect(useSession.getState().isLoggedIn).toBe(true));
  act(askForMissing);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect((await button()).getAttribute('aria-busy')).toBe('true');
  next.resolve({});
  expect(await screen.findByText('at /profile-account-settings')).toBeTruthy();
});

test.each([
  ['link_expired', 'This link has expired'],
  ['link_used', 'This link was used already'],
  ['link_invalid', 'This link does not work'],
] as const)('%s: the way to a new link', async (code, title) => {
  const body = { message: 'x', code: code satisfies ErrorCode, request_id: '1' };
  exchange.use(getVerifyMagicLinkMockHandler422(body));
  const { person } = open();
  await person.click(await button());
  expect(await screen.findByRole('heading', { name: title })).toBe(document.activeElement);
  await person.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  expect(screen.getByRole('button', { name: 'Send me a link' })).toBeTruthy();
  expect(useSession.getState().token).toBeNull();
});

test('the link names its account, and who is logged in as somebody else may stay', async () => {
  useSession.setState({
    token: 'own',
    isLoggedIn: true,
    user: aUser({ email: 'own@example.com' }),
  });
  const { person } = open();
  expect(await screen.findByText('seller@example.com')).toBeTruthy();
  expect(screen.getByText(/Logging in with this link ends that session/)).toBeTruthy();
  await person.click(screen.getByRole('link', { name: /^Stay logged in as / }));
  expect(await screen.findByText('at /seller-portal')).toBeTruthy();
  expect(useSession.getState().token).toBe('own');
});

test('what the first proof of an address ends is said before the press', async () => {
  const email = 'seller@example.com';
  exchange.use(getCheckMagicLinkMockHandler({ state: 'usable', email, ends: 'everything' }));
  open();
  expect(await button()).toBeTruthy();
  expect(
    screen.getByText(/what was set up before ends: .* draft claims and documents/),
  ).toBeTruthy();
});

test('a link that was used is said to be before it is pressed', async () => {
  exchange.use(getCheckMagicLinkMockHandler({ state: 'used', email: null, ends: 'nothing' }));
  open();
  expect(await screen.findByRole('heading', { name: 'This link was used already' })).toBeTruthy();
});

describe('who is logged in and opens a link that was used', () => {
  const used = () =>
    exchange.use(getCheckMagicLinkMockHandler({ state: 'used', email: null, ends: 'nothing' }));
  const goOn = () => screen.findByRole('link', { name: 'Go on' });

  beforeEach(() => {
    used();
    useSession.setState({ token: 'own', isLoggedIn: true, user: aUser() });
  });

  test('reads so, and goes on to the portal', async () => {
    const { person } = open();
    expect(await screen.findByRole('heading', { name: 'This link was used already' })).toBe(
      document.activeElement,
    );
    expect(screen.getByText('You are logged in as Sofia Marchetti.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ask for a new link' })).toBeNull();
    await person.click(await goOn());
    expect(await screen.findByText('at /seller-portal')).toBeTruthy();
  });

  test('goes on to the page that asked for the login', async () => {
    open(`token=${TOKEN}&from=%2Fclaim%2F7`);
    expect((await goOn()).getAttribute('href')).toBe('/claim/7');
  });

  test('goes on to the page on the way to which the link was asked for, once', async () => {
    keepWayBack('/claim/7', aUser().email);
    const { person } = open();
    await person.click(await goOn());
    expect(await screen.findByText('at /claim/7')).toBeTruthy();
    expect(takeWayBack(aUser().email)).toBeNull();
  });
});

test('a suspended account is told why, and the link stays where it is', async () => {
  const message = 'This account is suspended. Please write to our staff.';
  exchange.use(
    getVerifyMagicLinkMockHandler422({ message, code: 'account_suspended', request_id: '1' }),
  );
  const { person } = open();
  await person.click(await button());
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(await button()).toBeTruthy();
});

test.each(['', 'token=short', 'token=not%20a%20token%20of%20ours'])(
  'a link that is cut off (%j) says so',
  (search) => {
    open(search);
    expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeTruthy();
  },
);
