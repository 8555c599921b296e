import type { Follows } from '@generated/model';
import {
  getFollowCaseMockHandler200,
  getFollowClaimMockHandler200,
  getFollowClaimMockHandler422,
  getGetFollowsMockHandler200,
  getGetFollowsMockHandler500,
  getUnfollowClaimMockHandler200,
} from '@generated/msw/follows/follows.msw';
import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { queryClient } from '@/api/query-client';
import { useSession } from '@/session/session-store';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { anAdmin, aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { FollowButton } from './follow-button';

const exchange = mockExchange();

function asUser(follows: Follows = { claim_ids: [], case_ids: [] }) {
  useSession.setState({ token: 't', isLoggedIn: true, user: aUser() });
  exchange.use(getGetFollowsMockHandler200(() => follows));
  return follows;
}

const claim = { kind: 'claim', id: 7, name: 'CLM-7K3F9Q' } as const;
const star = () => screen.getByRole('button', { name: 'Follow CLM-7K3F9Q' });
const isPressed = () => star().getAttribute('aria-pressed') === 'true';
const known = () => waitFor(() => expect(star().getAttribute('aria-disabled')).toBeNull());

test('a visitor is led to the login, and from there back to the page', async () => {
  renderPage(<FollowButton {...claim} look="star" />, '/marketplace?page=2');
  const link = await screen.findByRole('link', { name: 'Follow CLM-7K3F9Q' });
  expect(link.getAttribute('href')).toBe(
    '/login?from=%2Fmarketplace%3Fpage%3D2%23then-follow-claim-7',
  );
});

test('staff follow nothing', async () => {
  useSession.setState({ token: 't', isAdmin: true, adminUser: anAdmin() });
  renderPage(
    <main>
      <p>The page</p>
      <FollowButton {...claim} look="star" />
    </main>,
  );
  await screen.findByText('The page');
  expect(screen.queryByRole('button')).toBeNull();
});

test('until it is known the button is there and does nothing', async () => {
  useSession.setState({ token: 't', isLoggedIn: true, user: aUser() });
  exchange.use(http.get('/api/api/follows', () => delay('infinite')));
  const { person } = renderPage(<FollowButton {...claim} look="star" />);
  await screen.findByRole('button', { name: 'Follow CLM-7K3F9Q' });
  // A call would fail the test: no handler answers it.
  await person.click(star());
  expect(star().getAttribute('aria-disabled')).toBe('true');
  expect(isPressed()).toBe(false);
});

test('where what is followed cannot be read, nothing is said and the button stays as it is', async () => {
  useSession.setState({ token: 't', isLoggedIn: true, user: aUser() });
  const before = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...before, queries: { ...before.queries, retry: false } });
  onTestFinished(() => queryClient.setDefaultOptions(before));
  exchange.use(getGetFollowsMockHandler500(aRefusal('internal_error', 'An error occurred.')));
  renderPage(<FollowButton {...claim} look="star" />);
  await screen.findByRole('button', { name: 'Follow CLM-7K3F9Q' });
  await waitFor(() => expect(queryClient.getQueryCache().getAll()[0]?.state.status).toBe('error'));
  expect(star().getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByText('An error occurred.')).toBeNull();
});

test('a press shows at once, before the exchange has answered, on every button of the claim', async () => {
  const follows = asUser();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  exchange.use(
    getFollowClaimMockHandler200(async () => {
      await answered;
      follows.claim_ids = [7];
      return { is_followed: true, followers_count: 4 };
    }),
  );
  const { person } = renderPage(
    <>
      <FollowButton {...claim} look="star" />
      <FollowButton {...claim} look="words" count={3} />
    </>,
  );
  await screen.findByRole('button', { name: 'Follow CLM-7K3F9Q' });
  const words = screen.getByRole('button', { name: /^Follow .*CLM-7K3F9Q.* 3 followers$/ });
  await waitFor(() => expect(words.getAttribute('aria-disabled')).toBeNull());
  await person.click(words);
  expect(screen.getByRole('button', { name: /^Following .*4 followers$/ })).toBe(words);
  await waitFor(() => expect(isPressed()).toBe(true));
  answer();
  await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
  expect(isPressed()).toBe(true);
  expect(words.getAttribute('aria-pressed')).toBe('true');
});

