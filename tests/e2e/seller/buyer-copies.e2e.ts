import { listedClaim } from '../../support/market/listed-claim.ts';
import { pngFile } from '../../support/pictures.ts';
import { expect, test } from '../../support/test.ts';

test('a seller adds a copy for buyers, and a verified buyer who looks at the claim opens it', async ({
  openAs,
  request,
  origin,
  page: visitor,
}) => {
  const claim = await listedClaim(request, origin);
  const buyer = await openAs('buyer');
  await buyer.goto(`/claim/${claim.id}`);
  await expect(buyer.getByText(/added no copies for buyers/)).toBeVisible();

  const seller = await openAs('seller');
  await seller.goto(`/my-claims/${claim.id}`);
  const copies = seller.getByRole('region', { name: 'Copies for buyers' });
  await copies.getByLabel('Kind of document').selectOption('Account statement');
  await copies
    .getByLabel('Redacted copy')
    .setInputFiles(pngFile('Statement of Sofia Marchetti.png', [90, 90, 90]));
  await expect(copies.getByText('account-statement-redacted.png')).toBeVisible();

  // The claim that the buyer still looks at says so by itself.
  await buyer.getByRole('button', { name: 'Preview account-statement-redacted.png' }).click();
  const preview = buyer.getByRole('dialog', { name: 'account-statement-redacted.png' });
  await expect(preview.getByRole('img')).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();

  await visitor.goto(`/claim/${claim.id}`);
  const listed = visitor.getByRole('region', { name: 'Documents' });
  await expect(listed).toContainText('Account statement');
  await expect(listed.getByRole('button')).toHaveCount(0);

  await copies.getByRole('button', { name: 'Delete account-statement-redacted.png' }).click();
  await seller.getByRole('button', { name: 'Delete document' }).click();
  await expect(buyer.getByText(/added no copies for buyers/)).toBeVisible();
});
