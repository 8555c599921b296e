import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/host/demo-password.ts';
import { addDocuments, fillClaim, heading } from './claim-form.ts';
import { followNewest } from './mailbox.ts';
import { stranger } from './people.ts';
import { expect } from './test.ts';

interface Answer {
  status: number;
  authorization: string | null;
  body: Record<string, unknown>;
}

/** A call from within the page, which reaches the page's own exchange wherever it runs. */
async function call(page: Page, method: string, path: string, body?: object, token?: string) {
  return await page.evaluate(
    async ([verb, address, content, bearer]): Promise<Answer> => {
      const response = await fetch(`/api${address}`, {
        method: verb,
        headers: {
          'Content-Type': 'application/json',
          ...(bearer && { Authorization: `Bearer ${bearer}` }),
        },
        ...(content && { body: JSON.stringify(content) }),
      });
      return {
        status: response.status,
        authorization: response.headers.get('Authorization'),
        body: (await response.json()) as Record<string, unknown>,
      };
    },
    [method, path, body ?? null, token ?? null] as const,
  );
}

/** The reviewer's part, without the reviewer's pages. */
async function review(page: Page, claimId: number, decision: string, note?: string) {
  const signIn = await call(page, 'POST', '/admins/sign_in', {
    admin: { email: 'admin@example.com', password: DEMO_PASSWORD },
  });
  const token = signIn.authorization?.replace('Bearer ', '') ?? '';
  const seller = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('auth-info') ?? '{}') as { state: { token: string } }).state
        .token,
  );
  const claim = await call(page, 'GET', `/api/my_claims/${claimId}`, undefined, seller);
  const answer = await call(
    page,
    'POST',
    `/admin/claims/${claimId}/${decision}`,
    { lock_version: claim.body['lock_version'], ...(note && { review_note: note }) },
    token,
  );
  expect(answer.status).toBe(200);
}

/** Milliseconds: an exchange in the browser opens its database with every page, and creates it with the first one. */
const START = 120_000;

const NOTE = 'The account statement does not show the account number.';

/**
 * A visitor fills in a claim with two documents, registers at the end, confirms the address and submits. The reviewer
 * requests changes; the seller makes them and submits again. Once the claim is listed, the seller pauses and withdraws
 * it.
 */
export async function onboardingStory(page: Page): Promise<void> {
  const person = stranger();
  await page.goto('/claim-onboarding/ftx');
  await expect(page.getByLabel('Name of the holder')).toBeVisible({ timeout: START });
  await fillClaim(page);
  await page.getByRole('button', { name: 'Create an account' }).click();

  await page.getByLabel('First name').fill(person.first_name);
  await page.getByLabel('Last name').fill(person.last_name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Open the mailbox' }).click();
  await followNewest(page, 'Confirm your email address');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Confirm and log in' }).click();

  await heading(page, 'Is everything right?');
  const submit = page.getByRole('button', { name: 'Submit for review' });
  // The files are read from the device.
  await expect(page.getByText('Something is missing')).toHaveCount(0);
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page).toHaveURL(/\/my-claims\/\d+$/);
  await expect(page.getByText('In review', { exact: true }).first()).toBeVisible();
  const claimId = Number(/\d+$/.exec(page.url())?.[0]);
  for (const name of ['statement-1.png', 'statement-2.png'])
    await expect(page.getByRole('button', { name: `Preview ${name}` })).toBeVisible();
  await expect(page.getByText('$250,000.10').first()).toBeVisible();

  await review(page, claimId, 'request_changes', NOTE);
  await page.reload();
  await expect(page.getByText(NOTE).first()).toBeVisible({ timeout: START });
  await page.getByRole('link', { name: 'Make changes' }).first().click();
  // The previous page shows it twice.
  await page.getByRole('button', { name: /^Documents/ }).click();
  await expect(page.getByText(NOTE)).toBeVisible();
  await addDocuments(page);
  await expect(page.getByText('Uploaded')).toHaveCount(4);
  await page.getByRole('button', { name: /^Review/ }).click();
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page.getByText('In review', { exact: true }).first()).toBeVisible();

  await review(page, claimId, 'approve');
  await page.reload();
  await expect(page.getByText('Open', { exact: true }).first()).toBeVisible({ timeout: START });
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'My claims' }).first().click();
  await expect(page.getByRole('row').filter({ hasText: 'Withdrawn' })).toHaveCount(1);
}
