import { getGetFollowsMockHandler200 } from '@generated/msw/follows/follows.msw';
import { act, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getListAdminClaimsMockHandler200 } from '@generated/msw/admin-claims/admin-claims.msw';
import { getListAdminConversationsMockHandler200 } from '@generated/msw/admin-conversations/admin-conversations.msw';
import { getListAdminNegotiationsMockHandler200 } from '@generated/msw/admin-negotiations/admin-negotiations.msw';
import { getGetAdminProfileMockHandler200 } from '@generated/msw/admin-session/admin-session.msw';
import { getListAdminUsersMockHandler200 } from '@generated/msw/admin-users/admin-users.msw';
import { getListMyClaimsMockHandler200 } from '@generated/msw/my-claims/my-claims.msw';
import { useNavbar } from '@/cases/featured-store';
import { queryClient } from '@/api/query-client';
import { loseSession } from '@/session/session';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { aCaseSummary } from '@/testing/marketplace';
import { holdTime, passTimeUntil } from '@/testing/pass-time';
import { aUser, anAdmin } from '@/testing/people';
import { renderRoutes } from '@/testing/render-page';
import { routes } from '@/routes';

const exchange = mockExchange();
const SLOW = { timeout: 40_000 };
const CASES = { current_page: 1, total_count: 1, cases: [aCaseSummary()] };

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  useSession.setState({ welcomeModal: false });
  exchange.use(
    http.get('/api/auth/current_user', () => HttpResponse.json(aUser())),
    http.get('/api/api/cases/featured', () => HttpResponse.json([])),
    http.get('/api/api/cases', () => HttpResponse.json(CASES)),
  );
});

function logIn() {
  useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true });
  // Asked for when a page with follow buttons is at rest.
  exchange.use(getGetFollowsMockHandler200({ claim_ids: [], case_ids: [] }));
}
const sentence = () => screen.findByText('You are no longer logged in', {}, SLOW);

async function wayBack(): Promise<string | null | undefined> {
  const dialog = (await sentence()).closest('dialog');
  const links = [...(dialog?.querySelectorAll('a') ?? [])];
  return links.find(({ textContent }) => textContent === 'Log in')?.getAttribute('href');
}

describe('a session that was lost is said wherever the person is', () => {
  test('on a public page, which stays, with the way back to it', async () => {
    logIn();
    renderRoutes(routes, '/claim-onboarding?search=ftx');
    await screen.findByRole('link', { name: /^FTX/ }, SLOW);
    act(() => loseSession());
    expect(await wayBack()).toBe('/login?from=%2Fclaim-onboarding%3Fsearch%3Dftx');
    expect(window.location.pathname).toBe('/claim-onboarding');
  });

  test('on a page of the account, over the login that it leads to', async () => {
    logIn();
    renderRoutes(routes, '/settings');
    await screen.findByRole('heading', { name: 'Settings' }, SLOW);
    act(() => loseSession());
    expect(await wayBack()).toBe('/login?from=%2Fsettings');
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/login?from=%2Fsettings'),
    );
  });
});

describe('the bare address of the administration', () => {
  const here = () => window.location.pathname + window.location.search;

  test('leads an administrator to its first page', async () => {
    useSession.setState({ token: 'token', isAdmin: true, adminUser: anAdmin() });
    const none = { current_page: 1, total_count: 0 };
    exchange.use(
      getGetAdminProfileMockHandler200(anAdmin()),
      getListAdminUsersMockHandler200({ ...none, users: [] }),
      getListAdminClaimsMockHandler200({ ...none, claims: [] }),
      getListAdminConversationsMockHandler200({ ...none, conversations: [] }),
      getListAdminNegotiationsMockHandler200({ ...none, negotiations: [] }),
    );
    renderRoutes(routes, '/admin');
    expect(await screen.findByRole('heading', { name: 'Administration' }, SLOW)).toBeTruthy();
    expect(here()).toBe('/admin/home');
  });

  test('leads anybody else to the login', async () => {
    renderRoutes(routes, '/admin');
    await waitFor(() => expect(here()).toBe('/admin/login?from=%2Fadmin'), SLOW);
  });
});

describe('what a visitor cannot be shown is said', () => {
  test.each<[string, () => HttpResponse<null>]>([
    ['a 401', () => HttpResponse.json(null, { status: 401 })],
    ['null', () => HttpResponse.json(null)],
  ])(
    '%s instead of a list',
    async (_, answer) => {
      exchange.use(http.get('/api/api/cases', answer));
      holdTime();
      renderRoutes(routes, '/marketplace');
      await passTimeUntil(() => screen.getByText('An error occurred. Please try again later.'));
      exchange.use(http.get('/api/api/cases', () => HttpResponse.json(CASES)));
      screen.getByRole('button', { name: 'Try again' }).click();
      expect(await screen.findByRole('link', { name: /^FTX/ }, SLOW)).toBeTruthy();
    },
    30_000,
  );
});

test('featured cases that are no list leave the navigation as it was', async () => {
  useNavbar.setState({ featuredCases: [], nextFetch: 0 });
  const featured = vi.fn<() => HttpResponse<object>>(() => HttpResponse.json({}));
  exchange.use(http.get('/api/api/cases/featured', featured));
  renderRoutes(routes, '/marketplace');
  await screen.findByRole('link', { name: /^FTX/ }, SLOW);
  await waitFor(() => expect(featured).toHaveBeenCalled(), SLOW);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^FTX/ })).toBeTruthy();
});

test('a skeleton that stands for eight seconds says so, and what it waits for is asked for again', async () => {
  let tries = 0;
  exchange.use(
    http.get('/api/api/cases', async () => {
      tries += 1;
      if (tries === 1) await delay('infinite');
      return HttpResponse.json(CASES);
    }),
  );
  holdTime();
  renderRoutes(routes, '/marketplace');
  await waitFor(() => expect(tries).toBe(1), SLOW);
  expect(screen.queryByText('This is taking longer than usual.')).toBeNull();
  (await passTimeUntil(() => screen.getByRole('button', { name: 'Try again' }))).click();
  expect(await screen.findByRole('link', { name: /^FTX/ }, SLOW)).toBeTruthy();
  expect(screen.queryByText('This is taking longer than usual.')).toBeNull();
  expect(tries).toBe(2);
}, 30_000);

test('the frame lives on while its pages change, each of which starts at the top with its heading', async () => {
  logIn();
  exchange.use(getListMyClaimsMockHandler200({ current_page: 1, total_count: 0, my_claims: [] }));
  const { person } = renderRoutes(routes, '/marketplace');
  const isAt = (name: string) =>
    waitFor(
      () => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name })),
      SLOW,
    );
  await screen.findByRole('heading', { level: 1, name: 'Marketplace' }, SLOW);
  const frame = screen.getByRole('navigation', { name: 'Main' });

  await person.click(screen.getByRole('link', { name: 'My claims' }));
  await isAt('My claims');
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBe(frame);

  await person.click(screen.getByRole('button', { name: /^Account of/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Settings' }, SLOW));
  await isAt('Settings');
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBe(frame);
}, 30_000);
