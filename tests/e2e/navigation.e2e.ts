import { expect, test } from '../support/test.ts';

test('after a navigation the heading of the new page has the focus', async ({ openAs }) => {
  const page = await openAs('seller');
  await page.goto('/seller-portal');
  for (const name of ['My claims', 'Marketplace', 'My claims']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeFocused();
});

test('a menu that is opened while a page is on its way stays open', async ({ openAs }) => {
  const page = await openAs('seller');
  await page.goto('/seller-portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The code of the page comes only after the menu is open.
  let arrive: () => void = () => {};
  const isOpened = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/my-offers-page-*.js', async (route) => {
    await isOpened;
    await route.continue();
  });
  await page.getByRole('link', { name: 'My offers' }).click();
  await page.getByRole('button', { name: 'Account of Sofia Marchetti' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'My offers' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
});

test('a changed form is left only after a question, also by the back button', async ({
  openAs,
}) => {
  const page = await openAs('seller');
  await page.goto('/seller-portal');
  await page.getByRole('button', { name: 'Account of Sofia Marchetti' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  const staff = page.getByRole('switch', { name: 'Staff' });
  const wasOn = await staff.isChecked();
  await staff.click();

  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(staff).toBeChecked({ checked: !wasOn });

  await page.goBack();
  await question.getByRole('button', { name: 'Leave page' }).click();
  await expect(page).toHaveURL('/seller-portal');
});
