import type { Follows, User } from '@generated/model';
import {
  getFollowClaimMockHandler200,
  getGetFollowsMockHandler200,
  getUnfollowClaimMockHandler200,
} from '@generated/msw/follows/follows.msw';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client';
import { FollowButton } from '@/follows/follow-button';
import { SaveSearchButton } from '@/saved-searches/save-search-button';
// Fetched on demand by the button; read ahead here, so that no test waits for it.
import '@/saved-searches/save-search-dialog';
import { keepWayBack } from '@/session/kept/way-back';
import { beginSession, logout, setUser } from '@/session/session';
import { mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { renderRoutes } from '@/testing/render-page';
import { toast } from '@/ui/feedback/toast';
import LoginPage from './login-page';

const exchange = mockExchange();

const pages = [
  { path: '/login', element: <LoginPage /> },
  { path: '/new-agreement', element: <p>The agreement</p> },
  {
    path: '/claim/7',
    element: <FollowButton kind="claim" id={7} name="CLM-7K3F9Q" look="words" />,
  },
  {
    path: '/marketplace/ftx/all',
    element: <SaveSearchButton of={{ id: 1, name: 'FTX' }} params={{ claim_class: ['5A'] }} />,
  },
];

const follows: Follows = { claim_ids: [], case_ids: [] };
const asked = vi.fn<(what: 'follow' | 'unfollow') => void>();

beforeEach(() => {
  follows.claim_ids = [];
  asked.mockClear();
  exchange.use(
    getGetFollowsMockHandler200(() => ({ ...follows })),
    getFollowClaimMockHandler200(() => {
      asked('follow');
      follows.claim_ids = [7];
      return { is_followed: true, followers_count: 1 };
    }),
    getUnfollowClaimMockHandler200(() => {
      asked('unfollow');
      follows.claim_ids = [];
      return { is_followed: false, followers_count: 0 };
    }),
  );
});

type Person = ReturnType<typeof renderRoutes>['person'];

async function logIn(person: Person, user: User = aUser()) {
  exchange.use(
    http.post('/api/users/sign_in', () =>
      HttpResponse.json(user, { headers: { Authorization: 'Bearer t' } }),
    ),
  );
  await person.type(await screen.findByLabelText('Email'), user.email);
  await person.type(screen.getByLabelText('Password'), 'claims-exchange-demo{Enter}');
}

/** A visitor presses Follow on the page of a claim, and is at the login. */
async function pressFollow() {
  const { person } = renderRoutes(pages, '/claim/7');
  await person.click(await screen.findByRole('link', { name: /^Follow/ }));
  return person;
}

const atRest = () =>
  waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
const followed = () => screen.findByRole('button', { name: /^Following/, pressed: true });

test('a claim that a visitor wanted to follow is followed after the login, and no longer by the undo', async () => {
  const person = await pressFollow();
  await logIn(person);
  expect(await followed()).toBeTruthy();
  expect(window.location.href).toMatch(/\/claim\/7$/);
  expect(await screen.findByText('You follow CLM-7K3F9Q')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked.mock.calls.flat()).toEqual(['follow', 'unfollow']));
  expect(await screen.findByRole('button', { name: /^Follow/, pressed: false })).toBeTruthy();
});

test('a claim that is followed already stays so, without a word', async () => {
  follows.claim_ids = [7];
  const said = vi.spyOn(toast, 'success');
  await logIn(await pressFollow());
  expect(await followed()).toBeTruthy();
  await atRest();
  expect(said).not.toHaveBeenCalled();
  expect(asked).not.toHaveBeenCalled();
});

test('a link that was mailed leads to what was pressed as well', async () => {
  keepWayBack('/claim/7#then-follow-claim-7', 'sofia@example.com');
  const { person } = renderRoutes(pages, '/login');
  await logIn(person, aUser({ email: 'sofia@example.com' }));
  expect(await followed()).toBeTruthy();
});

test('what was left undone is not done for who logs in next', async () => {
  await logIn(
    await pressFollow(),
    aUser({
      buyerAccount: { agreementAccepted: false, status: 'verified', rejectionReason: null },
    }),
  );
  await screen.findByText('The agreement');
  act(() => logout());
  cleanup();
  // In another tab, whose session this one follows.
  beginSession('t2', { isAdmin: false });
  setUser(aUser({ id: 42, email: 'mara.lind@example.com' }));
  renderRoutes(pages, '/claim/7');
  const follow = await screen.findByRole('button', { name: /^Follow/ });
  await waitFor(() => expect(follow.getAttribute('aria-disabled')).toBeNull());
  await atRest();
  expect(asked).not.toHaveBeenCalled();
});

test('a search that a visitor wanted to save asks for its name after the login, once', async () => {
  const { person } = renderRoutes(pages, '/marketplace/ftx/all?claim_class=5A');
  await person.click(await screen.findByRole('link', { name: 'Save search' }));
  await logIn(person);
  const dialog = await screen.findByRole('dialog', { name: 'Save this search' });
  expect(window.location.href).toMatch(/\/marketplace\/ftx\/all\?claim_class=5A$/);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  // The page is opened again.
  cleanup();
  renderRoutes(pages, '/marketplace/ftx/all?claim_class=5A');
  expect(await screen.findByRole('button', { name: 'Save search' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
