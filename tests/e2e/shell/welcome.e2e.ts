import { withoutDrawnRows } from '../../support/pages/without-drawn-rows.ts';
import { expect, test } from '../../support/test.ts';

declare global {
  interface Window {
    largest?: { area: number; isWelcome: boolean }[];
  }
}

/** Notes the largest things that are painted, from the first on. */
function watchLargest(): void {
  const largest: NonNullable<Window['largest']> = (window.largest = []);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // The type of an entry does not know those of the largest paint.
      const { size, element } = entry as { size?: number; element?: Element | null };
      largest.push({ area: size ?? 0, isWelcome: Boolean(element?.closest('dialog')) });
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Resolves after the browser had time to spare so often: what waits for that has begun. */
async function idleMoments(count: number): Promise<void> {
  for (let moment = 0; moment < count; moment += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve));
  }
}

for (const width of [1280, 390]) {
  test(`a first visit at ${width} px paints the cases before the welcome, which is smaller`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const released = Promise.withResolvers<void>();
    await withoutDrawnRows(page);
    await page.route('**/api/api/cases?*', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.addInitScript(watchLargest);
    await page.goto('/marketplace');
    // The page is drawn without its cases, and everything else it asks for is answered.
    await expect(page.locator('.skeleton').first()).toBeVisible();
    await page.evaluate(idleMoments, 10);
    expect(asked.filter((path) => path.includes('welcome'))).toEqual([]);

    released.resolve();
    await expect(page.getByRole('dialog', { name: 'Welcome to Claims Exchange' })).toBeVisible();
    const welcome = asked.findIndex((path) => path.includes('welcome'));
    expect(welcome).toBeGreaterThan(asked.indexOf('/api/api/cases'));
    await page.evaluate(idleMoments, 3);
    const largest = await page.evaluate(() => window.largest ?? []);
    expect(largest).not.toEqual([]);
    expect(largest.filter(({ isWelcome }) => isWelcome)).toEqual([]);
  });
}

test('who types already is not interrupted by the welcome, and is greeted on the next page', async ({
  page,
}) => {
  const released = Promise.withResolvers<void>();
  await withoutDrawnRows(page);
  await page.route('**/api/api/cases?*', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/marketplace');
  const search = page.getByRole('searchbox', { name: 'Search cases' });
  const welcomeCode = page.waitForResponse('**/welcome-modal*.js');
  await search.pressSequentially('celsius');
  released.resolve();
  await (await welcomeCode).finished();
  await page.evaluate(idleMoments, 10);
  await page.keyboard.type(' net');
  await expect(search).toHaveValue('celsius net');
  const welcome = page.getByRole('dialog', { name: 'Welcome to Claims Exchange' });
  await expect(welcome).toBeHidden();

  await page.getByRole('link', { name: 'Featured claims' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Featured claims' })).toBeVisible();
  await expect(welcome).toBeVisible();
});
