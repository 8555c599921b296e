import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/**
 * Time passes in the page, however short they are outside, until what the page waits for has come: a next try, or the
 * end of its patience. `page.clock.install()` comes first, before the page is opened.
 */
export async function passTimeUntil(
  page: Page,
  hasCome: () => boolean | Promise<boolean>,
  stepMs = 1000,
): Promise<void> {
  const aStepLater = async () => {
    await page.clock.runFor(stepMs);
    return await hasCome();
  };
  await expect.poll(aStepLater, { intervals: [50], timeout: 20_000 }).toBe(true);
}
