import { acceptedDeal } from '../../support/market/deals.ts';
import { lookAtAllViews } from '../../support/pages/accessibility.ts';
import {
  confirm,
  markAsPaid,
  now,
  recordFee,
  recordFiling,
  sign,
} from '../../support/pages/deal-steps.ts';
import { withoutDrawnRows } from '../../support/pages/without-drawn-rows.ts';
import { expect, test } from '../../support/test.ts';

test('two people see a sale through from the acceptance to the transfer, each seeing what the other does', async ({
  request,
  openAs,
  origin,
}) => {
  const deal = await acceptedDeal(request, origin);
  const path = `/negotiations/${deal.id}`;
  const [buyer, seller, admin] = [
    await openAs('buyer'),
    await openAs('seller'),
    await openAs('admin'),
  ];
  const all = [buyer, seller, admin];

  await test.step('the buyer examines the claim and ends the examination', async () => {
    await buyer.goto('/negotiations');
    await buyer.getByRole('link', { name: deal.reference }).click();
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(deal.reference);
    await expect(buyer.getByRole('region', { name: 'Seller' })).toContainText('Sofia Marchetti');
    await expect(buyer.getByRole('region', { name: 'Summary' })).toContainText('$66,660.00');
    await buyer.getByRole('button', { name: 'Preview proof_of_claim.png' }).click();
    const preview = buyer.getByRole('dialog', { name: 'proof_of_claim.png' });
    await expect(preview.getByRole('img')).toBeVisible();
    await buyer.keyboard.press('Escape');
    await confirm(buyer, 'End the examination');
    await expect(now(buyer)).toContainText('Sign the assignment agreement');
  });

  await test.step('both sign, in either order', async () => {
    await seller.goto(path);
    await sign(seller, 'Sofia Marchetti', 'Sofia Marchetti, account 1, Example Bank');
    await expect(now(seller)).toContainText('signs next');
    await expect(now(buyer)).toContainText('Sofia Marchetti has signed');
    await sign(buyer, 'Jürgen Zürcher');
    await expect(now(buyer)).toContainText(
      'Pay $66,000.00 to Sofia Marchetti and our fee of $660.00',
    );
    await expect(buyer.getByRole('button', { name: 'Cancel the sale' })).toHaveCount(0);
    await buyer.getByRole('button', { name: `Preview ${deal.reference}` }).click();
    const agreement = buyer.getByRole('dialog', { name: deal.reference });
    await expect(agreement.getByRole('link', { name: 'Download' })).toBeVisible();
    await buyer.keyboard.press('Escape');
  });

  await test.step('the buyer pays and proves it, the seller confirms', async () => {
    await markAsPaid(buyer, { reference: deal.reference, receipt: 'receipt.png' });
    await expect(now(buyer)).toContainText('Sofia Marchetti confirms the payment next');
    await seller.getByRole('button', { name: 'Preview receipt.png' }).click();
    const preview = seller.getByRole('dialog', { name: 'receipt.png' });
    await expect(preview.getByRole('img')).toBeVisible();
    await seller.keyboard.press('Escape');
    await confirm(seller, 'Confirm the payment');
    await expect(now(seller)).toContainText('Our staff file the transfer');
  });

  await test.step('staff record the filing, and the days begin in which it can be objected to', async () => {
    await admin.goto(`/admin/negotiations?search=${deal.reference}`);
    await admin.getByRole('link', { name: deal.reference }).click();
    await recordFiling(admin, '28114');
    await expect(admin.getByText('Docket number 28114')).toBeVisible();
    await expect(now(seller)).toContainText('docket number 28114');
    await expect(now(buyer)).toContainText('Objections are possible until');
    await expect(admin.getByRole('button', { name: 'Complete the sale' })).toHaveCount(0);
  });

  await test.step('the buyer reads where the fee is paid to, and that staff have received it', async () => {
    const fee = buyer.getByRole('region', { name: 'Our fee' });
    await expect(fee).toContainText(`Reference${deal.reference}`);
    await recordFee(admin, 'Buyer');
    await expect(fee).toContainText('We received it on');
    await expect(seller.getByRole('region', { name: 'Our fee' })).toContainText('Not received yet');
  });
  await Promise.all(all.map((page) => page.close()));
});

