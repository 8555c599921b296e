import type { Page } from '@playwright/test';
import { openWithoutScripts } from '../../support/pages/open-without-scripts.ts';
import { withoutCable } from '../../support/pages/without-cable.ts';
import { watchTraffic } from '../../support/pages/watch-traffic.ts';
import { expect, test } from '../../support/test.ts';

/** The reads of the API as they leave, each with its query. */
function watchReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'GET') reads.push(pathname + search);
  });
  return reads;
}

for (const { account, path, read } of [
  { account: undefined, path: '/marketplace?stage=claims', read: '/api/api/cases' },
  { account: 'seller', path: '/my-claims', read: '/api/api/my_claims' },
  { account: 'admin', path: '/admin/users?status=pending,active', read: '/api/admin/users' },
] as const) {
  test(`the rows of ${path} stand there before the app does, and are not asked for again`, async ({
    page: visitor,
    openAs,
  }) => {
    const page = account ? await openAs(account) : visitor;
    // What another journey changes would be read anew, and rightly so.
    await withoutCable(page);
    const reads = watchReads(page);
    const letThrough = await openWithoutScripts(page, path);
    const link = page.locator('main').getByRole('link').nth(3);
    await expect(link).toBeVisible();
    letThrough();
    await page.waitForFunction(() => window.pageShown === undefined);
    await expect(link).toBeVisible();
    expect(reads.filter((each) => each.startsWith(`${read}?`) || each === read)).toEqual([]);
  });
}

/** When the page has asked for its rows and for its first code, and when its HTML was parsed, in milliseconds. */
async function beginningsOf(page: Page) {
  return await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const startsOf = (pattern: RegExp) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => pattern.test(name))
        .map(({ startTime }) => startTime);
    return {
      parsed: (navigation as PerformanceNavigationTiming).domInteractive,
      rows: Math.min(...startsOf(/\/drawn$/)),
      code: Math.min(...startsOf(/\.js$/)),
    };
  });
}

test('a page asks for its rows before its code, which waits for them where the browser has it', async ({
  page,
}) => {
  const font = page.waitForResponse(/montserrat-core/);
  await page.goto('/marketplace');
  const first = await beginningsOf(page);
  expect(first.rows).toBeLessThanOrEqual(first.code);
  await font;
  await page.waitForFunction(() => localStorage.getItem('font') !== null);
  await page.reload();
  const second = await beginningsOf(page);
  expect(second.rows).toBeLessThan(second.code);
  expect(second.parsed).toBeLessThan(second.code);
});

test('a form is there before its code is asked for', async ({ page }) => {
  await page.goto('/login');
  const { parsed, code } = await beginningsOf(page);
  expect(parsed).toBeLessThan(code);
});

test('a link that has the focus when the app comes has it again', async ({ openAs }) => {
  const page = await openAs('seller');
  const letThrough = await openWithoutScripts(page, '/marketplace');
  const link = page.locator('#root main h2 a').nth(2);
  await expect(link).toBeVisible();
  await page.evaluate(() => window.pageShown);
  await link.focus();
  const drawn = await link.elementHandle();
  letThrough();
  await expect.poll(() => drawn?.evaluate((node) => node.isConnected)).toBe(false);
  await expect(link).toBeFocused();
});

test('a visitor’s HTML asks for nothing that is not a visitor’s', async ({ page }) => {
  const reads = watchReads(page);
  await page.goto('/my-claims');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(reads.filter((read) => read.includes('my_claims'))).toEqual([]);
});

test('a link that is meant to be followed fetches its page and what that shows', async ({
  page,
}) => {
  const reads = watchReads(page);
  const untilQuiet = watchTraffic(page);
  await page.goto('/marketplace');
  await page.getByRole('button', { name: 'Browse first' }).click();
  const link = page.getByRole('main').getByRole('link', { name: 'Featured claims' });
  await link.hover();
  const featured = '/api/api/claims/featured';
  await expect.poll(() => reads).toContain(featured);
  await untilQuiet();
  // Nothing more is needed: the page opens without the exchange.
  await page.context().setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Featured claims' })).toBeFocused();
  await expect(page.locator('main a[href^="/claim/"]').first()).toBeVisible();
  expect(reads.filter((read) => read === featured)).toHaveLength(1);
});
