import type { Page } from '@playwright/test';
import { listedClaim } from '../../support/market/listed-claim.ts';
import { expect, test } from '../../support/test.ts';

async function offer(page: Page, percent: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Price/ }).fill(percent);
  await page.getByRole('button', { name: 'Make offer' }).click();
}

test('a buyer whose form says that the claim is paused makes the offer after that, the seller counters it, and the buyer accepts', async ({
  openAs,
  request,
  origin,
}) => {
  const claim = await listedClaim(request, origin);
  const buyer = await openAs('buyer');
  await buyer.goto(`/claim/${claim.id}`);
  await buyer.getByRole('button', { name: 'Make an offer' }).click();
  await buyer.getByRole('textbox', { name: /^Price/ }).fill('60');
  const summary = buyer.getByRole('region', { name: 'What it comes to' });
  await expect(summary).toContainText('You pay$60,600.00');
  await expect(summary).toContainText('Seller keeps$59,400.00');

  const seller = await openAs('seller');
  await seller.goto(`/my-claims/${claim.id}`);
  await seller.getByRole('button', { name: 'Pause' }).click();
  const form = buyer.getByRole('dialog', { name: 'Make an offer' });
  await expect(form.getByRole('alert')).toContainText(
    'The listing of the claim was paused. Your offer was not sent.',
  );
  await expect(form.getByRole('button', { name: 'Make offer' })).toBeDisabled();
  await expect(form.getByRole('textbox', { name: /^Price/ })).toHaveValue('60');
  await seller.getByRole('button', { name: 'Resume' }).click();
  await expect(form.getByRole('alert')).toBeHidden();
  await offer(buyer, '60');
  await expect(buyer.getByText('Your offer: 60.00 %')).toBeVisible();

  await seller.goto('/seller-portal');
  await seller.getByRole('link', { name: `about ${claim.reference}` }).click();
  await expect(seller.getByText('You receive')).toBeVisible();
  await seller.getByRole('button', { name: 'Counter' }).click();
  const counter = seller.getByRole('dialog', { name: 'Counter 60.00 %' });
  await counter.getByRole('textbox', { name: /^Price/ }).fill('63.5');
  await expect(counter).toContainText('You receive$62,865.00');
  await counter.getByRole('button', { name: 'Make counter-offer' }).click();
  await expect(seller.getByText('It is the buyer’s turn')).toBeVisible();

  // The claim that the buyer still looks at says so by itself.
  await expect(buyer.getByText('Counter-offer: 63.50 %')).toBeVisible();
  await buyer.getByRole('link', { name: 'Answer it' }).click();
  await expect(buyer.getByText('was 60.00 %')).toBeVisible();
  await buyer.getByRole('button', { name: 'Accept 63.50 %' }).click();
  const question = buyer.getByRole('alertdialog', { name: 'Accept 63.50 %?' });
  await expect(question).toContainText('$64,135.00');
  await question.getByRole('button', { name: 'Accept 63.50 %' }).click();
  await expect(buyer.getByText('Agreed at 63.50 %')).toBeVisible();
  await expect(buyer.getByRole('link', { name: 'Go to the negotiation' })).toHaveAttribute(
    'href',
    /^\/negotiations\/\d+$/,
  );

  await seller.goto(`/my-claims/${claim.id}`);
  await expect(seller.getByText('Under offer', { exact: true }).first()).toBeVisible();
});

test('a seller chooses between two offers by what each leaves, and knows which one that closes', async ({
  openAs,
  request,
  origin,
}) => {
  const claim = await listedClaim(request, origin);
  for (const [who, percent] of [
    ['buyer', '58'],
    ['buyer2', '61'],
  ] as const) {
    const page = await openAs(who);
    await page.goto(`/claim/${claim.id}`);
    await page.getByRole('button', { name: 'Make an offer' }).click();
    await offer(page, percent);
    await expect(page.getByText(`Your offer: ${percent}.00 %`)).toBeVisible();
  }
  const seller = await openAs('seller');
  await seller.goto(`/my-claims/${claim.id}`);
  const offers = seller.getByRole('region', { name: 'Offers' }).getByRole('listitem');
  await expect(offers).toHaveCount(2);
  await expect(offers.first()).toContainText('Pays most');
  await expect(offers.first()).toContainText('$60,390.00');
  await expect(offers.last()).toContainText('−8 points');
  await offers
    .first()
    .getByRole('link', { name: /^Answer/ })
    .click();
  await seller.getByRole('button', { name: 'Accept 61.00 %' }).click();
  const question = seller.getByRole('alertdialog', { name: 'Accept 61.00 %?' });
  await expect(question).toContainText(
    /Buyer \d{4}: you would receive \$57,420\.00\sat\s58\.00\s%/,
  );
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(seller.getByRole('button', { name: 'Accept 61.00 %' })).toBeFocused();
});

test('an offer far too low is rejected automatically without a number, and a higher one stands', async ({
  openAs,
  request,
  origin,
}) => {
  const claim = await listedClaim(request, origin, {
    fields: { minimum_percent: '60' },
  });
  const buyer = await openAs('buyer2');
  await buyer.goto(`/claim/${claim.id}`);
  await buyer.getByRole('button', { name: 'Make an offer' }).click();
  await offer(buyer, '55');
  const notice = buyer.getByText('your offer was rejected automatically', { exact: false });
  await expect(notice).toBeVisible();
  await expect(notice).not.toContainText('60');
  await offer(buyer, '62');
  await expect(buyer.getByText('Your offer: 62.00 %')).toBeVisible();
  await buyer.getByRole('link', { name: 'See your offer' }).click();
  await buyer.getByRole('button', { name: 'Withdraw' }).click();
  await buyer.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(buyer.getByText('This offer was withdrawn')).toBeVisible();
  await expect(buyer.getByRole('link', { name: 'Go to the claim' })).toBeVisible();
});

test('who may not bid reads why on the claim, and where it can be mended', async ({
  openAs,
  request,
  origin,
}) => {
  const claim = await listedClaim(request, origin);
  for (const [who, way] of [
    ['seller', 'Manage your claim'],
    ['newcomer', 'Apply for a buyer account'],
    ['unverified', 'See your application'],
    ['new-buyer', 'Read the agreement'],
  ] as const) {
    const page = await openAs(who);
    await page.goto(`/claim/${claim.id}`);
    await expect(page.getByRole('link', { name: way })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Make an offer' })).toHaveCount(0);
  }
});
