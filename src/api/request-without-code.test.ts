import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { getCurrentUser } from '@generated/api/session/session';
import { signInUser } from '@generated/api/auth/auth';
import { mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import * as announce from './announce';
import { messageOf } from './errors/problem';

const exchange = mockExchange();
const OFFLINE = 'There was a problem connecting to the internet. Please check your connection.';

const missing = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: send.js'));

afterEach(() => vi.doUnmock('./send'));

test('a call whose code cannot be had fails as without a connection, and goes out once it can be had', async () => {
  const said = vi.spyOn(announce, 'showError').mockImplementation(() => undefined);
  exchange.use(http.get('/api/auth/current_user', () => HttpResponse.json(aUser({ id: 7 }))));
  vi.doMock('./send', missing);
  const failure: unknown = await signInUser({
    user: { email: 'a@example.com', password: 'x' },
  }).catch((error: unknown) => error);
  expect(messageOf(failure)).toBe(OFFLINE);
  expect(said.mock.calls).toEqual([[OFFLINE]]);
  vi.doUnmock('./send');
  expect(await getCurrentUser()).toMatchObject({ id: 7 });
});
