import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  getGetAdminProfileMockHandler200,
  getGetAdminProfileMockHandler401,
  getGetAdminProfileMockHandler403,
} from '@generated/msw/admin-session/admin-session.msw';
import { showFlash } from '@/api/announce';
import { mockExchange } from '@/testing/exchange';
import { anAdmin, aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { toast } from '@/ui/feedback/toast';
import {
  OnlyLoggedOut,
  OnlyLoggedOutAdmin,
  RequireAdmin,
  RequireUser,
  RequireVerifiedBuyer,
} from './guards';
import { beginSession, logout, setAdminUser, setUser } from '../session';
import { INITIAL_SESSION, useSession } from '../session-store';

const exchange = mockExchange();

function Here() {
  const { pathname, search, hash } = useLocation();
  return <p>{`at ${pathname}${search}${hash}`}</p>;
}

/** A small route table with each guard around one kind of page. */
function visit(path: string) {
  renderPage(
    <Routes>
      <Route element={<OnlyLoggedOut />}>
        <Route path="/login" element={<Here />} />
      </Route>
      <Route element={<OnlyLoggedOutAdmin />}>
        <Route path="/admin/login" element={<Here />} />
      </Route>
      <Route element={<RequireUser />}>
        <Route path="/settings" element={<Here />} />
        <Route path="/my-claims/:id" element={<Here />} />
        <Route path="/seller-portal" element={<Here />} />
        <Route element={<RequireVerifiedBuyer />}>
          <Route path="/negotiations" element={<Here />} />
        </Route>
      </Route>
      <Route element={<RequireAdmin />}>
        <Route path="/admin/home" element={<Here />} />
        <Route path="/admin/users" element={<Here />} />
      </Route>
      <Route path="*" element={<Here />} />
    </Routes>,
    path,
  );
}

/** Stands for the page at the given address. */
const page = (path: string) => screen.findByText(`at ${path}`);

function logInUser(differences = {}) {
  beginSession('token', { isAdmin: false });
  setUser(aUser(differences));
}

beforeEach(() => useSession.setState(INITIAL_SESSION, true));

describe('User guard', () => {
  test('an unauthenticated user is led to the login with the original path as from', async () => {
    visit('/my-claims/7?tab=offers#terms');
    expect(await page('/login?from=%2Fmy-claims%2F7%3Ftab%3Doffers%23terms')).toBeTruthy();
  });

  test('a logged-in user passes', async () => {
    logInUser();
    visit('/settings');
    expect(await page('/settings')).toBeTruthy();
  });

  test('an administrator is no user', async () => {
    beginSession('token', { isAdmin: true });
    setAdminUser(anAdmin());
    visit('/settings');
    expect(await page('/login?from=%2Fsettings')).toBeTruthy();
  });

  test('a logout leaves the page at once, with the way back', async () => {
    logInUser();
    visit('/settings');
    expect(await page('/settings')).toBeTruthy();
    act(logout);
    expect(await page('/login?from=%2Fsettings')).toBeTruthy();
  });

  test('a user who opens the login goes where the login would lead', async () => {
    logInUser({ buyer_account_status: 'verified' });
    visit('/login');
    expect(await page('/buyer-portal')).toBeTruthy();
  });

  test('a user who opens the login with a way back goes there', async () => {
    logInUser();
    visit('/login?from=%2Fsettings');
    expect(await page('/settings')).toBeTruthy();
  });

  test('what a visitor would have pressed there is not done by a link alone', async () => {
    logInUser();
    visit('/login?from=%2Fclaim%2F7%23then-follow-claim-7');
    expect(await page('/claim/7')).toBeTruthy();
  });

  test('a user who opens the login with a forged way back does not go there', async () => {
    logInUser();
    visit('/login?from=//evil.com');
    expect(await page('/seller-portal')).toBeTruthy();
  });
});

test('a login that a failure has led to stays: its page would lead back into the failure', async () => {
  vi.spyOn(toast, 'error').mockImplementation(() => undefined);
  logInUser();
  sessionStorage.setItem('flash', 'An error occurred. Please try again later.');
  showFlash();
  visit('/login');
  expect(await page('/login')).toBeTruthy();
  showFlash();
});

describe('Verified buyer guard', () => {
  test.each(['none', 'pending', 'info_requested', 'rejected', 'suspended'] as const)(
    'a user whose buyer account is %s is led to the seller portal',
    async (buyer_account_status) => {
      logInUser({ buyer_account_status });
      visit('/negotiations');
      expect(await page('/seller-portal')).toBeTruthy();
    },
  );

  test('a verified buyer passes', async () => {
    logInUser({ buyer_account_status: 'verified' });
    visit('/negotiations');
    expect(await page('/negotiations')).toBeTruthy();
  });

  test('a buyer whose account is suspended meanwhile leaves', async () => {
    logInUser({ buyer_account_status: 'verified' });
    visit('/negotiations');
    expect(await page('/negotiations')).toBeTruthy();
    act(() => setUser(aUser({ buyer_account_status: 'suspended' })));
    expect(await page('/seller-portal')).toBeTruthy();
  });

  test('a visitor is led to the login', async () => {
    visit('/negotiations');
    expect(await page('/login?from=%2Fnegotiations')).toBeTruthy();
  });
});

describe('Admin guard', () => {
  test('with no admin user, the visitor is led to the admin login with from', async () => {
    visit('/admin/users?page=2');
    expect(await page('/admin/login?from=%2Fadmin%2Fusers%3Fpage%3D2')).toBeTruthy();
  });

  test('a user is led there as well, and stays logged in', async () => {
    logInUser();
    visit('/admin/users');
    expect(await page('/admin/login?from=%2Fadmin%2Fusers')).toBeTruthy();
    expect(useSession.getState().token).toBe('token');
  });

  test('an administrator passes', async () => {
    beginSession('token', { isAdmin: true });
    setAdminUser(anAdmin());
    visit('/admin/users');
    expect(await page('/admin/users')).toBeTruthy();
  });

  test('a token without a profile: the profile is fetched', async () => {
    beginSession('token', { isAdmin: true });
    const asked = vi.fn<(authorization: string | null) => void>();
    exchange.use(
      getGetAdminProfileMockHandler200(({ request }) => {
        asked(request.headers.get('Authorization'));
        return anAdmin({ id: 3 });
      }),
    );
    visit('/admin/users');
    expect(await page('/admin/users')).toBeTruthy();
    expect(asked).toHaveBeenCalledExactlyOnceWith('Bearer token');
    expect(useSession.getState()).toMatchObject({
      adminUser: { id: 3 },
      isAdminMenuCollapsed: true,
    });
  });

  test.each([
    ['401', getGetAdminProfileMockHandler401],
    ['403', getGetAdminProfileMockHandler403],
  ])('Admin profile fetch failure (%s): logout', async (_, handler) => {
    beginSession('token', { isAdmin: true });
    exchange.use(handler());
    visit('/admin/users');
    expect(await page('/admin/login?from=%2Fadmin%2Fusers')).toBeTruthy();
    expect(useSession.getState()).toEqual(INITIAL_SESSION);
  });

  test('Admin profile fetch failure (404): logout', async () => {
    beginSession('token', { isAdmin: true });
    const body = { message: 'x', code: 'not_found', request_id: '1' };
    exchange.use(http.get('/api/admin/profile', () => HttpResponse.json(body, { status: 404 })));
    visit('/admin/users');
    expect(await page('/admin/login?from=%2Fadmin%2Fusers')).toBeTruthy();
    expect(useSession.getState()).toEqual(INITIAL_SESSION);
  });

  test('a logged-in admin who opens the admin login goes to /admin/home', async () => {
    beginSession('token', { isAdmin: true });
    setAdminUser(anAdmin());
    visit('/admin/login');
    expect(await page('/admin/home')).toBeTruthy();
  });
});
