import { eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY } from '@/domain/time';
import type { AdminClaim, Assignment, ClaimFields, MyClaim } from '@generated/model';
import { caseRows, claimRows, type ClaimRow, notificationRows } from '../../db/schema';
import { openSession } from '../../auth/sessions';
import { claimSteps, demanding } from '../../testing/claim-steps';
import { dealSteps } from '../../testing/deal-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);
const staffNow = async () => (await exchange.admin()).token;

test('a sale of a part leaves the rest as an open claim of its own, and nothing is lost', async () => {
  const asset = { symbol: 'BTC', quantity: '3', value: '60000' };
  const values = { partial_sale: true, filed_amount: '90000.01', assets: [asset] };
  const { claim, id, staff, seller } = await steps.transferring(values, {
    face_amount: '33333.33',
  });
  const filing = { to: 'filed', transfer_filed_on: '2026-11-20', docket_number: '1' };
  await steps.staffAct(staff, id, 'advance', filing);
  exchange.advance(23 * DAY);
  await steps.staffAct(await staffNow(), id, 'advance', { to: 'completed' });
  const rows = await exchange.db.select().from(claimRows).orderBy(claimRows.id);
  expect(rows).toMatchObject([
    { id: claim.id, status: 'sold', face_amount: '33333.33', filed_amount: '30000', is_part: true },
    {
      status: 'open',
      user_id: seller.user.id,
      face_amount: '66666.67',
      filed_amount: '60000.01',
      is_part: true,
      agreed_percent: null,
      offers_count: 0,
    },
  ]);
  expect(rows[1]?.reference).not.toBe(claim.reference);
  expect(rows.map(({ assets }) => assets)).toEqual([
    [{ symbol: 'BTC', quantity: '0.9999999', value: '20000' }],
    [{ symbol: 'BTC', quantity: '2.0000001', value: '40000' }],
  ]);
});

test('a sale of a part leaves the rest paused where its seller may not log in', async () => {
  const { id, staff, seller } = await steps.transferring(
    { partial_sale: true, face_amount: '60000', filed_amount: '60000.03' },
    { face_amount: '10000' },
  );
  const filing = { to: 'filed', transfer_filed_on: '2026-11-20', docket_number: '1' };
  await steps.staffAct(staff, id, 'advance', filing);
  await exchange.changeUser(seller.user, { status: 'suspended' });
  exchange.advance(23 * DAY);
  await steps.staffAct(await staffNow(), id, 'advance', { to: 'completed' });
  const rows = await exchange.db.select().from(claimRows).orderBy(claimRows.id);
  // A sixth of the amount filed is 10,000.005: half a cent goes to the even one.
  const shares = rows.map(({ status, filed_amount }) => [status, filed_amount]);
  expect(shares).toEqual([
    ['sold', '10000'],
    ['paused', '50000.03'],
  ]);
  const told = await exchange.db
    .select({ title: notificationRows.title })
    .from(notificationRows)
    .where(eq(notificationRows.category, 'claim'));
  expect(told.at(-1)?.title).toBe(`Your claim ${rows[1]?.reference} is paused`);
  // What binds is mailed also to who is suspended.
  const mails = await exchange.mails(seller.user.email);
  const completed = mails.find(({ kind }) => kind === 'deal_completed');
  expect(completed?.text).toContain('our staff can lift the suspension');
});

test('the agreement on what is left of a claim says that it is a part of what is registered', async () => {
  const { rest, seller } = await leftOf({ proof_of_claim_number: '9821' });
  const [sellerToken, { token }] = [await tokenOf(seller), await steps.buyer()];
  const { body: offer } = await steps.offer(token, rest.id);
  await steps.answer(sellerToken, 'accept', offer);
  await steps.act(token, offer.negotiation_id, 'confirm_diligence');
  const { body } = await exchange
    .as(token)
    .get<Assignment>(`/api/negotiations/${offer.negotiation_id}/assignment`);
  const said = body.sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
  expect(said).toContain(
    'a part, in a face amount of $40,000.00, of the claim that is identified in the proceedings by proof of claim number 9821 (the registered claim)',
  );
  expect(said).toContain('assigns to the buyer this part of the registered claim');
});

test('staff are warned where the number of what was sold in part is offered again, and not of its parts', async () => {
  const number = { proof_of_claim_number: '9821' };
  const { rest, sold, of } = await leftOf(number);
  const other = await exchange.user({ identity_status: 'approved' });
  const again = await steps.claim({
    ...number,
    case_id: of.id,
    user_id: other.user.id,
    status: 'in_review',
  });
  const staff = exchange.as(await staffNow());
  const warnedOf = async ({ id }: { id: number }) =>
    (await staff.get<AdminClaim>(`/admin/claims/${id}`)).body.with_same_number;
  const named = ({ id, reference }: ClaimRow, status: string) => ({ id, reference, status });
  expect(await warnedOf(again)).toEqual([named(sold, 'sold'), named(rest, 'open')]);
  expect(await warnedOf(rest)).toEqual([named(again, 'in_review')]);
  expect(await warnedOf(sold)).toEqual([named(again, 'in_review')]);
});

