import type {
  AdminUser,
  ErrorBody,
  IdentityState,
  IdentityStatus,
  UserStatus,
} from '@generated/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '@/domain/time';
import { keysOf } from '@/domain/keys-of';
import { testExchange, statusesOf } from '../../testing/exchange-client';

const exchange = testExchange();
let token: string;
let adminId: number;
beforeEach(async () => {
  const made = await exchange.admin();
  token = made.token;
  adminId = made.admin.id;
});

type Reviewed = Exclude<IdentityStatus, 'not_submitted'>;
const needsReason = (status: string) =>
  status === 'rejected' || status === 'resubmission_requested';

async function submitted(status: Reviewed = 'pending', userStatus: UserStatus = 'active') {
  const made = await exchange.user({ email: 'mara@example.com', status: userStatus });
  const govId = await exchange.document(made.user);
  const photo = await exchange.document(made.user, { kind: 'personal_photo' });
  await exchange.verification(
    made.user,
    { govId: govId.id, photo: photo.id },
    { status, rejection_reason: needsReason(status) ? 'Expired.' : null },
  );
  return made;
}
const review = <Body = AdminUser>(id: number, fields: Record<string, unknown>) =>
  exchange.as(token).put<Body>(`/admin/users/${id}`, { identity_verification: fields });

describe('a review', () => {
  test('is of what its reader has seen: not of a decision or of documents that came meanwhile', async () => {
    const { user } = await submitted();
    const seen = { lock_version: user.lock_version };
    expect((await review(user.id, { ...seen, status: 'approved' })).status).toBe(200);
    const late = { ...seen, status: 'resubmission_requested', rejection_reason: 'Blurred.' };
    const answer = await review<ErrorBody>(user.id, late);
    expect([answer.status, answer.body.code]).toEqual([409, 'stale_version']);
  });

  test('changes user and submission together and tells the user', async () => {
    const { user, token: userToken } = await submitted();
    exchange.advance(MINUTE);
    const answer = await review(user.id, {
      status: 'resubmission_requested',
      rejection_reason: ' The <photo> is blurred. ',
    });
    expect(answer.body).toMatchObject({
      identity_status: 'resubmission_requested',
      lock_version: 1,
      identity_verification: {
        status: 'resubmission_requested',
        rejection_reason: 'The <photo> is blurred.',
        reviewed_at: '2026-11-20T10:01:00.000Z',
      },
    });
    const state = await exchange.as(userToken).get<IdentityState>('/api/identity_verification');
    expect(state.body.status).toBe('resubmission_requested');
    const [mail] = await exchange.mails('mara@example.com');
    expect(mail?.kind).toBe('identity_review');
    expect(mail?.text).toContain('The reason: The <photo> is blurred.');
    expect(mail?.html).toContain('The reason: The &lt;photo&gt; is blurred.');
    expect(await exchange.audits()).toMatchObject([
      {
        actor: 'admin',
        actor_admin_id: adminId,
        action: 'identity.resubmission_requested',
        subject_type: 'identity_verifications',
        changes: {
          status: ['pending', 'resubmission_requested'],
          rejection_reason: [null, 'The <photo> is blurred.'],
          reviewed_by_admin_id: [null, adminId],
        },
      },
    ]);
  });

  const allowed: Record<Reviewed, string[]> = {
    pending: ['approved', 'resubmission_requested', 'rejected'],
    approved: ['resubmission_requested'],
    rejected: ['resubmission_requested'],
    resubmission_requested: [],
  };
  const pairs = keysOf(allowed).flatMap((from) =>
    ['approved', 'resubmission_requested', 'rejected'].map((to) => [from, to] as const),
  );
  test.each(pairs)('of an identity that is %s: %s', async (from, to) => {
    const { user } = await submitted(from);
    const answer = await review<{ code?: string }>(user.id, {
      status: to,
      rejection_reason: 'Expired.',
    });
    if (allowed[from].includes(to)) {
      expect(answer).toMatchObject({ status: 200, body: { identity_status: to } });
    } else {
      expect(answer).toMatchObject({ status: 422, body: { code: 'transition_not_allowed' } });
      expect((await exchange.reload(user)).identity_status).toBe(from);
      expect(await exchange.mails()).toEqual([]);
    }
  });

  test.each<[UserStatus, string]>([
    ['suspended', 'The account is suspended: lift the suspension first.'],
    ['deactivated', 'The account is closed: nothing can be decided any more.'],
  ])('of an account that is %s is refused: nobody could answer it', async (userStatus, fault) => {
    const { user } = await submitted('pending', userStatus);
    for (const status of ['approved', 'resubmission_requested', 'rejected']) {
      const answer = await review<{ code?: string; errors?: object }>(user.id, {
        status,
        rejection_reason: 'Expired.',
      });
      expect([answer.status, answer.body.code]).toEqual([422, 'transition_not_allowed']);
      expect(answer.body.errors).toEqual({ 'identity_verification.status': [fault] });
    }
    expect((await exchange.reload(user)).identity_status).toBe('pending');
    expect(await exchange.mails()).toEqual([]);
  });

  test.each([
    ['resubmission_requested', 'Submit other documents: https://claims.example.com/profile-verify'],
    ['rejected', 'write to staff@claims.example.com: our staff can request other documents'],
  ])('that says %s names the reason and the way on', async (status, next) => {
    const { user } = await submitted();
    await review(user.id, { status, rejection_reason: 'The document has expired.' });
    const [mail] = await exchange.mails('mara@example.com');
    expect(mail?.text).toContain('The reason: The document has expired.');
    expect(mail?.text).toContain(next);
  });

  test('an approval drops the reason of an earlier refusal', async () => {
    const { user } = await submitted();
    const answer = await review(user.id, { status: 'approved', rejection_reason: 'None.' });
    expect(answer.body.identity_verification).toMatchObject({
      status: 'approved',
      rejection_reason: null,
    });
  });

  test.each([undefined, null, '   '])('a refusal with the reason %j is refused', async (reason) => {
    const { user } = await submitted();
    for (const status of ['rejected', 'resubmission_requested']) {
      const answer = await review<{ code: string; errors: object }>(user.id, {
        status,
        rejection_reason: reason,
      });
      expect([answer.status, answer.body.code, Object.keys(answer.body.errors)]).toEqual([
        422,
        'reason_required',
        ['identity_verification.rejection_reason'],
      ]);
    }
    expect((await exchange.reload(user)).identity_status).toBe('pending');
  });

  test('of nothing is refused, whatever the body says', async () => {
    const { user } = await exchange.user();
    expect((await review(user.id, { status: 'approved' })).status).toBe(422);
    expect((await review(999, { status: 'approved' })).status).toBe(404);
    for (const fields of [
      { status: 'pending' },
      { status: 'approved', reviewed_by_admin_id: 1 },
      { status: 'rejected', rejection_reason: 'a'.repeat(1001) },
      {},
    ]) {
      expect((await review(user.id, fields)).status).toBe(422);
    }
    expect(await exchange.reload(user)).toEqual(user);
  });

  test('of two simultaneous ones the second finds the identity decided', async () => {
    const { user } = await submitted();
    const answers = await Promise.all(
      ['approved', 'rejected', 'approved', 'rejected'].map((status) =>
        review(user.id, { status, rejection_reason: 'Expired.' }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 422, 422, 422]);
    expect(await exchange.mails()).toHaveLength(1);
  });
});
