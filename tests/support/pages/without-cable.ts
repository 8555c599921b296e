import type { Page } from '@playwright/test';

/** Leaves a page without its live connection: nothing that others do meanwhile is read anew by itself. */
export async function withoutCable(page: Page): Promise<void> {
  await page.routeWebSocket('**/api/cable', () => {});
}