test('a sale of a part leaves the rest paused where its case takes no claims, and its seller is told why', async () => {
  const { id, staff, seller, of, claim } = await steps.transferring(
    { partial_sale: true },
    { face_amount: '10000' },
  );
  const filing = { to: 'filed', transfer_filed_on: '2026-11-20', docket_number: '1' };
  await steps.staffAct(staff, id, 'advance', filing);
  await exchange.db.update(caseRows).set({ status: 'paused' }).where(eq(caseRows.id, of.id));
  exchange.advance(23 * DAY);
  await steps.staffAct(await staffNow(), id, 'advance', { to: 'completed' });
  const [rest] = await exchange.db.select().from(claimRows).where(ne(claimRows.id, claim.id));
  expect(rest?.status).toBe('paused');
  const mails = await exchange.mails(seller.user.email);
  const told = mails.find(({ subject }) => subject.includes(rest?.reference ?? '-'));
  expect(told).toMatchObject({
    subject: `Your claim ${rest?.reference} is paused`,
    text: expect.stringContaining('Its case takes no new claims for now') as string,
  });
  const client = exchange.as(await tokenOf(seller));
  const { lock_version } = (await client.get<MyClaim>(`/api/my_claims/${rest?.id}`)).body;
  const resumed = await client.post(`/api/my_claims/${rest?.id}/resume`, { lock_version });
  expect(outcome(resumed)).toEqual({ status: 422, code: 'case_not_open' });
});

/** What is left of a claim with these values once 60 % of it is sold. */
async function leftOf(values: Partial<ClaimRow>) {
  const { id, staff, claim, ...deal } = await steps.transferring(
    { partial_sale: true, scheduled_amount: '100000', ...values },
    { face_amount: '60000' },
  );
  const filing = { to: 'filed', transfer_filed_on: '2026-11-20', docket_number: '1' };
  await steps.staffAct(staff, id, 'advance', filing);
  exchange.advance(23 * DAY);
  await steps.staffAct(await staffNow(), id, 'advance', { to: 'completed' });
  const [rest] = await exchange.db.select().from(claimRows).where(ne(claimRows.id, claim.id));
  if (!rest) throw new Error('Nothing is left.');
  return { ...deal, sold: claim, rest };
}

/** A session that has not ended meanwhile. */
async function tokenOf({ user }: { user: { id: number } }) {
  return await openSession(exchange.db, { user_id: user.id }, exchange.ports.clock());
}

/** What is left of a claim with these values once 60 % of it is sold, as a draft that its seller changes. */
async function revisedRest(values: Partial<ClaimRow>) {
  const { rest, seller } = await leftOf(values);
  const parameters = { ...demanding, required_document_kinds: [], questions: [] };
  await exchange.db.update(caseRows).set({ parameters });
  const token = await tokenOf(seller);
  const claims = claimSteps(exchange);
  const now = async () => await claims.read(token, rest.id);
  await claims.change(token, await now(), 'withdraw');
  await claims.change(token, await now(), 'revise');
  const update = async (fields: ClaimFields) => await claims.update(token, await now(), fields);
  return { rest, update, submit: async () => await claims.change(token, await now(), 'submit') };
}

test('what a sale has divided stays as it is, or the part that is sold would be offered once more', async () => {
  const { rest, update } = await revisedRest({ description: 'Before.' });
  expect(rest).toMatchObject({ face_amount: '40000', last_review: null });
  const { status, body } = await update({ face_amount: '100000' });
  expect({ status, errors: Object.keys(body.errors ?? {}) }).toEqual({
    status: 422,
    errors: ['claim.face_amount'],
  });
  const allowed = { register_status: 'allowed', allowed_amount: '40000' } as const;
  const same = { face_amount: '40000', description: 'What is left.', ...allowed };
  expect((await update(same)).body).toMatchObject(same);
});

test('assets that are sent as they are stay their share of what there was', async () => {
  const held = { symbol: 'BTC', quantity: '2.37', value: '39984.27' };
  const { rest, update } = await revisedRest({ assets: [held] });
  const assets = rest.assets.map(({ symbol, quantity }) => ({ symbol, quantity }));
  const { status, body } = await update({ assets, description: 'What is left.' });
  expect({ status, assets: body.assets }).toEqual({ status: 200, assets: rest.assets });
});

test('what is too little to be divided is sold, and what is left can be listed without it', async () => {
  const { rest, update, submit } = await revisedRest({
    has_preference_exposure: true,
    preference_exposure_amount: '0.01',
    assets: [
      { symbol: 'BTC', quantity: '2', value: '33743.26' },
      { symbol: 'ETH', quantity: '0.00000001', value: '0' },
    ],
  });
  expect(rest.preference_exposure_amount).toBeNull();
  expect(rest.assets.map(({ symbol }) => symbol)).toEqual(['BTC']);
  const changed = await update({ has_preference_exposure: false, description: 'What is left.' });
  expect(changed.status).toBe(200);
  const submitted = await submit();
  expect({ status: submitted.status, is: submitted.body.status }).toEqual({
    status: 200,
    is: 'in_review',
  });
});
