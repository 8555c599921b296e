import type { Page } from '@playwright/test';
import { pngFile } from './pictures.ts';
import { expect } from './test.ts';

/** The stories' seller's answers about a claim in the FTX case, by the label of the field. */
export const ANSWERS = {
  holder: 'Mara Lind',
  country: 'Sweden',
  type: 'Customer',
  register: 'Scheduled',
  priority: 'General unsecured',
  kyc: 'Verified',
  faceAmount: '250000.10',
  scheduledAmount: '250000.10',
  accounts: '1',
  ask: '118.5',
  declared: [
    ['Is the claim disputed?', 'Yes'],
    ['Is it contingent?', 'No'],
    ['Is it unliquidated?', 'No'],
    ['Is the claim pledged to a lender?', 'No'],
    ['Is the holder an insider of the debtor?', 'No'],
    ['Did the holder receive anything from the debtor in the 90 days before the petition?', 'No'],
    ['Did the holder vote on the plan?', 'Yes'],
  ],
} as const;

export async function heading(page: Page, question: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible();
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function answer(page: Page, question: string, choice: 'Yes' | 'No'): Promise<void> {
  await page.getByRole('radiogroup', { name: question }).getByLabel(choice).check();
}

export async function fillHolder(page: Page): Promise<void> {
  await heading(page, 'Who holds the claim?');
  await page.getByLabel('Individual').check();
  await page.getByLabel('Name of the holder').fill(ANSWERS.holder);
  await page.getByLabel('Country of the holder').selectOption(ANSWERS.country);
  await answer(page, 'Did the holder acquire the claim by transfer?', 'No');
}

export async function fillAmounts(page: Page): Promise<void> {
  await heading(page, 'What is owed?');
  await page.getByLabel('Type of claim').selectOption(ANSWERS.type);
  await page.getByLabel('Class in the plan').selectOption({ index: 1 });
  await page.getByLabel('Face amount, in USD').fill(ANSWERS.faceAmount);
  await page.getByRole('button', { name: 'Add an asset' }).click();
  await page.getByLabel('Asset', { exact: true }).selectOption('BTC');
  await page.getByLabel('Quantity').fill('1.5');
}

export async function fillRegister(page: Page): Promise<void> {
  await heading(page, 'What does the register say?');
  for (const label of [
    'Status in the register',
    'Priority',
    'Has the estate verified the holder (KYC)?',
  ]) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
  await page.getByLabel('Status in the register').selectOption(ANSWERS.register);
  await page.getByLabel('Priority').selectOption(ANSWERS.priority);
  await page.getByLabel('Scheduled amount, in USD').fill(ANSWERS.scheduledAmount);
  await page.getByLabel('Schedule number').fill('4418203');
  await page.getByLabel('Has the estate verified the holder (KYC)?').selectOption(ANSWERS.kyc);
}

export async function fillRisks(page: Page): Promise<void> {
  await heading(page, 'What should a buyer know?');
  for (const [question, choice] of ANSWERS.declared) await answer(page, question, choice);
  await page.getByLabel('What kind of account was it?').selectOption('Spot');
  await page.getByLabel('How many accounts does the claim cover?').fill(ANSWERS.accounts);
}

export async function addDocuments(page: Page): Promise<void> {
  await heading(page, 'What proves the claim?');
  // A claim that is only scheduled has none.
  await expect(page.getByLabel('Proof of claim')).toHaveCount(0);
  await page
    .getByLabel('Account statement')
    .setInputFiles([
      pngFile('statement-1.png', [200, 120, 40]),
      pngFile('statement-2.png', [20, 120, 40]),
    ]);
}

export async function fillPrice(page: Page): Promise<void> {
  await heading(page, 'What do you want for it?');
  await page.getByLabel('Ask, in percent of face').fill(ANSWERS.ask);
  await page.getByRole('radio', { name: 'Disallowance only' }).check();
  await page.getByLabel('Description').fill('Account held since 2021.');
}

/** Fills in every step of the form, from the first one to the review. */
export async function fillClaim(page: Page): Promise<void> {
  for (const fill of [fillHolder, fillAmounts, fillRegister, fillRisks, addDocuments, fillPrice]) {
    await fill(page);
    await goOn(page);
  }
  await heading(page, 'Is everything right?');
}
