import { followMail } from '../../support/mailbox.ts';
import { registeredPerson } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';

test('an unknown address is named as such', async ({ page, allowConsole }) => {
  allowConsole(/status of 404 .*\/api\/auth\/magic_link\/send/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Send me a link instead' }).click();
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send me a link', exact: true }).click();
  await expect(page.getByText('There is no account with this email address.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create an account' }).first()).toBeVisible();
});

test('a link from a mail logs in once, by its button, and leads to the page that was asked for', async ({
  page,
  request,
  newSession,
}) => {
  const person = await registeredPerson(request);
  await page.goto('/settings');
  await expect(page).toHaveURL('/login?from=%2Fsettings');
  await page.getByRole('button', { name: 'Send me a link instead' }).click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send me a link', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail');

  await followMail(page, person.email, 'Your link to log in');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  const link = page.url();
  // Opening the link uses nothing up.
  await page.reload();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('button', { name: 'Account of Mara Lind' })).toBeVisible();

  const second = await newSession();
  await second.goto(link);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('This link was used already');
  await second.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(second.getByRole('button', { name: 'Send me a link', exact: true })).toBeVisible();
});
