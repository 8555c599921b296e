import type { Page } from '@playwright/test';
import { faults } from '../../support/pages/accessibility.ts';
import { openWithoutScripts } from '../../support/pages/open-without-scripts.ts';
import { visitsOf } from '../../support/pages/visits.ts';
import { type DemoAccount, storedSession } from '../../support/stored-session.ts';
import { withoutDrawnRows } from '../../support/pages/without-drawn-rows.ts';
import { expect, test } from '../../support/test.ts';

const SCREEN = { width: 1280, height: 800 };

/** The lines that a person reads on a page; how long ago something was grows between two readings. */
const linesOf = async (page: Page) =>
  (await page.locator('#root main').innerText())
    .split('\n')
    .map((line) => line.trim().replace(/just now|\d+ (minute|hour)s? ago/, 'of late'))
    .filter((line) => line !== '');

/** Opens a page whose scripts are held back, and waits until its rows stand there all the same. */
async function openDrawn(page: Page, path: string): Promise<() => void> {
  const drawn = page.waitForResponse('**/drawn');
  const letThrough = await openWithoutScripts(page, path);
  expect((await drawn).status(), path).toBe(200);
  // Rows that come late replace the page as its HTML has it.
  await expect(page.locator('#root main header + *').first()).toBeVisible();
  await page.evaluate(() => window.pageShown);
  return letThrough;
}

const PAGES: Record<'visitor' | 'seller' | 'buyer' | 'admin', readonly string[]> = {
  visitor: [
    'marketplace',
    'case',
    'caseClaims',
    'claim',
    'claimOnboarding',
    'claimOnboardingForCase',
  ],
  seller: ['myClaims', 'myClaim', 'my-offer', 'conversation', 'notifications'],
  buyer: ['negotiations', 'negotiation', 'claimsForYou', 'buyer-account-verified'],
  admin: ['adminUsers', 'adminUser', 'adminClaim', 'adminConversations', 'admin-negotiation'],
};

for (const [who, names] of Object.entries(PAGES) as [keyof typeof PAGES, readonly string[]][]) {
  for (const width of [1280, 390]) {
    test(`pages of the ${who} stand there before the app, as the app draws them, at ${width} pixels`, async ({
      openAs,
      newSession,
      origin,
    }) => {
      test.slow();
      // Far from the exchange's own, so that a moment in the wrong zone is seen.
      const options = { viewport: { width, height: 800 }, timezoneId: 'Pacific/Auckland' };
      const page = who === 'visitor' ? await newSession(options) : await openAs(who, options);
      const visits = (await visitsOf(origin, who)).filter(({ name }) => names.includes(name));
      expect(visits).toHaveLength(names.length);
      for (const { path } of visits) {
        const letThrough = await openDrawn(page, path);
        const drawn = await linesOf(page);
        expect.soft(await faults(page, 'all'), path).toEqual([]);
        const before = await page.locator('#root main').elementHandle();
        letThrough();
        await expect.poll(() => before?.evaluate((node) => node.isConnected)).toBe(false);
        const byTheApp = await linesOf(page);
        // What needs the browser to be drawn, as a chart does, comes with the app; nothing goes or changes.
        expect(
          drawn.filter((line) => !byTheApp.includes(line)),
          path,
        ).toEqual([]);
        expect(drawn.length, path).toBeGreaterThan(5);
        await page.unrouteAll();
      }
    });
  }
}

test('of a long list the rows of the screen stand there before the app, and the others in the room that is kept for them', async ({
  openAs,
}) => {
  const page = await openAs('admin', { viewport: SCREEN });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const rows = page.locator('main [data-row]');
  const letThrough = await openDrawn(page, '/admin/users');
  await expect(rows).toHaveCount(10);
  // What sorts has to wait for the app; what a column is called has not.
  const sorts = page.getByRole('columnheader', { name: 'Last login' }).getByRole('button');
  await expect(sorts).toBeDisabled();
  await expect(sorts).toHaveAttribute('tabindex', '-1');
  const drawn = await height();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  letThrough();
  await expect(rows).toHaveCount(25);
  // A name may be too long for its line.
  expect(Math.abs((await height()) - drawn)).toBeLessThanOrEqual(40);
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
});

