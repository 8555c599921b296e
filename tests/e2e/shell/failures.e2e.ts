import { registeredPerson, stranger } from '../../support/people.ts';
import { passTimeUntil } from '../../support/pages/page-time.ts';
import { pngFile } from '../../support/pictures.ts';
import { withoutCable } from '../../support/pages/without-cable.ts';
import { withoutDrawnRows } from '../../support/pages/without-drawn-rows.ts';
import { expect, submitLogin, test } from '../../support/test.ts';

const GENERIC = 'An error occurred. Please try again later.';

test("a proxy's page instead of an answer leads to the login with a sentence", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 502/);
  await page.clock.install();
  await page.goto('/login');
  // No switch of the exchange makes a proxy before it fail.
  await withoutDrawnRows(page);
  await page.route('**/api/api/cases?*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await page.goto('/marketplace');
  // Three more tries come first, after 1, 2 and 4 seconds.
  await passTimeUntil(page, () => page.url().endsWith('/login'));
  await expect(page.getByText(GENERIC)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
});

test('an error of the exchange stands where the list would be, with another try', async ({
  openAs,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const page = await openAs('admin');
  await page.clock.install();
  // Time runs ahead of a live connection, which would be taken for lost and the list read anew.
  await withoutCable(page);
  await withoutDrawnRows(page);
  await page.route('**/api/admin/users?*', (route) =>
    route.fulfill({
      status: 500,
      json: { message: GENERIC, code: 'internal_error', request_id: 'req-e2e-1' },
    }),
  );
  await page.goto('/admin/users?per_page=25');
  // Three more tries come first, after 1, 2 and 4 seconds.
  await passTimeUntil(page, () => page.getByRole('alert').isVisible());
  await expect(page.getByRole('alert')).toContainText(GENERIC);
  await expect(page.getByText('req-e2e-1')).toBeVisible();
  await page.unroute('**/api/admin/users?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
});

for (const account of ['visitor', 'seller'] as const) {
  test(`a ${account} whose page cannot load its code reads so, and loads it again`, async ({
    page: visitor,
    openAs,
    allowConsole,
  }) => {
    allowConsole(/ERR_FAILED|^uncaught: /);
    const page = account === 'seller' ? await openAs(account) : visitor;
    await page.route('**/assets/*.js', (route) => route.abort());
    // The app does not come.
    await page.goto('/login?from=%2Fmarketplace', { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toContainText('could not be loaded completely');
    await page.unroute('**/assets/*.js');
    await page.getByRole('link', { name: 'load it again' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(account === 'seller' ? 'Marketplace' : 'Log in');
    await page.waitForFunction(() => window.pageShown === undefined);
    await expect(page.getByRole('alert')).toBeHidden();
  });
}

test('too many tries are answered with the time to wait', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 429 .*\/api\/auth\/magic_link\/send/);
  const data = { user: { email: stranger().email } };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await request.post('/api/auth/magic_link/send', { data });
  }
  await page.goto('/login');
  await page.getByRole('button', { name: 'Send me a link instead' }).click();
  await page.getByLabel('Email', { exact: true }).fill(data.user.email);
  await page.getByRole('button', { name: 'Send me a link', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /^Too many attempts\. Please try again in 1\d minutes\.$/,
  );
});

const WELCOME = { name: 'Welcome to Claims Exchange' };

test('a profile that is none ends the session with a word, and no page goes blank', async ({
  openAs,
  allowConsole,
}) => {
  // What the page marks as read can be under way when the session ends.
  allowConsole(/status of 401 .*\/api\/notifications\/read_all/);
  const page = await openAs('buyer');
  await page.clock.install();
  await page.route('**/api/auth/current_user', (route) => route.fulfill({ json: {} }));
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  const welcome = page.getByRole('dialog', WELCOME);
  await passTimeUntil(page, () => welcome.isVisible());
  await expect(welcome).toContainText('You are no longer logged in');
  await expect(page).toHaveURL('/login?from=%2Fsettings');
  await welcome.getByRole('link', { name: 'Log in' }).click();
  await expect(welcome).toBeHidden();
  await page.unrouteAll();
  await submitLogin(page, 'buyer@example.com');
  await expect(page).toHaveURL('/settings');
});

test('the first failure of what is read in the background throws nobody off a page', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 502/);
  let failures = 0;
  await page.clock.install();
  await page.route('**/api/api/cases/featured', async (route) => {
    failures += 1;
    if (failures > 2) return route.continue();
    return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
  });
  await page.goto('/claim-onboarding');
  await expect(page.getByRole('link', { name: 'Celsius' }).first()).toBeVisible();
  const menuEntry = page.getByRole('navigation').getByRole('link', { name: 'FTX' });
  await passTimeUntil(page, () => menuEntry.isVisible());
  expect(failures).toBe(3);
  await expect(page).toHaveURL('/claim-onboarding');
});

test('an exchange that hangs is said to be slow, and asked again', async ({ page }) => {
  let isHanging = true;
  await page.clock.install();
  await withoutDrawnRows(page);
  await page.route('**/api/api/cases?*', (route) => {
    if (!isHanging) void route.continue();
  });
  await page.goto('/claim-onboarding');
  const again = page.getByRole('button', { name: 'Try again' });
  await passTimeUntil(page, () => again.isVisible());
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
  isHanging = false;
  await again.click();
  await expect(page.getByRole('list', { name: 'Cases' })).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('who opens a page of an exchange that hangs is told so after eight seconds', async ({
  page,
}) => {
  // Its time stands still while the machine is busy loading it.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1);
  await page.route(/\/drawn$|\/api\/api\/cases\?/, () => undefined);
  await page.goto('/marketplace', { waitUntil: 'commit' });
  const slow = page.getByText('This is taking longer than usual.');
  await passTimeUntil(page, () => slow.isVisible(), 200);
  // To the second in which it is looked at.
  expect(await page.evaluate(() => performance.now())).toBeLessThan(10_000);
});

test('an error in what stands around every page leaves ways out', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/scrollTo is broken/);
  await page.clock.install();
  await page.goto('/claim-onboarding');
  await expect(page.getByRole('list', { name: 'Cases' })).toBeVisible();
  // Called by the frame itself with every new page.
  await page.evaluate(() => {
    window.scrollTo = () => {
      throw new Error('scrollTo is broken');
    };
  });
  await page.getByRole('link', { name: 'Marketplace' }).first().click();
  const failed = page.getByText(/^Something went wrong here\./);
  await passTimeUntil(page, () => failed.isVisible());
  await page.getByRole('link', { name: 'Back to the marketplace' }).click();
  await expect(page.getByRole('list', { name: 'Cases' })).toBeVisible();
});

test('a save that is answered 401 leads through the login back to what was typed', async ({
  openAs,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  const person = await registeredPerson(request);
  const page = await openAs(person);
  // Neither a live connection nor the profile, read once the page is at rest, is the first to hear of the end of the session.
  await withoutCable(page);
  const profile = page.waitForResponse('**/api/auth/current_user');
  await page.goto('/profile-account-settings');
  await profile;
  await page.getByLabel('Company').fill('Quillmark');
  const headers = {
    Authorization: `Bearer ${await page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('auth-info') ?? '{}') as { state: { token: string } })
          .state.token,
    )}`,
  };
  await request.delete('/api/users/sign_out', { headers });
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL('/login?from=%2Fprofile-account-settings');
  await submitLogin(page, person.email, person.password);
  await expect(page.getByLabel('Company')).toHaveValue('Quillmark');
  await expect(page.getByText('It was not sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
});

test('the identity page has country and documents again after a reload', async ({
  openAs,
  request,
}) => {
  const person = await registeredPerson(request);
  const page = await openAs(person);
  await page.goto('/profile-verify-identity');
  await page.getByLabel('Country of the document').selectOption('India');
  await page
    .getByLabel('Passport, identity card or driver’s license')
    .setInputFiles(pngFile('passport.png', [12, 90, 160]));
  await expect(page.getByText('Uploaded')).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel('Country of the document')).toHaveValue('IN');
  await expect(page.getByText('passport.png')).toBeVisible();
  await page.getByLabel('Photo of yourself').setInputFiles(pngFile('me.png', [200, 120, 40]));
  await expect(page.getByText('Uploaded')).toHaveCount(2);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('We are reviewing your documents')).toBeVisible();
});

test('code that is missing after a release reloads the page for who needs it, and not for who points at a link', async ({
  openAs,
  allowConsole,
}) => {
  allowConsole(/status of 404|dynamically imported module/);
  const page = await openAs('seller');
  await page.goto('/profile-account-settings');
  await page.getByLabel('Company').fill('Quillmark');
  await page.route(/my-claims-page/, (route) => route.fulfill({ status: 404 }));
  const link = page.getByRole('link', { name: 'My claims' });
  const missing = page.waitForResponse(/my-claims-page/);
  await link.hover();
  await missing;
  await page.getByLabel('Company').press('End');
  await page.getByLabel('Company').pressSequentially(' Ltd');
  await expect(page.getByLabel('Company')).toHaveValue('Quillmark Ltd');

  await page.goto('/settings');
  const reloaded = page.waitForEvent('load');
  await link.click();
  await reloaded;
});
