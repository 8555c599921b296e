import type {
  AdminClaim,
  AdminClaimPage,
  Claim,
  OfferPage,
  ClaimSummary,
  ErrorBody,
  MyClaim,
  ReviewedClaim,
  SellerPortal,
} from '@generated/model';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { caseRows, claimRows, userRows } from '../../db/schema';
import { claimSteps } from '../../testing/claim-steps';
import { dealSteps } from '../../testing/deal-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = claimSteps(exchange);
const deals = dealSteps(exchange);

const NOTE = 'Somebody else says that this claim is theirs.';

type Version = Pick<MyClaim, 'id' | 'lock_version'>;

async function onTheMarket() {
  const seller = await exchange.user();
  const { admin, token } = await exchange.admin();
  const of = await steps.case();
  const claim = await steps.listed(seller.token, token, of.id);
  const staff = exchange.as(token);
  const act = (step: string, { id, lock_version }: Version, body: object = {}) =>
    staff.post<ReviewedClaim & ErrorBody>(`/admin/claims/${id}/${step}`, { lock_version, ...body });
  const pause = async () => (await act('pause', claim, { review_note: NOTE })).body;
  return { seller, admin, staff, of, claim, act, pause };
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

  test('closes its offers, and shows visitors and buyers neither the reason nor its copies', async () => {
    const { seller, claim, pause } = await onTheMarket();
    await steps.uploadRedacted(seller.token, claim.id);
    const { token } = await exchange.buyer();
    const buyer = exchange.as(token);
    const copiesSeen = async () => {
      const { body } = await buyer.get<Claim>(`/api/claims/${claim.id}`);
      return body.exact_terms?.documents.length;
    };
    expect(await copiesSeen()).toBe(1);
    await deals.offer(token, claim.id);
    await pause();
    expect(await copiesSeen()).toBe(0);
    const { body: offers } = await buyer.get<OfferPage>('/api/my_offers?role=sent');
    expect(offers.my_offers.map(({ status }) => status)).toEqual(['closed']);
    for (const reader of [buyer, exchange.visitor]) {
      const { body } = await reader.get(`/api/claims/${claim.id}`);
      expect(JSON.stringify(body)).not.toContain(NOTE);
    }
    // One of them may be the reason: a withdrawal opens them to nobody.
    await steps.change(seller.token, await steps.read(seller.token, claim.id), 'withdraw');
    expect(await copiesSeen()).toBe(0);
  });

  test('stays theirs when its seller had paused it before, or is suspended meanwhile', async () => {
    const { seller, staff, claim, act } = await onTheMarket();
    const paused = (await steps.change(seller.token, claim, 'pause')).body;
    const { body: held } = await act('pause', paused, { review_note: NOTE });
    expect(held).toMatchObject({ status: 'paused', review_note: NOTE });
    const mail = (await exchange.mails(seller.user.email)).at(-1);
    expect(mail?.subject).toBe(`Your claim ${claim.reference} stays off the market`);
    expect(mail?.text).toContain('you cannot resume it until we give it back');
    expect(mail?.text).not.toContain('taken your claim off the market');
    expect(outcome(await act('pause', held, { review_note: NOTE })).code).toBe(
      'transition_not_allowed',
    );
    for (const status of ['suspended', 'active']) {
      const path = `/admin/users/${seller.user.id}`;
      const changed = await staff.put(path, { user: { status, reason: 'In question.' } });
      expect(changed.status).toBe(200);
    }
    const { body: after } = await staff.get<AdminClaim>(`/admin/claims/${claim.id}`);
    expect(after).toMatchObject({ status: 'paused', review_note: NOTE });
  });

  test('is given back to the seller who had paused it before, and stays paused', async () => {
    const { seller, claim, act } = await onTheMarket();
    let version: Version = (await steps.change(seller.token, claim, 'pause')).body;
    // Once more, after it was given back once.
    for (const round of [1, 2]) {
      const { body: held } = await act('pause', version, { review_note: NOTE });
      const { status, body: back } = await act('resume', held);
      expect({ round, status, body: back }).toMatchObject({
        status: 200,
        body: { status: 'paused', review_note: null },
      });
      version = back;
    }
    const seen = await steps.read(seller.token, claim.id);
    expect(seen.timeline[0]).toMatchObject({ type: 'released', actor_role: 'staff' });
    const mail = (await exchange.mails(seller.user.email)).at(-1);
    expect(mail?.subject).toBe(`Your claim ${claim.reference} is yours to resume`);
    expect((await steps.change(seller.token, seen, 'resume')).body.status).toBe('open');
  });

  test('that is withdrawn and relisted is reviewed without the old note', async () => {
    const { seller, pause } = await onTheMarket();
    const withdrawn = (await steps.change(seller.token, await pause(), 'withdraw')).body;
    const relisted = (await steps.change(seller.token, withdrawn, 'relist')).body;
    expect(relisted).toMatchObject({ status: 'in_review', review_note: null });
  });

  test('is listed anew when its time had run out', async () => {
    const { claim, pause, act } = await onTheMarket();
    const held = await pause();
    const expires_at = new Date('2026-11-01T10:00:00.000Z');
    await exchange.db.update(claimRows).set({ expires_at }).where(eq(claimRows.id, claim.id));
    const { body } = await act('resume', held);
    expect(body.expires_at).toBe('2027-02-18T10:00:00.000Z');
  });

  test('needs a reason', async () => {
    const { claim, act } = await onTheMarket();
    const answer = await act('pause', claim, { review_note: '   ' });
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['review_note']);
  });

  test('is put back by them alone; its seller may withdraw it', async () => {
    const { seller, staff, pause, act } = await onTheMarket();
    const held = await pause();
    const listed = await staff.get<AdminClaimPage>('/admin/claims');
    expect(listed.body.claims).toMatchObject([{ status: 'paused', taken_off_by_staff: true }]);
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

  test('is none any more once it is changed, and keeps its place where it is listed again as it stands', async () => {
    const { claim, act, seller } = await onTheMarket();
    const { token } = await exchange.admin();
    await act('feature', claim, { featured: true });
    const now = async () => await steps.read(seller.token, claim.id);
    const approve = async () => await steps.review(token, await now(), 'approve');
    await steps.change(seller.token, await now(), 'withdraw');
    await steps.change(seller.token, await now(), 'relist');
    await approve();
    expect(await featured()).toEqual([claim.id]);
    await steps.change(seller.token, await now(), 'withdraw');
    await steps.change(seller.token, await now(), 'revise');
    await steps.change(seller.token, await now(), 'submit');
    await approve();
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
