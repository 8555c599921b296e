import type { Page } from '@playwright/test';

/**
 * Makes opening a page wait for the app: until the app is there, the host's drawing shows everything but accepts no
 * input. Tests of that drawing open the page with `waitUntil: 'commit'`.
 */
export function waitForTheApp(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  // Polled by the clock: a page behind another one is not painted.
  const app = () =>
    page.waitForFunction(() => window.pageShown === undefined, null, { polling: 50 });
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await app();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await app();
    return response;
  };
}
