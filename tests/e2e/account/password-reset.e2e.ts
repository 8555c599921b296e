import { followMail } from '../../support/mailbox.ts';
import { registeredPerson } from '../../support/people.ts';
import { expect, submitLogin, test } from '../../support/test.ts';

test('a password is set anew from the mailbox, and earlier sessions end', async ({
  page,
  request,
  openAs,
  allowConsole,
}) => {
  allowConsole(/status of 401 .*\/api\//);
  const person = await registeredPerson(request);
  const elsewhere = await openAs(person);
  await elsewhere.goto('/profile-account-settings');

  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail');
  await followMail(page, person.email, 'Set a new password');
  await page.getByLabel('New password').fill('another quiet harbour');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is set');
  await page.getByRole('link', { name: 'Log in' }).click();
  await submitLogin(page, person.email, 'another quiet harbour');
  await expect(page).toHaveURL('/seller-portal');

  // The session from before the change is over, and its page leads to the login by itself.
  await expect(elsewhere).toHaveURL('/login?from=%2Fprofile-account-settings');
});

test('an unknown address is answered as a known one', async ({ page }) => {
  await page.goto('/forget-password');
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail');
  await expect(page.getByText('If there is an account with nobody@example.com')).toBeVisible();
});
