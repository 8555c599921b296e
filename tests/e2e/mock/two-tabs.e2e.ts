import type { Page } from '@playwright/test';
import type {
  MyClaimPage,
  Offer,
  OfferInput,
  OfferPage,
  VersionInput,
} from '../../../generated/model/index.ts';
import { LIVE } from '../../support/market/live.ts';
import { expect, test } from '../../support/started-app.ts';

/** Gives a tab a session of its own, as testers do. */
async function signInHere(page: Page, email: string): Promise<void> {
  // Where no welcome lies above the panel.
  await page.goto('/login');
  await page.getByRole('button', { name: 'QA' }).click();
  const panel = page.getByRole('dialog', { name: 'QA' });
  await panel.getByLabel('Log in as').selectOption(email);
  await panel.getByLabel('In this tab alone').check();
  await panel.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

/** A call of the exchange in the name of the tab's session. */
async function call<Body>(
  page: Page,
  method: string,
  path: string,
  body?: object,
  key?: string,
): Promise<Body> {
  return await page.evaluate(
    async ([verb, to, sent, act]) => {
      const stored = JSON.parse(sessionStorage.getItem('auth-info') ?? '{}') as {
        state: { token: string };
      };
      const answer = await fetch(`/api${to}`, {
        method: verb,
        headers: {
          Authorization: `Bearer ${stored.state.token}`,
          'Content-Type': 'application/json',
          ...(act && { 'Idempotency-Key': act }),
        },
        ...(sent && { body: sent }),
      });
      if (!answer.ok) throw new Error(`${to} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as Body;
    },
    [method, path, body && JSON.stringify(body), key] as const,
  );
}

test('what is done in one tab is seen in the other by itself, in the browser alone', async ({
  page: seller,
  context,
}) => {
  await signInHere(seller, 'seller@example.com');
  // The tab that was opened later asks the exchange of the first one.
  const buyer = await context.newPage();
  await signInHere(buyer, 'buyer@example.com');

  const { my_claims: claims } = await call<MyClaimPage>(
    seller,
    'GET',
    '/api/my_claims?status=open&per_page=100',
  );
  const { my_offers: pending } = await call<OfferPage>(
    buyer,
    'GET',
    '/api/my_offers?role=sent&status=pending',
  );
  const bid = pending.find(({ claim }) => claims.some(({ id }) => id === claim.id));
  const claim = claims.find(({ id }) => id === bid?.claim.id);
  if (!bid || !claim) throw new Error('The demo buyer has no bid on a claim of the demo seller.');
  await seller.goto(`/my-claims/${claim.id}`);
  const offers = seller.getByRole('region', { name: 'Offers' }).getByRole('listitem');
  await expect(offers).toHaveCount(claim.offers_count);

  const { id, lock_version: read } = bid;
  const withdraw = async () =>
    await call<Offer>(
      buyer,
      'POST',
      `/api/offers/${id}/withdraw`,
      { lock_version: read } satisfies VersionInput,
      'withdrawn-once',
    );
  const withdrawn = await withdraw();
  await expect(offers).toHaveCount(claim.offers_count - 1, LIVE);
  const offer = await call<Offer>(buyer, 'POST', `/api/claims/${claim.id}/offers`, {
    offer: {
      price_percent: '140',
      recourse: 'none',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      expires_in_hours: 72,
    },
  } satisfies OfferInput);
  await expect(offers).toHaveCount(claim.offers_count, LIVE);

  await buyer.goto(`/my-offers/${offer.id}`);
  await expect(buyer.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  // The seller's tab has the database since the buyer's was left, and knows what was done before.
  expect(await withdraw()).toEqual(withdrawn);
  const { lock_version } = offer;
  await call(seller, 'POST', `/api/offers/${offer.id}/accept`, { lock_version });
  const onward = buyer.getByRole('link', { name: 'Go to the negotiation' });
  await expect(onward).toBeVisible(LIVE);
});
