import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  getGetCurrentUserMockHandler200,
  getGetCurrentUserMockHandler401,
  getGetCurrentUserMockHandler500,
} from '@generated/msw/session/session.msw';
import { getGetAdminProfileMockHandler401 } from '@generated/msw/admin-session/admin-session.msw';
import * as sessionCalls from '@generated/api/session/session';
import * as announce from '@/api/announce';
import { failedCall, NOT_LOADED } from '@/api/errors/failed-call';
import { mockExchange } from '@/testing/exchange';
import { Root } from '@/app/root';
import { anAdmin, aUser } from '@/testing/people';
import { renderPage, renderRoutes } from '@/testing/render-page';
import { PROFILE_REFRESH_MS, useProfileRefresh } from './profile-refresh';
import { beginSession, logout, setAdminUser, setUser } from './session';
import { INITIAL_SESSION, useSession } from './session-store';

const exchange = mockExchange();
const session = () => useSession.getState();

function App() {
  useProfileRefresh();
  return <p>the app</p>;
}

/** The app once its first page has been painted. */
async function appAtRest() {
  renderPage(<App />);
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

/** Counts the readings of the profile and answers each by the token it comes with. */
function answerProfiles() {
  const asked = vi.fn<(authorization: string | null) => void>();
  exchange.use(
    getGetCurrentUserMockHandler200(({ request }) => {
      const authorization = request.headers.get('Authorization');
      asked(authorization);
      return aUser({ first_name: `${authorization} ${asked.mock.calls.length}` });
    }),
  );
  return asked;
}

beforeEach(() => {
  useSession.setState(INITIAL_SESSION, true);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

describe('Session refresh', () => {
  test('PROFILE_REFRESH_MS is five minutes', () => expect(PROFILE_REFRESH_MS).toBe(300_000));

  test('the profile is read at once, then every 300000 ms', async () => {
    const asked = answerProfiles();
    beginSession('t', { isAdmin: false });
    renderPage(<App />);
    await waitFor(() => expect(session().user?.first_name).toBe('Bearer t 1'));
    expect(session()).toMatchObject({ isLoggedIn: true, shouldUpdate: false });
    // The interval begins when the page has been painted with that answer, however late it came.
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await act(() => vi.advanceTimersByTimeAsync(PROFILE_REFRESH_MS - 10_000));
    expect(asked).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    await waitFor(() => expect(session().user?.first_name).toBe('Bearer t 2'));
  });

  test('shouldUpdate has it read again at once', async () => {
    answerProfiles();
    beginSession('t', { isAdmin: false });
    renderPage(<App />);
    await waitFor(() => expect(session().user?.first_name).toBe('Bearer t 1'));
    act(() => useSession.setState({ shouldUpdate: true }));
    await waitFor(() => expect(session().user?.first_name).toBe('Bearer t 2'));
    expect(session().shouldUpdate).toBe(false);
  });

  test('a visitor and an administrator have no profile of a user to read', async () => {
    const asked = answerProfiles();
    renderPage(<App />);
    act(() => beginSession('t', { isAdmin: true }));
    await act(() => vi.advanceTimersByTimeAsync(PROFILE_REFRESH_MS * 2));
    expect(asked).not.toHaveBeenCalled();
  });

  test('the next person never gets the profile of the one before', async () => {
    answerProfiles();
    beginSession('first', { isAdmin: false });
    renderPage(<App />);
    await waitFor(() => expect(session().user?.first_name).toBe('Bearer first 1'));
    act(logout);
    const seen: (string | undefined)[] = [];
    const stop = useSession.subscribe(({ user }) => seen.push(user?.first_name));
    act(() => {
      beginSession('second', { isAdmin: false });
      setUser(aUser({ first_name: 'Second' }));
    });
    await waitFor(() => expect(session().user?.first_name).toBe('Bearer second 2'));
    stop();
    expect(seen.filter((name) => name?.includes('first'))).toEqual([]);
  });
});

describe('Profile refresh failure', () => {
  test('clears the token and shows the welcome modal, after three more tries', async () => {
    let tries = 0;
    exchange.use(
      getGetCurrentUserMockHandler500(() => {
        tries += 1;
        return { message: 'x', code: 'internal_error', request_id: '1' };
      }),
    );
    beginSession('t', { isAdmin: false });
    setUser(aUser());
    await appAtRest();
    await act(() => vi.advanceTimersByTimeAsync(8000));
    await waitFor(() => expect(session().token).toBeNull());
    expect(tries).toBe(4);
    expect(session()).toMatchObject({ user: null, isLoggedIn: false, welcomeModal: true });
    expect(screen.getByText('the app')).toBeTruthy();
  });

  test.each<[string, () => HttpResponse<JsonBodyType>]>([
    ['a profile without a word in it', () => HttpResponse.json({})],
    ['nothing', () => HttpResponse.json(null)],
    ['a page of a proxy', () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })],
  ])('%s is one as well, and the modal is all that says so', async (_, answer) => {
    const thrown = vi.spyOn(announce, 'goToLoginWithMessage').mockImplementation(() => undefined);
    exchange.use(http.get('/api/auth/current_user', answer));
    beginSession('t', { isAdmin: false });
    setUser(aUser());
    await appAtRest();
    await act(() => vi.advanceTimersByTimeAsync(8000));
    await waitFor(() => expect(session().token).toBeNull());
    expect(session()).toMatchObject({ user: null, welcomeModal: true });
    expect(session().sessionLostAt).not.toBeNull();
    expect(thrown).not.toHaveBeenCalled();
  });

  test('too many readings (429) have no further handling', async () => {
    const refusal = { message: 'x', code: 'rate_limited', request_id: '1' };
    const asked = vi.fn<() => void>();
    exchange.use(
      http.get('/api/auth/current_user', () => {
        asked();
        return HttpResponse.json(refusal, { status: 429 });
      }),
    );
    beginSession('t', { isAdmin: false });
    setUser(aUser());
    renderPage(<App />);
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await act(() => vi.advanceTimersByTimeAsync(PROFILE_REFRESH_MS));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(session()).toMatchObject({ token: 't', sessionLostAt: null });
  });

  test('code that could not be loaded says nothing about the session', async () => {
    const asked = vi
      .spyOn(sessionCalls, 'getCurrentUser')
      .mockRejectedValue(failedCall(NOT_LOADED));
    beginSession('t', { isAdmin: false });
    setUser(aUser());
    await appAtRest();
    await act(() => vi.advanceTimersByTimeAsync(8000));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(4));
    expect(session()).toMatchObject({ token: 't', sessionLostAt: null });
  });

  test('by 401 is a logout, once', async () => {
    let tries = 0;
    exchange.use(
      getGetCurrentUserMockHandler401(() => {
        tries += 1;
        return { message: 'x', code: 'unauthorized', request_id: '1' };
      }),
    );
    beginSession('t', { isAdmin: false });
    renderPage(<App />);
    await waitFor(() => expect(session()).toEqual(INITIAL_SESSION));
    await act(() => vi.advanceTimersByTimeAsync(PROFILE_REFRESH_MS));
    expect(tries).toBe(1);
  });

  test('being offline is none: the session waits', async () => {
    onlineManager.setOnline(false);
    exchange.use(http.get('/api/auth/current_user', () => HttpResponse.json(aUser({ id: 8 }))));
    beginSession('t', { isAdmin: false });
    renderPage(<App />);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(session()).toMatchObject({ token: 't', user: null });
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(session().user?.id).toBe(8));
  });
});

