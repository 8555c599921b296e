import type { Page } from '@playwright/test';
import { followMail } from '../../support/mailbox.ts';
import { registeredPerson, stranger } from '../../support/people.ts';
import { pngFile } from '../../support/pictures.ts';
import { expect, login, test } from '../../support/test.ts';

const holderName = (page: Page) => page.getByLabel('Name of the holder');

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** Neither the list of begun claims nor the form of the case shows it. */
async function expectNothingOf(page: Page, name: string): Promise<void> {
  await page.goto('/claim-onboarding');
  await expect(page.getByRole('list', { name: 'Cases' })).toBeVisible();
  await expect(page.getByText('Continue where you left off')).toHaveCount(0);
  await page.goto('/claim-onboarding/ftx');
  await expect(holderName(page)).not.toHaveValue(name);
}

test('a form whose session was lost is shown to nobody else, and to its person again', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const ana = await registeredPerson(request);
  const ben = await registeredPerson(request);
  await login(page, ana.email, ana.password);
  // No switch of the exchange makes some of its calls fail.
  const failure = { message: 'An error occurred.', code: 'internal_error', request_id: 'r-1' };
  await page.route(/\/api\/(auth\/current_user|api\/my_claims)/, (route) =>
    route.request().method() === 'GET' && !route.request().url().includes('current_user')
      ? route.continue()
      : route.fulfill({ status: 500, json: failure }),
  );
  await page.goto('/claim-onboarding/ftx');
  await holderName(page).fill('Written by Ana');
  await expect(page.getByText(/^Not in your account yet/)).toBeVisible();
  // Three more tries come first, after 1, 2 and 4 seconds.
  const told = page.getByRole('dialog').getByText('You are no longer logged in');
  await expect(told).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/claim-onboarding\/ftx/);
  await page.unrouteAll();

  await login(page, ben.email, ben.password);
  await expectNothingOf(page, 'Written by Ana');
  await logOut(page);

  await login(page, ana.email, ana.password);
  await page.goto('/claim-onboarding');
  await page.getByRole('link', { name: /^Continue the claim against/ }).click();
  await expect(holderName(page)).toHaveValue('Written by Ana');
});

test('a visitor’s form waits for who registered from it, while somebody else uses the device', async ({
  page,
  context,
  request,
}) => {
  const ben = await registeredPerson(request);
  const ana = stranger();
  await page.goto('/claim-onboarding/ftx?step=documents');
  await page.getByLabel('Proof of claim').setInputFiles(pngFile('proof.png', [12, 90, 160]));
  await page.getByRole('button', { name: 'Holder' }).click();
  await holderName(page).fill('Written by Ana');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave page' }).click();
  await page.getByLabel('First name').fill(ana.first_name);
  await page.getByLabel('Last name').fill(ana.last_name);
  await page.getByLabel('Email', { exact: true }).fill(ana.email);
  await page.getByLabel('Password', { exact: true }).fill(ana.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();

  await login(page, ben.email, ben.password);
  await expectNothingOf(page, 'Written by Ana');
  await logOut(page);
  await page.close();

  const tab = await context.newPage();
  await followMail(tab, ana.email, 'Confirm your email address');
  await tab.getByLabel('Password', { exact: true }).fill(ana.password);
  await tab.getByRole('button', { name: 'Confirm and log in' }).click();
  await expect(tab).toHaveURL(/\/claim-onboarding\/ftx/);
  await expect(holderName(tab)).toHaveValue('Written by Ana');
  await tab.getByRole('button', { name: 'Documents' }).click();
  await expect(tab.getByText('proof.png')).toBeVisible();
});

test('a logout on purpose leaves nothing on the device', async ({ openAs, request }) => {
  const person = await registeredPerson(request);
  const page = await openAs(person);
  await page.goto('/claim-onboarding/ftx');
  await page.getByLabel('Name of the holder').fill('Somebody Else');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('claim-form'))).toBeNull();
  await page.goto('/claim-onboarding/ftx');
  await expect(page.getByLabel('Name of the holder')).toHaveValue('');
});
