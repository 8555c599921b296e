import { eq } from 'drizzle-orm';
import { fullName } from '@/domain/users/party-names';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '@/domain/time';
import type {
  BuyerPortal,
  Case,
  MyClaim,
  Negotiation,
  NegotiationEventPage,
  NegotiationPage,
  SellerPortal,
} from '@generated/model';
import { openSession } from '../../auth/sessions';
import {
  casePricePointRows,
  caseRows,
  claimRows,
  documentRows,
  negotiationEventRows,
} from '../../db/schema';
import { dealSteps } from '../../testing/deal-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);

const wrongState = { status: 422, code: 'transition_not_allowed' };

/** A session of now: sessions end while the clock of a test runs ahead. */
const staffNow = async () => (await exchange.admin()).token;

describe('a deal', () => {
  test('goes from the acceptance to the transfer, each stage with its turn and deadline', async () => {
    const { buyer, seller, claim, of, id } = await steps.accepted();
    const seen = async (token: string) => {
      const { status, awaiting, due_at } = await steps.negotiation(token, id);
      return [status, awaiting, due_at];
    };
    expect(await seen(buyer.token)).toEqual(['diligence', 'buyer', '2026-11-24T10:00:00.000Z']);

    expect(outcome(await steps.act(seller.token, id, 'confirm_diligence'))).toEqual(wrongState);
    const examined = await steps.act(buyer.token, id, 'confirm_diligence');
    expect(examined.body).toMatchObject({ status: 'signing', awaiting: 'both' });
    expect(await seen(seller.token)).toEqual(['signing', 'both', '2026-11-25T10:00:00.000Z']);

    const typed_name = fullName(seller.user).toUpperCase();
    const first = await steps.sign(seller.token, id, { typed_name: ` ${typed_name} ` });
    expect(first.body.signatures).toMatchObject([
      { role: 'seller', name: 'Hideo Holder', typed_name },
      { role: 'buyer', signed_at: null },
    ]);
    expect(first.body.document).toBeNull();
    expect(await seen(buyer.token)).toEqual(['signing', 'buyer', '2026-11-25T10:00:00.000Z']);
    expect(outcome(await steps.sign(seller.token, id))).toEqual(wrongState);
    const second = await steps.sign(buyer.token, id);
    expect(second.body.document).toMatchObject({
      kind: 'agreement',
      content_type: 'application/pdf',
    });
    expect(await seen(buyer.token)).toEqual(['payment', 'buyer', '2026-11-25T10:00:00.000Z']);

    expect(outcome(await steps.act(seller.token, id, 'confirm_payment'))).toEqual(wrongState);
    const paid = await steps.act(buyer.token, id, 'mark_paid', { payment_reference: ' HLC-1 ' });
    // A bank transfer can take some business days.
    expect(paid.body).toMatchObject({
      awaiting: 'seller',
      due_at: '2026-11-27T10:00:00.000Z',
      payment_reference: 'HLC-1',
    });
    expect(outcome(await steps.act(buyer.token, id, 'confirm_payment'))).toEqual(wrongState);
    const received = await steps.act(seller.token, id, 'confirm_payment');
    expect(received.body).toMatchObject({ status: 'transfer', awaiting: 'staff', due_at: null });

    const staff = await staffNow();
    const filing = { to: 'filed', transfer_filed_on: '2026-11-20', docket_number: '28114' };
    const filed = await steps.staffAct(staff, id, 'advance', filing);
    expect(filed.body).toMatchObject({
      objection_deadline_on: '2026-12-11',
      due_at: '2026-12-15T23:59:59.000Z',
    });
    const complete = { to: 'completed' };
    exchange.advance(22 * DAY);
    const early = await steps.staffAct(await staffNow(), id, 'advance', complete);
    expect(outcome(early)).toEqual({ status: 422, code: 'objection_open' });
    // In the last zone it is over at noon of UTC.
    exchange.advance(2 * HOUR);
    const done = await steps.staffAct(await staffNow(), id, 'advance', complete);
    expect(done.body).toMatchObject({ status: 'completed', awaiting: 'none', due_at: null });

    const [row] = await exchange.db.select().from(claimRows).where(eq(claimRows.id, claim.id));
    expect(row).toMatchObject({ status: 'sold', sold_at: exchange.ports.clock() });
    const shown = await exchange.visitor.get<Case>(`/api/cases/${of.case_code}`);
    expect(shown.body.stats.last_trade_percent).toBe('80');
    const [price] = await exchange.db.select().from(casePricePointRows);
    expect(price).toMatchObject({
      source: 'trade',
      size_band: 'from_100k_to_1m',
      date: '2026-12-12',
    });

    const read = await exchange
      .as(await openSession(exchange.db, { user_id: buyer.user.id }, exchange.ports.clock()))
      .get<NegotiationEventPage>(`/api/negotiations/${id}/events`);
    expect(
      read.body.negotiation_events.map(({ type, actor_role }) => `${type} ${actor_role}`),
    ).toEqual([
      'completed staff',
      'transfer_filed staff',
      'payment_confirmed seller',
      'marked_paid buyer',
      'signed buyer',
      'signed seller',
      'diligence_completed buyer',
      'offer_accepted seller',
      'offer_made buyer',
    ]);
    expect((await exchange.mails(seller.user.email)).map(({ kind }) => kind)).toEqual([
      'deal_offer_made',
      'deal_diligence_completed',
      'deal_payment_due',
      'deal_marked_paid',
      'deal_transfer_filed',
      'deal_completed',
    ]);
  });

  test('is cancelled by a side before both have signed: the claim is open again', async () => {
    const { buyer, seller, claim, id } = await steps.accepted();
    const cancelled = await steps.act(buyer.token, id, 'cancel', { reason: ' Another holder. ' });
    expect(cancelled.body).toMatchObject({
      status: 'cancelled',
      awaiting: 'none',
      cancel_reason: 'Another holder.',
      cancelled_by: 'buyer',
      claim: { status: 'open' },
      // What has become of the seller since is nobody's business.
      counterparty: { name: 'Sela User 1', company: null, email: null, country: null },
    });
    const [row] = await exchange.db.select().from(claimRows).where(eq(claimRows.id, claim.id));
    expect(row).toMatchObject({ status: 'open', agreed_percent: null, agreed_at: null });
    const mail = (await exchange.mails(seller.user.email)).at(-1);
    expect(mail).toMatchObject({ kind: 'deal_cancelled' });
    expect(mail?.text).toContain('Another holder.');
    expect((await steps.offer(buyer.token, claim.id)).status).toBe(201);
  });

  test('that falls through leaves its claim paused where its case takes no claims, and its seller is told why', async () => {
    const { buyer, seller, claim, of, id } = await steps.accepted();
    await exchange.db.update(caseRows).set({ status: 'closed' }).where(eq(caseRows.id, of.id));
    await steps.act(buyer.token, id, 'cancel', { reason: 'Another holder.' });
    const mine = exchange.as(seller.token);
    const { body } = await mine.get<MyClaim>(`/api/my_claims/${claim.id}`);
    expect(body.status).toBe('paused');
    const mails = await exchange.mails(seller.user.email);
    expect(mails.find(({ kind }) => kind === 'claim_case_not_open')).toMatchObject({
      subject: `Your claim ${claim.reference} is paused`,
      text: expect.stringContaining('Its case takes no new claims for now') as string,
    });
    const { lock_version } = body;
    const resumed = await mine.post(`/api/my_claims/${claim.id}/resume`, { lock_version });
    expect(outcome(resumed)).toEqual({ status: 422, code: 'case_not_open' });
  });

  test('is cancelled by the staff alone once both have signed', async () => {
    const { buyer, seller, id } = await steps.signed();
    for (const { token } of [buyer, seller]) {
      const answer = await steps.act(token, id, 'cancel', { reason: 'I changed my mind.' });
      expect(outcome(answer)).toEqual(wrongState);
    }
    const answer = await steps.staffAct(await staffNow(), id, 'cancel', { reason: 'No payment.' });
    expect(answer.body).toMatchObject({ status: 'cancelled', cancelled_by: 'staff' });
  });

  test('is decided on in the version that was read', async () => {
    const { buyer, id } = await steps.accepted();
    const stale = { lock_version: 0 };
    const answer = await steps.act(buyer.token, id, 'confirm_diligence', stale);
    expect(outcome(answer)).toEqual({ status: 409, code: 'stale_version' });
  });
});

