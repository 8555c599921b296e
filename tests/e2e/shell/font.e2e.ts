import { expect, test } from '../../support/test.ts';

for (const { account, path } of [
  { account: 'seller', path: '/marketplace' },
  { account: 'admin', path: '/admin/users' },
  { account: 'seller', path: '/my-claims' },
] as const) {
  test(`${path} asks for its rows before its font, of which one small file is enough`, async ({
    openAs,
  }) => {
    const page = await openAs(account);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // Asked for once the browser is idle.
    const font = page.waitForRequest(/\.woff2$/);
    await page.goto(path);
    await expect(page.locator('main').getByRole('link').first()).toBeVisible();
    await font;
    await page.evaluate(() => document.fonts.ready);
    const fonts = asked.filter((address) => address.endsWith('.woff2'));
    expect(fonts).toEqual([expect.stringContaining('/montserrat-core')]);
    expect(asked).toContain('/drawn');
    expect(asked.indexOf(fonts[0] ?? '')).toBeGreaterThan(asked.indexOf('/drawn'));
  });
}

test('the first page stays as it was drawn, and the next one has the font', async ({ openAs }) => {
  const page = await openAs('seller');
  const font = page.waitForResponse(/montserrat-core/);
  await page.goto('/marketplace');
  await font;
  await page.waitForFunction(() => localStorage.getItem('font') !== null);
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('data-font');
  await page.locator('main h2 a').first().click();
  await expect(html).toHaveAttribute('data-font');
  await expect(page.locator('h1')).toHaveCSS('font-family', /^.?Montserrat Core/);
});

test('a rare character has the same font, from the file with the rest of Latin', async ({
  openAs,
}) => {
  const page = await openAs('seller');
  await page.goto('/my-claims');
  await page.waitForFunction(() => localStorage.getItem('font') !== null);
  await page.reload();
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const rest = page.waitForRequest(/montserrat-latin.*\.woff2$/);
  await page.getByLabel('Search your claims').fill('Œuvre');
  await rest;
});
