import type { APIRequestContext, Page } from '@playwright/test';
import { callsOf, listedClaim } from '../../support/market/listed-claim.ts';
import { registeredPerson } from '../../support/people.ts';
import { expect, submitLogin, test } from '../../support/test.ts';

/** A claim that a new seller has just listed in BlockFi, and the way to another ask. */
async function listInBlockFi(request: APIRequestContext, origin: string, ask: string) {
  const person = await registeredPerson(request);
  const claim = await listedClaim(request, origin, {
    seller: person,
    caseCode: 'blockfi',
    fields: { ask_percent: ask },
  });
  const changeAsk = async (ask_percent: string) => {
    const seller = await callsOf(request, origin, person);
    const { lock_version } = claim;
    await seller.put(`/api/my_claims/${claim.id}`, {
      data: { claim: { ask_percent }, lock_version },
    });
  };
  return { ...claim, changeAsk };
}

/** Follows or unfollows: that is shown at once, and a page that is left takes back what has no answer yet. */
async function answered(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(/\/follow$/);
  await act();
  await answer;
}

test('a buyer follows a claim from its row, sees that its price has changed, and follows it no longer', async ({
  openAs,
  request,
  origin,
}) => {
  const claim = await listInBlockFi(request, origin, '60');
  const page = await openAs('buyer2');
  await page.goto('/marketplace/blockfi/all');
  const star = page.getByRole('button', { name: `Follow ${claim.reference}` });
  await answered(page, () => star.click());
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/followed-claims');
  const row = page.getByRole('row').filter({ hasText: claim.reference });
  await expect(row).toContainText('No change');
  await claim.changeAsk('52.5');
  await expect(row).toContainText('52.50 %');
  await expect(row).toContainText('7.5 points from 60.00 %');

  await row.getByRole('button', { name: 'Unfollow' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await answered(page, () => row.getByRole('button', { name: 'Unfollow' }).click());
  await expect(row).toHaveCount(0);
  await page.goto(`/claim/${claim.id}`);
  await expect(page.getByRole('button', { name: /^Follow / })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('a visitor who wants to follow a case logs in, is back where it was and follows it', async ({
  page,
  request,
}) => {
  const person = await registeredPerson(request);
  await page.goto('/marketplace/celsius');
  await page.getByRole('link', { name: 'Follow Celsius' }).click();
  await submitLogin(page, person.email, person.password);
  await expect(page).toHaveURL('/marketplace/celsius');
  await expect(page.getByText('You follow Celsius')).toBeVisible();
  await page.goto('/marketplace');
  const star = page.getByRole('button', { name: 'Follow Celsius' });
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('a visitor who wants to save a search logs in, and names it', async ({ page, request }) => {
  const person = await registeredPerson(request);
  await page.goto('/marketplace/ftx/all?claim_class=5A');
  await page.getByRole('link', { name: 'Save search' }).click();
  await submitLogin(page, person.email, person.password);
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Name')).toHaveValue('FTX: class 5A');
  await expect(page).toHaveURL('/marketplace/ftx/all?claim_class=5A');
});

test('a claim that does not interest a buyer goes, and comes back by the undo', async ({
  openAs,
}) => {
  const page = await openAs('buyer2');
  await page.goto('/claimsforyou');
  // Not one of the cases in which other stories list and sell at the same time.
  const first = page
    .getByRole('list', { name: 'Claims for you' })
    .getByRole('article')
    .filter({ hasNotText: /Celsius|BlockFi/ })
    .first();
  const name = await first.getByRole('button', { name: /^Follow CLM-/ }).getAttribute('aria-label');
  const card = page.getByRole('article').filter({ has: page.getByLabel(name ?? '') });
  await card.getByRole('button', { name: 'Not interested' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
});

test('a search is saved from the list it narrows, and a new claim that fits it is mailed', async ({
  openAs,
  request,
  origin,
}) => {
  const person = await registeredPerson(request);
  const page = await openAs(person);
  await page.goto('/marketplace/blockfi/all?max_ask_percent=30');
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Name')).toHaveValue('BlockFi: ask up to 30 %');
  await dialog.getByLabel('At once').check();
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText('Search saved.')).toBeVisible();

  await listInBlockFi(request, origin, '31');
  const fits = await listInBlockFi(request, origin, '29.5');
  const subjects = async () => {
    const params = { search: person.email };
    const mailbox = await request.get('/api/auth/mailbox', { params });
    const { messages } = (await mailbox.json()) as { messages: { subject: string }[] };
    return messages.map(({ subject }) => subject).filter((subject) => subject.startsWith('New'));
  };
  await expect.poll(subjects).toEqual([`New claim in BlockFi: ${fits.reference}`]);

  // Whoever is no buyer yet finds it again as well, and ends its mails.
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Saved searches' }).click();
  const row = page.getByRole('row').filter({ hasText: 'BlockFi: ask up to 30 %' });
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});
