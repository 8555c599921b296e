/**
 * `npm run screenshots`: takes a picture of every page at 390 and 1280 px, light and dark, in .cache/screenshots. With
 * `-- --readme` only the pictures of the README, in docs/images. With `-- --only marketplace,case` only those pages.
 * Needs a build.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../tests/support/find-chromium.ts';
import { startExchange } from '../tests/support/start-exchange.ts';
import { storedSession } from '../tests/support/stored-session.ts';
import { waitForTheApp } from '../tests/support/pages/wait-for-the-app.ts';
import { type Visitor, visitors, visitsOf } from '../tests/support/pages/visits.ts';
import { projectRoot } from './build-stamp.ts';

const { values: options } = parseArgs({
  options: { readme: { type: 'boolean', default: false }, only: { type: 'string' } },
});

const README = [
  { path: '/marketplace', visitor: 'visitor', file: 'marketplace.png' },
  { path: '/admin/users', visitor: 'admin', file: 'admin-users.png' },
] as const;

/** A browser of a visitor who has already been welcomed, or of a demo account. */
async function openAs(browser: Browser, origin: string, visitor: Visitor): Promise<Page> {
  const items =
    visitor === 'visitor'
      ? { 'auth-info': JSON.stringify({ state: { welcomeModal: false }, version: 0 }) }
      : (await storedSession(origin, visitor)).items;
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  waitForTheApp(page);
  return page;
}

/** Waits until the page is complete, including its fonts and pictures. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
}

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"], .skeleton') &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

async function takeAll(browser: Browser, origin: string): Promise<void> {
  const folder = join(projectRoot, '.cache/screenshots');
  mkdirSync(folder, { recursive: true });
  const only = options.only?.split(',');
  for (const visitor of visitors) {
    const all = await visitsOf(origin, visitor);
    const wanted = all.filter(({ name }) => only?.includes(name) ?? true);
    if (wanted.length === 0) continue;
    const page = await openAs(browser, origin, visitor);
    for (const { name, path } of wanted) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, path);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await settle(page);
          const file = join(folder, `${name}-${width}-${colorScheme}.png`);
          await page.screenshot({ path: file, fullPage: true });
        }
      }
      console.log(name);
    }
    await page.context().close();
  }
  console.log(`The pictures are in ${folder}.`);
}

async function takeForReadme(browser: Browser, origin: string): Promise<void> {
  const folder = join(projectRoot, 'docs/images');
  mkdirSync(folder, { recursive: true });
  for (const { path, visitor, file } of README) {
    const page = await openAs(browser, origin, visitor);
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, path);
    // The font arrives once the first page is idle, for the next page.
    await page.waitForFunction(() => localStorage.getItem('font') !== null);
    await open(page, path);
    await page.screenshot({ path: join(folder, file) });
    await page.context().close();
    console.log(`docs/images/${file}`);
  }
}

const exchange = await startExchange();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  await (options.readme ? takeForReadme : takeAll)(browser, exchange.url);
} finally {
  await browser.close();
  await exchange.stop();
}
