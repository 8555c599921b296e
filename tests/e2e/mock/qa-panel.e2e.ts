import type { Page } from '@playwright/test';
import { goWithinApp } from '../../support/pages/go-within-app.ts';
import { watchTraffic } from '../../support/pages/watch-traffic.ts';
import { expect, test } from '../../support/started-app.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'QA' });
const opener = (page: Page) => page.getByRole('button', { name: /^QA/ });
const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Claims Exchange' });
const star = (page: Page) => page.getByRole('button', { name: 'Follow Celsius' });

async function logInAs(page: Page, email: string): Promise<void> {
  await opener(page).click();
  await panel(page).getByLabel('Log in as').selectOption(email);
  const loaded = page.waitForEvent('load');
  await panel(page).getByRole('button', { name: 'Log in' }).click();
  await loaded;
}

async function logInAsBuyer(page: Page): Promise<void> {
  await logInAs(page, 'buyer@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Jürgen' })).toBeVisible();
  await expect(page).toHaveURL('/buyer-portal');
}

/** Keeps a form and a draft of somebody else, as one who was here before has left them. */
async function leaveThingsBehind(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.setItem('kept-forms', JSON.stringify({ '999/identity': { country: 'SE' } }));
    localStorage.setItem('claim-form', JSON.stringify({ '999/case-ftx': { step: 'documents' } }));
  });
}

const thingsLeft = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('kept-forms'), localStorage.getItem('claim-form')]);

test('a tester logs in at a press, sees a list fail and be empty, and resets what was done', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await page.goto('/login');
  // The panel itself is answered whatever is switched.
  await opener(page).click();
  await panel(page).getByLabel('Answer requests').selectOption('with a failure (500)');
  await panel(page).getByLabel('Which requests').selectOption('Every write');
  await page.keyboard.press('Escape');
  await logInAsBuyer(page);
  await opener(page).click();
  await panel(page).getByRole('button', { name: 'Back to normal' }).click();
  await page.keyboard.press('Escape');
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

  // Everything that was done is gone, with the session, in this tab and in others.
  const other = await context.newPage();
  await other.goto('/login');
  // Only a tab whose exchange has started hears of a reset.
  await expect(opener(other)).toBeVisible();
  for (const tab of [page, other]) await leaveThingsBehind(tab);
  await page.bringToFront();
  await panel(page).getByRole('button', { name: '+ 1 hour' }).click();
  await expect(opener(page)).toHaveAccessibleName('QA: Clock The exchange’s clock is 1 hour ahead');
  const openedAt = () => other.evaluate(() => performance.timeOrigin);
  const before = await openedAt();
  await panel(page).getByRole('button', { name: 'Reset demo data' }).click();
  await page
    .getByRole('alertdialog', { name: 'Reset the demo data?' })
    .getByRole('button', { name: 'Reset demo data' })
    .click();
  await expect(async () => expect(await openedAt()).not.toBe(before)).toPass({ timeout: 120_000 });
  await expect(welcome(page)).toBeVisible();
  // One of the two fills in the demo data. Closed before it has, it would leave all of that to the other.
  for (const tab of [page, other]) await expect(opener(tab)).toBeVisible();
  for (const tab of [page, other]) expect(await thingsLeft(tab)).toEqual([null, null]);
  await other.close();
  await welcome(page).getByRole('link', { name: 'Log in' }).click();
  await logInAsBuyer(page);
  await page.getByRole('link', { name: 'Marketplace' }).first().click();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a tester lets an offer run out while the live connection is cut', async ({ page }) => {
  await page.goto('/login');
  await logInAs(page, 'seller@example.com');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await goWithinApp(page, '/my-offers?role=received&status=pending');
  const offers = page.getByRole('table').getByRole('row');
  await expect(offers.nth(1)).toBeVisible();
  const before = await offers.count();

  await opener(page).click();
  await panel(page).getByRole('switch', { name: 'Cut the live connection' }).check();
  const sign = page.getByText('Reconnecting… What you see may be out of date.');
  await expect(sign).toBeVisible();
  await expect(opener(page)).toHaveAccessibleName('QA: Live The live connection is cut');
  await panel(page).getByRole('button', { name: '+ 3 days' }).click();
  await expect(panel(page).getByText(/3 days ahead$/)).toBeVisible();

  // One of the demo data's offers has five hours left: it is over, which the page learns with the connection.
  await panel(page).getByRole('button', { name: 'Back to normal' }).click();
  await expect(sign).toBeHidden();
  await expect.poll(() => offers.count()).toBeLessThan(before);
  await panel(page).getByRole('button', { name: 'Back to now' }).click();
  await expect(opener(page)).toHaveAccessibleName('QA');
});

test('a tester moves the clock, and all open pages go by it without losing what is typed', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await logInAsBuyer(page);
  await goWithinApp(page, '/profile-account-settings');
  await page.getByLabel('Company').fill('Half a name');
  const other = await context.newPage();
  await other.goto('/negotiations');
  await expect(other.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const overdue = other.getByText('Overdue since').first();
  await expect(overdue).toBeHidden();

  await page.bringToFront();
  await opener(page).click();
  await panel(page).getByRole('button', { name: '+ 3 days' }).click();
  await expect(overdue).toBeVisible();
  await panel(page).getByRole('button', { name: 'Back to now' }).click();
  await expect(overdue).toBeHidden();
  await expect(page.getByLabel('Company')).toHaveValue('Half a name');
});

test('a tester sees a page throw, its code gone and its storage fail, and the app go on', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Thrown by the QA panel|status of 404|dynamically imported module/);
  const untilQuiet = watchTraffic(page);
  await page.goto('/login');
  await logInAsBuyer(page);

  await opener(page).click();
  await panel(page).getByRole('button', { name: 'Throw an error in the page' }).click();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Jürgen' })).toBeVisible();

  // As after a deploy: the page that is asked for comes with a load. So would what this one still fetches.
  await untilQuiet();
  await opener(page).click();
  await panel(page)
    .getByRole('switch', { name: /^Code is gone/ })
    .check();
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Marketplace' }).first().click();
  await loaded;
  await expect(star(page)).toBeVisible();
  await expect(opener(page)).toHaveAccessibleName('QA');

  // What is stored is out of reach, not lost.
  await opener(page).click();
  const storage = panel(page).getByLabel('The storage of this tab');
  await storage.selectOption('is blocked');
  await page.reload();
  await expect(welcome(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await opener(page).click();
  await panel(page).getByRole('button', { name: 'Back to normal' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();

  // A session that changes while nothing can be stored would end with this page.
  await untilQuiet();
  await opener(page).click();
  await storage.selectOption('is full');
  await page.reload();
  await expect(star(page)).toBeVisible();
  await opener(page).click();
  const reloaded = page.waitForEvent('load');
  await panel(page).getByRole('button', { name: 'Damage what is stored, and reload' }).click();
  await reloaded;
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
});

test('a tester has long names everywhere, and no page scrolls sideways for them', async ({
  page,
}) => {
  await page.goto('/login');
  await logInAsBuyer(page);
  await opener(page).click();
  await panel(page).getByLabel('Answer requests').selectOption('with long names and texts');
  await page.keyboard.press('Escape');
  for (const [path, named] of [
    ['/marketplace', page.getByRole('heading', { level: 2, name: /^Celsius und / })],
    ['/marketplace/ftx', page.getByRole('heading', { level: 1, name: /^FTX und / })],
    ['/negotiations', page.getByText(/ Kommanditgesellschaft/).first()],
  ] as const) {
    await goWithinApp(page, path);
    await expect(named).toBeVisible();
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, path).toBe(0);
  }
});
