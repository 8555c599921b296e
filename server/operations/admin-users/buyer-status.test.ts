import type { AdminUser, BuyerAccountStatus, ErrorBody, UserStatus } from '@generated/model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { needsReason } from '@/domain/users/user-status';
import { buyerAccountRows } from '../../db/schema';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
let token: string;
beforeEach(async () => {
  ({ token } = await exchange.admin());
});

const change = <Body = AdminUser>(id: number, user: Record<string, unknown>) =>
  exchange.as(token).put<Body>(`/admin/users/${id}`, { user });
const refused = async (id: number, user: Record<string, unknown>) => {
  const answer = await exchange.as(token).put(`/admin/users/${id}`, { user });
  return [answer.status, answer.body.code, Object.keys(answer.body.errors ?? {})];
};
const lastAudit = async () => (await exchange.audits()).at(-1);
const mailKinds = async () => (await exchange.mails()).map(({ kind }) => kind);

const record = async (userId: number) => {
  const [row] = await exchange.db
    .select()
    .from(buyerAccountRows)
    .where(eq(buyerAccountRows.user_id, userId));
  return row;
};

test.each<[BuyerAccountStatus, BuyerAccountStatus]>([
  ['pending', 'verified'],
  ['pending', 'info_requested'],
  ['pending', 'rejected'],
  ['info_requested', 'pending'],
  ['rejected', 'pending'],
  ['verified', 'suspended'],
  ['suspended', 'verified'],
])('a buyer account from %s to %s changes user and record together', async (from, to) => {
  const { user } = await exchange.user({ identity_status: 'approved' });
  const { id: buyer_account_id } = await exchange.buyerAccount(user, from);
  await exchange.document(user, { kind: 'tax_form', buyer_account_id });
  const answer = await change(user.id, { buyer_account_status: to, reason: ' Because. ' });
  const rejectionReason = needsReason(to) ? 'Because.' : null;
  expect(answer.body).toMatchObject({
    buyer_account_status: to,
    buyerAccount: { status: to, rejectionReason },
  });
  expect(await record(user.id)).toMatchObject({
    status: to,
    // What is taken up again waits for a decision.
    reviewed_at: to === 'pending' ? null : exchange.ports.clock(),
  });
  expect(await lastAudit()).toMatchObject({
    action: `buyer_account.${to}`,
    subject_type: 'buyer_accounts',
    changes: { status: [from, to], rejection_reason: [null, rejectionReason] },
  });
  expect(await mailKinds()).toEqual(['buyer_status']);
});

test.each<[BuyerAccountStatus, BuyerAccountStatus, RegExp]>([
  ['pending', 'info_requested', /Add it to your application and resubmit it/],
  ['pending', 'rejected', /correct your application and resubmit it/],
  [
    'verified',
    'suspended',
    /A sale that is under way goes on\.[^]+staff@claims\.example\.com: our staff can lift the suspension/,
  ],
])(
  'from %s to %s the person reads the reason and the way on, in the mail and in the profile',
  async (from, to, next) => {
    const { user, token: userToken } = await exchange.user({ identity_status: 'approved' });
    await exchange.buyerAccount(user, from);
    for (const reason of [undefined, null, '  ']) {
      expect(await refused(user.id, { buyer_account_status: to, reason })).toEqual([
        422,
        'reason_required',
        ['user.reason'],
      ]);
    }
    expect(await mailKinds()).toEqual([]);

    const reason = 'The licence of the fund has expired.';
    await change(user.id, { buyer_account_status: to, reason });
    const [mail] = await exchange.mails(user.email);
    expect(mail?.text).toContain(`: ${reason}`);
    expect(mail?.text).toMatch(next);
    expect(mail?.text).toContain('https://claims.example.com/apply-buyer-account');
    const profile = await exchange.as(userToken).get('/auth/current_user');
    expect(profile.body).toMatchObject({ buyerAccount: { status: to, rejectionReason: reason } });
  },
);

test.each<UserStatus>(['suspended', 'deactivated'])(
  'nothing is decided about the buyer account of somebody who is %s',
  async (status) => {
    const { user } = await exchange.user({ identity_status: 'approved', status });
    await exchange.buyerAccount(user, 'pending');
    expect(await refused(user.id, { buyer_account_status: 'verified' })).toEqual([
      422,
      'transition_not_allowed',
      ['user.buyer_account_status'],
    ]);
    expect((await record(user.id))?.status).toBe('pending');
  },
);

