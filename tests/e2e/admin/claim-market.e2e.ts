import { listedClaim } from '../../support/market/listed-claim.ts';
import { LIVE } from '../../support/market/live.ts';
import { expect, test } from '../../support/test.ts';

const NOTE = 'Somebody else says that this claim is theirs.';

test('staff feature a claim and take it off the market; the seller reads why, and sees it put back', async ({
  request,
  openAs,
  origin,
  page: visitor,
}) => {
  const claim = await listedClaim(request, origin);
  const seller = await openAs('seller');
  await seller.goto(`/my-claims/${claim.id}`);
  await expect(seller.getByRole('button', { name: 'Pause' })).toBeVisible();

  const staff = await openAs('admin');
  await staff.goto(`/admin/claims/${claim.id}`);
  await staff.getByRole('button', { name: 'Feature' }).click();
  await expect(staff.getByRole('button', { name: 'Stop featuring' })).toBeFocused();
  await visitor.goto('/marketplace/featured-claims');
  const card = visitor.locator(`main a[href="/claim/${claim.id}"]`).first();
  await expect(card).toBeVisible();

  await staff.getByRole('button', { name: 'Take off the market' }).click();
  const question = staff.getByRole('alertdialog');
  await question.getByLabel('Reason').fill(NOTE);
  await question.getByRole('button', { name: 'Take off the market' }).click();
  await expect(staff.getByRole('region', { name: 'Status' })).toContainText(NOTE);
  await expect(staff.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(seller.getByText(NOTE).first()).toBeVisible(LIVE);
  await expect(seller.getByRole('button', { name: 'Resume' })).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toBeHidden();
  await visitor.goto(`/claim/${claim.id}`);
  await expect(visitor.getByText('It takes no offers for now.')).toBeVisible();
  await expect(visitor.getByText(NOTE)).toBeHidden();

  await staff.getByRole('button', { name: 'Put back onto the market' }).click();
  await staff
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Put back onto the market' })
    .click();
  await expect(staff.getByText(`${claim.reference} is on the market again`)).toBeVisible();
  await expect(seller.getByRole('button', { name: 'Pause' })).toBeVisible(LIVE);
});
