import type { Locator, Page } from '@playwright/test';
import { fillHolder, goOn, heading } from '../../support/claim-form.ts';
import { registeredPerson } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';

/** Presses and lets go where the button was, as a hand does that has already set out for it. */
async function pressWhereItWas(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  // What the press itself changes (the field is left) is on the screen by now.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
}

async function middleOf(button: Locator): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// Tall, so that every button is on the screen.
for (const viewport of [
  { width: 1280, height: 1400 },
  { width: 390, height: 1600 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('a mended error does not move the button that is being pressed', async ({ page }) => {
      await page.goto('/claim-onboarding/ftx');
      await fillHolder(page);
      await page.getByLabel('Name of the holder').fill('');
      await goOn(page);
      const name = page.getByLabel('Name of the holder');
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      const place = await middleOf(page.getByRole('button', { name: 'Continue', exact: true }));
      await name.pressSequentially('Mara Lind');
      await pressWhereItWas(page, place);
      await heading(page, 'What is owed?');
    });

    test('a link that is pressed is followed, also below an error of two lines that appears', async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByLabel('First name').fill('Mara');
      const email = page.getByLabel('Email', { exact: true });
      await email.pressSequentially('mara.lind');
      await pressWhereItWas(page, await middleOf(page.getByRole('link', { name: 'Log in' })));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
    });

    test('neither an error that appears nor one that goes moves what stands below', async ({
      openAs,
      request,
    }) => {
      const person = await registeredPerson(request);
      const page = await openAs(person);
      await page.goto('/profile-account-settings');
      const save = page.getByRole('button', { name: 'Save profile' });
      const first = page.getByLabel('First name');
      await first.fill('');
      const before = await middleOf(save);
      await first.blur();
      await expect(first).toHaveAttribute('aria-invalid', 'true');
      expect(await middleOf(save)).toEqual(before);
      await first.fill('Marta');
      await expect(first).not.toHaveAttribute('aria-invalid', 'true');
      expect(await middleOf(save)).toEqual(before);
      await pressWhereItWas(page, before);
      await expect(page.getByText('Profile saved')).toBeVisible();
    });
  });
}
