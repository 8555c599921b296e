import { screen, waitFor } from '@testing-library/react';
import { CanceledError } from 'axios';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getCurrentUser } from '@generated/api/session/session';
import { getGetFeaturedCasesQueryOptions } from '@generated/api/marketplace/marketplace';
import { reportClientError } from '@generated/api/system/system';
import { getReportClientErrorMockHandler } from '@generated/msw/system/system.msw';
import { beginSession, setUser } from '@/session/session';
import { INITIAL_SESSION, useSession } from '@/session/session-store';
import { rootRoute } from '@/app/root-route';
import { mockExchange } from '@/testing/exchange';
import { holdTime, passTimeUntil } from '@/testing/pass-time';
import { aUser } from '@/testing/people';
import { renderRoutes } from '@/testing/render-page';
import { toast } from '@/ui/feedback/toast';
import { showFlash, wasSentToLogin } from '../announce';
import { isDealtWith, reactionTo } from './error-catalogue';
import { isCancelled } from './failed-call';
import { messageOf } from './problem';
import { queryClient, shouldRetry } from '../query-client';

const exchange = mockExchange();
const GENERIC = 'An error occurred. Please try again later.';
const NETWORK = 'There was a problem connecting to the internet. Please check your connection.';

const session = () => useSession.getState();
const assign = vi.fn<(url: string) => void>();
const shown = vi.fn<typeof toast.error>();

/** Shows a page of the app, at an address, without leaving it for real. */
function standAt(pathname: string): void {
  vi.stubGlobal('location', {
    pathname,
    assign,
    origin: 'http://localhost:3000',
    protocol: 'http:',
    host: 'localhost:3000',
    href: `http://localhost:3000${pathname}`,
  });
}

function answer(status: number, body: JsonBodyType): void {
  exchange.use(http.get('/api/auth/current_user', () => HttpResponse.json(body, { status })));
}

const body = (code: string) => ({ message: 'A sentence.', code, request_id: '01JD' });

async function fail(): Promise<unknown> {
  return getCurrentUser().then(
    () => expect.unreachable('the call succeeds'),
    (error: unknown) => error,
  );
}

beforeEach(() => {
  assign.mockReset();
  shown.mockReset();
  vi.spyOn(toast, 'error').mockImplementation(shown);
  standAt('/settings');
  beginSession('token', { isAdmin: false });
  setUser(aUser());
});

afterEach(() => vi.unstubAllGlobals());

describe('Missing error object: toast, then to /login and reload', () => {
  test.each<[string, () => void]>([
    [
      'a page of a proxy',
      () =>
        exchange.use(
          http.get('/api/auth/current_user', () =>
            HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }),
          ),
        ),
    ],
    ['an empty body', () => answer(500, null)],
    ['a body of another shape', () => answer(500, { error: 'boom' })],
    [
      'a success that is no JSON',
      () => exchange.use(http.get('/api/auth/current_user', () => HttpResponse.text('hello'))),
    ],
  ])('%s', async (_, prepare) => {
    prepare();
    const error = await fail();
    expect(shown).toHaveBeenCalledExactlyOnceWith(GENERIC, { id: GENERIC });
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
    expect(isDealtWith(error)).toBe(true);
    // The session is not at fault.
    expect(session().token).toBe('token');
  });

  test('the sentence is shown again after the load, which would take it away', async () => {
    answer(500, null);
    await fail();
    shown.mockReset();
    showFlash();
    expect(shown).toHaveBeenCalledExactlyOnceWith(GENERIC, { id: GENERIC });
    expect(wasSentToLogin()).toBe(true);
    shown.mockReset();
    showFlash();
    expect(shown).not.toHaveBeenCalled();
    expect(wasSentToLogin()).toBe(false);
  });

  test('on the login page what was typed is not thrown away by a load', async () => {
    standAt('/login');
    answer(500, null);
    await fail();
    expect(shown).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
  });

  test('a fault of the app itself', () => {
    expect(reactionTo(new TypeError('x'))).toEqual({ kind: 'toast-and-login', message: GENERIC });
    expect(reactionTo(undefined)).toEqual({ kind: 'toast-and-login', message: GENERIC });
  });
});

describe('Network Error: toast', () => {
  test('says that the connection is the trouble, and the person stays', async () => {
    exchange.use(http.get('/api/auth/current_user', () => HttpResponse.error()));
    const error = await fail();
    expect(shown).toHaveBeenCalledExactlyOnceWith(NETWORK, { id: NETWORK });
    expect(assign).not.toHaveBeenCalled();
    expect(session().token).toBe('token');
    expect(isDealtWith(error)).toBe(true);
  });
});

describe('HTTP 429: rejected with no further handling', () => {
  test.each<[string, JsonBodyType]>([
    ['with a body', body('rate_limited')],
    ['without one', null],
  ])('%s', async (_, data) => {
    answer(429, data);
    const error = await fail();
    expect(error).toMatchObject({ response: { status: 429 } });
    expect(shown).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
    expect(session().token).toBe('token');
    expect(isDealtWith(error)).toBe(false);
  });
});

