import type { Page } from '@playwright/test';
import type { AdminNegotiation, Negotiation } from '../../../generated/model/index.ts';
import { actOn } from '../market/live.ts';
import { pngFile } from '../pictures.ts';
import { expect } from '../test.ts';

/** What a negotiation waits for, as a person who has it open reads it. */
export const now = (page: Page) => page.getByRole('region', { name: 'What happens now' });

/** Acts with a press and a question, by their buttons. */
const ACTS = {
  'End the examination': /\/confirm_diligence$/,
  'Confirm the payment': /\/confirm_payment$/,
  'Complete the sale': /\/advance$/,
} as const;

// Each of these ends with the answer to its act, so that waiting for what others see begins there.

/** Presses, and answers the question that appears. */
export async function confirm(page: Page, act: keyof typeof ACTS): Promise<Negotiation> {
  await page.getByRole('button', { name: act }).click();
  return await actOn<Negotiation>(page, ACTS[act], () =>
    page.getByRole('alertdialog').getByRole('button', { name: act }).click(),
  );
}

export async function sign(page: Page, name: string, payToText?: string): Promise<void> {
  await page.getByRole('button', { name: 'Read and sign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assignment of claim' });
  await expect(dialog.getByText('The buyer has examined the claim')).toBeVisible();
  const payTo = dialog.getByLabel(/^Your account for the price/);
  if (payToText !== undefined) await payTo.fill(payToText);
  await dialog.getByLabel('Your first and last name').fill(name);
  await dialog.getByLabel('I have read the agreement and sign it').check();
  await actOn<Negotiation>(page, /\/assignment\/sign$/, () =>
    dialog.getByRole('button', { name: 'Sign the agreement' }).click(),
  );
}

/** With a receipt of this name; the payment's reference is that of the negotiation. */
export async function markAsPaid(
  page: Page,
  { reference, receipt }: { reference: string; receipt: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as paid' });
  await expect(dialog.getByLabel('Reference of the payment')).toHaveValue(reference);
  await dialog.getByLabel('Proof of payment').setInputFiles(pngFile(receipt, [9, 9, 9]));
  await expect(dialog.getByText('Uploaded')).toBeVisible();
  await actOn<Negotiation>(page, /\/mark_paid$/, () =>
    dialog.getByRole('button', { name: 'Mark as paid' }).click(),
  );
}

/** By staff: filed today, by the exchange's date. */
export async function recordFiling(page: Page, docketNumber: string): Promise<Negotiation> {
  await page.getByRole('button', { name: 'Record the filing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record the filing' });
  await dialog.getByLabel('Filed on').fill(new Date().toISOString().slice(0, 10));
  await dialog.getByLabel('Docket number').fill(docketNumber);
  return await actOn<Negotiation>(page, /\/advance$/, () =>
    dialog.getByRole('button', { name: 'Record the filing' }).click(),
  );
}

/** By staff: the fee of a side was received today, by the exchange's date. */
export async function recordFee(page: Page, side: 'Buyer' | 'Seller'): Promise<void> {
  await page
    .getByRole('region', { name: side })
    .getByRole('button', { name: 'Record fee' })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Record .*’s fee$/ });
  await dialog.getByLabel('Received on').fill(new Date().toISOString().slice(0, 10));
  await actOn<AdminNegotiation>(page, /\/fee$/, () =>
    dialog.getByRole('button', { name: 'Record fee' }).click(),
  );
}
