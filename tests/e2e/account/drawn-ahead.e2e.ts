import type { Page } from '@playwright/test';
import { openWithoutScripts } from '../../support/pages/open-without-scripts.ts';
import { expect, test } from '../../support/test.ts';

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

test('what is typed into the login before its scripts have arrived stays, with the caret', async ({
  page,
}) => {
  const letThrough = await openWithoutScripts(page, '/login?from=%2Fsettings');
  await email(page).fill('seller@example.com');
  await password(page).click();
  await page.keyboard.type('claims-exchange');
  const drawn = await password(page).elementHandle();
  letThrough();
  await expect.poll(() => drawn?.evaluate((node) => node.isConnected)).toBe(false);
  await page.keyboard.type('-demo');
  await expect(email(page)).toHaveValue('seller@example.com');
  await expect(password(page)).toHaveValue('claims-exchange-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings');
});

test('a login that is sent before its scripts have arrived is sent when they have', async ({
  page,
}) => {
  const letThrough = await openWithoutScripts(page, '/login');
  await email(page).fill('seller@example.com');
  await password(page).fill('claims-exchange-demo');
  await password(page).press('Enter');
  await expect(page).toHaveURL('/login');
  letThrough();
  await expect(page).toHaveURL('/seller-portal');
});

test('a registration loses nothing either', async ({ page }) => {
  const letThrough = await openWithoutScripts(page, '/');
  await page.getByLabel('First name').fill('Nadia');
  await email(page).fill('nadia@example.com');
  await page.getByLabel('Last name').pressSequentially('Okonk');
  const drawn = await page.getByLabel('Last name').elementHandle();
  letThrough();
  await expect.poll(() => drawn?.evaluate((node) => node.isConnected)).toBe(false);
  await page.keyboard.type('wo');
  await expect(page.getByLabel('First name')).toHaveValue('Nadia');
  await expect(page.getByLabel('Last name')).toHaveValue('Okonkwo');
  await expect(email(page)).toHaveValue('nadia@example.com');
  await page.getByRole('button', { name: 'Create account' }).click();
  // The form knows what was typed: only the password is missing.
  await expect(page.locator('input[aria-invalid=true]')).toHaveCount(1);
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
});

test('whoever is logged in is not shown the login first', async ({ openAs }) => {
  const page = await openAs('seller');
  const letThrough = await openWithoutScripts(page, '/login');
  await expect(page.locator('form')).toBeAttached();
  await expect(page.locator('form')).toBeHidden();
  letThrough();
  await expect(page).toHaveURL('/seller-portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('other pages show their frame and their title first, and no button that does nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letThrough = await openWithoutScripts(page, '/marketplace');
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Claims Exchange' })).toBeVisible();
  await expect(page).toHaveTitle('Marketplace · Claims Exchange');
  await expect(page.locator('button:not([inert])')).toHaveCount(0);
  letThrough();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('button[inert]')).toHaveCount(0);
});

test('the login of administrators has their title before the app is there', async ({ page }) => {
  const letThrough = await openWithoutScripts(page, '/admin/login');
  await expect(page).toHaveTitle('Log in · Claims Exchange Admin');
  letThrough();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
});
