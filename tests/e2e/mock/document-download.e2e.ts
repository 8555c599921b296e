import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/started-app.ts';
import { loginAsAdmin } from '../../support/test.ts';

test('a document that staff download is the document', async ({ page }) => {
  await loginAsAdmin(page);
  await expect(page).toHaveURL('/admin/home');
  await page.goto('/admin/users?identity_status=pending');
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Identity', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Identity document' }).click();
  const saved = await (await downloading).path();
  const beginning = (await readFile(saved)).subarray(0, 8).toString('latin1');
  expect(beginning).toMatch(/^(%PDF-|\u0089PNG|\u00ff\u00d8\u00ff|RIFF)/);
});