test('both portals say whose turn it is and what it comes to', async () => {
  const { buyer, seller, id } = await steps.signed();
  const portalOf = async <Portal>(token: string, of: string) =>
    (await exchange.as(token).get<Portal>(`/api/${of}_portal`)).body;
  const before = await portalOf<BuyerPortal>(buyer.token, 'buyer');
  expect(before).toMatchObject({
    awaiting_me: [{ id, status: 'payment', role: 'buyer', total_amount: '80800' }],
    committed: [{ currency: 'USD', amount: '80800' }],
    spent: [],
  });
  expect(before.stages.filter(({ count }) => count > 0)).toEqual([{ status: 'payment', count: 1 }]);
  expect((await portalOf<SellerPortal>(seller.token, 'seller')).negotiations).toEqual([]);
  await steps.act(buyer.token, id, 'mark_paid', { payment_reference: 'HLC-1' });
  // Who buys may sell as well, and begins there.
  expect((await portalOf<BuyerPortal>(seller.token, 'buyer')).awaiting_me).toMatchObject([
    { id, status: 'payment', role: 'seller' },
  ]);
  const after = await portalOf<BuyerPortal>(buyer.token, 'buyer');
  expect(after).toMatchObject({
    awaiting_me: [],
    committed: [{ currency: 'USD', amount: '800' }],
    spent: [{ currency: 'USD', amount: '80000' }],
  });
  const admin = await exchange.admin();
  const received_on = exchange.ports.clock().toISOString().slice(0, 10);
  await steps.staffAct(admin.token, id, 'fee', { side: 'buyer', received_on });
  expect(await portalOf<BuyerPortal>(buyer.token, 'buyer')).toMatchObject({
    committed: [],
    spent: [{ currency: 'USD', amount: '80800' }],
  });
  const waiting = (await portalOf<SellerPortal>(seller.token, 'seller')).negotiations;
  expect(waiting).toMatchObject([{ id, role: 'seller' }]);
});

