import { expect, test } from 'vitest';
import type { OfferPage } from '@generated/model';
import { dealSteps } from '../../testing/deal-steps';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);

test('who bids once more is the same buyer to the seller, and somebody else is another', async () => {
  const { buyer, seller, claim } = await steps.parties({ minimum_percent: '77' });
  await steps.offer(buyer.token, claim.id, { price_percent: '70' });
  await steps.offer(buyer.token, claim.id, { price_percent: '80' });
  await steps.offer((await steps.buyer()).token, claim.id, { price_percent: '81' });
  const page = await exchange.as(seller.token).get<OfferPage>('/api/my_offers?role=received');
  const label = Object.fromEntries(
    page.body.my_offers.map((offer) => [offer.price_percent, offer.counterparty_label]),
  );
  expect(label['80']).toMatch(/^Buyer \d{4}$/);
  expect(label['80']).toBe(label['70']);
  expect(label['81']).not.toBe(label['80']);
});
