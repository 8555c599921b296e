import type { AdminClaim } from '@generated/model';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { caseRows, claimRows } from '../../db/schema';
import { claimSteps, completeFields } from '../../testing/claim-steps';
import { outcome, testExchange, statusesOf } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = claimSteps(exchange);

const NOW = '2026-11-20T10:00:00.000Z';
const NOTE = 'The account statement does not show the account number.';

/** A claim that waits for a review. */
async function submitted(values: Parameters<typeof exchange.user>[0] = {}) {
  const seller = await exchange.user(values);
  const { admin, token } = await exchange.admin();
  const of = await steps.case();
  const draft = await steps.completeDraft(seller.token, of.id);
  const claim = (await steps.change(seller.token, draft, 'submit')).body;
  return { seller, admin, token, claim };
}

const rowOf = async (id: number) =>
  (await exchange.db.select().from(claimRows).where(eq(claimRows.id, id)))[0];

describe('an approval', () => {
  test('lists the claim for 90 days and tells the seller', async () => {
    const { seller, admin, token, claim } = await submitted();
    const { status, body } = await steps.review(token, claim, 'approve');
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id: claim.id,
        reference: claim.reference,
        status: 'open',
        review_note: null,
        featured: false,
        listed_at: NOW,
        expires_at: '2027-02-18T10:00:00.000Z',
        lock_version: claim.lock_version + 1,
      },
    });
    expect((await exchange.visitor.get(`/api/claims/${claim.id}`)).status).toBe(200);
    const { timeline } = await steps.read(seller.token, claim.id);
    expect(timeline[0]).toEqual({
      type: 'listed',
      actor_role: 'staff',
      note: null,
      occurred_at: NOW,
    });
    expect((await exchange.audits()).at(-1)).toMatchObject({
      actor: 'admin',
      actor_admin_id: admin.id,
      action: 'claim.listed',
      subject_id: claim.id,
      changes: { status: ['in_review', 'open'], listed_at: [null, NOW] },
    });
    const [mail] = await exchange.mails();
    expect(mail).toMatchObject({
      to: seller.user.email,
      kind: 'claim_listed',
      subject: `Your claim ${claim.reference} is listed`,
    });
    expect(mail?.text).toContain(`https://claims.example.com/my-claims/${claim.id}`);
  });
});

test('what was read in a review is kept for the next one, but for the minimum price', async () => {
  const { seller, token, claim } = await submitted();
  const read = async () =>
    (await exchange.as(token).get<AdminClaim>(`/admin/claims/${claim.id}`)).body;
  expect((await read()).last_review).toBeNull();
  await steps.review(token, claim, 'request_changes');
  const own = await steps.read(seller.token, claim.id);
  await steps.update(seller.token, own, { face_amount: '1300', minimum_percent: '40' });
  const kept = await read();
  const { minimum_percent: _own, ...fields } = completeFields;
  expect(kept.face_amount).toBe('1300');
  expect(kept.last_review).toMatchObject({
    ended_at: NOW,
    fields,
    documents: claim.documents.map(({ id, kind, redacted }) => ({ id, kind, redacted })),
  });
  expect(kept.last_review?.fields).not.toHaveProperty('minimum_percent');
});

describe.each([
  ['request_changes', 'changes_requested', 'needs changes'],
  ['reject', 'rejected', 'was rejected'],
] as const)('%s', (step, status, subject) => {
  test('goes to the seller with the note', async () => {
    const { seller, token, claim } = await submitted();
    const { body } = await steps.review(token, claim, step, `  ${NOTE}\n`);
    expect(body).toMatchObject({ status, review_note: NOTE, listed_at: null, expires_at: null });
    const seen = await steps.read(seller.token, claim.id);
    expect(seen).toMatchObject({ status, review_note: NOTE });
    expect(seen.timeline[0]).toMatchObject({ type: status, actor_role: 'staff', note: NOTE });
    expect((await exchange.audits()).at(-1)).toMatchObject({
      action: `claim.${status}`,
      changes: { status: ['in_review', status], review_note: [null, NOTE] },
    });
    const [mail] = await exchange.mails();
    expect(mail).toMatchObject({
      to: seller.user.email,
      subject: `Your claim ${claim.reference} ${subject}`,
    });
    expect(mail?.text).toContain(NOTE);
  });

  test('needs a note', async () => {
    const { token, claim } = await submitted();
    for (const note of ['', '   ', 'x'.repeat(2001)]) {
      const answer = await steps.review(token, claim, step, note);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors ?? {})).toEqual(['review_note']);
    }
    expect(await rowOf(claim.id)).toMatchObject({ status: 'in_review' });
  });
});

describe('a review', () => {
  test.each(['approve', 'request_changes', 'reject'] as const)(
    'that cannot %s leaves the claim as it is',
    async (step) => {
      const { token, claim } = await submitted();
      const refusal = async (wanted: { id: number; lock_version: number }) => {
        const { status, body } = await steps.review(token, wanted, step);
        return [status, body.code];
      };
      const before = await rowOf(claim.id);
      expect(await refusal({ ...claim, id: 999 })).toEqual([404, 'not_found']);
      expect(await refusal({ ...claim, lock_version: 0 })).toEqual([409, 'stale_version']);
      expect(await rowOf(claim.id)).toEqual(before);
      for (const status of ['draft', 'changes_requested', 'rejected', 'withdrawn'] as const) {
        await exchange.db.update(claimRows).set({ status });
        expect(await refusal({ ...claim, lock_version: 0 })).toEqual([409, 'stale_version']);
        expect(await refusal(claim)).toEqual([422, 'transition_not_allowed']);
        expect(await rowOf(claim.id)).toMatchObject({ status, lock_version: claim.lock_version });
      }
      expect(await exchange.mails()).toEqual([]);
    },
  );

  test.each(['paused', 'closed'] as const)(
    'of a claim whose case is %s asks for changes or rejects, and lists nothing',
    async (status) => {
      const { token, claim } = await submitted();
      await exchange.db.update(caseRows).set({ status });
      const approval = await steps.review(token, claim, 'approve');
      expect(outcome(approval)).toEqual({ status: 422, code: 'case_not_open' });
      expect(await rowOf(claim.id)).toMatchObject({ status: 'in_review', listed_at: null });
      const step = status === 'paused' ? 'request_changes' : 'reject';
      expect((await steps.review(token, claim, step)).status).toBe(200);
    },
  );

  test('sends no mail to somebody who switched these off', async () => {
    const { token, claim } = await submitted({ claim_notifications: false });
    expect((await steps.review(token, claim, 'approve')).status).toBe(200);
    expect(await exchange.mails()).toEqual([]);
  });

  test('of two administrators at once is decided by one', async () => {
    const { token, claim } = await submitted();
    const { token: second } = await exchange.admin();
    const answers = await Promise.all([
      steps.review(token, claim, 'approve'),
      steps.review(second, claim, 'reject'),
      steps.review(token, claim, 'request_changes'),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    const won = answers.find(({ status }) => status === 200);
    expect((await rowOf(claim.id))?.status).toBe(won?.body.status);
    expect(await exchange.mails()).toHaveLength(1);
  });
});
