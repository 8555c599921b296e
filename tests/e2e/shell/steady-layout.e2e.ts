import type { Page } from '@playwright/test';
import { openWithoutScripts } from '../../support/pages/open-without-scripts.ts';
import { withoutDrawnRows } from '../../support/pages/without-drawn-rows.ts';
import { expect, test } from '../../support/test.ts';

declare global {
  interface Window {
    seen?: { shift: number; columns: string[]; rows: number[] };
  }
}

/** Watches from the first moment how far things jump, where the columns of the table stand and how many rows are shown. */
function watchLayout(): void {
  const seen: Window['seen'] = (window.seen = { shift: 0, columns: [], rows: [] });
  new PerformanceObserver((list) => {
    // The type of an entry does not know those of layout shifts.
    for (const entry of list.getEntries()) seen.shift += (entry as { value?: number }).value ?? 0;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const heads = [...document.querySelectorAll('thead th')];
    const places = heads.map((head) => head.getBoundingClientRect().x).join(' ');
    if (places && places !== seen.columns.at(-1)) seen.columns.push(places);
    const shown = [...document.querySelectorAll('#root [data-row]')];
    const rows = shown.filter((row) => row.checkVisibility()).length;
    if (rows > 0 && rows !== seen.rows.at(-1)) seen.rows.push(rows);
    requestAnimationFrame(look);
  };
  look();
}

/** Two pictures later what stands on the page now has been painted, and what moved for it is told. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

async function seenOf(page: Page): Promise<Window['seen']> {
  await painted(page);
  return await page.evaluate(() => window.seen);
}

/** Holds what the page asks for at an address until it is released. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  await withoutDrawnRows(page);
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

for (const { account, path, rows, width } of [
  { account: 'seller', path: '/my-claims', rows: /\/api\/my_claims(\?|$)/, width: 1280 },
  { account: 'seller', path: '/my-claims', rows: /\/api\/my_claims(\?|$)/, width: 1024 },
  { account: 'admin', path: '/admin/users', rows: /\/api\/admin\/users(\?|$)/, width: 1280 },
  { account: 'admin', path: '/admin/cases', rows: /\/api\/cases(\?|$)/, width: 1280 },
  { account: 'admin', path: '/admin/claims', rows: /\/api\/admin\/claims(\?|$)/, width: 1280 },
] as const) {
  test(`nothing of ${path} moves at ${width} px when its rows arrive`, async ({ openAs }) => {
    const page = await openAs(account, { viewport: { width, height: 720 } });
    const releaseRows = await hold(page, rows);
    await page.addInitScript(watchLayout);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('td .skeleton').first()).toBeVisible();
    const heightBefore = await height();
    releaseRows();
    await expect(page.locator('[data-row]').first()).toBeVisible();
    // Of a seller few claims are expected, however many the journeys beside this one have made.
    const isFullPage = account === 'admin' && (await page.locator('[data-row]').count()) === 25;
    await expect(page.locator('tbody tr[aria-hidden]')).toHaveCount(0);
    const seen = await seenOf(page);
    expect(seen?.columns).toHaveLength(1);
    expect(seen?.shift).toBeLessThanOrEqual(0.01);
    // A name may be too long for its line.
    if (isFullPage) expect(Math.abs((await height()) - heightBefore)).toBeLessThanOrEqual(40);
  });
}

/** Each task waits for a picture, as on a machine that is fast enough to show one after each. */
function showEachTask(): void {
  const inTime = window.setTimeout.bind(window);
  window.setTimeout = ((task: () => void, duration?: number) =>
    inTime(() => requestAnimationFrame(() => inTime(task)), duration)) as typeof setTimeout;
}

for (const { account, path } of [
  { account: 'buyer', path: '/my-offers' },
  { account: 'admin', path: '/admin/users' },
] as const) {
  test(`nothing of ${path} moves when the rows that the host has drawn are laid out`, async ({
    openAs,
  }) => {
    const page = await openAs(account, { viewport: { width: 1280, height: 800 } });
    await page.addInitScript(showEachTask);
    await page.addInitScript(watchLayout);
    const letThrough = await openWithoutScripts(page, path);
    await expect(page.locator('#root [data-row]').first()).toBeVisible();
    await page.evaluate(() => window.pageShown);
    letThrough();
    await page.waitForFunction(() => window.pageShown === undefined);
    expect((await seenOf(page))?.shift).toBeLessThanOrEqual(0.01);
  });
}

test('the rows of a list that is longer than the screen are shown as they are laid out', async ({
  openAs,
}) => {
  const page = await openAs('admin', { viewport: { width: 1280, height: 800 } });
  await page.addInitScript(showEachTask);
  await page.addInitScript(watchLayout);
  await openWithoutScripts(page, '/admin/users');
  await expect.poll(async () => (await seenOf(page))?.rows).toEqual([4, 8, 10]);
});

for (const width of [390, 1280]) {
  test(`nothing of a seller’s claim moves at ${width} px while it arrives, nor when the terms of its case come late`, async ({
    openAs,
  }) => {
    const page = await openAs('seller', { viewport: { width, height: 844 } });
    await page.addInitScript(watchLayout);
    for (const id of [1, 3, 5]) {
      const releaseTerms = await hold(page, /\/parameters(\?|$)/);
      const claim = page.waitForResponse(/\/api\/my_claims\/\d+$/);
      const terms = page.waitForRequest(/\/parameters(\?|$)/);
      await page.goto(`/my-claims/${id}`, { waitUntil: 'commit' });
      await claim;
      await terms;
      await painted(page);
      releaseTerms();
      await expect(page.getByRole('heading', { level: 1, name: /^CLM-/ })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      const seen = await seenOf(page);
      expect(seen?.shift, `claim ${id}`).toBeLessThanOrEqual(0.01);
    }
  });
}

/** The spacing that a reader may set (WCAG 2.2, 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Texts of which a part is cut off; in the row of a phone's list that may be, for the page that it leads to has all of it. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((node) => {
      const { overflowX, overflowY } = getComputedStyle(node);
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isCut =
        (cuts(overflowX) && node.scrollWidth > node.clientWidth + 1) ||
        (cuts(overflowY) && node.scrollHeight > node.clientHeight + 1);
      // What is there for screen readers alone is a dot of one pixel.
      const isRead =
        node.checkVisibility() &&
        node.clientWidth > 1 &&
        !node.closest('[aria-hidden="true"], li[data-row]:has(a)');
      return isCut && isRead && node.textContent.trim() ? [node.textContent.trim()] : [];
    }),
  );

for (const { account, path } of [
  { account: 'admin', path: '/admin/users' },
  { account: 'admin', path: '/admin/users/5?tab=identity' },
  { account: 'admin', path: '/admin/cases' },
  { account: 'seller', path: '/my-claims' },
  { account: 'seller', path: '/my-claims/1' },
  { account: 'seller', path: '/marketplace' },
] as const) {
  test(`${path} keeps every text when letters, words and lines are spaced out`, async ({
    openAs,
  }) => {
    const page = await openAs(account, { bypassCSP: true });
    await page.goto(path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.addStyleTag({ content: SPACING });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await cutTexts(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('a claim of the seller fits a window of 320 px', async ({ openAs }) => {
  const page = await openAs('seller', { viewport: { width: 320, height: 640 } });
  for (const id of [1, 3, 5]) {
    await page.goto(`/my-claims/${id}`);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth, `claim ${id}`).toBe(clientWidth);
  }
});
