import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { getSignInAdminMockHandler422 } from '@generated/msw/admin-session/admin-session.msw';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { anAdmin } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import AdminLoginPage from './admin-login-page';

const exchange = mockExchange();

function Here() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

async function logIn(path: string) {
  const { person } = renderPage(
    <>
      <AdminLoginPage />
      <Here />
    </>,
    path,
  );
  await person.type(screen.getByLabelText('Email'), 'admin@example.com');
  await person.type(screen.getByLabelText('Password'), 'claims-exchange-demo{Enter}');
}

function acceptSignIn() {
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    http.post('/api/admins/sign_in', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(anAdmin(), { headers: { Authorization: 'Bearer t' } });
    }),
  );
  return sent;
}

test('an administrator logs in and arrives at home', async () => {
  const sent = acceptSignIn();
  await logIn('/admin/login');
  expect(await screen.findByText('at /admin/home')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    admin: { email: 'admin@example.com', password: 'claims-exchange-demo' },
  });
  expect(useSession.getState()).toMatchObject({
    token: 't',
    isAdmin: true,
    adminUser: { id: 1 },
    isAdminMenuCollapsed: true,
    isLoggedIn: false,
  });
});

test.each([
  ['%2Fadmin%2Fusers%3Fpage%3D2', '/admin/users?page=2'],
  ['%2Fsettings', '/admin/home'],
  ['%2F%2Fevil.com%2Fadmin%2Fusers', '/admin/home'],
])('from=%s leads to %s', async (from, arrival) => {
  acceptSignIn();
  await logIn(`/admin/login?from=${from}`);
  expect(await screen.findByText(`at ${arrival}`)).toBeTruthy();
});

test('wrong credentials are named in the banner', async () => {
  const message = 'Email address or password is wrong.';
  exchange.use(
    getSignInAdminMockHandler422({ message, code: 'invalid_credentials', request_id: '1' }),
  );
  await logIn('/admin/login');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(useSession.getState().token).toBeNull();
});

test('the title of the page is that of the administration', () => {
  renderPage(<AdminLoginPage />, '/admin/login');
  expect(document.title).toBe('Log in · Claims Exchange Admin');
});
