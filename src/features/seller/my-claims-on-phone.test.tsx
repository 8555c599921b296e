import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MyClaimSummary } from '@generated/model';
import { getListMyClaimsMockHandler200 } from '@generated/msw/my-claims/my-claims.msw';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { aMyClaimSummary } from '@/testing/my-claims';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import MyClaimsPage from './my-claims-page';

const exchange = mockExchange();

async function rowsOf(...my_claims: MyClaimSummary[]) {
  useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true });
  exchange.use(
    getListMyClaimsMockHandler200({ current_page: 1, total_count: my_claims.length, my_claims }),
  );
  renderPage(<MyClaimsPage />, '/my-claims');
  const items = await screen.findAllByRole('listitem');
  return items.map(({ textContent }) => textContent);
}

test('a claim with changes requested says which', async () => {
  const review_note = 'The statement is cut off.';
  const [claim] = await rowsOf(aMyClaimSummary({ status: 'changes_requested', review_note }));
  expect(claim).toContain(review_note);
});

test('offers are counted where there are any, with the best bid and its being for a part', async () => {
  const [whole, part, none] = await rowsOf(
    aMyClaimSummary({ best_bid_percent: '112.25', offers_count: 2 }),
    aMyClaimSummary({
      id: 8,
      best_bid_percent: '61.38',
      best_bid_is_partial: true,
      offers_count: 1,
    }),
    aMyClaimSummary({ id: 9, best_bid_percent: null, offers_count: 0 }),
  );
  expect(whole).toMatch(/2 offers, best bid 112\.25 %(?! for a part)/);
  expect(part).toContain('1 offer, best bid 61.38 % for a part');
  expect(none).not.toMatch(/best bid|offer/);
});

test('an offer to answer has its way on the row, a counter-offer of the seller has none', async () => {
  const [bid, counter] = await rowsOf(
    aMyClaimSummary({ best_bid_percent: '112.25', offers_count: 1 }),
    aMyClaimSummary({ id: 8, best_bid_percent: null, offers_count: 1 }),
  );
  expect(bid).toContain('Answer offers');
  expect(counter).not.toMatch(/(See|Answer) offers/);
});
