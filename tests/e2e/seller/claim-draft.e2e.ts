import type { BrowserContext, Page } from '@playwright/test';
import { groupThousands } from '../../../src/domain/decimals.ts';
import {
  addDocuments,
  ANSWERS,
  fillAmounts,
  fillHolder,
  fillPrice,
  fillRegister,
  fillRisks,
  goOn,
  heading,
} from '../../support/claim-form.ts';
import { registeredPerson } from '../../support/people.ts';
import { withoutCable } from '../../support/pages/without-cable.ts';
import { expect, submitLogin, test } from '../../support/test.ts';

/** Each step, how it is filled in, and what has to be in it afterwards. */
const STEPS: {
  fill: (page: Page) => Promise<void>;
  expectFilled: (page: Page) => Promise<void>;
}[] = [
  {
    fill: fillHolder,
    async expectFilled(page) {
      await expect(page.getByLabel('Name of the holder')).toHaveValue(ANSWERS.holder);
      await expect(page.getByLabel('Country of the holder')).toHaveValue('SE');
    },
  },
  {
    fill: fillAmounts,
    async expectFilled(page) {
      await expect(page.getByLabel('Face amount, in USD')).toHaveValue(
        groupThousands(ANSWERS.faceAmount),
      );
      await expect(page.getByLabel('Asset', { exact: true })).toHaveValue('BTC');
      await expect(page.getByLabel('Quantity')).toHaveValue('1.5');
    },
  },
  {
    fill: fillRegister,
    async expectFilled(page) {
      await expect(page.getByLabel('Status in the register')).toHaveValue('scheduled');
      await expect(page.getByLabel('Priority')).toHaveValue('general_unsecured');
      await expect(page.getByLabel(/^Has the estate verified/)).toHaveValue('verified');
      await expect(page.getByLabel('Scheduled amount, in USD')).toHaveValue(
        groupThousands(ANSWERS.scheduledAmount),
      );
      await expect(page.getByLabel('Schedule number')).toHaveValue('4418203');
    },
  },
  {
    fill: fillRisks,
    async expectFilled(page) {
      for (const [question, choice] of ANSWERS.declared) {
        const radios = page.getByRole('radiogroup', { name: question });
        await expect(radios.getByLabel(choice)).toBeChecked();
      }
      await expect(page.getByLabel('What kind of account was it?')).toHaveValue('Spot');
      await expect(page.getByLabel('How many accounts does the claim cover?')).toHaveValue(
        ANSWERS.accounts,
      );
    },
  },
  {
    async fill(page) {
      await addDocuments(page);
      await filesAreWritten(page);
    },
    async expectFilled(page) {
      // A file that was on its way when the tab ended stands there twice until it is clear that it had arrived.
      for (const name of ['statement-1.png', 'statement-2.png'])
        await expect(page.getByRole('button', { name: `Preview ${name}` })).toHaveCount(1);
    },
  },
  {
    fill: fillPrice,
    async expectFilled(page) {
      await expect(page.getByLabel('Ask, in percent of face')).toHaveValue(ANSWERS.ask);
      await expect(page.getByRole('radio', { name: 'Disallowance only' })).toBeChecked();
      await expect(page.getByLabel('Description')).toHaveValue('Account held since 2021.');
    },
  },
];

/** Resolves when the browser has written what the page asked it to keep: a later writer waits for the earlier ones. */
async function filesAreWritten(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Preview statement-2.png' })).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('claim-files');
        request.addEventListener('error', () => reject(new Error('There are no files.')));
        request.addEventListener('success', () => {
          const writer = request.result.transaction('files', 'readwrite');
          writer.objectStore('files').count();
          writer.addEventListener('complete', () => {
            request.result.close();
            resolve();
          });
        });
      }),
  );
}

/** Ends the tab without a word to the page, and opens another one. */
async function killAndReopen(page: Page, context: BrowserContext, path: string): Promise<Page> {
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(path);
  return next;
}

async function expectEverythingUpTo(page: Page, last: number): Promise<void> {
  for (let step = last; step >= 0; step -= 1) {
    await STEPS[step]?.expectFilled(page);
    if (step > 0) await page.getByRole('button', { name: 'Back', exact: true }).click();
  }
  for (let step = 0; step < last; step += 1) await goOn(page);
}

