import type { Page } from '@playwright/test';
import { registeredPerson } from '../../support/people.ts';
import { expect, login, submitLogin, test } from '../../support/test.ts';

const DRAFTS = [
  'claim-form',
  'claim-form-saved-at',
  'admin-claim-form',
  'admin-claim-form-saved-at',
];

interface Stored {
  token: string | null;
  user: unknown;
  isLoggedIn: boolean;
  welcomeModal: boolean;
}

async function storedState(page: Page): Promise<Stored> {
  const text = await page.evaluate(() => localStorage.getItem('auth-info'));
  return (JSON.parse(text ?? '{}') as { state: Stored }).state;
}

async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
}

test('a logout leaves nothing of the person on the device', async ({ openAs, request }) => {
  const person = await registeredPerson(request);
  const page = await openAs(person);
  await page.goto('/seller-portal');
  const { token } = await storedState(page);
  await page.evaluate((names) => {
    for (const name of names) localStorage.setItem(name, '{"holder_name":"Mara Lind"}');
    localStorage.setItem('my-bids', '{"state":{"myBids":[4],"bidsFetched":true},"version":0}');
  }, DRAFTS);
  await page.reload();

  await logOut(page, 'Mara Lind');
  expect(await storedState(page)).toMatchObject({
    token: null,
    user: null,
    isLoggedIn: false,
    welcomeModal: true,
  });
  const left = await page.evaluate(() => Object.keys(localStorage));
  for (const name of [...DRAFTS, 'my-bids']) expect(left).not.toContain(name);
  // The exchange has forgotten the session as well.
  const headers = { Authorization: `Bearer ${token}` };
  expect((await request.get('/api/auth/current_user', { headers })).status()).toBe(401);
});

test('a session that ends in the middle leads to the login and back, once', async ({
  openAs,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 401 .*\/api\//);
  const person = await registeredPerson(request);
  const page = await openAs(person);
  // Read once the page is at rest: it would be the first to hear of the end of the session.
  const profile = page.waitForResponse('**/api/auth/current_user');
  await page.goto('/profile-verify-identity?view=documents');
  await profile;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Identity');
  const { token } = await storedState(page);
  await page.evaluate(() => localStorage.setItem('claim-form', '{}'));
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  const headers = { Authorization: `Bearer ${token}` };
  expect((await request.delete('/api/users/sign_out', { headers })).status()).toBe(204);

  // By itself: the exchange tells the page that the session is over.
  const from = '%2Fprofile-verify-identity%3Fview%3Ddocuments';
  await expect(page).toHaveURL(`/login?from=${from}`);
  expect(visited.filter((path) => path === '/login')).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('claim-form'))).toBeNull();

  await submitLogin(page, person.email, person.password);
  await expect(page).toHaveURL('/profile-verify-identity?view=documents');
});

test('a logout in one tab is a logout in the other', async ({ openAs, request }) => {
  const person = await registeredPerson(request);
  const page = await openAs(person);
  await page.goto('/seller-portal');
  const other = await page.context().newPage();
  await other.goto('/profile-account-settings');
  await other.getByLabel('Company').fill('Harbour Credit');
  const kept = () => other.evaluate(() => sessionStorage.getItem('kept-forms'));
  await expect.poll(kept).toContain('Harbour Credit');
  await page.bringToFront();
  await logOut(page, 'Mara Lind');
  await expect(other).toHaveURL('/login?from=%2Fprofile-account-settings');
  // What was typed goes from both.
  await expect.poll(kept).toBeNull();
});

test('a visitor is welcomed once, and again after a logout', async ({ page, request }) => {
  const person = await registeredPerson(request);
  const welcome = page.getByRole('dialog', { name: 'Welcome to Claims Exchange' });
  await page.goto('/marketplace');
  await expect(welcome).toBeVisible();
  await welcome.getByRole('button', { name: 'Browse first' }).click();
  await expect(welcome).toBeHidden();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Cases' })).toBeVisible();
  await expect(welcome).toBeHidden();

  await login(page, person.email, person.password);
  await page.goto('/marketplace');
  await expect(page.getByRole('list', { name: 'Cases' })).toBeVisible();
  await expect(welcome).toBeHidden();
  await logOut(page, 'Mara Lind');
  await page.goto('/marketplace');
  await expect(welcome).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(welcome).toBeHidden();
});