test('a chat stands at its end before the app, beside a list that has more rows than the screen', async ({
  openAs,
  origin,
}) => {
  const page = await openAs('seller', { viewport: { width: 1280, height: 480 } });
  const visits = await visitsOf(origin, 'seller');
  const chat = visits.find(({ name }) => name === 'conversation');
  const letThrough = await openDrawn(page, chat?.path ?? '');
  const rows = page.getByRole('list', { name: 'Conversations' }).locator('li:not([aria-hidden])');
  const drawn = await rows.count();
  const messages = page.getByRole('list', { name: 'Messages' });
  await expect(messages.getByRole('listitem').last()).toBeInViewport();
  await expect(messages.getByRole('listitem').first()).not.toBeInViewport();
  letThrough();
  await expect.poll(() => rows.count()).toBeGreaterThan(drawn);
});

test('what a buyer follows has its star before the app is there', async ({ openAs }) => {
  const page = await openAs('buyer', { viewport: SCREEN });
  const stars = () =>
    page
      .locator('main button[aria-pressed]')
      .evaluateAll((all) => all.map((star) => `${star.ariaLabel}: ${star.ariaPressed}`));
  const letThrough = await openDrawn(page, '/marketplace');
  await expect
    .poll(async () => (await stars()).filter((star) => star.endsWith('true')))
    .not.toEqual([]);
  const drawn = await stars();
  letThrough();
  await expect(page.locator('main [inert]')).toHaveCount(0);
  expect((await stars()).slice(0, drawn.length)).toEqual(drawn);
});

test('a link among the rows leads on before the app is there', async ({ page }) => {
  const letThrough = await openDrawn(page, '/marketplace');
  const link = page.locator('main h2 a').first();
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  letThrough();
  await expect(page.locator('main [inert]')).toHaveCount(0);
});

test('a page whose rows are not drawn asks for them itself, once', async ({ page }) => {
  await withoutDrawnRows(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/api/cases') asked.push(pathname);
  });
  await page.goto('/marketplace');
  await expect(page.locator('main h2 a').first()).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('what is drawn for many at once is each one’s own', async ({ request, origin }) => {
  const visits = [
    ['seller', '/my-claims'],
    ['buyer', '/my-claims'],
    ['seller', '/my-offers'],
    ['buyer', '/my-offers?role=sent'],
    ['buyer', '/negotiations'],
    ['admin', '/admin/users'],
  ] as const;
  const sessionOf = new Map<DemoAccount, string | undefined>();
  for (const who of ['seller', 'buyer', 'admin'] as const) {
    sessionOf.set(who, (await storedSession(origin, who)).items['auth-info']);
  }
  const draw = async ([who, address]: (typeof visits)[number]) => {
    const session = sessionOf.get(who);
    const data = { address, session, kept: {}, screen: SCREEN, timeZone: 'UTC' };
    const answer = await request.post('/drawn', { data });
    return ((await answer.json()) as { html: string }).html;
  };
  const alone: string[] = [];
  for (const visit of visits) alone.push(await draw(visit));
  expect(new Set(alone).size).toBe(visits.length);
  // As many at once as one network may have.
  for (let round = 0; round < 4; round += 1) {
    expect(await Promise.all(visits.map(draw))).toEqual(alone);
  }
});

test('a closed page and a stale session are not drawn', async ({ request, origin }) => {
  const { items } = await storedSession(origin, 'seller');
  const session = items['auth-info'] ?? '';
  const status = async (address: string, text: string | null) => {
    const data = { address, session: text, kept: {}, screen: SCREEN, timeZone: 'UTC' };
    return (await request.post('/drawn', { data })).status();
  };
  expect(await status('/my-claims', session)).toBe(200);
  expect(await status('/my-claims', null)).toBe(204);
  expect(await status('/admin/users', session)).toBe(204);
  const stale = session.replace(/"token":"[^"]+"/, '"token":"a-token-of-nobody"');
  expect(await status('/my-claims', stale)).toBe(204);
  expect(await status('/no-such-page', session)).toBe(204);
});