test('a verified buyer learns which step is left before the first bid', async () => {
  const { user } = await exchange.user({ identity_status: 'approved' });
  await exchange.buyerAccount(user, 'pending');
  await change(user.id, { buyer_account_status: 'verified' });
  const [mail] = await exchange.mails(user.email);
  expect(mail?.text).toContain('https://claims.example.com/new-agreement');
});

test.each<[BuyerAccountStatus, BuyerAccountStatus]>([
  ['pending', 'suspended'],
  ['pending', 'none'],
  ['info_requested', 'verified'],
  ['rejected', 'verified'],
  ['verified', 'pending'],
  ['suspended', 'rejected'],
])('a buyer account from %s to %s is refused', async (from, to) => {
  const { user } = await exchange.user({ identity_status: 'approved' });
  await exchange.buyerAccount(user, from);
  expect(await refused(user.id, { buyer_account_status: to })).toEqual([
    422,
    'transition_not_allowed',
    ['user.buyer_account_status'],
  ]);
  expect((await record(user.id))?.status).toBe(from);
});

test.each<[BuyerAccountStatus, string, object]>([
  ['info_requested', 'its tax form', {}],
  ['rejected', 'its tax form', {}],
  ['rejected', 'the source of its funds', { source_of_funds: null }],
  ['info_requested', 'its legal name', { legal_name: null }],
])('an application that is %s is not taken up again without %s', async (from, missing, facts) => {
  const { user } = await exchange.user({ identity_status: 'approved' });
  const { id: buyer_account_id } = await exchange.buyerAccount(user, from, facts);
  if (missing !== 'its tax form') {
    await exchange.document(user, { kind: 'tax_form', buyer_account_id });
  }
  const answer = await change<ErrorBody>(user.id, { buyer_account_status: 'pending' });
  expect(answer).toMatchObject({
    status: 422,
    body: {
      code: 'buyer_account_incomplete',
      message:
        'Something is missing in this application now. Its user has to complete and resubmit it.',
    },
  });
  expect((await record(user.id))?.status).toBe(from);
  expect(await mailKinds()).toEqual([]);
});

test('an application of an individual is taken up again without what was said of an entity', async () => {
  const { user } = await exchange.user({ identity_status: 'approved' });
  const entity = { registration_number: '6114207', website: 'https://example.com' };
  const { id: buyer_account_id } = await exchange.buyerAccount(user, 'rejected', entity);
  await exchange.document(user, { kind: 'tax_form', buyer_account_id });
  await change(user.id, { buyer_account_status: 'pending' });
  expect(await record(user.id)).toMatchObject({
    status: 'pending',
    registration_number: null,
    website: null,
  });
});

test('a buyer account is verified only after the identity', async () => {
  const { user } = await exchange.user({ identity_status: 'pending' });
  await exchange.buyerAccount(user, 'pending');
  const answer = await change<{ errors: object }>(user.id, { buyer_account_status: 'verified' });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual({
    'user.buyer_account_status': ['Approve the identity first.'],
  });
});

test('a buyer account is decided on in the status that the same request gives the user', async () => {
  const { user } = await exchange.user({ identity_status: 'approved' });
  await exchange.buyerAccount(user, 'pending');
  const verified = { buyer_account_status: 'verified', reason: 'Because.' };
  expect((await refused(user.id, { status: 'suspended', ...verified }))[0]).toBe(422);
  expect(await exchange.reload(user)).toMatchObject({ status: 'active' });
  await exchange.changeUser(user, { status: 'suspended' });
  const { body } = await change(user.id, { status: 'active', ...verified });
  expect(body).toMatchObject({ status: 'active', buyer_account_status: 'verified' });
});

test('a buyer account does not come into being here', async () => {
  const { user } = await exchange.user({ identity_status: 'approved' });
  expect((await refused(user.id, { buyer_account_status: 'verified' }))[0]).toBe(422);
  await exchange.changeUser(user, { buyer_account_status: 'pending' });
  expect((await refused(user.id, { buyer_account_status: 'verified' }))[0]).toBe(422);
  expect(await record(user.id)).toBeUndefined();
});

test('a review makes a verified buyer at the next call', async () => {
  const { user, token: userToken } = await exchange.user({ identity_status: 'approved' });
  await exchange.buyerAccount(user, 'pending');
  await change(user.id, { buyer_account_status: 'verified' });
  const profile = await exchange.as(userToken).get('/auth/current_user');
  expect(profile.body).toMatchObject({ buyerAccount: { status: 'verified' } });
});
