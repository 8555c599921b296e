import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** What reaches into another column: texts, buttons and links that are wider than their cell has room for. */
const overlapping = (page: Page) =>
  page.getByRole('table').evaluate((table) =>
    [...table.querySelectorAll('th, td')].flatMap((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const parts: (Element | Range)[] = [...cell.querySelectorAll('button, a, svg')];
      while (texts.nextNode()) {
        if (texts.currentNode.parentElement?.closest('.sr-only')) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        parts.push(range);
      }
      return parts.flatMap((part) =>
        [...part.getClientRects()].some((box) => box.left < left || box.right > right)
          ? [`${part instanceof Range ? part.toString() : part.tagName} in ${cell.textContent}`]
          : [],
      );
    }),
  );

for (const { account, path, list } of [
  { account: 'admin', path: '/admin/users', list: 'admin-users' },
  { account: 'admin', path: '/admin/claims', list: 'admin-claims' },
  { account: 'admin', path: '/admin/cases', list: 'admin-cases' },
  { account: 'seller', path: '/my-claims', list: 'my-claims' },
  { account: 'buyer', path: '/marketplace/ftx/all', list: 'case-claims' },
] as const) {
  test(`every column of ${path} holds what stands in it, however many are shown`, async ({
    openAs,
  }) => {
    const page = await openAs(account);
    const view = { density: 'comfortable', lists: { [list]: { hidden: [], order: [] } } };
    for (const isWhole of [false, true]) {
      if (isWhole) {
        await page.evaluate(
          (state) => localStorage.setItem('list-views', JSON.stringify({ state, version: 0 })),
          view,
        );
      }
      for (const width of [1280, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await expect(page.locator('[data-row]').first()).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        expect(await overlapping(page), `${width} px`).toEqual([]);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, 'the page itself does not scroll sideways').toBe(width);
      }
    }
  });
}

/** A longer name has no room beside so many columns. On which day it is on the first page, the demo data decides. */
const LONGEST_NAME = 30;

test('the names of both sides of a negotiation are whole where the table has room', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await page.goto('/admin/negotiations');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.evaluate(() => document.fonts.ready);
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page.locator('td [title]').evaluateAll(
      (names, longest) =>
        names
          .filter(({ textContent }) => textContent.length <= longest)
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      LONGEST_NAME,
    );
    expect(cut, `${width} px`).toEqual([]);
    const untitled = await page
      .locator('td [title]')
      .evaluateAll((names) =>
        names
          .filter((name) => name.getAttribute('title') !== name.textContent)
          .map(({ textContent }) => textContent),
      );
    expect(untitled, 'names that are not whole in their title').toEqual([]);
  }
});

/** Prices that do not stand in one line. */
const brokenPrices = (page: Page) =>
  page.getByRole('table').evaluate((table) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? '';
      const price = /[\d.]+ %/.exec(text);
      if (!price) continue;
      const range = document.createRange();
      range.setStart(texts.currentNode, price.index);
      range.setEnd(texts.currentNode, price.index + price[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(text);
    }
    return broken;
  });

for (const { account, path } of [
  { account: 'admin', path: '/admin/claims?search=gox' },
  { account: 'seller', path: '/my-claims' },
  { account: 'buyer', path: '/marketplace/mt-gox/all' },
  { account: 'buyer', path: '/negotiations' },
  { account: 'buyer', path: '/my-offers?role=sent' },
  { account: 'buyer', path: '/followed-claims' },
] as const) {
  test(`the prices of ${path} stand in one line, however wide their letters are`, async ({
    openAs,
  }) => {
    const page = await openAs(account, { viewport: { width: 1280, height: 800 } });
    await page.goto(path);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await expect(page.getByRole('table')).toContainText(' %');
    // As people set it who read wide text more easily.
    await page.addStyleTag({ content: '* { letter-spacing: 0.3em !important; }' });
    expect(await brokenPrices(page)).toEqual([]);
  });
}

test('on a narrow screen the columns stay as wide as they are, and the table scrolls', async ({
  openAs,
}) => {
  const page = await openAs('admin', { viewport: { width: 1280, height: 800 } });
  await page.goto('/admin/cases');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const widths = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().width));
  const [, ...wide] = await widths();
  await page.setViewportSize({ width: 800, height: 800 });
  const [first, ...narrow] = await widths();
  expect(narrow).toEqual(wide);
  expect(first).toBeGreaterThanOrEqual(200);
  const region = page.getByRole('region', { name: 'Cases' });
  const scrolled = await region.evaluate((node) => {
    node.scrollLeft = 1000;
    return node.scrollLeft;
  });
  expect(scrolled).toBeGreaterThan(0);
});

test('the head of a long table stays in view while its rows are scrolled through', async ({
  openAs,
}) => {
  const page = await openAs('admin', { viewport: { width: 1280, height: 800 } });
  await page.goto('/admin/users?per_page=100');
  const head = page.getByRole('columnheader', { name: 'Identity' });
  const row = page.getByRole('row').nth(60);
  await row.getByRole('link').first().focus();
  await expect(row).toBeInViewport();
  await expect(head).toBeInViewport();
  // What has the focus is not below it.
  await page.keyboard.press('ArrowUp');
  const [top, bottom] = await Promise.all([
    page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0),
    head.evaluate((cell) => cell.getBoundingClientRect().bottom),
  ]);
  expect(top).toBeGreaterThanOrEqual(bottom);
});

test('the acts of a row stay in view while its other columns scroll behind them', async ({
  openAs,
}) => {
  const page = await openAs('seller', { viewport: { width: 1024, height: 800 } });
  await page.goto('/my-claims');
  const act = page.getByRole('table').getByRole('link', { name: /^(Your turn|Negotiation)/ });
  await expect(act.first()).toBeInViewport({ ratio: 1 });
  const region = page
    .getByRole('region')
    .filter({ has: page.getByRole('table') })
    .last();
  await region.evaluate((node) => node.scrollBy(120, 0));
  await expect(act.first()).toBeInViewport({ ratio: 1 });
});

test('in a narrow table no column covers what can be pressed in another', async ({ openAs }) => {
  const page = await openAs('admin', { viewport: { width: 1024, height: 800 } });
  await page.goto('/admin/users?identity_status=pending&user_buyer_status=pending');
  const row = page.locator('[data-row]').first();
  const links = row.getByRole('link', { name: /^Review/ });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await link.click({ trial: true });
});

test('a press beside the acts of a row opens it', async ({ openAs }) => {
  const page = await openAs('seller', { viewport: { width: 1280, height: 800 } });
  await page.goto('/my-offers?status=countered');
  const row = page.locator('[data-row]').first();
  await expect(row.getByRole('cell').last()).toHaveText('');
  const box = await row.getByRole('cell').last().boundingBox();
  if (!box) throw new Error('The row has no last cell.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page).toHaveURL(/\/my-offers\/\d+$/);
});
