import type { AdminUser, ErrorBody, UserStatus } from '@generated/model';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { keysOf } from '@/domain/keys-of';
import { claimRows } from '../../db/schema';
import { testExchange, PASSWORD, statusesOf } from '../../testing/exchange-client';
import { dealSteps } from '../../testing/deal-steps';

const exchange = testExchange();
let token: string;
let adminId: number;
beforeEach(async () => {
  const made = await exchange.admin();
  token = made.token;
  adminId = made.admin.id;
});

const change = <Body = AdminUser>(id: number, user: Record<string, unknown>) =>
  exchange.as(token).put<Body>(`/admin/users/${id}`, { user });
const refused = async (id: number, user: Record<string, unknown>) => {
  const answer = await exchange.as(token).put(`/admin/users/${id}`, { user });
  return [answer.status, answer.body.code, Object.keys(answer.body.errors ?? {})];
};
const statusOf = async (claimId: number) =>
  (await exchange.db.select().from(claimRows).where(eq(claimRows.id, claimId)))[0]?.status;
const lastAudit = async () => (await exchange.audits()).at(-1);
const mailKinds = async () => (await exchange.mails()).map(({ kind }) => kind);

test('an administrator reads one user, or hears that there is none', async () => {
  const { user } = await exchange.user();
  const answer = await exchange.as(token).get<AdminUser>(`/admin/users/${user.id}`);
  expect(answer.body).toMatchObject({ id: user.id, lock_version: 0 });
  expect(answer.body).not.toHaveProperty('token');
  const gone = await exchange.as(token).get('/admin/users/999');
  expect([gone.status, gone.body.code]).toEqual([404, 'not_found']);
  expect((await exchange.as(token).get('/admin/users/2147483648')).status).toBe(422);
  expect((await exchange.as(token).get('/admin/users/abc')).status).toBe(422);
  expect(await refused(999, { first_name: 'Mara' })).toEqual([404, 'not_found', []]);
});

describe('the profile', () => {
  test('changes under the rules that hold for the user', async () => {
    const { user } = await exchange.user();
    const answer = await change(user.id, { first_name: ' Mara', phone_country_code: '+1' });
    expect(answer.body).toMatchObject({
      first_name: 'Mara',
      phone_country_code: null,
      lock_version: 1,
    });
    expect(await lastAudit()).toMatchObject({
      actor: 'admin',
      actor_admin_id: adminId,
      action: 'user.changed',
      changes: { first_name: ['Uma', 'Mara'] },
    });
    expect(await refused(user.id, { preferred_contact_method: 'phone' })).toEqual([
      422,
      'validation_failed',
      ['user.preferred_contact_method'],
    ]);
  });

  test('has one manager: whoever takes it, or nobody', async () => {
    const { user } = await exchange.user();
    expect((await change(user.id, { managed_by_me: true })).body.manager).toEqual({
      id: adminId,
      name: 'Ada Okafor',
    });
    expect((await change(user.id, { first_name: 'Mara' })).body.manager?.id).toBe(adminId);
    expect((await change(user.id, { managed_by_me: false })).body.manager).toBeNull();
  });

  test('with a new address asks for a new confirmation; a taken one is refused', async () => {
    await exchange.user({ email: 'taken@example.com' });
    const { user } = await exchange.user({ email: 'old@example.com' });
    const taken = { email: 'Taken@example.com', status: 'suspended', reason: 'Because.' };
    expect(await refused(user.id, taken)).toEqual([422, 'email_taken', ['user.email']]);
    expect(await exchange.reload(user)).toEqual(user);
    const answer = await change(user.id, { email: 'new@example.com' });
    expect(answer.body).toMatchObject({ email: 'new@example.com', email_verified_at: null });
    expect((await exchange.mails()).map(({ to, kind }) => [to, kind])).toEqual([
      ['new@example.com', 'new_address'],
      ['old@example.com', 'email_changed'],
    ]);
  });

  test.each(['has_set_password', 'password', 'identity_status', 'sign_in_count', 'country', 'id'])(
    'does not take %s',
    async (field) => {
      const { user } = await exchange.user();
      expect(await refused(user.id, { first_name: 'Mara', [field]: 1 })).toEqual([
        422,
        'validation_failed',
        [`user.${field}`],
      ]);
      expect(await exchange.reload(user)).toEqual(user);
    },
  );

  test('is refused without a field, and with both kinds of change', async () => {
    const { user } = await exchange.user();
    expect(await refused(user.id, {})).toEqual([422, 'validation_failed', ['user']]);
    const both = await exchange.as(token).put(`/admin/users/${user.id}`, {
      user: { first_name: 'Mara' },
      identity_verification: { status: 'approved' },
    });
    expect(both.status).toBe(422);
    expect(both.body.errors).toEqual({
      user: ['Send only one of these fields.'],
      identity_verification: ['Send only one of these fields.'],
    });
    expect(await exchange.reload(user)).toEqual(user);
  });
});

