import { registeredPerson } from '../../support/people.ts';
import { pngFile } from '../../support/pictures.ts';
import { expect, test } from '../../support/test.ts';

const GOV_ID = 'Passport, identity card or driver’s license';
const PHOTO = 'Photo of yourself';

test('a newcomer submits two documents; a file of another type is refused with a sentence', async ({
  openAs,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 415 .*\/api\/api\/documents/);
  // Of one's own: the newcomer of the demo is met as such by other journeys.
  const person = await registeredPerson(request);
  const page = await openAs(person);
  await page.goto('/profile-verify-identity');
  await page.getByLabel('Country of the document').selectOption('India');

  await page.getByLabel(GOV_ID).setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('not a passport'),
  });
  await expect(
    page.getByText('Choose a PDF, JPEG, PNG or WebP file that opens on your device.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove notes.txt' }).click();

  // A picture by its name alone is found out by the exchange.
  await page.getByLabel(GOV_ID).setInputFiles({
    name: 'renamed.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a passport either'),
  });
  await expect(
    page.getByText('Choose a PDF, JPEG, PNG or WebP file that opens on your device.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove renamed.png' }).click();

  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Upload this document first.')).toHaveCount(2);

  await page.getByLabel(GOV_ID).setInputFiles(pngFile('passport.png', [12, 90, 160]));
  await page.getByLabel(PHOTO).setInputFiles(pngFile('me.png', [200, 120, 40]));
  await expect(page.getByText('Uploaded')).toHaveCount(2);
  const preview = page.getByRole('img', { name: 'Preview of passport.png' });
  await expect
    .poll(() => preview.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(320);
  await page.getByRole('button', { name: 'Submit for review' }).click();

  await expect(page.getByText('We are reviewing your documents')).toBeVisible();
  await expect(page.getByText('In review', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('We are reviewing your documents')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit for review' })).toHaveCount(0);
});
