import type { Page } from '@playwright/test';
import { registeredPerson } from '../../support/people.ts';
import { watchTraffic } from '../../support/pages/watch-traffic.ts';
import { expect, test } from '../../support/test.ts';

const OFFLINE = 'There was a problem connecting to the internet. Please check your connection.';
const UNANSWERED = 'No answer came back. What you entered is still here: try again.';

test('without a connection a form says so, loses nothing and works again later', async ({
  openAs,
  request,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const person = await registeredPerson(request);
  const page = await openAs(person);
  await page.goto('/profile-account-settings');
  await page.getByLabel('Company').fill('Quillmark');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText(OFFLINE)).toHaveCount(1);
  await expect(page.getByText(UNANSWERED)).toBeVisible();
  await expect(page.getByLabel('Company')).toHaveValue('Quillmark');
  await expect(page).toHaveURL('/profile-account-settings');

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(page.getByText(UNANSWERED)).toHaveCount(0);
});

test('a page that is opened without a connection says so, and comes once there is one', async ({
  openAs,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const page = await openAs('seller');
  await page.goto('/my-claims');
  const claim = page.getByRole('main').getByRole('link', { name: /^CLM-/ });
  // So that the code of the page is there.
  await claim.first().click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await page.goBack();
  const reference = (await claim.nth(1).textContent()) ?? '';
  await page.context().setOffline(true);
  await claim.nth(1).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
});

test.describe('what was not fetched before the connection was lost', () => {
  /** A page that has come to rest, without a connection from now on. */
  async function offlineAtMyClaims(page: Page): Promise<void> {
    const untilQuiet = watchTraffic(page);
    await page.goto('/my-claims');
    await untilQuiet();
    await page.context().setOffline(true);
  }

  test.beforeEach(({ allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  });

  test('comes once there is one: a page', async ({ openAs }) => {
    const page = await openAs('seller');
    await offlineAtMyClaims(page);
    await page.getByRole('link', { name: 'My offers' }).first().click();
    await expect(page.getByText(/^There is no connection\./)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('link', { name: 'My claims' }).first()).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'My offers' })).toBeVisible();
  });

  test('opens at the next press once there is one: a dialog, whose page stays', async ({
    openAs,
  }) => {
    const page = await openAs('seller');
    await offlineAtMyClaims(page);
    const exportButton = page.getByRole('button', { name: 'Export' });
    await exportButton.click();
    await expect(page.getByText(/^This could not be opened\./)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'My claims' })).toBeVisible();
    await page.context().setOffline(false);
    // The dialog closes as soon as it has what it reads.
    const exported = page.waitForEvent('download');
    await exportButton.click();
    expect((await exported).suggestedFilename()).toMatch(/^claims-.*\.csv$/);
  });
});
