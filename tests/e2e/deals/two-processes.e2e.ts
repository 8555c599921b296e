import type { Page } from '@playwright/test';
import type { Negotiation, Offer } from '../../../generated/model/index.ts';
import { listedClaim } from '../../support/market/listed-claim.ts';
import { actOn, LIVE } from '../../support/market/live.ts';
import { seedDemoData, test } from '../../support/postgres/on-postgres.ts';
import { expect } from '../../support/test.ts';

const now = (page: Page) => page.getByRole('region', { name: 'What happens now' });

async function sign(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Read and sign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assignment of claim' });
  await dialog.getByLabel('Your first and last name').fill(name);
  await dialog.getByLabel('I have read the agreement and sign it.').check();
  await actOn(page, /assignment\/sign$/, () =>
    dialog.getByRole('button', { name: 'Sign the agreement' }).click(),
  );
}

test('buyer and seller on two processes see what the other has done by itself', async ({
  postgres,
  exchangeOn,
  openAs,
  playwright,
}) => {
  // Two exchanges start, beside a database.
  test.setTimeout(150_000);
  await seedDemoData(postgres.url);
  const ofSeller = await exchangeOn(postgres.url);
  const ofBuyer = await exchangeOn(postgres.url);
  const request = await playwright.request.newContext({ baseURL: ofSeller.url });
  const claim = await listedClaim(request, ofSeller.url);
  await request.dispose();
  const seller = await openAs('seller', { baseURL: ofSeller.url });
  const buyer = await openAs('buyer', { baseURL: ofBuyer.url });

  await seller.goto(`/my-claims/${claim.id}`);
  await expect(seller.getByRole('heading', { level: 1 })).toContainText(claim.reference);
  await buyer.goto(`/claim/${claim.id}`);
  await buyer.getByRole('button', { name: 'Make an offer' }).click();
  await buyer.getByRole('textbox', { name: /^Price/ }).fill('60');
  const first = await actOn<Offer>(buyer, /\/offers$/, () =>
    buyer.getByRole('button', { name: 'Make a binding offer' }).click(),
  );
  const offers = seller.getByRole('region', { name: 'Offers' }).getByRole('listitem');
  await expect(offers).toHaveCount(1, LIVE);

  await seller.goto(`/my-offers/${first.id}`);
  await seller.getByRole('button', { name: 'Counter' }).click();
  const counter = seller.getByRole('dialog', { name: 'Counter 60 %' });
  await counter.getByRole('textbox', { name: /^Price/ }).fill('63.5');
  await actOn(seller, /\/counter$/, () =>
    counter.getByRole('button', { name: 'Make a binding counter-offer' }).click(),
  );
  await expect(buyer.getByText('Counter-offer: 63.5 %')).toBeVisible(LIVE);

  await buyer.getByRole('link', { name: 'Answer it' }).click();
  await buyer.getByRole('button', { name: 'Accept 63.5 %' }).click();
  const accepted = await actOn<Offer>(buyer, /\/accept$/, () =>
    buyer.getByRole('alertdialog').getByRole('button', { name: 'Accept 63.5 %' }).click(),
  );
  const onward = seller.getByRole('link', { name: 'Go to the negotiation' });
  await expect(onward).toBeVisible(LIVE);

  await onward.click();
  await buyer.goto(`/negotiations/${accepted.negotiation_id}`);
  await buyer.getByRole('button', { name: 'End the examination' }).click();
  await actOn<Negotiation>(buyer, /\/confirm_diligence$/, () =>
    buyer.getByRole('alertdialog').getByRole('button', { name: 'End the examination' }).click(),
  );
  await expect(seller.getByRole('button', { name: 'Read and sign' })).toBeVisible(LIVE);
  await sign(seller, 'Sofia Marchetti');
  await expect(now(buyer)).toContainText('Sofia Marchetti has signed', LIVE);
  await sign(buyer, 'Jürgen Zürcher');
  await expect(now(seller)).toContainText('pays next', LIVE);
});
