import { getGetMyClaimMockHandler200 } from '@generated/msw/my-claims/my-claims.msw';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { setClockBy } from '@/domain/present-time';
import { HOUR } from '@/domain/time';
import { useSession } from '@/session/session-store';
import { noMessages } from '@/testing/chat/conversations';
import { mockExchange } from '@/testing/exchange';
import { aMyClaim } from '@/testing/my-claims';
import { aMyOffer } from '@/testing/offers';
import { received, renderMyOffer, SELLER } from '@/testing/pages/my-offer-page';

const exchange = mockExchange();
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR);

// The files of a worker share the clock.
afterEach(() => setClockBy(new Date().toISOString()));

test.each([
  ['can be answered where the browser’s clock is ahead', -1, -3, 'in 2 hours', true],
  ['has run out where the browser’s clock is behind', 1, 3, null, false],
])('an offer %s', async (_, expiresIn, exchangeIsAt, time, isLive) => {
  const data = aMyOffer(received({ expires_at: hoursFromNow(expiresIn).toISOString() }));
  useSession.setState({ user: SELLER, token: 'token', isLoggedIn: true });
  exchange.use(
    ...noMessages(),
    getGetMyClaimMockHandler200(aMyClaim()),
    http.get('/api/api/my_offers/:id', () =>
      HttpResponse.json(data, { headers: { Date: hoursFromNow(exchangeIsAt).toUTCString() } }),
    ),
  );
  renderMyOffer();
  expect(await screen.findByRole('region', { name: 'Price' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Accept/ }) !== null).toBe(isLive);
  if (time) expect(screen.getAllByText(time, { exact: false })[0]).toBeTruthy();
});
