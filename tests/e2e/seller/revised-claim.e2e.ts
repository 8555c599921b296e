import { listedClaim } from '../../support/market/listed-claim.ts';
import { expect, test } from '../../support/test.ts';

test('a seller withdraws a claim, changes it as a draft, and staff see what was changed before they list it again', async ({
  openAs,
  request,
  origin,
  page: visitor,
  allowConsole,
}) => {
  // The claim is on no public page meanwhile.
  allowConsole(/status of 404/);
  const claim = await listedClaim(request, origin);
  const seller = await openAs('seller');
  const dialog = seller.getByRole('alertdialog');

  await test.step('the claim is withdrawn and made a draft', async () => {
    await seller.goto(`/my-claims/${claim.id}`);
    await seller.getByRole('button', { name: 'Withdraw' }).click();
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(seller.getByText('This claim is withdrawn')).toBeVisible();
    await seller.getByRole('button', { name: 'Make changes' }).click();
    await dialog.getByRole('button', { name: 'Make changes' }).click();
    await expect(seller.getByRole('heading', { name: 'Is everything right?' })).toBeVisible();
    await visitor.goto(`/claim/${claim.id}`);
    await expect(visitor.getByRole('heading', { name: 'Claim not found' })).toBeVisible();
  });

  await test.step('its description is changed, and it is submitted', async () => {
    await seller.getByRole('button', { name: 'Edit Price' }).click();
    await seller.getByLabel('Description').fill('The register was amended in November.');
    await seller.getByRole('button', { name: 'Continue' }).click();
    await seller.getByRole('button', { name: 'Submit for review' }).click();
    await expect(seller.getByText('We are reviewing this claim')).toBeVisible();
  });

  await test.step('staff read what is new, and approve it', async () => {
    const staff = await openAs('admin');
    await staff.goto(`/admin/claims/${claim.id}`);
    const changes = staff.getByRole('region', { name: 'Since the last review' });
    await expect(changes).toContainText('The register was amended in November.');
    await staff.getByRole('button', { name: 'Approve' }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await visitor.reload();
    await expect(visitor.getByText('The register was amended in November.')).toBeVisible();
  });
});