describe('versions', () => {
  test('a change that was made from an old version is refused', async () => {
    const { user } = await exchange.user();
    expect((await change(user.id, { first_name: 'Mara', lock_version: 0 })).status).toBe(200);
    expect(await refused(user.id, { first_name: 'Nora', lock_version: 0 })).toEqual([
      409,
      'stale_version',
      [],
    ]);
    expect((await exchange.reload(user)).first_name).toBe('Mara');
    expect((await change(user.id, { first_name: 'Nora', lock_version: 1 })).status).toBe(200);
    expect((await change(user.id, { first_name: 'Olga' })).status).toBe(200);
  });

  test('of simultaneous changes from one version one wins', async () => {
    const { user } = await exchange.user();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        change(user.id, { first_name: `Mara ${i}`, lock_version: 0 }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  test('a user who changes the own profile makes the administrator’s version old', async () => {
    const { user, token: userToken } = await exchange.user();
    await exchange.as(userToken).put('/api/current_user', { user: { first_name: 'Mara' } });
    expect((await refused(user.id, { last_name: 'Lind', lock_version: 0 }))[0]).toBe(409);
  });
});

describe('the status', () => {
  const allowed: Record<UserStatus, UserStatus[]> = {
    pending: ['active', 'suspended'],
    active: ['suspended', 'deactivated'],
    suspended: ['active', 'deactivated'],
    deactivated: [],
  };
  const statuses = keysOf(allowed);
  const pairs = statuses.flatMap((from) =>
    statuses.filter((to) => to !== from).map((to) => [from, to] as const),
  );
  test.each(pairs)('%s to %s', async (from, to) => {
    const { user } = await exchange.user({ status: from });
    if (allowed[from].includes(to)) {
      const answer = await change(user.id, { status: to, reason: 'Because.' });
      expect(answer.body.status).toBe(to);
      expect(await lastAudit()).toMatchObject({
        action: `user.${to}`,
        changes: { status: [from, to] },
      });
      expect(await mailKinds()).toEqual(['user_status']);
    } else {
      expect(await refused(user.id, { status: to, first_name: 'Mara' })).toEqual([
        422,
        'transition_not_allowed',
        ['user.status'],
      ]);
      expect(await exchange.reload(user)).toEqual(user);
      expect(await mailKinds()).toEqual([]);
    }
  });

  test('that stays the same is no change', async () => {
    const { user } = await exchange.user({ status: 'deactivated' });
    expect((await change(user.id, { status: 'deactivated' })).status).toBe(200);
    expect(await exchange.reload(user)).toEqual(user);
  });

  test.each([{}, { status: 'suspended' }, { managed_by_me: true }])(
    'that does not change takes no reason: %o',
    async (fields) => {
      const told = { status: 'suspended', status_reason: 'Two people use it.' } as const;
      const { user } = await exchange.user(told);
      const answer = await change<ErrorBody>(user.id, { ...fields, reason: 'Because.' });
      expect([answer.status, answer.body.code, answer.body.errors]).toEqual([
        422,
        'validation_failed',
        { 'user.reason': ['Send a reason only with a change of status.'] },
      ]);
      expect(await exchange.reload(user)).toEqual(user);
    },
  );

  test.each([
    ['suspended', 'our staff can lift the suspension'],
    ['deactivated', 'your claims were withdrawn'],
  ])('%s is told to the person with its reason and the way on', async (status, next) => {
    const { user } = await exchange.user();
    expect(await refused(user.id, { status })).toEqual([422, 'reason_required', ['user.reason']]);
    const reason = 'Two people use this account';
    expect((await change(user.id, { status, reason })).body.status_reason).toBe(reason);
    const [mail] = await exchange.mails(user.email);
    expect(mail?.text).toContain(`The reason: ${reason}`);
    expect(mail?.text).toContain(next);
    expect(mail?.text).toContain('staff@claims.example.com');

    const signIn = await exchange.visitor.post('/users/sign_in', {
      user: { email: user.email, password: PASSWORD },
    });
    expect(signIn.status).toBe(422);
    expect(signIn.body.code).toBe(`account_${status}`);
    expect(signIn.body.message).toContain(`The reason: ${reason}. `);
    expect(signIn.body.message).toContain('staff@claims.example.com');
  });

  test('that is lifted forgets its reason', async () => {
    const { user } = await exchange.user({ status: 'suspended', status_reason: 'Because.' });
    expect((await change(user.id, { status: 'active' })).body.status_reason).toBeNull();
    // What was on the market does not come back by itself.
    const [mail] = await exchange.mails(user.email);
    expect(mail?.text).toContain('/my-claims?status=paused');
  });

  test('deactivated withdraws what the person has on offer, and waits for a sale under way', async () => {
    const deals = dealSteps(exchange);
    const { seller, buyer, of, claim: sale, id } = await deals.accepted();
    const claim = await deals.claim({ case_id: of.id, user_id: seller.user.id });
    const deactivate = { status: 'deactivated', reason: 'By wish of the person.' };
    const { reference } = await deals.negotiation(buyer.token, id);
    for (const side of [seller, buyer]) {
      expect((await change(side.user.id, deactivate)).body).toMatchObject({
        code: 'transition_not_allowed',
        errors: {
          'user.status': [expect.stringContaining(`sales that are under way: ${reference}.`)],
        },
      });
    }
    await deals.act(buyer.token, id, 'cancel', { reason: 'It was paid.' });
    for (const side of [seller, buyer])
      expect((await change(side.user.id, deactivate)).status).toBe(200);
    expect(await statusOf(claim.id)).toBe('withdrawn');
    expect(await statusOf(sale.id)).toBe('withdrawn');
  });

  test('suspended pauses what the person has on the market, also after a sale that fails later', async () => {
    const deals = dealSteps(exchange);
    const { seller, buyer, of, claim: sale, id } = await deals.accepted();
    const claim = await deals.claim({ case_id: of.id, user_id: seller.user.id });
    const { body: bid } = await deals.offer(buyer.token, claim.id);
    await change(seller.user.id, { status: 'suspended', reason: 'Because.' });
    expect(await statusOf(claim.id)).toBe('paused');
    expect(await deals.negotiation(buyer.token, bid.negotiation_id)).toMatchObject({
      status: 'closed',
    });
    expect(await statusOf(sale.id)).toBe('under_offer');
    await deals.act(buyer.token, id, 'cancel', { reason: 'It was paid.' });
    expect(await statusOf(sale.id)).toBe('paused');
  });

  test('suspended leaves a claim in review undecided', async () => {
    const deals = dealSteps(exchange);
    const { user } = await exchange.user({ status: 'suspended' });
    const { id: case_id } = await deals.case();
    const claim = await deals.claim({ case_id, user_id: user.id, status: 'in_review' });
    const { status, body } = await exchange
      .as(token)
      .post(`/admin/claims/${claim.id}/approve`, { lock_version: claim.lock_version });
    expect([status, body.code]).toEqual([422, 'transition_not_allowed']);
    expect(await statusOf(claim.id)).toBe('in_review');
  });

  test.each(['suspended', 'deactivated'])('%s ends every session for good', async (status) => {
    const { user, token: userToken } = await exchange.user();
    const impersonated = await exchange
      .as(token)
      .get<AdminUser>(`/admin/users/${user.id}?include_token=true`);
    const reads = async (of: string | undefined) =>
      (await exchange.as(of).get('/auth/current_user')).status;
    expect([await reads(userToken), await reads(impersonated.body.token)]).toEqual([200, 200]);
    await change(user.id, { status, reason: 'Because.' });
    expect([await reads(userToken), await reads(impersonated.body.token)]).toEqual([401, 401]);
    // Not only barred while suspended: the tokens stay dead.
    await exchange.changeUser(user, { status: 'active' });
    expect([await reads(userToken), await reads(impersonated.body.token)]).toEqual([401, 401]);
  });
});