test('whose buyer account is suspended finds a purchase among the sales, the earliest deadline first', async () => {
  const { buyer, of, id: bought } = await steps.accepted();
  const offered = async (expires_in_hours: number) => {
    const claim = await steps.claim({ case_id: of.id, user_id: buyer.user.id });
    const made = await steps.offer((await steps.buyer()).token, claim.id, { expires_in_hours });
    return made.body.negotiation_id;
  };
  const [late, early] = [await offered(200), await offered(24)];
  const waiting = async () =>
    (await exchange.as(buyer.token).get<SellerPortal>('/api/seller_portal')).body.negotiations;
  // A verified buyer finds it in the portal of buyers.
  expect((await waiting()).map(({ id }) => id)).toEqual([early, late]);
  await exchange.changeUser(buyer.user, { buyer_account_status: 'suspended' });
  expect(await waiting()).toMatchObject([
    { id: early, role: 'seller' },
    { id: bought, role: 'buyer', status: 'diligence' },
    { id: late, role: 'seller' },
  ]);
});

test('each side lists its negotiations by role, stage and turn', async () => {
  const { buyer, seller, id, claim } = await steps.accepted();
  const list = async (token: string, query: string) => {
    const path = `/api/negotiations${query}`;
    const { body } = await exchange.as(token).get<NegotiationPage>(path);
    return body.negotiations.map((each) => each.id);
  };
  expect(await list(buyer.token, '')).toEqual([id]);
  expect(await list(buyer.token, '?role=seller')).toEqual([]);
  expect(await list(seller.token, '?role=seller&awaiting=buyer')).toEqual([id]);
  expect(await list(seller.token, '?status=signing,payment')).toEqual([]);
  expect(await list(seller.token, `?search=${claim.reference}&sort_by=due_at`)).toEqual([id]);
  expect(await list((await steps.buyer()).token, '')).toEqual([]);
});

test('documents of a claim are the buyer’s to read from the acceptance on, until it is cancelled', async () => {
  const { buyer, seller, claim } = await steps.parties();
  await exchange.db.insert(documentRows).values({
    user_id: seller.user.id,
    claim_id: claim.id,
    kind: 'proof_of_claim',
    filename: 'proof.pdf',
    content_type: 'application/pdf',
    byte_size: 10,
    checksum: '0'.repeat(64),
    status: 'ready',
  });
  const { body: offer } = await steps.offer(buyer.token, claim.id);
  const names = async () => {
    const { documents }: Negotiation = await steps.negotiation(buyer.token, offer.negotiation_id);
    return documents.map(({ filename }) => filename);
  };
  expect(await names()).toEqual([]);
  await steps.answer(seller.token, 'accept', offer);
  expect(await names()).toEqual(['proof.pdf']);
  await steps.act(buyer.token, offer.negotiation_id, 'cancel', { reason: 'Not as described.' });
  expect(await names()).toEqual([]);
});

test('what happened in a negotiation is never changed', async () => {
  await steps.accepted();
  const change = exchange.db.update(negotiationEventRows).set({ note: 'Nothing happened.' });
  await expect(change).rejects.toThrow('Failed query');
});
