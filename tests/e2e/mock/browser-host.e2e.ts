import { followNewest } from '../../support/mailbox.ts';
import { stranger } from '../../support/people.ts';
import { expect, loginAsAdmin, test } from '../../support/test.ts';

test('the app works in the browser alone, from the first start on', async ({ page, context }) => {
  const fromNetwork: string[] = [];
  let answered = 0;
  context.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    if (response.fromServiceWorker()) answered += 1;
    else fromNetwork.push(response.url());
  });
  // What the service worker itself asks for has left the browser.
  context.on('request', (request) => {
    if (request.serviceWorker() && new URL(request.url()).pathname.startsWith('/api/')) {
      fromNetwork.push(request.url());
    }
  });

  await page.goto('/');
  await expect(page.getByRole('progressbar', { name: 'Start of the demo exchange' })).toBeVisible();
  const person = stranger();
  await page.getByLabel('First name').fill(person.first_name);
  await page.getByLabel('Last name').fill(person.last_name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Open the mailbox' }).click();
  await followNewest(page, 'Confirm your email address');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Confirm and log in' }).click();
  await expect(page).toHaveURL('/profile-account-settings');

  // What was done is still there after a reload, in the database of the browser.
  await page.getByRole('button', { name: 'Account of Mara Lind' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await loginAsAdmin(page);
  await expect(page).toHaveURL('/admin/home');
  await page.goto('/admin/users');
  await page.getByLabel('Search users').fill(person.email);
  await expect(page.getByRole('rowheader', { name: person.email })).toBeVisible();
  expect(fromNetwork).toEqual([]);
  expect(answered).toBeGreaterThan(5);
});
