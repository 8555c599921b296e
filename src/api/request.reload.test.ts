import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';

const exchange = mockExchange();

const missing = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: send.js'));

afterEach(() => {
  vi.doUnmock('./sending/send');
  vi.resetModules();
});

test.each([
  [false, 'There was a problem connecting to the internet. Please check your connection.'],
  [true, 'A part of this page could not be loaded. Reload the page and try again.'],
])(
  'a call whose code cannot be had says so (online: %s), and the next one goes out once it can be had',
  async (isOnline, message) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    exchange.use(http.get('/api/auth/current_user', () => HttpResponse.json(aUser({ id: 7 }))));
    vi.doMock('./sending/send', missing);
    const { getCurrentUser } = await import('@generated/api/session/session');
    const { messageOf } = await import('./errors/problem');
    const announce = await import('./announce');
    const said = vi.spyOn(announce, 'showError').mockImplementation(() => undefined);
    const failure: unknown = await getCurrentUser().catch((error: unknown) => error);
    expect(messageOf(failure)).toBe(message);
    expect(said.mock.calls).toEqual([[message]]);
    vi.doUnmock('./sending/send');
    expect(await getCurrentUser()).toMatchObject({ id: 7 });
  },
);
