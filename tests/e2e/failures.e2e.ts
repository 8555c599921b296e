import { registeredPerson } from '../support/people.ts';
import { expect, login, test } from '../support/test.ts';

const OFFLINE = 'There was a problem connecting to the internet. Please check your connection.';
const GENERIC = 'An error occurred. Please try again later.';

test('without a connection a form says so, loses nothing and works again later', async ({
  page,
  context,
  request,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const person = await registeredPerson(request);
  await login(page, person.email, person.password);
  await page.goto('/profile-account-settings');
  await page.getByLabel('Company').fill('Quillmark');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText(OFFLINE)).toHaveCount(1);
  await expect(page.getByLabel('Company')).toHaveValue('Quillmark');
  await expect(page).toHaveURL('/profile-account-settings');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
});

test("a proxy's page instead of an answer leads to the login with a sentence", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 502/);
  await page.goto('/login');
  // No switch of the exchange makes a proxy before it fail.
  await page.route('**/api/api/cases?*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await page.goto('/marketplace');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(GENERIC)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
});

test('an error of the exchange stands where the list would be, with another try', async ({
  openAs,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const page = await openAs('admin');
  await page.route('**/api/admin/users?*', (route) =>
    route.fulfill({
      status: 500,
      json: { message: GENERIC, code: 'internal_error', request_id: 'req-e2e-1' },
    }),
  );
  await page.goto('/admin/users?per_page=25');
  // Three more tries come first, after 1, 2 and 4 seconds.
  await expect(page.getByRole('alert')).toContainText(GENERIC, { timeout: 15_000 });
  await expect(page.getByText('req-e2e-1')).toBeVisible();
  await page.unroute('**/api/admin/users?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
});

test('too many tries are answered with the time to wait', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 429 .*\/api\/auth\/magic_link\/send/);
  const data = { user: { email: 'impatient@example.com' } };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await request.post('/api/auth/magic_link/send', { data });
  }
  await page.goto('/login');
  await page.getByRole('button', { name: 'Send me a link instead' }).click();
  await page.getByLabel('Email', { exact: true }).fill(data.user.email);
  await page.getByRole('button', { name: 'Send me a link', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /^Too many tries\. Please try again in 1\d minutes\.$/,
  );
});
