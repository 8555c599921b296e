import type {
  ClaimSummary,
  ErrorBody,
  MyClaim,
  ReviewedClaim,
  SellerPortal,
} from '@generated/model';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { caseRows, userRows } from '../../db/schema';
import { claimSteps } from '../../testing/claim-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = claimSteps(exchange);

const NOTE = 'Somebody else says that this claim is theirs.';

type Version = Pick<MyClaim, 'id' | 'lock_version'>;

async function onTheMarket() {
  const seller = await exchange.user();
  const { admin, token } = await exchange.admin();
  const of = await steps.case();
  const claim = await steps.listed(seller.token, token, of.id);
  const act = (step: string, { id, lock_version }: Version, body: object = {}) =>
    exchange
      .as(token)
      .post<ReviewedClaim & ErrorBody>(`/admin/claims/${id}/${step}`, { lock_version, ...body });
  const pause = async () => (await act('pause', claim, { review_note: NOTE })).body;
  return { seller, admin, of, claim, act, pause };
}

describe('a claim that our staff take off the market', () => {
  test('is paused for the reason that its seller reads, and nobody bids on it', async () => {
    const { seller, admin, claim, act } = await onTheMarket();
    const { status, body } = await act('pause', claim, { review_note: `  ${NOTE}\n` });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id: claim.id, status: 'paused', review_note: NOTE },
    });
    const seen = await steps.read(seller.token, claim.id);
    expect(seen).toMatchObject({ status: 'paused', review_note: NOTE });
    expect(seen.timeline[0]).toMatchObject({ type: 'paused', actor_role: 'staff', note: NOTE });
    expect((await exchange.audits()).at(-1)).toMatchObject({
      actor_admin_id: admin.id,
      action: 'claim.paused',
      changes: { status: ['open', 'paused'], review_note: [null, NOTE] },
    });
    const mail = (await exchange.mails(seller.user.email)).at(-1);
    expect(mail).toMatchObject({
      subject: `Your claim ${claim.reference} is off the market`,
    });
    expect(mail?.text).toContain(NOTE);
    const { body: portal } = await exchange
      .as(seller.token)
      .get<SellerPortal>('/api/seller_portal');
    expect(portal.attention.map(({ id }) => id)).toEqual([claim.id]);
  });

  test('needs a reason', async () => {
    const { claim, act } = await onTheMarket();
    const answer = await act('pause', claim, { review_note: '   ' });
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['review_note']);
  });

  test('is put back by them alone; its seller may withdraw it', async () => {
    const { seller, pause, act } = await onTheMarket();
    const held = await pause();
    expect(outcome(await steps.change(seller.token, held, 'resume'))).toEqual({
      status: 422,
      code: 'transition_not_allowed',
    });
    const { status, body } = await act('resume', held);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 'open', review_note: null },
    });
    expect((await exchange.mails(seller.user.email)).at(-1)).toMatchObject({
      subject: `Your claim ${body.reference} is on the market again`,
    });
    const again = await act('pause', body, { review_note: NOTE });
    expect((await steps.change(seller.token, again.body, 'withdraw')).body.status).toBe(
      'withdrawn',
    );
  });

  test('stays off it while its seller is suspended or its case takes no claims', async () => {
    const { seller, of, pause, act } = await onTheMarket();
    const held = await pause();
    const setSeller = (status: 'active' | 'suspended') =>
      exchange.db.update(userRows).set({ status }).where(eq(userRows.id, seller.user.id));
    await setSeller('suspended');
    expect(outcome(await act('resume', held)).code).toBe('transition_not_allowed');
    await setSeller('active');
    await exchange.db.update(caseRows).set({ status: 'paused' }).where(eq(caseRows.id, of.id));
    expect(outcome(await act('resume', held)).code).toBe('case_not_open');
  });
});

test('what its seller has paused, our staff do not put back', async () => {
  const { seller, claim, act } = await onTheMarket();
  const paused = (await steps.change(seller.token, claim, 'pause')).body;
  expect(outcome(await act('resume', paused))).toEqual({
    status: 422,
    code: 'transition_not_allowed',
  });
  expect((await steps.change(seller.token, paused, 'resume')).body.status).toBe('open');
});

describe('a featured claim', () => {
  const featured = async () =>
    (await exchange.visitor.get<ClaimSummary[]>('/api/claims/featured')).body.map(({ id }) => id);

  test('stands among the featured claims until that is ended', async () => {
    const { claim, act, admin } = await onTheMarket();
    const { body } = await act('feature', claim, { featured: true });
    expect(body).toMatchObject({ featured: true, lock_version: claim.lock_version + 1 });
    expect(await featured()).toEqual([claim.id]);
    expect((await exchange.audits()).at(-1)).toMatchObject({
      actor_admin_id: admin.id,
      action: 'claim.featured',
      changes: { featured: [false, true] },
    });
    // What is so already is no change.
    expect((await act('feature', body, { featured: true })).body).toEqual(body);
    await act('feature', body, { featured: false });
    expect(await featured()).toEqual([]);
  });

  test('is one that can be bid on; off the market that is only ended', async () => {
    const { claim, act } = await onTheMarket();
    const { body } = await act('feature', claim, { featured: true });
    const { body: held } = await act('pause', body, { review_note: NOTE });
    expect(await featured()).toEqual([]);
    const { body: ended } = await act('feature', held, { featured: false });
    expect(ended.featured).toBe(false);
    expect(outcome(await act('feature', ended, { featured: true }))).toEqual({
      status: 422,
      code: 'transition_not_allowed',
    });
  });
});

test.each([
  ['pause', { review_note: NOTE }],
  ['resume', {}],
  ['feature', { featured: true }],
])('%s is not done on a version that is gone, nor by a seller', async (step, body) => {
  const { seller, claim, act } = await onTheMarket();
  const old = { ...claim, lock_version: claim.lock_version - 1 };
  expect(outcome(await act(step, old, body))).toEqual({ status: 409, code: 'stale_version' });
  const missing = { ...claim, id: claim.id + 1 };
  expect(outcome(await act(step, missing, body))).toEqual({ status: 404, code: 'not_found' });
  const asSeller = await exchange
    .as(seller.token)
    .post(`/admin/claims/${claim.id}/${step}`, { lock_version: claim.lock_version, ...body });
  expect(asSeller.status).toBe(403);
});
