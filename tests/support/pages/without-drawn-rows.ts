import type { Page } from '@playwright/test';

/** Lets the page ask the exchange itself, as if its host drew nothing, so that a test can change the answers. */
export async function withoutDrawnRows(page: Page): Promise<void> {
  await page.route('**/drawn', (route) => route.fulfill({ status: 204 }));
}
