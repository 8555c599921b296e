import type { BrowserContext, Page } from '@playwright/test';
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
} from '../support/claim-form.ts';
import { followMail } from '../support/mailbox.ts';
import { registeredPerson, stranger } from '../support/people.ts';
import { pngFile } from '../support/pictures.ts';
import { expect, login, submitLogin, test } from '../support/test.ts';

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
      await expect(page.getByLabel('Face amount, in USD')).toHaveValue(ANSWERS.faceAmount);
      await expect(page.getByLabel('Asset', { exact: true })).toHaveValue('BTC');
      await expect(page.getByLabel('Quantity')).toHaveValue('1.5');
    },
  },
  {
    fill: fillRegister,
    async expectFilled(page) {
      await expect(page.getByLabel('Scheduled amount, in USD')).toHaveValue(
        ANSWERS.scheduledAmount,
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
      for (const name of ['proof.png', 'statement-1.png', 'statement-2.png'])
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
  test.setTimeout(120_000);
  await surviveEveryStep(page, '/claim-onboarding/ftx');
});

test('a seller whose tab is killed at each step finds every field again, on another device as well', async ({
  page,
  request,
  newSession,
}) => {
  test.setTimeout(120_000);
  const person = await registeredPerson(request);
  await login(page, person.email, person.password);
  const after = await surviveEveryStep(page, '/my-claims/create?case=ftx');
  await goOn(after);
  await heading(after, 'Is everything right?');
  await expect(after.getByText(/^Saved /)).toBeVisible();

  const elsewhere = await newSession();
  await login(elsewhere, person.email, person.password);
  await elsewhere.goto('/claim-onboarding/ftx');
  await expect(elsewhere.getByText('Continue where you left off')).toBeVisible();
  await elsewhere.getByRole('link', { name: /^CLM-/ }).first().click();
  for (const [index, { expectFilled }] of STEPS.entries()) {
    if (index > 0) await goOn(elsewhere);
    await expectFilled(elsewhere);
  }
});

test('a session that ends in mid-form loses nothing, not even what is no amount yet', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  const person = await registeredPerson(request);
  await login(page, person.email, person.password);
  await page.goto('/my-claims/create?case=ftx');
  await fillHolder(page);
  await goOn(page);
  await fillAmounts(page);
  await expect(page.getByText(/^Saved /)).toBeVisible();

  // The exchange forgets the session; the page does not know it yet.
  const token = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('auth-info') ?? '{}') as { state: { token: string } }).state
        .token,
  );
  await request.delete('/api/users/sign_out', { headers: { Authorization: `Bearer ${token}` } });
  await page.getByLabel('Quantity').fill('2.5');
  await page.getByLabel('Face amount, in USD').fill('300,00');
  await expect(page).toHaveURL(/\/login\?from=/);
  expect(await page.evaluate(() => localStorage.getItem('claim-form'))).toBeNull();

  await submitLogin(page, person.email, person.password);
  await heading(page, 'What is owed?');
  await expect(page.getByLabel('Face amount, in USD')).toHaveValue('300,00');
  await expect(page.getByLabel('Quantity')).toHaveValue('2.5');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await STEPS[0]?.expectFilled(page);
});

const holderName = (page: Page) => page.getByLabel('Name of the holder');

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** Neither the list of begun claims nor the form of the case shows it. */
async function expectNothingOf(page: Page, name: string): Promise<void> {
  await page.goto('/claim-onboarding');
  await expect(page.getByRole('list', { name: 'Cases' })).toBeVisible();
  await expect(page.getByText('Continue where you left off')).toHaveCount(0);
  await page.goto('/claim-onboarding/ftx');
  await expect(holderName(page)).not.toHaveValue(name);
}

test('a form whose session was lost is shown to nobody else, and to its person again', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const ana = await registeredPerson(request);
  const ben = await registeredPerson(request);
  await login(page, ana.email, ana.password);
  // No switch of the exchange makes some of its calls fail.
  const failure = { message: 'An error occurred.', code: 'internal_error', request_id: 'r-1' };
  await page.route(/\/api\/(auth\/current_user|api\/my_claims)/, (route) =>
    route.request().method() === 'GET' && !route.request().url().includes('current_user')
      ? route.continue()
      : route.fulfill({ status: 500, json: failure }),
  );
  await page.goto('/claim-onboarding/ftx');
  await holderName(page).fill('Written by Ana');
  await expect(page.getByText(/^Not in your account yet/)).toBeVisible();
  // Three more tries come first, after 1, 2 and 4 seconds.
  const told = page.getByRole('dialog').getByText('You are no longer logged in');
  await expect(told).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/claim-onboarding\/ftx/);
  await page.unrouteAll();

  await login(page, ben.email, ben.password);
  await expectNothingOf(page, 'Written by Ana');
  await logOut(page);

  await login(page, ana.email, ana.password);
  await page.goto('/claim-onboarding');
  await page.getByRole('link', { name: /^Continue the claim in/ }).click();
  await expect(holderName(page)).toHaveValue('Written by Ana');
});

test('a visitor’s form waits for who registered from it, while somebody else uses the device', async ({
  page,
  context,
  request,
}) => {
  const ben = await registeredPerson(request);
  const ana = stranger();
  await page.goto('/claim-onboarding/ftx?step=documents');
  await page.getByLabel('Proof of claim').setInputFiles(pngFile('proof.png', [12, 90, 160]));
  await page.getByRole('button', { name: 'Holder' }).click();
  await holderName(page).fill('Written by Ana');
  await page.getByRole('link', { name: 'Register' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave page' }).click();
  await page.getByLabel('First name').fill(ana.first_name);
  await page.getByLabel('Last name').fill(ana.last_name);
  await page.getByLabel('Email', { exact: true }).fill(ana.email);
  await page.getByLabel('Password', { exact: true }).fill(ana.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();

  await login(page, ben.email, ben.password);
  await expectNothingOf(page, 'Written by Ana');
  await logOut(page);
  await page.close();

  const tab = await context.newPage();
  await followMail(tab, ana.email, 'Confirm your email address');
  await tab.getByLabel('Password', { exact: true }).fill(ana.password);
  await tab.getByRole('button', { name: 'Confirm and log in' }).click();
  await expect(tab).toHaveURL(/\/claim-onboarding\/ftx/);
  await expect(holderName(tab)).toHaveValue('Written by Ana');
  await tab.getByRole('button', { name: 'Documents' }).click();
  await expect(tab.getByText('proof.png')).toBeVisible();
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

test('a logout on purpose leaves nothing on the device', async ({ page, request }) => {
  const person = await registeredPerson(request);
  await login(page, person.email, person.password);
  await page.goto('/claim-onboarding/ftx');
  await page.getByLabel('Name of the holder').fill('Somebody Else');
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('claim-form'))).toBeNull();
  await page.goto('/claim-onboarding/ftx');
  await expect(page.getByLabel('Name of the holder')).toHaveValue('');
});
