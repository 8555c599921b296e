import type { Page } from '@playwright/test';

/** Leaves a page without its live connection: it does not refetch by itself what others change. */
export async function withoutCable(page: Page): Promise<void> {
  await page.routeWebSocket('**/api/cable', () => {});
}
