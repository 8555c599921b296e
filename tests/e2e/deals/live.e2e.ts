import type { Offer } from '../../../generated/model/index.ts';
import { callsOf, listedClaim } from '../../support/market/listed-claim.ts';
import { LIVE } from '../../support/market/live.ts';
import { expect, test } from '../../support/test.ts';

const TERMS = {
  recourse: 'disallowance_only',
  excess_claim: 'buyer_keeps',
  settlement_days: 5,
  payment_method: 'bank_transfer',
  expires_in_hours: 72,
};

test('whoever has a page open sees each move of the others without opening it anew', async ({
  request,
  openAs,
  newSession,
  page: visitor,
  origin,
}) => {
  const claim = await listedClaim(request, origin);
  const market = await newSession();
  await market.goto(`/marketplace?search=${claim.case.case_code}`);
  const openClaims = market.getByRole('definition').first();
  const before = Number(await openClaims.textContent());
  const callers = {
    buyer: await callsOf(request, origin, 'buyer'),
    buyer2: await callsOf(request, origin, 'buyer2'),
    seller: await callsOf(request, origin, 'seller'),
  };
  const bid = async (who: 'buyer' | 'buyer2', price_percent: string) =>
    await callers[who].post<Offer>(`/api/claims/${claim.id}/offers`, {
      data: { offer: { ...TERMS, price_percent } },
    });
  const counter = async (who: 'buyer' | 'seller', offer: Offer, price_percent: string) =>
    await callers[who].post<Offer>(`/api/offers/${offer.id}/counter`, {
      data: { offer: { ...TERMS, price_percent }, lock_version: offer.lock_version },
    });

  const seller = await openAs('seller');
  await seller.goto(`/my-claims/${claim.id}`);
  await visitor.goto(`/claim/${claim.id}`);
  await expect(visitor.getByText('None now')).toBeVisible();
  const offers = seller.getByRole('region', { name: 'Offers' }).getByRole('listitem');

  const rival = await bid('buyer2', '59');
  await Promise.all([
    expect(offers).toHaveCount(1, LIVE),
    expect(visitor.getByText('None now')).toBeHidden(LIVE),
    expect(visitor.getByText('59.00 %')).toBeVisible(LIVE),
  ]);

  const first = await bid('buyer', '60');
  await expect(offers).toHaveCount(2, LIVE);
  const buyer = await openAs('buyer');
  await buyer.goto(`/my-offers/${first.id}`);
  await expect(buyer.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  const rivals = await openAs('buyer2');
  await rivals.goto(`/my-offers/${rival.id}`);
  await expect(rivals.getByRole('button', { name: 'Withdraw' })).toBeVisible();

  const second = await counter('seller', first, '64');
  await expect(buyer.getByRole('button', { name: 'Accept 64.00 %' })).toBeVisible(LIVE);
  await seller.goto(`/my-offers/${second.id}`);
  await expect(seller.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  const third = await counter('buyer', second, '62');
  await expect(seller.getByRole('button', { name: 'Accept 62.00 %' })).toBeVisible(LIVE);

  await callers.seller.post(`/api/offers/${third.id}/accept`, {
    data: { lock_version: third.lock_version },
  });
  await Promise.all([
    expect(buyer.getByRole('link', { name: 'Go to the negotiation' })).toBeVisible(LIVE),
    expect(rivals.getByText('Closed', { exact: true }).first()).toBeVisible(LIVE),
    expect(visitor.getByText('Under offer', { exact: true }).first()).toBeVisible(LIVE),
    // Told with the next ping.
    expect(openClaims).toHaveText(String(before - 1)),
  ]);
});
