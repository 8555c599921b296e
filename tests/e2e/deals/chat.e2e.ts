import type { Page } from '@playwright/test';
import { acceptedDeal, pendingOffer } from '../../support/market/deals.ts';
import { callsOf } from '../../support/market/listed-claim.ts';
import { actOn, LIVE } from '../../support/market/live.ts';
import { lookAtAllViews } from '../../support/pages/accessibility.ts';
import { pngFile } from '../../support/pictures.ts';
import { withoutCable } from '../../support/pages/without-cable.ts';
import { expect, test } from '../../support/test.ts';

const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('buyer and seller write to each other while they haggle, each seeing what the other does', async ({
  request,
  openAs,
  origin,
}) => {
  const offer = await pendingOffer(request, origin);
  const [buyer, seller] = [await openAs('buyer'), await openAs('seller')];
  for (const page of [buyer, seller]) await page.goto(`/my-offers/${offer.id}`);

  await test.step('a message shows on the other side at once, and its reader is told of', async () => {
    await buyer.getByRole('button', { name: 'Messages' }).click();
    await write(buyer, 'Which statement did the debtor accept?');
    await expect(messages(seller).last()).toContainText('Which statement did the debtor accept?');
    await seller.getByRole('button', { name: 'Messages' }).click();
    await expect(messages(buyer).last()).toContainText(/Read$/);
  });

  await test.step('the other side sees that an answer is written', async () => {
    // Who goes on writing is announced again: a single sign is lost where the line was not there yet.
    await expect(async () => {
      await field(seller).pressSequentially('The one ');
      await expect(buyer.getByText(/^Seller \d+ is writing…$/)).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await write(seller, 'The one of July.');
    await expect(messages(buyer).last()).toContainText('The one of July.');
    await expect(buyer.getByText(/is writing/)).toBeHidden();
  });

  await test.step('contact data are warned of, sent and marked', async () => {
    // An address of this run: our staff see what others have written before.
    const address = `sofia.${Date.now()}@example.com`;
    await field(seller).fill(`Write to me at ${address}`);
    await expect(seller.getByText(/our staff are told/)).toBeVisible();
    await field(seller).press('Enter');
    await expect(messages(buyer).last()).toContainText('Our staff see this message.');
    const admin = await openAs('admin');
    await admin.goto('/admin/conversations');
    await admin.getByRole('link', { name: 'Contact data' }).click();
    await admin.getByRole('row', { name: address }).getByRole('link').click();
    await expect(messages(admin).last()).toContainText('Seems to hold contact data.');
    await expect(messages(admin).last()).toContainText(address);
  });
});

test('a message whose answer was lost is tried again, and is there once', async ({
  request,
  openAs,
  allowConsole,
  origin,
}) => {
  allowConsole(/ERR_CONNECTION_RESET/);
  const offer = await pendingOffer(request, origin);
  const buyer = await openAs('buyer');
  let isFirst = true;
  let hasCommitted = (): void => undefined;
  const committed = new Promise<void>((resolve) => (hasCommitted = resolve));
  // The exchange has the message and tells of it by the cable: that way it would be there without another try.
  await withoutCable(buyer);
  await buyer.route(/\/conversations\/\d+\/messages$/, async (route) => {
    if (!isFirst || route.request().method() !== 'POST') return route.fallback();
    isFirst = false;
    expect((await route.fetch()).ok()).toBe(true);
    hasCommitted();
    return route.abort('connectionreset');
  });
  await buyer.goto(`/my-offers/${offer.id}`);
  await write(buyer, 'Is there a statement of July?');
  await committed;
  await buyer.getByRole('button', { name: 'Try again' }).click();
  await expect(messages(buyer).filter({ hasText: 'Not sent' })).toHaveCount(0);
  await expect(messages(buyer).filter({ hasText: 'Sending' })).toHaveCount(0);
  await buyer.reload();
  await expect(messages(buyer).filter({ hasText: 'statement of July' })).toHaveCount(1);
});

test('a user writes to our staff with a document, and staff answer from the inbox', async ({
  openAs,
}) => {
  const [user, admin] = [await openAs('seller'), await openAs('admin')];
  const subject = `Statement of July, ${Date.now()}`;
  await admin.goto('/admin/conversations');

  await user.goto('/chat');
  await user.getByRole('link', { name: 'Write to our staff' }).click();
  await user.getByLabel('Subject').fill(subject);
  await user.getByRole('textbox', { name: 'Message' }).fill('Is this the one that you need?');
  await user.getByLabel('Documents').setInputFiles(pngFile('july.png', [120, 160, 140]));
  await expect(user.getByText('Uploaded')).toBeVisible();
  await user.getByRole('button', { name: 'Send' }).click();
  await expect(user.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expect(user.getByRole('button', { name: 'Preview july.png' })).toBeVisible();

  const row = admin.getByRole('row', { name: new RegExp(subject) });
  await expect(row).toContainText('1 new');
  await row.getByRole('link').click();
  await admin.getByRole('button', { name: 'Preview july.png' }).click();
  await expect(admin.getByRole('dialog', { name: 'july.png' }).getByRole('img')).toBeVisible();
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: 'Take this conversation' }).click();
  await write(admin, 'It is, thank you.');
  await expect(messages(user).last()).toContainText('It is, thank you.');
  await expect(messages(admin).last()).toContainText(/Read$/);

  const colleague = await openAs('manager2');
  await colleague.goto(admin.url());
  await expect(colleague.getByRole('button', { name: 'Close' })).toBeVisible();
  await actOn(admin, /\/close$/, () => admin.getByRole('button', { name: 'Close' }).click());
  await Promise.all([
    expect(user.getByText(/Our staff have closed this conversation/)).toBeVisible(LIVE),
    expect(colleague.getByText('Closed', { exact: true }).first()).toBeVisible(LIVE),
    expect(colleague.getByRole('list', { name: 'Audit trail' })).toContainText('Closed', LIVE),
    expect(colleague.getByRole('button', { name: 'Reopen' })).toBeVisible(LIVE),
  ]);
  await write(user, 'One more question.');
  await expect(user.getByText(/Our staff have closed this conversation/)).toBeHidden();
  await lookAtAllViews(user, 'a conversation');
  await lookAtAllViews(admin, 'a conversation of staff');
});

test('whoever has a conversation open sees at once that its negotiation has ended', async ({
  request,
  openAs,
  origin,
}) => {
  const { id, conversation_id, lock_version } = await acceptedDeal(request, origin);
  const opened = await Promise.all([
    openAs('buyer').then((page) => ({ page, path: `/negotiations/${id}` })),
    openAs('buyer').then((page) => ({ page, path: `/chat/${conversation_id}` })),
    openAs('admin').then((page) => ({ page, path: `/admin/conversations/${conversation_id}` })),
  ]);
  for (const { page, path } of opened) {
    await page.goto(path);
    await expect(field(page)).toBeVisible();
  }

  const seller = await callsOf(request, origin, 'seller');
  await seller.post(`/api/negotiations/${id}/cancel`, {
    data: { lock_version, reason: 'The estate has paid me.' },
  });
  await Promise.all(
    opened.flatMap(({ page }) => [
      expect(page.getByText(/^This negotiation has ended without a sale/)).toBeVisible(LIVE),
      expect(field(page)).toBeHidden(LIVE),
    ]),
  );
});