async function surviveEveryStep(first: Page, path: string): Promise<Page> {
  let page = first;
  await page.goto(path);
  for (const [index, { fill, expectFilled }] of STEPS.entries()) {
    await fill(page);
    page = await killAndReopen(page, page.context(), path);
    await expectFilled(page);
    if (index < STEPS.length - 1) await goOn(page);
  }
  await expectEverythingUpTo(page, STEPS.length - 1);
  return page;
}

test('a visitor whose tab is killed at each step finds every field again', async ({ page }) => {
  await surviveEveryStep(page, '/claim-onboarding/ftx');
});

test('a seller whose tab is killed at each step finds every field again, on another device as well', async ({
  openAs,
  request,
}) => {
  const person = await registeredPerson(request);
  const page = await openAs(person);
  const after = await surviveEveryStep(page, '/my-claims/create?case=ftx');
  await goOn(after);
  await heading(after, 'Is everything right?');
  await expect(after.getByText(/^Saved \d/)).toBeVisible();

  const elsewhere = await openAs(person);
  await elsewhere.goto('/claim-onboarding/ftx');
  await expect(elsewhere.getByText('Continue where you left off')).toBeVisible();
  await elsewhere.getByRole('link', { name: /^CLM-/ }).first().click();
  // Nothing is missing.
  await heading(elsewhere, 'Is everything right?');
  await elsewhere.getByRole('button', { name: 'Back', exact: true }).click();
  await expectEverythingUpTo(elsewhere, STEPS.length - 1);
});

test('a session that ends in mid-form loses nothing, not even what is no amount yet', async ({
  openAs,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  const person = await registeredPerson(request);
  const page = await openAs(person);
  // No live connection tells it so.
  await withoutCable(page);
  await page.goto('/my-claims/create?case=ftx');
  await fillHolder(page);
  await goOn(page);
  await fillAmounts(page);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  // The exchange forgets the session; the page does not know it yet.
  const token = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('auth-info') ?? '{}') as { state: { token: string } }).state
        .token,
  );
  await request.delete('/api/users/sign_out', { headers: { Authorization: `Bearer ${token}` } });
  // It is told so once both fields are filled in.
  const typed = Promise.withResolvers<undefined>();
  await page.route(/\/api\/my_claims\/\d+$/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.getByLabel('Quantity').fill('2.5');
  await page.getByLabel('Face amount, in USD').fill('300,00');
  typed.resolve(undefined);
  await expect(page).toHaveURL(/\/login\?from=/);
  expect(await page.evaluate(() => localStorage.getItem('claim-form'))).toBeNull();

  await submitLogin(page, person.email, person.password);
  await heading(page, 'What is owed?');
  await expect(page.getByLabel('Face amount, in USD')).toHaveValue('300,00');
  await expect(page.getByLabel('Quantity')).toHaveValue('2.5');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await STEPS[0]?.expectFilled(page);
});

test('leaving a changed form asks first, and says where it is found again', async ({ page }) => {
  await page.goto('/claim-onboarding/ftx');
  await page.getByLabel('Name of the holder').fill('Mara Lind');
  await page.getByRole('link', { name: 'Marketplace' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave and continue later?' });
  await expect(question).toContainText('kept on this device');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Name of the holder')).toHaveValue('Mara Lind');

  await page.getByRole('link', { name: 'Sell a claim' }).first().click();
  await question.getByRole('button', { name: 'Leave page' }).click();
  await page
    .getByRole('list', { name: 'Continue where you left off' })
    .getByRole('link', { name: /Continue/ })
    .click();
  await expect(page.getByLabel('Name of the holder')).toHaveValue('Mara Lind');
});

test('an unchanged form is left without a question', async ({ page }) => {
  await page.goto('/claim-onboarding/ftx');
  await heading(page, 'Who holds the claim?');
  await page.getByRole('link', { name: 'Sell a claim' }).first().click();
  await expect(page).toHaveURL('/claim-onboarding');
});
