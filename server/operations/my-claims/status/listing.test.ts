import type { MyClaim } from '@generated/model';
import { describe, expect, test } from 'vitest';
import { DAY } from '@/domain/time';
import { openSession } from '../../../auth/sessions';
import { caseStats } from '../../../db/case-stats';
import { caseRows, claimRows } from '../../../db/schema';
import { claimSteps } from '../../../testing/claim-steps';
import { dealSteps } from '../../../testing/deal-steps';
import { outcome, testExchange } from '../../../testing/exchange-client';

const exchange = testExchange();
const steps = claimSteps(exchange);

const NOW = '2026-11-20T10:00:00.000Z';

async function people() {
  const seller = await exchange.user();
  const admin = await exchange.admin();
  return { seller, token: seller.token, admin: admin.token, of: await steps.case() };
}

const latest = ({ timeline }: MyClaim) => timeline[0];

describe('a listing', () => {
  const statsOf = async (caseId: number) => {
    const stats = (await caseStats(exchange.db, [caseId])).get(caseId);
    return { claims: stats?.open_claims_count, face: stats?.open_face_amount };
  };

  test('is paused and put back, and the case’s figures follow', async () => {
    const { token, admin, of } = await people();
    const listed = await steps.listed(token, admin, of.id);
    expect(await statsOf(of.id)).toEqual({ claims: 1, face: '250000.1' });
    exchange.advance(DAY);
    const paused = await steps.change(token, listed, 'pause');
    expect(paused).toMatchObject({ status: 200, body: { status: 'paused' } });
    expect(latest(paused.body)).toMatchObject({ type: 'paused', actor_role: 'seller' });
    expect(await statsOf(of.id)).toEqual({ claims: 0, face: '0' });
    expect(outcome(await steps.change(token, paused.body, 'pause'))).toEqual({
      status: 422,
      code: 'transition_not_allowed',
    });
    const resumed = await steps.change(token, paused.body, 'resume');
    expect(resumed.body).toMatchObject({
      status: 'open',
      listed_at: listed.listed_at,
      expires_at: listed.expires_at,
      lock_version: listed.lock_version + 2,
    });
    expect(latest(resumed.body)).toMatchObject({ type: 'resumed', actor_role: 'seller' });
    expect(await statsOf(of.id)).toEqual({ claims: 1, face: '250000.1' });
    const withdrawn = await steps.change(token, resumed.body, 'withdraw');
    expect(withdrawn.body.status).toBe('withdrawn');
    expect(await statsOf(of.id)).toEqual({ claims: 0, face: '0' });
  });

  test.each(['pause', 'withdraw'] as const)(
    'closes at a %s the offers that its seller has read, and none that came since',
    async (act) => {
      const deals = dealSteps(exchange);
      const { claim, seller, buyer } = await deals.parties();
      const path = `/api/my_claims/${claim.id}/${act}`;
      const { lock_version } = await steps.read(seller.token, claim.id);
      const { body: made } = await deals.offer(buyer.token, claim.id);
      const close = async (latest_bid_read: number) =>
        await exchange.as(seller.token).post(path, { lock_version, latest_bid_read });
      expect(outcome(await close(0))).toEqual({ status: 409, code: 'stale_version' });
      const { body: asked } = await deals.counter(seller.token, made);
      expect((await steps.read(seller.token, claim.id)).latest_bid_id).toBeNull();
      const { body: answered } = await deals.counter(buyer.token, asked, { price_percent: '83' });
      expect(outcome(await close(made.id))).toEqual({ status: 409, code: 'stale_version' });
      expect(await steps.read(seller.token, claim.id)).toMatchObject({
        status: 'open',
        offers_count: 1,
        latest_bid_id: answered.id,
      });
      const read = await close(answered.id);
      expect(read).toMatchObject({ status: 200, body: { offers_count: 0 } });
    },
  );

  test('that our staff pause in the seller’s name is paused by them, and the seller is told of it and of the offers', async () => {
    const deals = dealSteps(exchange);
    const { claim, seller, buyer } = await deals.parties();
    const { token: admin } = await exchange.admin();
    const { body: made } = await deals.offer(buyer.token, claim.id);
    const staff = await exchange.impersonate(admin, seller.user);
    const { lock_version } = await steps.read(staff, claim.id);
    const path = `/api/my_claims/${claim.id}/pause`;
    await exchange.as(staff).post(path, { lock_version, latest_bid_read: made.id });
    const paused = await steps.read(seller.token, claim.id);
    expect(latest(paused)).toMatchObject({ type: 'paused', actor_role: 'staff', note: null });
    const told = (await exchange.mails(seller.user.email)).slice(-2);
    expect(told.map(({ kind }) => kind)).toEqual(['claim_paused_in_name', 'deal_offer_closed']);
    expect(told[0]?.text).toContain('Our staff have paused your claim in your name.');
    expect(told[0]?.text).toContain('If that is wrong, write to staff@claims.example.com.');
    // It stays the seller's to resume.
    expect((await steps.change(seller.token, paused, 'resume')).body.status).toBe('open');
    expect(await exchange.mails(seller.user.email)).toHaveLength(3);
  });

  test.each(['resume', 'withdraw', 'relist', 'revise'] as const)(
    'is told to the seller at a %s in the seller’s name, and not at the seller’s own',
    async (act) => {
      const { seller, token, admin, of } = await people();
      const staff = await exchange.impersonate(admin, seller.user);
      const before = {
        resume: 'pause',
        withdraw: 'pause',
        relist: 'withdraw',
        revise: 'withdraw',
      } as const;
      const listed = await steps.listed(token, admin, of.id);
      const ready = (await steps.change(token, listed, before[act])).body;
      const sent = (await exchange.mails(seller.user.email)).length;
      const { body } = await steps.change(staff, ready, act);
      expect(latest(body)).toMatchObject({ actor_role: 'staff' });
      const kinds = {
        resume: 'resumed',
        withdraw: 'withdrawn',
        relist: 'relisted',
        revise: 'revised',
      };
      expect((await exchange.mails(seller.user.email)).slice(sent)).toMatchObject([
        { kind: `claim_${kinds[act]}_in_name` },
      ]);
    },
  );

  test('whose time ran out in the pause gets a new period', async () => {
    const { seller, token, admin, of } = await people();
    const listed = await steps.listed(token, admin, of.id);
    const paused = (await steps.change(token, listed, 'pause')).body;
    exchange.advance(90 * DAY);
    const signedIn = await openSession(
      exchange.db,
      { user_id: seller.user.id },
      exchange.ports.clock(),
    );
    const { body } = await steps.change(signedIn, paused, 'resume');
    expect(body).toMatchObject({ status: 'open', expires_at: '2027-05-19T10:00:00.000Z' });
  });

  test('comes back only while its case is open; a rejected identity does not matter', async () => {
    const { seller, token, admin, of } = await people();
    const listed = await steps.listed(token, admin, of.id);
    const paused = (await steps.change(token, listed, 'pause')).body;
    await exchange.changeUser(seller.user, { identity_status: 'rejected' });
    await exchange.db.update(caseRows).set({ status: 'closed' });
    expect(outcome(await steps.change(token, paused, 'resume'))).toEqual({
      status: 422,
      code: 'case_not_open',
    });
    await exchange.db.update(caseRows).set({ status: 'active' });
    expect((await steps.change(token, paused, 'resume')).status).toBe(200);
  });

  test('can be paused and withdrawn whatever became of case and account', async () => {
    const { seller, token, admin, of } = await people();
    const listed = await steps.listed(token, admin, of.id);
    await exchange.changeUser(seller.user, { status: 'pending', identity_status: 'rejected' });
    await exchange.db.update(caseRows).set({ status: 'closed' });
    const paused = await steps.change(token, listed, 'pause');
    expect(paused.status).toBe(200);
    expect((await steps.change(token, paused.body, 'withdraw')).status).toBe(200);
  });
});

describe('a withdrawal', () => {
  test('is possible from every state before a sale, and from no other', async () => {
    const { token, of } = await people();
    const draft = await steps.completeDraft(token, of.id);
    const listed_at = new Date(NOW);
    for (const status of ['draft', 'changes_requested', 'in_review', 'open', 'paused'] as const) {
      await exchange.db.update(claimRows).set({ status, listed_at, expires_at: listed_at });
      const { body } = await steps.change(token, await steps.read(token, draft.id), 'withdraw');
      expect(body).toMatchObject({ status: 'withdrawn' });
      expect(latest(body)).toMatchObject({ type: 'withdrawn', actor_role: 'seller' });
    }
    for (const status of ['rejected', 'under_offer', 'withdrawn', 'expired'] as const) {
      await exchange.db.update(claimRows).set({ status });
      const answer = await steps.change(token, await steps.read(token, draft.id), 'withdraw');
      expect(outcome(answer)).toEqual({ status: 422, code: 'transition_not_allowed' });
    }
  });
});
