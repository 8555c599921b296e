import type { Page } from '@playwright/test';
import { fillClaim, fillHolder } from '../../support/claim-form.ts';
import { registeredPerson } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';

/** The exchange gets the first write to the address and commits it, but its answer is lost on the way. */
async function cutFirstAnswer(page: Page, address: RegExp): Promise<void> {
  let isFirst = true;
  await page.route(address, async (route) => {
    if (!isFirst || route.request().method() !== 'POST') return route.fallback();
    isFirst = false;
    const committed = await route.fetch();
    expect(committed.ok()).toBe(true);
    return route.abort('connectionreset');
  });
}

async function expectOneClaim(page: Page, status: string): Promise<void> {
  await page.goto('/my-claims');
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: 'CLM-' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(status);
}

test.beforeEach(({ allowConsole }) => {
  allowConsole(/ERR_CONNECTION_RESET/);
});

test('a claim whose first save was done but not answered is one claim, also with what was typed since', async ({
  openAs,
  request,
}) => {
  const page = await openAs(await registeredPerson(request));
  await cutFirstAnswer(page, /\/api\/api\/my_claims$/);
  await page.goto('/my-claims/create?case=ftx');
  await fillHolder(page);
  await expect(page.getByText(/^Not in your account yet/)).toBeVisible();
  const holder = page.getByLabel('Name of the holder');
  await holder.fill('Mara Lindgren');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.reload();
  await expect(holder).toHaveValue('Mara Lindgren');
  await expectOneClaim(page, 'Draft');
});

test('a claim is submitted once, and the page says so, though the first answer is lost', async ({
  openAs,
  request,
}) => {
  const page = await openAs(await registeredPerson(request));
  await cutFirstAnswer(page, /\/api\/api\/my_claims\/\d+\/submit$/);
  await page.goto('/my-claims/create?case=ftx');
  await fillClaim(page);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page).toHaveURL(/\/my-claims\/\d+$/);
  await expect(page.getByText('In review', { exact: true }).first()).toBeVisible();
  await expectOneClaim(page, 'In review');
});
