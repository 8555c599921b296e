import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/**
 * Lets time pass in the page, though little passes outside, until what the page waits for has come: the next try, or
 * the end of its patience. Call `page.clock.install()` first, before the page is opened.
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
