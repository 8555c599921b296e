import { submittedClaim } from '../../support/market/listed-claim.ts';
import { LIVE } from '../../support/market/live.ts';
import { expect, test } from '../../support/test.ts';

const NOTE = 'The account statement does not show the account number.';

test('staff find what waits, compare it with its documents, request changes and list it; the seller sees each decision', async ({
  request,
  openAs,
  origin,
}) => {
  const claim = await submittedClaim(request, origin);
  const seller = await openAs('seller');
  await seller.goto(`/my-claims/${claim.id}`);
  await expect(seller.getByText('In review', { exact: true }).first()).toBeVisible();

  const staff = await openAs('admin');
  await staff.goto('/admin/home');
  await staff.getByRole('link', { name: 'Claims to review' }).click();
  await expect(
    staff.getByRole('button', { name: 'Remove filter Status: In review' }),
  ).toBeVisible();
  await staff.getByLabel('Search claims').fill(claim.reference);
  await staff.getByRole('link', { name: claim.reference }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(claim.reference);
  await expect(staff.getByRole('region', { name: 'Checks' })).toContainText('They all agree');

  const documents = staff.getByRole('region', { name: 'Documents', exact: true });
  await documents
    .getByRole('button', { name: /^Preview/ })
    .first()
    .click();
  const picture = staff.getByRole('dialog').getByRole('img');
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await staff.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await staff.getByRole('button', { name: 'Request changes' }).click();
  const changes = staff.getByRole('alertdialog', { name: /^Request changes/ });
  await changes.getByLabel('What is to be changed').fill(NOTE);
  await changes.getByRole('button', { name: 'Request changes' }).click();
  await expect(staff.getByRole('region', { name: 'Status' })).toContainText(NOTE);
  // Where the way to the next claim stands.
  await expect(staff.getByRole('group', { name: 'Decision' })).toBeFocused();
  await expect(seller.getByText(NOTE).first()).toBeVisible(LIVE);

  await seller.getByRole('button', { name: 'Submit for review' }).click();
  await seller.getByRole('alertdialog').getByRole('button', { name: 'Submit for review' }).click();
  await expect(staff.getByRole('button', { name: 'Approve' })).toBeVisible(LIVE);
  await staff.getByRole('button', { name: 'Approve' }).click();
  const approval = staff.getByRole('alertdialog', { name: `List ${claim.reference}?` });
  await approval.getByRole('button', { name: 'Approve' }).click();
  await expect(staff.getByText(`${claim.reference} is listed`)).toBeVisible();
  await expect(seller.getByText('Open', { exact: true }).first()).toBeVisible(LIVE);

  await staff.getByRole('link', { name: 'View on the marketplace' }).click();
  await expect(staff).toHaveURL(`/claim/${claim.id}`);
});
