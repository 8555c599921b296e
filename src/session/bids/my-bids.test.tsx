import { getGetMyBidsMockHandler200 } from '@generated/msw/offers/offers.msw';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { atRest } from '@/api/at-rest';
import { queryClient } from '@/api/query-client';
import { getGetMyBidsQueryKey } from '@generated/api/offers/offers';
import type { BuyerAccountStatus, MyBid } from '@generated/model';
import { MyBidMark } from '@/claims/my-bid-mark';
import { mockExchange } from '@/testing/exchange';
import { aBid, anOffer, anOfferClaim } from '@/testing/offers';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { MyBidsWatch } from './my-bids-watch';
import { rememberBid } from './my-bids';
import { MY_BIDS_KEY, useMyBids } from './my-bids-store';
import { logout } from '../session';
import { useSession } from '../session-store';

const exchange = mockExchange();

function Claims() {
  return (
    <>
      <MyBidsWatch />
      <ul>
        {[7, 8].map((id) => (
          <li key={id}>
            Claim {id} <MyBidMark claimId={id} />
          </li>
        ))}
      </ul>
    </>
  );
}

function open(status: BuyerAccountStatus, ...bids: MyBid[]) {
  useSession.setState({
    user: aUser({ buyer_account_status: status }),
    token: 'token',
    isLoggedIn: true,
  });
  exchange.use(getGetMyBidsMockHandler200(() => ({ my_bids: bids })));
  renderPage(<Claims />);
  return { bids };
}

const claims = () => screen.getAllByRole('listitem').map((item) => item.textContent?.trim());

test('the claims on which a buyer has a bid are marked with it, once the exchange has told them', async () => {
  open('verified', aBid({ claim_id: 8, price_percent: '72.5000' }));
  await waitFor(() => expect(claims()).toEqual(['Claim 7', 'Claim 8 Your offer: 72.50 %']));
  expect(useMyBids.getState().bidsFetched).toBe(true);
});

test('a counter-offer of the seller is marked as such', async () => {
  open('suspended', aBid({ made_by: 'seller', price_percent: '116' }));
  await waitFor(() => expect(claims()).toEqual(['Claim 7 Counter-offer: 116.00 %', 'Claim 8']));
});

test('a claim on whose price both have agreed says so, whoever named it', async () => {
  open('verified', aBid({ made_by: 'seller', price_percent: '116', status: 'accepted' }));
  await waitFor(() => expect(claims()).toEqual(['Claim 7 Agreed with you: 116.00 %', 'Claim 8']));
});

test('what is kept on the device marks claims before the first answer', () => {
  useMyBids.setState({ myBids: [aBid()], bidsFetched: true });
  open('verified');
  expect(claims()).toEqual(['Claim 7 Your offer: 112.50 %', 'Claim 8']);
  expect(localStorage.getItem(MY_BIDS_KEY)).toContain('112.5');
});

test('an offer that was just made marks its claim at once, in the place of an older one', () => {
  useMyBids.setState({ myBids: [aBid({ claim_id: 8 }), aBid()], bidsFetched: true });
  rememberBid(anOffer({ id: 300, price_percent: '90', claim: anOfferClaim({ id: 7 }) }));
  expect(useMyBids.getState().myBids).toEqual([
    aBid({ offer_id: 300, price_percent: '90' }),
    aBid({ claim_id: 8 }),
  ]);
});

test('bids that a write has changed are read anew', async () => {
  const { bids } = open('verified', aBid());
  await waitFor(() => expect(claims()?.[0]).toBe('Claim 7 Your offer: 112.50 %'));
  bids.pop();
  await queryClient.invalidateQueries({ queryKey: getGetMyBidsQueryKey() });
  await waitFor(() => expect(claims()).toEqual(['Claim 7', 'Claim 8']));
});

test('whoever was never verified as a buyer is not asked about', async () => {
  open('pending');
  await act(async () => {
    await atRest();
    await import('./my-bids-refresh');
  });
  expect(queryClient.isFetching()).toBe(0);
  expect(queryClient.getQueryData(getGetMyBidsQueryKey())).toBeUndefined();
});

test('a logout takes the bids from the device', () => {
  useMyBids.setState({ myBids: [aBid()], bidsFetched: true });
  logout();
  expect(useMyBids.getState()).toEqual({ myBids: [], bidsFetched: false });
  expect(localStorage.getItem(MY_BIDS_KEY)).toBeNull();
});

test.each([
  ['the ids that an earlier version kept', [7, 9]],
  ['a price that is none', [{ ...aBid(), price_percent: 'high' }]],
  ['a claim without a number', [{ ...aBid(), claim_id: '7' }]],
])('%s are dropped', async (_, myBids) => {
  localStorage.setItem(
    MY_BIDS_KEY,
    JSON.stringify({ state: { myBids, bidsFetched: true }, version: 0 }),
  );
  await useMyBids.persist.rehydrate();
  expect(useMyBids.getState().myBids).toEqual([]);
});
