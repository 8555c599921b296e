import { expect, login, submitLogin, test } from '../../support/test.ts';

test.describe('a login leads to the place of the person', () => {
  test('a buyer whose agreement is outstanding, even on the way elsewhere', async ({ page }) => {
    await page.goto('/settings');
    await submitLogin(page, 'new-buyer@example.com');
    await expect(page).toHaveURL('/new-agreement?from=%2Fsettings');
    await expect(page.getByText('Your agreement is outstanding')).toBeVisible();
  });

  test('a verified buyer', async ({ page }) => {
    await login(page, 'buyer2@example.com');
    await expect(page).toHaveURL('/buyer-portal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, 詠詩');
  });

  test('a seller', async ({ page }) => {
    await login(page, 'seller@example.com');
    await expect(page).toHaveURL('/seller-portal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sofia');
  });

  test('a suspended user is told why not', async ({ page, allowConsole }) => {
    allowConsole(/status of 422 .*\/api\/users\/sign_in/);
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill('suspended@example.com');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('claims-exchange-demo');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText(/This account is suspended/);
    await password.fill('a wrong password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText('Email address or password is wrong.');
    await expect(password).toHaveValue('a wrong password');
  });
});
