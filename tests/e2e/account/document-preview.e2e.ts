import { chromiumArgs } from '../../support/find-chromium.ts';
import { pdfFile } from '../../support/pdf-file.ts';
import { registeredPerson } from '../../support/people.ts';
import { pngFile } from '../../support/pictures.ts';
import { expect, test } from '../../support/test.ts';

// The viewer of PDFs is a part of the whole browser.
test.use({
  launchOptions: { args: chromiumArgs, executablePath: process.env['CHROMIUM_PATH'] },
});

test('a PDF and a picture are shown before they are sent, and the focus returns', async ({
  openAs,
  request,
}) => {
  const page = await openAs(await registeredPerson(request));
  await page.goto('/profile-verify-identity');
  await page
    .getByLabel('Passport, identity card or driver’s license')
    .setInputFiles(pdfFile('passport.pdf'));
  await page.getByLabel('Photo of yourself').setInputFiles(pngFile('me.png', [200, 120, 40]));
  await expect(page.getByText('Uploaded')).toHaveCount(2);

  await page.getByRole('button', { name: 'Preview passport.pdf' }).click();
  // The viewer is the browser's own: its frame is there only where the policy of the page lets it start.
  await expect
    .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-extension:')))
    .toBe(true);
  await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'download',
    'passport.pdf',
  );
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Preview passport.pdf' })).toBeFocused();

  await page.getByRole('button', { name: 'Preview me.png' }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: 'me.png' });
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(320);
});
