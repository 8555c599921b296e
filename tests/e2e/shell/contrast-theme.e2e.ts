import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** The colours in which a control stands out from its likes. */
const ground = (control: Locator) =>
  control.evaluate((node) => getComputedStyle(node).backgroundColor);

async function expectToStandOut(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toBeVisible();
  expect(await ground(chosen), `of ${String(chosen)}`).not.toBe(await ground(other));
}

async function openInContrastTheme(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(path);
}

test('a contrast theme tells a ticked box from an empty one, and a switch that is on from one that is off', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await openInContrastTheme(page, '/admin/users');
  await page.getByRole('button', { name: 'Status' }).first().click();
  const mark = (name: string) =>
    page.locator('label', { has: page.getByRole('checkbox', { name }) }).locator('svg');
  await page.getByRole('checkbox', { name: 'Active' }).check();
  await expect(mark('Active')).toBeVisible();
  await expect(mark('Suspended')).toBeHidden();
  await page.keyboard.press('Escape');

  const managed = page.getByRole('switch', { name: 'Managed by me' });
  const parts = () =>
    managed.evaluate((node) => [
      getComputedStyle(node).backgroundColor,
      getComputedStyle(node, '::before').backgroundColor,
    ]);
  const [offGround, offThumb] = await parts();
  expect(offThumb).not.toBe(offGround);
  await managed.check();
  const [onGround, onThumb] = await parts();
  expect(onThumb).not.toBe(onGround);
  expect(onGround).not.toBe(offGround);
});

test('a contrast theme shows which page, tab, range and theme one is on, and where the keys are in a menu', async ({
  page: visitor,
  openAs,
}) => {
  const page = await openAs('admin');
  await openInContrastTheme(page, '/admin/users/5?tab=identity');
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await expectToStandOut(
    menu.getByRole('link', { name: 'Users' }),
    menu.getByRole('link', { name: 'Cases' }),
  );
  await expectToStandOut(
    page.getByRole('link', { name: 'Identity', exact: true }),
    page.getByRole('link', { name: 'Profile', exact: true }),
  );
  const theme = (name: string) => page.locator('label', { has: page.getByRole('radio', { name }) });
  await expectToStandOut(theme('Same as system'), theme('Dark'));

  await page.getByRole('button', { name: 'Account of Ada Whitlock' }).press('Enter');
  const items = page.getByRole('menuitem');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await expectToStandOut(items.last(), items.first());

  await visitor.goto('/marketplace/ftx');
  const main = visitor.getByRole('navigation', { name: 'Main' });
  await expectToStandOut(
    visitor.getByRole('button', { pressed: true }).first(),
    visitor.getByRole('button', { pressed: false }).first(),
  );
  await expectToStandOut(
    main.getByRole('link', { name: 'FTX', exact: true }),
    main.getByRole('link', { name: 'Marketplace' }),
  );
});

test('a contrast theme shows the marks in the legend of a chart', async ({ page }) => {
  await openInContrastTheme(page, '/marketplace/ftx');
  const marks = page.getByRole('list', { name: 'Legend' }).locator('[aria-hidden]');
  await expect(marks).toHaveCount(2);
  const edges = await marks.evaluateAll((nodes) =>
    nodes.map((node) => {
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(node);
      return `${borderTopStyle} ${borderTopWidth} ${borderTopColor}`;
    }),
  );
  // The ground is the theme's everywhere: a mark is seen by its edge.
  expect(edges).toEqual([
    expect.stringMatching(/^solid [1-9]/),
    expect.stringMatching(/^solid [1-9]/),
  ]);
});