describe('HTTP 401 or 403: logout and reject', () => {
  test.each<[number, string, JsonBodyType]>([
    [401, 'with a body', body('unauthorized')],
    [403, 'with a body', body('forbidden')],
    [401, 'without one', null],
    [403, 'without one', 'Forbidden'],
  ])('%i %s', async (status, _, data) => {
    answer(status, data);
    const error = await fail();
    expect(error).toMatchObject({ response: { status } });
    expect(session()).toEqual(INITIAL_SESSION);
    expect(shown).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
  });

  test('a page of a proxy counts as well', async () => {
    exchange.use(
      http.get('/api/auth/current_user', () => HttpResponse.html('<h1>No</h1>', { status: 401 })),
    );
    await fail();
    expect(session()).toEqual(INITIAL_SESSION);
  });

  test('several at once are one logout', async () => {
    answer(401, body('unauthorized'));
    const logouts: string[] = [];
    const stop = useSession.subscribe(({ token }, before) => {
      if (token === null && before.token !== null) logouts.push(before.token);
    });
    const errors = await Promise.all([fail(), fail(), fail()]);
    stop();
    expect(logouts).toEqual(['token']);
    expect(errors.filter(isCancelled)).toHaveLength(2);
  });
});

test('of a visitor’s 401 there is no session to end, and the screen says what happened', async () => {
  useSession.setState({ ...INITIAL_SESSION, welcomeModal: false }, true);
  answer(401, body('unauthorized'));
  const error = await fail();
  expect(session().welcomeModal).toBe(false);
  expect(isDealtWith(error)).toBe(false);
  expect(messageOf(error)).toBe('A sentence.');
});

describe('a query', () => {
  const proxyPage = () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 });
  const read = () =>
    queryClient.query({
      ...getGetFeaturedCasesQueryOptions(),
      retry: shouldRetry,
      retryDelay: 1,
    });

  test('is tried again before anybody is thrown to the login', async () => {
    exchange.use(
      http.get('/api/api/cases/featured', proxyPage, { once: true }),
      http.get('/api/api/cases/featured', () => HttpResponse.error(), { once: true }),
      http.get('/api/api/cases/featured', () => HttpResponse.json([])),
    );
    expect(await read()).toEqual([]);
    expect(shown).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
  });

  test('that has failed for good does what the catalogue says, once', async () => {
    let tries = 0;
    exchange.use(
      http.get('/api/api/cases/featured', () => {
        tries += 1;
        return proxyPage();
      }),
    );
    const error = await read().catch((failure: unknown) => failure);
    expect(tries).toBe(4);
    expect(shown).toHaveBeenCalledExactlyOnceWith(GENERIC, { id: GENERIC });
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
    expect(isDealtWith(error)).toBe(true);
  });
});

test.each<[string, () => HttpResponse<JsonBodyType>]>([
  ['502 with a page of a proxy', () => HttpResponse.html('<h1>No</h1>', { status: 502 })],
  ['401', () => HttpResponse.json(body('unauthorized'), { status: 401 })],
  ['no answer', () => HttpResponse.error()],
])('the report of an error that fails itself (%s) is nobody’s trouble', async (_, answered) => {
  exchange.use(http.post('/api/api/client_errors', answered));
  await reportClientError({ message: 'x', path: '/' }, { failureIsFor: 'nobody' }).catch(
    () => undefined,
  );
  expect(shown).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
  expect(session().token).toBe('token');
});

describe('a refusal of the contract is left to the screen', () => {
  test.each([400, 404, 409, 413, 415, 422, 500, 503])('HTTP %i', async (status) => {
    answer(status, body('validation_failed'));
    const error = await fail();
    expect(error).toMatchObject({ response: { status } });
    expect(shown).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
    expect(session().token).toBe('token');
    expect(isDealtWith(error)).toBe(false);
  });
});

test('a cancelled call is nobody’s trouble', () => {
  expect(reactionTo(new CanceledError())).toEqual({ kind: 'none' });
  expect(isDealtWith(new CanceledError())).toBe(true);
});

describe('Render error: full-screen spinner', () => {
  function Broken(): never {
    throw new Error('cannot read properties of null');
  }

  test('instead of a blank page, which says so, and the error is reported', async () => {
    vi.unstubAllGlobals();
    const reported = vi.fn<(report: unknown) => void>();
    exchange.use(
      getReportClientErrorMockHandler(async ({ request }) => reported(await request.json())),
    );
    // React tells of what the boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    holdTime();
    renderRoutes([rootRoute([{ path: '*', element: <Broken /> }])], '/marketplace/ftx?tab=claims');
    expect(screen.getByRole('status').textContent).toBe('Loading');
    await waitFor(() =>
      expect(reported).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({
          message: 'cannot read properties of null',
          path: '/marketplace/ftx',
        }),
      ),
    );
    expect(await passTimeUntil(() => screen.getByRole('button', { name: 'Reload' }))).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(
      'Something went wrong here. Reload the page to try again.',
    );
    expect(screen.getByRole('link', { name: 'Back to the marketplace' })).toBeTruthy();
  });
});
