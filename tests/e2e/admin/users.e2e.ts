import type { Page } from '@playwright/test';
import { withoutCable } from '../../support/pages/without-cable.ts';
import { personInReview, stranger } from '../../support/people.ts';
import { expect, submitLogin, test } from '../../support/test.ts';

/** The parameters of the next reading of the list, as they stand on the wire. */
async function listQuery(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const [request] = await Promise.all([
    page.waitForRequest((each) => new URL(each.url()).pathname === '/api/admin/users'),
    act(),
  ]);
  return new URL(request.url()).search.slice(1).split('&').toSorted();
}

/** The focus is on what is in sight: the next Tab goes on among the tabs of the user. */
async function expectKeysAtTheTabs(page: Page): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Sections of the user' });
  await expect(page.locator(':focus').filter({ has: tabs })).toBeInViewport();
}

test('an administrator follows a deep link, logs in and comes back to it', async ({ page }) => {
  await page.goto('/admin/users?status=suspended#list');
  await expect(page).toHaveURL(
    `/admin/login?from=${encodeURIComponent('/admin/users?status=suspended#list')}`,
  );
  await submitLogin(page, 'admin@example.com');
  await expect(page).toHaveURL('/admin/users?status=suspended#list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
  await expect(page.getByText('Status: Suspended')).toBeVisible();
  await expect(page).toHaveTitle(/Admin/);

  // A logged-in administrator has no business at the login.
  await page.goto('/admin/login');
  await expect(page).toHaveURL('/admin/home');
});

test('two statuses are asked for in one value, and a column has three orders', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  // What others do has the list read anew, with the parameters of before.
  await withoutCable(page);
  await page.goto('/admin/users');
  const rows = page.getByRole('table', { name: 'Users' }).locator('tbody').getByRole('row');
  await expect(rows.first().getByRole('link').first()).toBeVisible();

  await page.getByRole('button', { name: 'Status' }).first().click();
  const one = await listQuery(page, () => page.getByRole('checkbox', { name: 'Active' }).check());
  expect(one).toEqual(['status=active']);
  const two = await listQuery(page, () =>
    page.getByRole('checkbox', { name: 'Suspended' }).check(),
  );
  expect(two).toEqual(['status=active,suspended']);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\?status=active,suspended$/);

  const user = page.getByRole('columnheader', { name: 'User', exact: true });
  const press = () => listQuery(page, () => user.getByRole('button').click());
  await expect(user).toHaveAttribute('aria-sort', 'none');
  expect(await press()).toEqual([
    'sort_by=last_name',
    'sort_direction=asc',
    'status=active,suspended',
  ]);
  await expect(user).toHaveAttribute('aria-sort', 'ascending');
  expect(await press()).toEqual([
    'sort_by=last_name',
    'sort_direction=desc',
    'status=active,suspended',
  ]);
  await expect(user).toHaveAttribute('aria-sort', 'descending');
  // The answer of "no order" is still fresh: a later filter shows that neither parameter is sent.
  await user.getByRole('button').click();
  await expect(user).toHaveAttribute('aria-sort', 'none');
  const third = await listQuery(page, () => page.getByLabel('Managed by me').check());
  expect(third).toEqual(['managed_users=true', 'status=active,suspended']);

  await page.reload();
  await expect(page.getByText('Status: Active')).toBeVisible();
  await expect(page.getByText('Status: Suspended')).toBeVisible();
  await expect(page.getByLabel('Managed by me')).toBeChecked();
});

test('an administrator approves an identity with both documents in view, then acts as that user in a tab of its own', async ({
  openAs,
  request,
}) => {
  const { email } = await personInReview(request);
  const page = await openAs('admin');
  const context = page.context();
  await page.goto(`/admin/users?search=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: 'Review identity of Mara Lind' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mara Lind');
  await expectKeysAtTheTabs(page);

  const pictures = [
    page.getByRole('img', { name: 'Identity document' }),
    page.getByRole('img', { name: 'Photo of the person' }),
  ] as const;
  for (const picture of pictures) {
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
  const [left, right] = await Promise.all(pictures.map((picture) => picture.boundingBox()));
  expect(left && right && left.x + left.width <= right.x, 'side by side').toBe(true);
  expect(left?.y).toBe(right?.y);

  await page.getByRole('button', { name: 'Approve' }).click();
  await page
    .getByRole('alertdialog', { name: 'Approve this identity?' })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(page.getByText('The identity of Mara Lind is approved')).toBeVisible();
  // Where the way to the next identity stands.
  await expect(page.getByRole('group', { name: 'Decision' })).toBeFocused();
  await expect(
    page.getByRole('region', { name: 'Identity' }).getByText('Approved').first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Log in as user' }).click();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('alertdialog').getByRole('button', { name: 'Log in as user' }).click(),
  ]);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Act as Mara Lind?');
  await expect(tab.getByText('You are logged in as Ada Whitlock.')).toBeVisible();
  await tab.getByRole('button', { name: 'Act as Mara Lind' }).click();
  await expect(tab).toHaveURL('/seller-portal');
  const banner = tab.getByText('you are acting as Mara Lind');
  await expect(banner).toBeVisible();
  await tab.getByRole('link', { name: 'Verify your identity' }).waitFor({ state: 'detached' });
  await tab.reload();
  await expect(banner).toBeVisible();

  // The administrator is still the administrator, here and in any other tab.
  await page.bringToFront();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account of Ada Whitlock' })).toBeVisible();
  const another = await context.newPage();
  await another.goto('/admin/home');
  await expect(another).toHaveURL('/admin/home');
  await expect(another.getByRole('button', { name: 'Account of Ada Whitlock' })).toBeVisible();

  // The tab that was opened for it is gone, and the record is where it was.
  await tab.bringToFront();
  await Promise.all([
    tab.waitForEvent('close'),
    tab.getByRole('button', { name: 'End session' }).click(),
  ]);
  await page.bringToFront();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mara Lind');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account of Ada Whitlock' })).toBeVisible();
});

test('in a tab that the browser keeps open, the end of acting as a user is the record of that user', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  const context = page.context();
  await page.goto('/admin/users?search=newcomer%40example.com&status=active');
  await page.getByRole('link', { name: 'Priyanka Choudhury' }).click();
  await page.getByRole('button', { name: 'Log in as user' }).click();
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('alertdialog').getByRole('button', { name: 'Log in as user' }).click(),
  ]);
  await opened.getByRole('button', { name: 'Act as Priyanka Choudhury' }).click();
  await expect(opened.getByText('you are acting as Priyanka Choudhury')).toBeVisible();
  // As in a browser that lets no page close its tab.
  await opened.evaluate(() => {
    window.close = () => undefined;
  });
  await opened.getByRole('button', { name: 'End session' }).click();
  await expect(opened).toHaveURL(/\/admin\/users\/\d+$/);
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Priyanka Choudhury');
  await expect(opened.getByRole('button', { name: 'Account of Ada Whitlock' })).toBeVisible();

  // The record that it began at leads back to the list as it was left.
  await page.bringToFront();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await expect(page).toHaveURL('/admin/users?search=newcomer%40example.com&status=active');
});

test('an administrator creates a user, and a known address is refused at its field', async ({
  openAs,
  allowConsole,
}) => {
  allowConsole(/status of 422 .*\/api\/admin\/users/);
  const page = await openAs('admin');
  await page.goto('/admin/users/create');
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Aziz');
  const email = page.getByLabel(/^E-?mail$/);
  await email.fill('seller@example.com');
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText('Another account has this email address.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Noor');

  await email.fill(stranger().email);
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noor Aziz');
});
