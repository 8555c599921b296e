import { followNewest } from '../../support/mailbox.ts';
import { stranger } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';

test('a visitor registers, confirms from the mailbox with the password and is logged in', async ({
  page,
}) => {
  const person = stranger();
  await page.goto('/');
  await page.getByLabel('First name').fill(person.first_name);
  await page.getByLabel('Last name').fill(person.last_name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail');
  // As a phone may do when one comes back from the mail.
  await page.reload();
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
  await page.getByRole('link', { name: 'Open the mailbox' }).click();
  await followNewest(page, 'Confirm your email address');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Confirm and log in' }).click();

  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
  await expect(page).toHaveURL('/profile-account-settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await expect(page.getByLabel('First name')).toHaveValue(person.first_name);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
});

test('the confirmation link works once, and an incomplete one offers a new mail', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404 .*\/api\/users\/confirmation/);
  await page.goto('/verify-email?confirmation_token=nQ0pWv7c2mT4sYbX9rLkJhGfD5aZ3eU1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  await page.goto('/verify-email');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not complete');
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail');
});

test('a password that is easily guessed is refused at its field, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Last name').fill('Lind');
  await page.getByLabel('Email', { exact: true }).fill('mara.lind@example.com');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('password1234');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This password is too common. Choose another one.')).toBeVisible();
  await expect(password).toHaveValue('password1234');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
});
