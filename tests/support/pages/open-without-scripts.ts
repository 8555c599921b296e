import type { Page } from '@playwright/test';

/**
 * Opens a page whose scripts are held back, so that only its HTML is there.
 * @returns a function that lets them through.
 */
export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let letThrough: () => void = () => {};
  const mayArrive = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await mayArrive;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letThrough;
}
