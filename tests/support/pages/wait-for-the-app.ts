import type { Page } from '@playwright/test';

/**
 * A page that is opened counts as open when the app is there: until then, what the host has drawn shows everything and
 * takes no key. Who looks at that opens it with `waitUntil: 'commit'`.
 */
export function waitForTheApp(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  // By the clock: a page behind another one is not painted.
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
