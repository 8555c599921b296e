import { expect, test } from '../../support/test.ts';

test('a visitor filters and orders the marketplace, and a reload shows the same view', async ({
  page,
}) => {
  await page.goto('/marketplace');
  await page.getByRole('button', { name: 'Browse first' }).click();
  const cases = page.getByRole('list', { name: 'Cases' }).getByRole('listitem');
  const total = page.getByRole('status').filter({ hasText: /^\d+ cases?$/ });
  const before = Number.parseInt(await total.innerText(), 10);

  await page.getByRole('checkbox', { name: 'Chapter 11' }).check();
  // The answer to the filter alone may be on its way still.
  const ordered = page.waitForResponse(/\/api\/cases\?.*sort_by=name/);
  await page.getByLabel('Sort by').selectOption('Name, A to Z');
  await ordered;
  await expect(page).toHaveURL(/proceeding=chapter_11/);
  await expect(page).toHaveURL(/sort_by=name&sort_direction=asc/);
  await expect(total).not.toHaveText(`${before} cases`);
  let names: string[] = [];
  const isOrdered = async () => {
    names = await cases.getByRole('heading').allInnerTexts();
    return names.join() === names.toSorted((a, b) => a.localeCompare(b, 'en')).join();
  };
  await expect.poll(isOrdered).toBe(true);
  expect(names.length).toBeGreaterThan(1);
  expect(names.length).toBeLessThan(before);

  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Chapter 11' })).toBeChecked();
  await expect(page.getByLabel('Sort by')).toHaveValue('name asc');
  await expect(cases.getByRole('heading')).toHaveText(names);

  await page.getByRole('button', { name: 'Remove filter Proceeding: Chapter 11' }).click();
  await expect(total).toHaveText(`${before} cases`);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Chapter 11' })).toBeChecked();
});

test('a search that finds nothing says so and leads back', async ({ page }) => {
  await page.goto('/marketplace');
  await page.getByRole('button', { name: 'Browse first' }).click();
  await page.getByLabel('Search cases').fill('no such debtor');
  await expect(page.getByText('No case matches this search and these filters.')).toBeVisible();
  await expect(page).toHaveURL(/search=no/);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.getByRole('list', { name: 'Cases' })).toBeVisible();
  await expect(page.getByLabel('Search cases')).toHaveValue('');
});

test('a visitor looks at the prices of a case by range and size, at its claims and at one of them', async ({
  page,
}) => {
  await page.goto('/marketplace');
  await page.getByRole('button', { name: 'Browse first' }).click();
  await page
    .getByRole('list', { name: 'Cases' })
    .getByRole('link', { name: 'FTX', exact: true })
    .click();
  await expect(page).toHaveURL('/marketplace/ftx');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FTX');

  // The chart follows its switches, and both stand in the address.
  await page.getByRole('button', { name: '1 year' }).click();
  await expect(page).toHaveURL(/range=1y/);
  const prices = page.waitForRequest(/price_history\?.*size_band=over_1m/);
  await page.getByLabel('Size of the claim').selectOption({ value: 'over_1m' });
  expect(new URL((await prices).url()).searchParams.get('range')).toBe('1y');
  await expect(page).toHaveURL(/size_band=over_1m/);
  await page.reload();
  await expect(page.getByRole('button', { name: '1 year', pressed: true })).toBeVisible();
  await expect(page.getByLabel('Size of the claim')).toHaveValue('over_1m');

  await page.getByRole('link', { name: /^All claims/ }).click();
  await expect(page).toHaveURL('/marketplace/ftx/all');
  const rows = page.getByRole('table', { name: 'Claims' }).locator('tbody').getByRole('row');
  await expect(rows.first().getByRole('link', { name: /^CLM-/ })).toBeVisible();

  await page.getByRole('button', { name: /^Type/ }).click();
  await page.getByRole('checkbox', { name: 'Customer' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/claim_type=customer/);
  await expect(page.getByText('Type: Customer')).toBeVisible();

  // None, ascending, descending, none.
  const ask = page.getByRole('columnheader', { name: 'Ask' });
  await expect(ask).toHaveAttribute('aria-sort', 'none');
  await ask.getByRole('button').click();
  await expect(ask).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort_by=ask_percent&sort_direction=asc/);
  await ask.getByRole('button').click();
  await expect(ask).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort_direction=desc/);
  await ask.getByRole('button').click();
  await expect(ask).toHaveAttribute('aria-sort', 'none');
  await expect(page).not.toHaveURL(/sort_/);
  await expect(page.getByRole('table', { name: 'Claims' })).toHaveAttribute('aria-busy', 'false');

  const reference = await rows.first().getByRole('link', { name: /^CLM-/ }).innerText();
  await rows.first().getByRole('link', { name: /^CLM-/ }).click();
  await expect(page).toHaveURL(/\/claim\/\d+$/);
  await expect(page.getByText(reference, { exact: true }).first()).toBeVisible();
  // A visitor sees a rounded amount and is asked to sign up.
  await expect(page.getByText(/^about/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Sign up to bid' }).click();
  await expect(page).toHaveURL(/^[^?]*\/\?from=%2Fclaim%2F\d+$/);
});

test('a verified buyer sees the exact amount of the same claim', async ({ page, openAs }) => {
  await page.goto('/marketplace/featured-claims');
  await page.getByRole('button', { name: 'Browse first' }).click();
  await page
    .getByRole('list', { name: 'Featured claims' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText(/^about/).first()).toBeVisible();
  const path = new URL(page.url()).pathname;

  const buyer = await openAs('buyer');
  await buyer.goto(path);
  await expect(buyer.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(buyer.getByText(/\$\d/).first()).toBeVisible();
  await expect(buyer.getByText(/^about/)).toHaveCount(0);
});

test('an unknown case and an unknown claim are not found', async ({ page, allowConsole }) => {
  allowConsole(/status of 404 .*\/api\/api\/(cases|claims)/);
  await page.goto('/marketplace/no-such-case');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case not found');
  await page.goto('/claim/999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claim not found');
});
