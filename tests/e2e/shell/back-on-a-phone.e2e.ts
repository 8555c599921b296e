import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

interface Asked {
  requestClose: () => void;
}

/** The browser's own watchers, kept so that a test can ask what Android asks them at Back. */
function keepWatchers() {
  const kept: Asked[] = [];
  const { CloseWatcher } = window as unknown as { CloseWatcher: new () => Asked };
  class Kept extends CloseWatcher {
    constructor() {
      super();
      kept.push(this);
    }
  }
  Object.assign(window, { CloseWatcher: Kept, watchersKept: kept });
}

/** Asks whatever was opened last; what is closed already hears nothing. */
const pressBack = (page: Page) =>
  page.evaluate(() => {
    const { watchersKept } = window as unknown as { watchersKept: Asked[] };
    watchersKept.at(-1)?.requestClose();
  });

test('Back on a phone closes the sheet and stays on the page', async ({ openAs }) => {
  const page = await openAs('seller', PHONE);
  await page.addInitScript(keepWatchers);
  await page.goto('/my-claims');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  await pressBack(page);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/my-claims');
});

test('what was typed keeps its sheet open at the first Back', async ({ openAs }) => {
  const page = await openAs('seller', PHONE);
  await page.addInitScript(keepWatchers);
  await page.goto('/my-claims?status=open');
  await page.getByRole('main').getByRole('link', { name: /^CLM-/ }).first().click();
  await page.getByRole('button', { name: 'Change price' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change price' });
  const price = sheet.getByRole('textbox').first();
  await price.fill('61');
  await pressBack(page);
  await expect(price).toHaveValue('61');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toBeHidden();
});
