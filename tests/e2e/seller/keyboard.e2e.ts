import type { Page } from '@playwright/test';
import { ANSWERS, heading } from '../../support/claim-form.ts';
import { press, tabTo } from '../../support/keyboard.ts';
import { bidFor } from '../../support/market/deals.ts';
import { listedClaim } from '../../support/market/listed-claim.ts';
import { registeredPerson } from '../../support/people.ts';
import { pngFile } from '../../support/pictures.ts';
import { expect, test } from '../../support/test.ts';

async function write(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}

/** The letters choose in a list. */
const choose = write;

/** The arrows go from one answer to the next. */
async function answer(page: Page, question: string, choice: 'Yes' | 'No'): Promise<void> {
  const radios = page.getByRole('radiogroup', { name: question });
  await tabTo(page, radios.getByLabel('Yes'));
  await page.keyboard.press('Space');
  if (choice === 'No') await page.keyboard.press('ArrowRight');
  await expect(radios.getByLabel(choice)).toBeChecked();
}

async function upload(page: Page, label: string, name: string): Promise<void> {
  // Before the Tab key: what tells the browser to hand the dialog over is not to arrive after the Enter key.
  const opened = page.waitForEvent('filechooser');
  await press(page, page.getByLabel(label));
  await (await opened).setFiles(pngFile(name, [12, 90, 160]));
  await expect(page.getByRole('button', { name: `Preview ${name}` })).toBeVisible();
}

test('a claim is filled in by the keyboard alone', async ({ page }) => {
  const goOn = () => press(page, page.getByRole('button', { name: 'Continue', exact: true }));
  await page.goto('/claim-onboarding/ftx');
  await tabTo(page, page.getByLabel('Individual'));
  await page.keyboard.press('Space');
  await write(page, 'Name of the holder', ANSWERS.holder);
  await choose(page, 'Country of the holder', ANSWERS.country);
  await answer(page, 'Did the holder acquire the claim by transfer?', 'No');
  await goOn();
  await heading(page, 'What is owed?');
  await choose(page, 'Type of claim', ANSWERS.type);
  await write(page, 'Face amount, in USD', ANSWERS.faceAmount);
  await press(page, page.getByRole('button', { name: 'Add an asset' }));
  await page.keyboard.press('Shift+Tab');
  await goOn();
  await heading(page, 'What does the register say?');
  await choose(page, 'Status in the register', ANSWERS.register);
  await choose(page, 'Priority', ANSWERS.priority);
  await write(page, 'Scheduled amount, in USD', ANSWERS.scheduledAmount);
  await choose(page, 'Has the estate verified the holder (KYC)?', ANSWERS.kyc);
  await goOn();
  await heading(page, 'What should a buyer know?');
  for (const [question, choice] of ANSWERS.declared) await answer(page, question, choice);
  await choose(page, 'What kind of account was it?', 'Spot');
  await write(page, 'How many accounts does the claim cover?', ANSWERS.accounts);
  await goOn();
  await heading(page, 'What proves the claim?');
  await upload(page, 'Account statement', 'statement.png');
  await press(page, page.getByRole('button', { name: 'Preview statement.png' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Preview statement.png' })).toBeFocused();
  await goOn();
  await heading(page, 'What do you want for it?');
  await write(page, 'Ask, in percent of face', ANSWERS.ask);
  await goOn();
  await heading(page, 'Is everything right?');
  await expect(page.getByText('Something is missing')).toHaveCount(0);
  await press(page, page.getByRole('button', { name: 'Create an account' }));
  await expect(page).toHaveURL(/^[^?]*\/\?from=/);
});

test('a listing is found, paused and put back by the keyboard alone', async ({
  request,
  openAs,
  origin,
}) => {
  const seller = await registeredPerson(request);
  const claim = await listedClaim(request, origin, { seller });
  // A pause that closes an offer is asked about.
  await bidFor(request, origin, claim);
  const { reference } = claim;
  const page = await openAs(seller);
  await page.goto('/my-claims');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(reference);
  await expect(page).toHaveURL(new RegExp(`search=${reference}`));
  await press(page, page.getByRole('link', { name: reference, exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reference);
  await press(page, page.getByRole('button', { name: 'Pause' }));
  const question = page.getByRole('alertdialog', { name: `Pause ${reference}?` });
  await press(page, question.getByRole('button', { name: 'Pause' }));
  await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Withdraw' }));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Resume' }));
  await expect(page.getByText('Open', { exact: true }).first()).toBeVisible();
});
