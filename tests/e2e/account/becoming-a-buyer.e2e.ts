import { listedClaim } from '../../support/market/listed-claim.ts';
import { personInReview } from '../../support/people.ts';
import { pngFile } from '../../support/pictures.ts';
import { expect, test } from '../../support/test.ts';

test('a user applies, answers what staff ask, is verified, accepts the agreement and makes a first bid', async ({
  openAs,
  request,
  origin,
}) => {
  const person = await personInReview(request);
  const page = await openAs(person);
  const staff = await openAs('admin');

  await test.step('the application is begun, left, and found again as it was', async () => {
    await page.goto('/apply-buyer-account');
    await page.getByLabel('An individual').check();
    await page.getByLabel('Country of tax residence').selectOption('Sweden');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Outside the United States').check();
    await page.getByLabel('Where does the money come from?').fill('Savings from salary.');
    await page.getByLabel('Smallest face amount').fill('25,000');
    await page.getByLabel('FTX').check();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Outside the United States')).toBeChecked();
    await expect(page.getByLabel('Smallest face amount')).toHaveValue('25,000');
    await expect(page.getByLabel('FTX')).toBeChecked();
  });

  await test.step('it is submitted with its tax form', async () => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Tax form').setInputFiles(pngFile('w8ben.png', [12, 90, 160]));
    await expect(page.getByText('Added')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(page.getByText('Your application is being reviewed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Preview w8ben.png' })).toBeVisible();
  });

  await test.step('staff approve the identity, and ask for more', async () => {
    await staff.goto(`/admin/users?search=${encodeURIComponent(person.email)}`);
    await staff.getByRole('link', { name: 'Mara Lind', exact: true }).click();
    await staff.getByRole('link', { name: 'Review documents' }).click();
    await staff
      .getByRole('group', { name: 'Decision' })
      .getByRole('button', { name: 'Approve' })
      .click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await staff.getByRole('link', { name: 'Review application' }).click();
    await expect(staff.getByText('Savings from salary.')).toBeVisible();
    await expect(staff.getByRole('img', { name: 'Tax form' })).toBeVisible();
    await staff
      .getByRole('group', { name: 'Decision' })
      .getByRole('button', { name: 'Request information' })
      .click();
    const question = staff.getByRole('alertdialog');
    await question.getByLabel('What is missing').fill('Please send a statement of the account.');
    await question.getByRole('button', { name: 'Request information' }).click();
    await expect(question).toBeHidden();
  });

  await test.step('the user answers', async () => {
    await page.reload();
    await expect(
      page.getByText('Our staff wrote: Please send a statement of the account.'),
    ).toBeVisible();
    await page
      .getByRole('button', { name: /^Documents/ })
      .first()
      .click();
    await page.getByLabel('More documents').setInputFiles(pngFile('statement.png', [90, 12, 160]));
    await expect(page.getByText('statement.png')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Resubmit' }).click();
    await expect(page.getByText('Your application is being reviewed')).toBeVisible();
  });

  await test.step('staff verify the buyer', async () => {
    await staff.reload();
    await expect(staff.getByRole('img', { name: 'Account statement' })).toBeVisible();
    await staff
      .getByRole('group', { name: 'Decision' })
      .getByRole('button', { name: 'Verify' })
      .click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Verify' }).click();
    await expect(staff.getByRole('alertdialog')).toBeHidden();
  });

  await test.step('a claim leads to the agreement, and the agreement back to exact terms and a bid', async () => {
    const { id } = await listedClaim(request, origin);
    const claim = `/claim/${id}`;
    await page.goto(claim);
    const rounded = page.getByRole('main').getByText('~', { exact: true });
    await expect(rounded.first()).toBeVisible();
    await page.getByRole('link', { name: 'Read the agreement' }).click();
    await page.getByLabel('Your first and last name').fill('Mara Lind');
    await page.getByLabel('I have read the agreement and accept it').check();
    await page.getByRole('button', { name: 'Accept the agreement' }).click();
    await expect(page).toHaveURL(claim);
    await page.getByRole('button', { name: 'Make an offer' }).click();
    await page.getByRole('textbox', { name: /^Price/ }).fill('62');
    await page.getByRole('button', { name: 'Make offer' }).click();
    await expect(page.getByText('Your offer: 62.00 %')).toBeVisible();
    await expect(rounded).toHaveCount(0);
  });
});
