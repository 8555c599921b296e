import { storedSession } from '../../support/stored-session.ts';
import { expect, submitLogin, test } from '../../support/test.ts';

test('a visitor is sent from a page of users to the login and comes back', async ({ page }) => {
  await page.goto('/settings?tab=payment');
  await expect(page).toHaveURL('/login?from=%2Fsettings%3Ftab%3Dpayment');
  // The way back survives the links between the auth pages.
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/?from=%2Fsettings%3Ftab%3Dpayment');
  await page.getByRole('link', { name: 'Log in' }).click();
  // The form before has an address as well.
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await submitLogin(page, 'seller@example.com');
  await expect(page).toHaveURL('/settings?tab=payment');
});

test('some pages are for verified buyers; others are sent to the seller portal', async ({
  openAs,
}) => {
  const paths = ['/negotiations', '/followed-claims', '/claimsforyou'];
  for (const account of ['seller', 'unverified'] as const) {
    const page = await openAs(account);
    for (const path of paths) {
      await page.goto(path);
      await expect(page).toHaveURL('/seller-portal');
    }
  }
  const buyer = await openAs('buyer');
  for (const path of paths) {
    await buyer.goto(path);
    await expect(buyer.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(buyer).toHaveURL(path);
  }
});

test('the admin area is not for users, nor the pages of users for administrators', async ({
  openAs,
}) => {
  const seller = await openAs('seller');
  await seller.goto('/admin/users');
  await expect(seller).toHaveURL('/admin/login?from=%2Fadmin%2Fusers');
  // The user is still logged in as such.
  await seller.goto('/settings');
  await expect(seller.getByRole('heading', { level: 1 })).toHaveText('Settings');

  const admin = await openAs('admin');
  await admin.goto('/settings');
  await expect(admin).toHaveURL('/login?from=%2Fsettings');
  await admin.goto('/admin/login');
  await expect(admin).toHaveURL('/admin/home');
});

test('the exchange itself refuses what the screens hide', async ({ request, origin }) => {
  const { token } = await storedSession(origin, 'seller');
  const headers = { Authorization: `Bearer ${token}` };
  expect((await request.get('/api/admin/users', { headers })).status()).toBe(403);
  expect((await request.get('/api/admin/users')).status()).toBe(401);
});

test('a logged-in user has no business at login and registration', async ({ openAs }) => {
  const page = await openAs('buyer');
  await page.goto('/login');
  await expect(page).toHaveURL('/buyer-portal');
  await page.goto('/');
  await expect(page).toHaveURL('/buyer-portal');
  await page.goto('/login?from=%2Fsettings');
  await expect(page).toHaveURL('/settings');
});

test('an unknown path is not found, for everybody', async ({ page, openAs }) => {
  for (const path of ['/no-such-page', '/marketplace/ftx/all/more', '/admin/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  }
  const admin = await openAs('admin');
  await admin.goto('/admin/no-such-page');
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

const HOSTILE = [
  '//evil.example',
  '/\\evil.example',
  '/%09/evil.example',
  '..//evil.example',
  'https://evil.example/settings',
  'javascript:alert(1)',
  '/login?from=%2Flogin',
  '/admin/users',
];

test('a from that leads elsewhere is ignored', async ({ page }) => {
  await page.goto(`/login?from=${encodeURIComponent('//evil.example')}`);
  await submitLogin(page, 'seller@example.com');
  await expect(page).toHaveURL('/seller-portal');
  for (const from of HOSTILE) {
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await expect(page, from).toHaveURL('/seller-portal');
  }
});

test('a from of another area is ignored at the admin login', async ({ page }) => {
  await page.goto(`/admin/login?from=${encodeURIComponent('/settings')}`);
  await submitLogin(page, 'admin@example.com');
  await expect(page).toHaveURL('/admin/home');
});
