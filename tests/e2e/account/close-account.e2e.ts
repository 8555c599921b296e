import { registeredPerson } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';

test('whoever closes the account is logged out, and the login says that it is closed', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 422 .*\/api\/users\/sign_in/);
  const person = await registeredPerson(request);
  const logIn = async () => {
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  };
  await page.goto('/login?from=%2Fsettings');
  await logIn();
  await page.getByRole('button', { name: 'Close account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close your account for good?' });
  await question.getByRole('button', { name: 'Keep account' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Close account' }).click();
  await question.getByRole('button', { name: 'Close account' }).click();
  await expect(page.getByText('Your account is closed')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await logIn();
  await expect(page.getByText('This account is closed for good.')).toBeVisible();
});
