import type { APIRequestContext } from '@playwright/test';
import type { AdminConversation, Offer, User } from '../../../generated/model/index.ts';
import { callsOf, listedClaim } from '../../support/market/listed-claim.ts';
import { faults } from '../../support/pages/accessibility.ts';
import { registeredPerson } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';

const TERMS = {
  recourse: 'disallowance_only',
  excess_claim: 'buyer_keeps',
  settlement_days: 5,
  payment_method: 'bank_transfer',
  expires_in_hours: 72,
  price_percent: '60',
};

test('an offer rings the bell of the seller, who sees it, and is quiet then', async ({
  request,
  openAs,
  origin,
}) => {
  const seller = await registeredPerson(request);
  const page = await openAs(seller);
  await page.goto('/marketplace');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');

  const claim = await listedClaim(request, origin, { seller });
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  const buyer = await callsOf(request, origin, 'buyer');
  const offer = await buyer.post<Offer>(`/api/claims/${claim.id}/offers`, {
    data: { offer: TERMS },
  });
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
  await expect(page.getByRole('link', { name: /^My offers ?, 1 to answer$/ })).toBeVisible();

  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const told = panel.getByRole('link', { name: /^Unread: ?You have an offer/ });
  await expect(told).toBeVisible();
  expect(await faults(page, 'overlay')).toEqual([]);
  await told.click();
  await expect(page).toHaveURL(`/my-offers/${offer.id}`);
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');

  // By whatever way the page is reached.
  const path = `/my-claims/${claim.id}`;
  const marked = page.waitForResponse(
    (response) =>
      response.url().endsWith('/notifications/read_all') &&
      response.request().postData()?.includes(path) === true,
  );
  await page.goto(path);
  await marked;
  await expect(bell).toHaveAccessibleName('Notifications');
  await page.goto('/notifications');
  const all = page.getByRole('list', { name: 'Your notifications' });
  await expect(all.getByRole('link')).toHaveCount(2);
  await expect(all.getByRole('link', { name: /^Unread/ })).toHaveCount(0);
});

test('one press on the page of a mail’s link switches off the mails of its kind', async ({
  request,
  page,
  openAs,
  origin,
}) => {
  const person = await registeredPerson(request);
  const own = await callsOf(request, origin, person);
  const admin = await callsOf(request, origin, 'admin');
  const { id: user_id } = await own.get<User>('/auth/current_user');
  const write = async (subject: string) =>
    await admin.post<AdminConversation>('/admin/conversations', {
      data: {
        conversation: {
          user_id,
          subject,
          body: 'Please upload the statement of July.',
          document_ids: [],
          client_id: crypto.randomUUID(),
        },
      },
    });
  const mails = async () => await messageMails(request, person.email);

  await write('Documents of your claim');
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  const link = /\/unsubscribe\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';

  // Without a session, as whoever reads a mail on another device.
  await page.goto(link);
  await expect(page.getByText('When somebody writes to you.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByRole('heading', { name: 'These mails are switched off' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'These mails are off already' })).toBeVisible();

  const account = await openAs(person);
  await account.goto('/settings');
  await expect(account.getByRole('checkbox', { name: 'Messages' })).not.toBeChecked();
  await write('A second question');
  // What is told by no mail stands in the app.
  await account.goto('/notifications');
  await expect(account.getByRole('link', { name: /A second question/ })).toBeVisible();
  expect(await mails()).toHaveLength(1);
});

/** The mails of the exchange to an address that tell of a message. */
async function messageMails(
  request: APIRequestContext,
  email: string,
): Promise<{ subject: string; text: string }[]> {
  const answer = await request.get('/api/auth/mailbox', { params: { search: email } });
  const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] };
  return messages.filter(({ subject }) => subject.startsWith('New message'));
}
