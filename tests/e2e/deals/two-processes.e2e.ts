import { Client } from 'pg';
import type { Offer } from '../../../generated/model/index.ts';
import { listedClaim } from '../../support/market/listed-claim.ts';
import { formatDate } from '../../../src/labels/dates.ts';
import { actOn, LIVE } from '../../support/market/live.ts';
import { confirm, markAsPaid, now, recordFiling, sign } from '../../support/pages/deal-steps.ts';
import { seedDemoData, test } from '../../support/postgres/on-postgres.ts';
import { expect } from '../../support/test.ts';

test('buyer and seller on two processes see what the other has done by itself', async ({
  databaseUrl,
  exchangeOn,
  openAs,
  playwright,
}) => {
  await seedDemoData(databaseUrl);
  const ofSeller = await exchangeOn(databaseUrl);
  const ofBuyer = await exchangeOn(databaseUrl);
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
    buyer.getByRole('button', { name: 'Make offer' }).click(),
  );
  const offers = seller.getByRole('region', { name: 'Offers' }).getByRole('listitem');
  await expect(offers).toHaveCount(1, LIVE);

  await seller.goto(`/my-offers/${first.id}`);
  await seller.getByRole('button', { name: 'Counter' }).click();
  const counter = seller.getByRole('dialog', { name: 'Counter 60.00 %' });
  await counter.getByRole('textbox', { name: /^Price/ }).fill('63.5');
  await actOn(seller, /\/counter$/, () =>
    counter.getByRole('button', { name: 'Make counter-offer' }).click(),
  );
  await expect(buyer.getByText('Counter-offer: 63.50 %')).toBeVisible(LIVE);

  await buyer.getByRole('link', { name: 'Answer it' }).click();
  await buyer.getByRole('button', { name: 'Accept 63.50 %' }).click();
  const accepted = await actOn<Offer>(buyer, /\/accept$/, () =>
    buyer.getByRole('alertdialog').getByRole('button', { name: 'Accept 63.50 %' }).click(),
  );
  const onward = seller.getByRole('link', { name: 'Go to the negotiation' });
  await expect(onward).toBeVisible(LIVE);

  await onward.click();
  await buyer.goto(`/negotiations/${accepted.negotiation_id}`);
  const { reference } = await confirm(buyer, 'End the examination');
  await expect(seller.getByRole('button', { name: 'Read and sign' })).toBeVisible(LIVE);
  await sign(seller, 'Sofia Marchetti', 'Sofia Marchetti, account 1, Example Bank');
  await expect(now(buyer)).toContainText('Sofia Marchetti has signed', LIVE);
  await sign(buyer, 'Jürgen Zürcher');
  await expect(now(seller)).toContainText('pays next', LIVE);

  // Staff are on the process of the buyer.
  const staff = await openAs('admin', { baseURL: ofBuyer.url });
  await staff.goto(`/admin/negotiations/${accepted.negotiation_id}`);
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(reference);
  await markAsPaid(buyer, { reference, receipt: 'receipt.png' });
  await expect(now(seller)).toContainText(
    `has marked the price as paid, with the reference ${reference}`,
    LIVE,
  );
  await seller.getByRole('button', { name: 'Preview receipt.png' }).click();
  const receipt = seller.getByRole('dialog', { name: 'receipt.png' });
  await expect(receipt.getByRole('img')).toBeVisible();
  await seller.keyboard.press('Escape');
  await confirm(seller, 'Confirm the payment');
  await Promise.all([
    expect(now(buyer)).toContainText('Our staff file the transfer', LIVE),
    expect(staff.getByRole('button', { name: 'Record the filing' })).toBeVisible(LIVE),
  ]);

  const filed = await recordFiling(staff, '28114');
  const until = formatDate(filed.objection_deadline_on ?? '');
  await Promise.all(
    [buyer, seller].flatMap((side) => [
      expect(now(side)).toContainText(`Objections are possible until ${until}`, LIVE),
      expect(now(side)).toContainText('docket number 28114', LIVE),
    ]),
  );

  await passObjections(databaseUrl, accepted.negotiation_id);
  await staff.reload();
  await confirm(staff, 'Complete the sale');
  await Promise.all([
    expect(now(buyer)).toContainText('The claim is yours', LIVE),
    expect(now(seller)).toContainText('The claim is sold', LIVE),
  ]);
});

/** Nobody waits 21 days: the last day for objections was in the past. */
async function passObjections(databaseUrl: string, negotiationId: number): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const past =
    'update negotiations set objection_deadline_on = objection_deadline_on - 30 where id = $1';
  await database.query(past, [negotiationId]);
  await database.end();
}
