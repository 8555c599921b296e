import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'QA' });
const opener = (page: Page) => page.getByRole('button', { name: /^QA/ });
const star = (page: Page) => page.getByRole('button', { name: 'Follow Celsius' });

async function logInAsBuyer(page: Page): Promise<void> {
  await opener(page).click();
  await panel(page).getByLabel('Log in as').selectOption('buyer@example.com');
  const loaded = page.waitForEvent('load');
  await panel(page).getByRole('button', { name: 'Log in' }).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Jürgen' })).toBeVisible();
  await expect(page).toHaveURL('/buyer-portal');
}

test('a tester logs in at a press, sees a list fail and be empty, and resets what was done', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await page.goto('/login');
  await expect(opener(page)).toBeVisible();
  await logInAsBuyer(page);
  await page.getByRole('link', { name: 'Marketplace' }).first().click();
  // The exchange is in the page: what it has not answered is lost in a reload.
  const followed = page.waitForResponse(/\/api\/cases\/\w+\/follow$/);
  await star(page).click();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  expect((await followed).ok()).toBe(true);

  // What is switched outlives a reload.
  await opener(page).click();
  await panel(page).getByLabel('Answer requests').selectOption('with a failure (500)');
  await panel(page).getByLabel('Which requests').selectOption('listCases');
  await page.reload();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(opener(page)).toHaveAccessibleName(
    'QA: 500 listCases is answered with a failure (500)',
  );

  // Another answer, and the truth.
  await opener(page).click();
  await panel(page).getByLabel('Answer requests').selectOption('with empty lists');
  await panel(page).getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByText('0 cases')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Back to normal' }).click();
  await panel(page).getByRole('button', { name: 'Ask again' }).click();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');

  // Everything that was done is gone, with the session.
  await panel(page).getByRole('button', { name: 'Reset demo data' }).click();
  await page
    .getByRole('alertdialog', { name: 'Reset the demo data?' })
    .getByRole('button', { name: 'Reset demo data' })
    .click();
  await expect(page.getByText('Filling in the demo data')).toBeVisible();
  const welcome = page.getByRole('dialog', { name: 'Welcome to Claims Exchange' });
  await welcome.getByRole('link', { name: 'Log in' }).click();
  await logInAsBuyer(page);
  await page.getByRole('link', { name: 'Marketplace' }).first().click();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
});
