import { followMail } from '../../support/mailbox.ts';
import { stranger } from '../../support/people.ts';
import { expect, login, test } from '../../support/test.ts';
import { storedSession } from '../../support/stored-session.ts';

test('somebody registers an address; its owner confirms it, and shares nothing with them', async ({
  page,
  newSession,
  allowConsole,
}) => {
  allowConsole(/status of 422 .*\/api\/users\/sign_in/);
  allowConsole(/status of 401 .*\/api\//);
  const victim = stranger();
  const hijacker = await newSession();
  await hijacker.goto('/');
  await hijacker.getByLabel('First name').fill(victim.first_name);
  await hijacker.getByLabel('Last name').fill(victim.last_name);
  await hijacker.getByLabel('Email', { exact: true }).fill(victim.email);
  await hijacker.getByLabel('Password', { exact: true }).fill('the hijacker knows this');
  await hijacker.getByRole('button', { name: 'Create account' }).click();
  await expect(hijacker.getByRole('heading', { level: 1 })).toHaveText('Check your mail');
  await login(hijacker, victim.email, 'the hijacker knows this');
  await hijacker.getByLabel('Company').fill('Hijack Ltd');
  await hijacker.getByRole('button', { name: 'Save profile' }).click();
  await expect(hijacker.getByText('Profile saved')).toBeVisible();

  await followMail(page, victim.email, 'Confirm your email address');
  await page.getByRole('button', { name: 'I do not know this password' }).click();
  await page.getByLabel('New password').fill(victim.password);
  await page.getByRole('button', { name: 'Confirm and log in' }).click();
  await expect(page).toHaveURL('/profile-account-settings');
  await expect(page.getByLabel('Company')).toHaveValue('');

  await hijacker.reload();
  await expect(hijacker).toHaveURL(/\/login/);
  await hijacker.getByLabel('Email', { exact: true }).fill(victim.email);
  await hijacker.getByLabel('Password', { exact: true }).fill('the hijacker knows this');
  await hijacker.getByRole('button', { name: 'Log in' }).click();
  await expect(hijacker.getByRole('alert')).toHaveText('Email address or password is wrong.');
  await login(await newSession(), victim.email, victim.password);
});

test('a link with the token of an ordinary session logs nobody in as its sender', async ({
  openAs,
  origin,
}) => {
  const { token } = await storedSession(origin, 'buyer');
  const page = await openAs('seller');
  await page.goto(`/account/token#token=${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link opens no session');
  await page.goto('/seller-portal');
  await expect(page.getByRole('button', { name: 'Account of Sofia Marchetti' })).toBeVisible();
});

test('a tab that acts as a user ends when the administrator logs out', async ({
  openAs,
  allowConsole,
}) => {
  allowConsole(/status of 401 .*\/api\//);
  // A routed socket hands on what the page has said before it hears that the exchange has closed.
  allowConsole(/WebSocket is already in CLOSING or CLOSED state/);
  const page = await openAs('manager2', { hasOwnSession: true });
  await page.goto('/admin/users/1');
  // The tab's first connection is the administrator's, and is still being opened when the tab acts as the user.
  const acts = Promise.withResolvers<undefined>();
  await page.context().routeWebSocket(/\/cable$/, async (socket) => {
    await acts.promise;
    socket.connectToServer();
  });
  await page.getByRole('button', { name: 'Log in as user' }).click();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('alertdialog').getByRole('button', { name: 'Log in as user' }).click(),
  ]);
  await tab.getByRole('button', { name: 'Act as Sofia Marchetti' }).click();
  await expect(tab.getByText('you are acting as Sofia Marchetti')).toBeVisible();
  acts.resolve(undefined);

  await page.bringToFront();
  await page.getByRole('button', { name: 'Account of Tomasz Żurawski' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  // By itself: the exchange tells its page that the session is over.
  await tab.bringToFront();
  await expect(tab).toHaveURL(/\/login/);
});
