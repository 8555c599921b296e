import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

interface Contract {
  paths: Record<string, Record<string, { tags?: string[]; summary: string }>>;
}

/** Reads on from the top to an operation, and gives the addresses that were asked for. */
async function read(page: Page, address: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Claims exchange' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Open Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'my-claims' }).click();
  await page.getByRole('link', { name: 'Change a claim' }).click();
  const operation = page.getByRole('region', { name: 'Change a claim' });
  await expect(operation.getByRole('heading', { name: 'Change a claim' })).toBeInViewport();
  await expect(operation.getByText('user', { exact: true })).toBeVisible();
  await expect(operation.getByText('designed', { exact: true }).first()).toBeVisible();
  await expect(operation.getByText('stale_version')).toBeVisible();
  return asked;
}

for (const width of [390, 1280]) {
  test(`the reference is read at ${width} px, light and dark, and asks nobody else for anything`, async ({
    page,
    origin,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const asked = await read(page, '/docs');
    expect(asked.filter((url) => !url.startsWith(`${origin}/docs`))).toEqual([]);
    // Kept by hand: while the page is read, its address follows what stands at the top.
    const operation = '/docs#tag/my-claims/PUT/api/my_claims/{id}';
    for (const [colorScheme, background] of [
      ['light', 'rgb(255, 255, 255)'],
      ['dark', 'rgb(15, 22, 20)'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('about:blank');
      await page.goto(operation);
      await expect(page.locator('body')).toHaveCSS('background-color', background);
      await expect(page.getByRole('heading', { name: 'Change a claim' })).toBeInViewport();
    }
    const room = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(room).toBe(width);
  });
}

test('its folder can be read without a server, and lists what the contract has for tools', async ({
  page,
  request,
}) => {
  const folder = pathToFileURL(join(import.meta.dirname, '../../../dist/docs/')).href;
  const asked = await read(page, `${folder}index.html`);
  expect(asked.filter((url) => !url.startsWith(folder))).toEqual([]);

  const { paths } = (await (await request.get('/openapi.json')).json()) as Contract;
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const ofSellers = operations.filter(({ tags }) => tags?.[0] === 'my-claims');
  expect(ofSellers.length).toBeGreaterThan(10);
  for (const { summary } of ofSellers) {
    await expect(page.getByRole('link', { name: summary }).first()).toBeVisible();
  }
});
