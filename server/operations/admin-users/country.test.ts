import type { AdminUser, ErrorBody } from '@generated/model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { notificationRows } from '../../db/schema';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
let token: string;
beforeEach(async () => {
  ({ token } = await exchange.admin());
});

const correct = (id: number, country: unknown) =>
  exchange.as(token).patch<AdminUser & ErrorBody>(`/admin/users/${id}/update_country`, { country });

test('the country of a user is corrected, audited and told to the user, who may bid elsewhere by it', async () => {
  const { user } = await exchange.user({ country: 'SE' });
  expect((await correct(user.id, 'DE')).body).toMatchObject({ country: 'DE', lock_version: 1 });
  expect((await exchange.audits()).at(-1)).toMatchObject({
    action: 'user.country_changed',
    changes: { country: ['SE', 'DE'] },
  });
  const [mail] = await exchange.mails(user.email);
  expect(mail).toMatchObject({ kind: 'country', subject: 'Your country was changed' });
  const told =
    'Our staff have changed your country to Germany. It decides in which cases you may bid.';
  expect(mail?.text).toContain(told);
  const [notification] = await exchange.db
    .select()
    .from(notificationRows)
    .where(eq(notificationRows.user_id, user.id));
  expect(notification).toMatchObject({
    category: 'account',
    body: expect.stringContaining(told) as string,
  });
});

test('a country that stays the same is no change, and tells nobody', async () => {
  const { user } = await exchange.user({ country: 'DE' });
  expect((await correct(user.id, 'DE')).body.lock_version).toBe(0);
  expect(await exchange.audits()).toEqual([]);
  expect(await exchange.mails()).toEqual([]);
});

test('the country of a closed account stays as it is', async () => {
  const { user } = await exchange.user({ status: 'deactivated', country: 'SE' });
  const answer = await correct(user.id, 'DE');
  expect(outcome(answer)).toEqual({ status: 422, code: 'transition_not_allowed' });
  expect(answer.body.message).toContain('closed for good');
  expect(await exchange.reload(user)).toEqual(user);
  expect(await exchange.mails()).toEqual([]);
});

test('a country is one that there is, of a user that exists', async () => {
  const { user } = await exchange.user();
  expect((await correct(999, 'DE')).status).toBe(404);
  for (const country of ['ZZ', 'XK', 'UK', 'de', 'DEU', '', null, 5]) {
    expect(await correct(user.id, country)).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: { country: ['Choose a country.'] } },
    });
  }
});