test('a sale is cancelled on a phone by the keyboard alone, and the other side reads why', async ({
  request,
  openAs,
  origin,
}) => {
  const deal = await acceptedDeal(request, origin);
  const seller = await openAs('seller');
  await seller.setViewportSize({ width: 390, height: 844 });
  await seller.goto(`/negotiations/${deal.id}`);
  const cancel = seller.getByRole('button', { name: 'Cancel the sale' });
  await expect(cancel).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await cancel.evaluate((element) => element === document.activeElement)) break;
    await seller.keyboard.press('Tab');
  }
  await expect(cancel).toBeFocused();
  await seller.keyboard.press('Enter');
  const question = seller.getByRole('alertdialog', { name: `Cancel ${deal.reference}?` });
  await expect(question.getByLabel('Reason')).toBeFocused();
  await seller.keyboard.type('The estate has paid me.');
  await seller.keyboard.press('Tab');
  await seller.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Cancel the sale' })).toBeFocused();
  await seller.keyboard.press('Enter');
  await expect(now(seller)).toContainText('Cancelled by you');
  await expect(seller.getByRole('heading', { level: 1 })).toBeFocused();

  const buyer = await openAs('buyer');
  await buyer.goto(`/negotiations/${deal.id}`);
  await expect(now(buyer)).toContainText('Cancelled by the seller');
  await expect(now(buyer)).toContainText('The estate has paid me.');
  await buyer.getByRole('link', { name: 'Go to the claim' }).click();
  await expect(buyer).toHaveURL(/\/claim\/\d+$/);
});

test('negotiations are accessible for both sides and for staff, as a list, a board and a record', async ({
  request,
  openAs,
  origin,
}) => {
  const deal = await acceptedDeal(request, origin);
  const buyer = await openAs('buyer');
  for (const path of ['/negotiations', '/negotiations?view=board', `/negotiations/${deal.id}`]) {
    await buyer.goto(path);
    await expect(buyer.getByText(deal.reference).first()).toBeVisible();
    await lookAtAllViews(buyer, path);
  }
  await buyer.setViewportSize({ width: 1280, height: 900 });
  await confirm(buyer, 'End the examination');
  await buyer.getByRole('button', { name: 'Read and sign' }).click();
  await expect(buyer.getByLabel('Your first and last name')).toBeVisible();
  await lookAtAllViews(buyer, 'the agreement to be signed');
  const admin = await openAs('admin');
  for (const path of [
    `/admin/negotiations?search=${deal.reference}`,
    `/admin/negotiations?view=board&search=${deal.reference}`,
    `/admin/negotiations/${deal.id}`,
  ]) {
    await admin.goto(path);
    await expect(admin.getByText(deal.reference).first()).toBeVisible();
    await lookAtAllViews(admin, path);
  }
});

test('negotiations that could not be read say so and can be tried again, accessibly', async ({
  openAs,
  allowConsole,
}) => {
  allowConsole(/status of 429/);
  const visits = [
    { page: await openAs('buyer'), paths: ['/negotiations', '/negotiations/1'] },
    { page: await openAs('admin'), paths: ['/admin/negotiations', '/admin/negotiations/1'] },
  ];
  for (const { page, paths } of visits) {
    // A refusal that is not tried again by itself; no switch of the exchange makes a reading fail.
    await withoutDrawnRows(page);
    await page.route(/\/api\/(api|admin)\/negotiations/, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '60' },
        json: { message: 'Too many attempts.', code: 'rate_limited', request_id: 'req-e2e-3' },
      }),
    );
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await lookAtAllViews(page, path);
      await page.setViewportSize({ width: 1280, height: 900 });
    }
  }
});