test('the number of followers is the one that was read last, also where it was read before', async () => {
  asUser();
  exchange.use(getFollowClaimMockHandler200(() => ({ is_followed: true, followers_count: 11 })));
  function Counted() {
    const [count, setCount] = useState(10);
    return (
      <>
        <FollowButton {...claim} look="words" count={count} />
        <button type="button" onClick={() => setCount(10)}>
          Ten are read
        </button>
        <button type="button" onClick={() => setCount(11)}>
          Eleven are read
        </button>
      </>
    );
  }
  const { person } = renderPage(<Counted />);
  const button = await screen.findByRole('button', { name: / 10 followers$/ });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await person.click(button);
  expect(screen.getByRole('button', { name: / 11 followers$/ })).toBe(button);
  await person.click(screen.getByRole('button', { name: 'Eleven are read' }));
  expect(screen.getByRole('button', { name: / 11 followers$/ })).toBe(button);
  // Somebody else follows no longer.
  await person.click(screen.getByRole('button', { name: 'Ten are read' }));
  expect(screen.getByRole('button', { name: / 10 followers$/ })).toBe(button);
  await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
});

test('what the exchange refuses is taken back and said', async () => {
  asUser({ claim_ids: [1], case_ids: [] });
  exchange.use(getFollowClaimMockHandler422(aRefusal('own_claim', 'This claim is your own.')));
  const { person } = renderPage(<FollowButton {...claim} look="star" />);
  await screen.findByRole('button', { name: 'Follow CLM-7K3F9Q' });
  await known();
  await person.click(star());
  expect(await screen.findByText('This claim is your own.')).toBeTruthy();
  await waitFor(() => expect(isPressed()).toBe(false));
});

test('where the answer is lost, what is followed is read anew', async () => {
  const follows = asUser();
  exchange.use(
    http.post('/api/api/claims/7/follow', () => {
      follows.claim_ids = [7];
      return HttpResponse.error();
    }),
  );
  const { person } = renderPage(<FollowButton {...claim} look="star" />);
  await screen.findByRole('button', { name: 'Follow CLM-7K3F9Q' });
  await known();
  await person.click(star());
  expect(await screen.findByText(/problem connecting/)).toBeTruthy();
  await waitFor(() => expect(isPressed()).toBe(true));
});

test('a second press follows no longer', async () => {
  const follows = asUser({ claim_ids: [9, 7], case_ids: [] });
  exchange.use(
    getUnfollowClaimMockHandler200(() => {
      follows.claim_ids = [9];
      return { is_followed: false, followers_count: 0 };
    }),
  );
  const { person } = renderPage(<FollowButton {...claim} look="star" />);
  await screen.findByRole('button', { name: 'Follow CLM-7K3F9Q' });
  await waitFor(() => expect(isPressed()).toBe(true));
  await person.click(star());
  await waitFor(() => expect(isPressed()).toBe(false));
  await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
  expect(isPressed()).toBe(false);
});

test('a case is followed by its number', async () => {
  const follows = asUser();
  exchange.use(
    getFollowCaseMockHandler200(({ params }) => {
      follows.case_ids = [Number(params['id'])];
      return { is_followed: true, followers_count: 1 };
    }),
  );
  const { person } = renderPage(<FollowButton kind="case" id={3} name="FTX" look="star" />);
  const button = await screen.findByRole('button', { name: 'Follow FTX' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await person.click(button);
  await waitFor(() => expect(follows.case_ids).toEqual([3]));
  expect(button.getAttribute('aria-pressed')).toBe('true');
});
