import type { AdminUserPage } from '@generated/model';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buyerAccountRows, userRows } from '../../db/schema';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();

const onDay = (day: number) => new Date(Date.UTC(2026, 10, day));

/** Those of a queue, who has waited longest first. */
async function waiting(query: string) {
  const { token } = await exchange.admin();
  const { body } = await exchange
    .as(token)
    .get<AdminUserPage>(`/admin/users?${query}&sort_direction=asc`);
  return body.users;
}

test('whoever submitted documents first waits first, whenever the account was made; a second attempt waits anew', async () => {
  const again = { status: 'resubmission_requested', rejection_reason: 'Expired.' } as const;
  for (const { first_name, attempts } of [
    { first_name: 'Ada', attempts: [{ submitted_at: onDay(3) }] },
    {
      first_name: 'Ben',
      attempts: [{ submitted_at: onDay(1), ...again }, { submitted_at: onDay(4) }],
    },
    { first_name: 'Cleo', attempts: [{ submitted_at: onDay(2) }] },
  ]) {
    const { user } = await exchange.user({ first_name });
    const govId = await exchange.document(user);
    const photo = await exchange.document(user, { kind: 'personal_photo' });
    for (const [index, each] of attempts.entries()) {
      const documents = { govId: govId.id, photo: photo.id };
      await exchange.verification(user, documents, { ...each, attempt: index + 1 });
    }
  }
  const users = await waiting('identity_status=pending&sort_by=identity_status');
  expect(users.map((user) => user.first_name)).toEqual(['Cleo', 'Ada', 'Ben']);
});

test('whoever submitted an application first waits first', async () => {
  for (const [first_name, day] of [
    ['Ada', 3],
    ['Ben', 2],
  ] as const) {
    const { user } = await exchange.user({ first_name });
    await exchange.buyerAccount(user, 'pending', { submitted_at: onDay(day) });
  }
  expect(await waiting('user_buyer_status=pending&sort_by=buyer_account_status')).toMatchObject([
    { first_name: 'Ben', application_submitted_at: onDay(2).toISOString() },
    { first_name: 'Ada', application_submitted_at: onDay(3).toISOString() },
  ]);
});

test('an application that is submitted again waits anew', async () => {
  const { user } = await exchange.user();
  const account = await exchange.buyerAccount(user, 'info_requested', { submitted_at: onDay(2) });
  await exchange.db
    .update(buyerAccountRows)
    .set({ submitted_at: onDay(5) })
    .where(eq(buyerAccountRows.id, account.id));
  const [row] = await exchange.db.select().from(userRows).where(eq(userRows.id, user.id));
  expect(row?.application_submitted_at).toEqual(onDay(5));
});
