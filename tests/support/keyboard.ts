import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses the Tab key until that control has the focus; not every browser wraps from the last control to the first. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
  }
  throw new Error('The Tab key does not lead to the control.');
}

export async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}
