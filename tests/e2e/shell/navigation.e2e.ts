import type { Route } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

test('after a navigation the heading of the new page has the focus', async ({ openAs }) => {
  const page = await openAs('seller');
  await page.goto('/seller-portal');
  for (const name of ['My claims', 'Marketplace', 'My claims']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeFocused();
});

test('the frame lives on from page to page, and a menu of its leads on to the heading', async ({
  openAs,
}) => {
  const page = await openAs('seller');
  await page.goto('/marketplace');
  // The HTML has a frame too, whose place the app takes.
  await expect(page.getByRole('link', { name: 'My claims' })).toBeVisible();
  const frame = await page.getByRole('navigation', { name: 'Main' }).elementHandle();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.getByRole('link', { name: 'My claims' }).click();
  await expect(heading('My claims')).toBeFocused();
  await page.getByRole('button', { name: 'Account of Sofia Marchetti' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(heading('Settings')).toBeFocused();
  expect(await frame?.evaluate((node) => node.isConnected)).toBe(true);
});

test('a count in the header is whole beside the page that is open', async ({ openAs }) => {
  const page = await openAs('buyer');
  for (const [path, counted] of [
    ['/negotiations', /^My offers .*to answer$/],
    ['/marketplace/ftx', /^Negotiations .*waiting for you$/],
  ] as const) {
    await page.goto(path);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.locator('[aria-current="page"]')).toBeVisible();
    const count = nav.getByRole('link', { name: counted }).locator('span').first();
    const isWhole = () =>
      count.evaluate((badge) => {
        const { right, top, height } = badge.getBoundingClientRect();
        return badge.contains(document.elementFromPoint(right - 1, top + height / 2));
      });
    await expect.poll(isWhole).toBe(true);
  }
});

test('on a phone the menu closes where it has led to a page, also by the back button', async ({
  openAs,
}) => {
  const page = await openAs('seller', { viewport: { width: 390, height: 844 } });
  await page.goto('/seller-portal');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'My claims' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My claims' })).toBeFocused();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/seller-portal');
  await expect(menu).toBeHidden();
});

test('on a phone the menu leads an administrator back from the marketplace', async ({ openAs }) => {
  const page = await openAs('admin', { viewport: { width: 390, height: 844 } });
  await page.goto('/marketplace');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Administration' }).click();
  await expect(page).toHaveURL('/admin/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeFocused();
});

test('the skip link leads to the page’s content and leaves the address alone', async ({ page }) => {
  await page.goto('/marketplace/featured-claims');
  await page.getByRole('button', { name: 'Browse first' }).click();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/marketplace/featured-claims');
});

test('a menu that is opened while a page is on its way stays open', async ({ openAs }) => {
  const page = await openAs('seller');
  await page.goto('/seller-portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The code of the page comes only after the menu is open.
  let arrive: () => void = () => {};
  const isOpened = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/my-offers-page-*.js', async (route) => {
    await isOpened;
    await route.continue();
  });
  await page.getByRole('link', { name: 'My offers' }).click();
  await page.getByRole('button', { name: 'Account of Sofia Marchetti' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'My offers' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
});

test('a changed form is left only after a question, also by the back button', async ({
  openAs,
}) => {
  const page = await openAs('seller');
  await page.goto('/seller-portal');
  await page.getByRole('button', { name: 'Account of Sofia Marchetti' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  const staff = page.getByRole('checkbox', { name: 'Staff' });
  const wasOn = await staff.isChecked();
  await staff.click();
  await expect(staff).toBeChecked({ checked: !wasOn });

  // Nobody presses the button within the next frames, in which the router gets to know of the change.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(staff).toBeChecked({ checked: !wasOn });

  await page.goBack();
  await question.getByRole('button', { name: 'Leave page' }).click();
  await expect(page).toHaveURL('/seller-portal');
});

for (const [who, list, link, record] of [
  ['buyer', '/marketplace', 'main h2 a', /\/api\/api\/cases\/(?!featured)[^/?]+$/],
  ['admin', '/admin/users', 'main [data-row] a', /\/api\/admin\/users\/\d+$/],
] as const) {
  test(`who comes back to ${list} is where they were`, async ({ openAs }) => {
    const page = await openAs(who, { viewport: { width: 1280, height: 700 } });
    const top = () => page.evaluate(() => window.scrollY);
    // Another journey may have changed a row above, and with it its height.
    const isThere = async () => Math.abs((await top()) - 450) < 40;
    await page.goto(list);
    await expect(page.locator('main [inert]')).toHaveCount(0);
    await page.mouse.wheel(0, 450);
    await expect.poll(top).toBe(450);
    // Long on its way, so that something else takes the place of the list.
    const onceLate = async (route: Route) => {
      await page.locator(link).first().waitFor({ state: 'detached' });
      await route.continue();
    };
    await page.route(record, onceLate, { times: 1 });
    const answer = page.waitForResponse(record);
    await page.locator(link).nth(8).click();
    await expect(page).not.toHaveURL(list);
    await expect.poll(top).toBe(0);
    await answer;
    await page.goBack();
    await expect.poll(isThere).toBe(true);
    await expect(page).toHaveURL(list);
    await page.reload();
    await expect.poll(isThere).toBe(true);
    await page.goto('/nowhere');
    await page.goBack();
    await expect.poll(isThere).toBe(true);
    await page.goto(list);
    await expect(page.locator('main [inert]')).toHaveCount(0);
    expect(await top()).toBe(0);
  });
}