describe('Refresh of an administrator', () => {
  /** The app of an administrator who is logged in, whose menu is as they have left it. */
  function openAsAdmin() {
    beginSession('t', { isAdmin: true });
    setAdminUser(anAdmin({ first_name: 'Ada' }));
    useSession.setState({ isAdminMenuCollapsed: false });
    renderRoutes([{ element: <Root />, children: [{ path: '*', element: 'the app' }] }], '/');
  }
  const name = () => session().adminUser?.first_name;

  test('the profile is read once the page is painted, then every 300000 ms, with the token that the last reading brought', async () => {
    const asked = vi.fn<(authorization: string | null) => void>();
    exchange.use(
      http.get('/api/admin/profile', ({ request }) => {
        asked(request.headers.get('Authorization'));
        const readings = asked.mock.calls.length;
        const headers = { Authorization: `Bearer t${readings}` };
        return HttpResponse.json(anAdmin({ first_name: `Ada ${readings}` }), { headers });
      }),
    );
    openAsAdmin();
    await waitFor(() => expect(name()).toBe('Ada 1'));
    await act(() => vi.advanceTimersByTimeAsync(PROFILE_REFRESH_MS - 10_000));
    expect(asked).toHaveBeenCalledOnce();
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    await waitFor(() => expect(name()).toBe('Ada 2'));
    expect(asked.mock.calls).toEqual([['Bearer t'], ['Bearer t1']]);
    expect(session()).toMatchObject({ token: 't2', isAdminMenuCollapsed: false });
  });

  test('a session that was ended elsewhere ends here, and nothing more is asked', async () => {
    const asked = vi.fn<() => void>();
    exchange.use(
      getGetAdminProfileMockHandler401(() => {
        asked();
        return { message: 'x', code: 'unauthorized', request_id: '1' };
      }),
    );
    openAsAdmin();
    await waitFor(() => expect(session()).toEqual(INITIAL_SESSION));
    await act(() => vi.advanceTimersByTimeAsync(PROFILE_REFRESH_MS));
    expect(asked).toHaveBeenCalledOnce();
  });

  test('a reading that fails otherwise ends nothing, and the next one counts', async () => {
    let isDown = true;
    exchange.use(
      http.get('/api/admin/profile', () =>
        isDown
          ? HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })
          : HttpResponse.json(anAdmin({ first_name: 'Ada, again' })),
      ),
    );
    const thrown = vi.spyOn(announce, 'goToLoginWithMessage').mockImplementation(() => undefined);
    openAsAdmin();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(session()).toMatchObject({ token: 't', adminUser: { first_name: 'Ada' } });
    expect(thrown).not.toHaveBeenCalled();
    isDown = false;
    await act(() => vi.advanceTimersByTimeAsync(PROFILE_REFRESH_MS));
    await waitFor(() => expect(name()).toBe('Ada, again'));
  });
});
