import { and, asc, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '@/domain/time';
import { openSession } from '../../auth/sessions';
import { claimEventRows, claimRows, followRows } from '../../db/schema';
import { claimSteps } from '../../testing/claim-steps';
import { dealSteps } from '../../testing/deal-steps';
import { testExchange } from '../../testing/exchange-client';
import { followerSteps } from '../../testing/follower-steps';

const exchange = testExchange();
const { told } = followerSteps(exchange);

test('followers learn that a claim is under offer and that it comes back; its buyers are told as such', async () => {
  const deals = dealSteps(exchange);
  const { claim, seller, buyer } = await deals.parties();
  const rival = await deals.buyer({ email: 'rival@example.com' });
  const follower = await exchange.user({ email: 'follower@example.com' });
  for (const { token } of [follower, rival, buyer])
    expect((await exchange.as(token).post(`/api/claims/${claim.id}/follow`)).status).toBe(200);
  exchange.advance(1);
  const bid = (await deals.offer(buyer.token, claim.id)).body;
  await deals.offer(rival.token, claim.id);
  await deals.answer(seller.token, 'accept', bid);
  const underOffer = `follower: ${claim.reference} is under offer`;
  expect(await told()).toEqual([underOffer]);
  const [mail] = await exchange.mails('follower@example.com');
  expect(mail?.text).toContain('If the negotiation ends without a sale, the claim comes back');
  exchange.advance(1);
  await deals.act(seller.token, bid.negotiation_id, 'cancel', { reason: 'It was paid.' });
  const open = ['follower', 'rival'].map((who) => `${who}: ${claim.reference} is open again`);
  expect((await told()).toSorted()).toEqual([...open, underOffer].toSorted());
});

test('buyers whose offers a sale closed learn once that it fell through, without following the claim', async () => {
  const deals = dealSteps(exchange);
  const { claim, seller, buyer } = await deals.parties();
  const rival = async (name: string) => await deals.buyer({ email: `${name}@example.com` });
  const outbid = await rival('outbid');
  const again = await rival('again');
  const barred = await rival('barred');
  const suspended = await rival('suspended');
  const bid = (await deals.offer(buyer.token, claim.id)).body;
  for (const { token } of [outbid, again, barred, suspended]) await deals.offer(token, claim.id);
  // Withdrawn before: the sale closed nothing of this buyer.
  const other = await rival('other');
  await deals.answer(other.token, 'withdraw', (await deals.offer(other.token, claim.id)).body);
  await deals.answer(seller.token, 'accept', bid);
  await exchange.changeUser(barred.user, { buyer_account_status: 'suspended' });
  await exchange.changeUser(suspended.user, { status: 'suspended' });
  exchange.advance(MINUTE);
  await deals.act(seller.token, bid.negotiation_id, 'cancel', { reason: 'It was paid.' });
  // Back already, the next offer is the buyer's last.
  await deals.offer(again.token, claim.id);
  exchange.advance(1);
  const isOpen = `outbid: ${claim.reference} is open again`;
  expect(await told()).toEqual([isOpen]);
  const [, mail] = await exchange.mails('outbid@example.com');
  expect(mail?.text).toContain(
    'because your negotiation about it ended when its seller agreed with another buyer',
  );

  const steps = claimSteps(exchange);
  const open = await steps.read(seller.token, claim.id);
  exchange.advance(2 * HOUR);
  const paused = (await steps.change(seller.token, open, 'pause')).body;
  exchange.advance(MINUTE);
  await steps.change(seller.token, paused, 'resume');
  expect(await told()).toEqual([isOpen]);
});

test('a sale that fell through while its seller was suspended is news once the claim is open again', async () => {
  const deals = dealSteps(exchange);
  const { claim, seller, buyer } = await deals.parties();
  const outbid = await deals.buyer({ email: 'outbid@example.com' });
  const bid = (await deals.offer(buyer.token, claim.id)).body;
  await deals.offer(outbid.token, claim.id);
  await deals.answer(seller.token, 'accept', bid);
  exchange.advance(HOUR);
  await exchange.changeUser(seller.user, { status: 'suspended' });
  await deals.act(buyer.token, bid.negotiation_id, 'cancel', { reason: 'It was not ours.' });
  exchange.advance(HOUR);
  expect(await told()).toEqual([]);
  await exchange.changeUser(seller.user, { status: 'active' });
  const steps = claimSteps(exchange);
  const token = await openSession(exchange.db, { user_id: seller.user.id }, exchange.ports.clock());
  await steps.change(token, await steps.read(token, claim.id), 'resume');
  expect(await told()).toEqual([`outbid: ${claim.reference} is open again`]);
});

test.each([
  ['at once', 'New claim in'],
  ['once it is resumed', 'is open again'],
])('buyers whose offers a part sale closed are told of the rest %s', async (when, news) => {
  const deals = dealSteps(exchange);
  const { claim, seller, buyer } = await deals.parties({ partial_sale: true });
  const outbid = await deals.buyer({ email: 'outbid@example.com' });
  await deals.offer(outbid.token, claim.id);
  const keen = await exchange.user({ email: 'keen@example.com' });
  const search = { name: 'All', params: {}, frequency: 'instant' };
  await exchange.as(keen.token).post('/api/saved_searches', { saved_search: search });
  exchange.advance(1);
  const part = { face_amount: '40000' };
  const { negotiation_id: id, ...bid } = (await deals.offer(buyer.token, claim.id, part)).body;
  await deals.answer(seller.token, 'accept', bid);
  await deals.act(buyer.token, id, 'confirm_diligence');
  await deals.sign(buyer.token, id);
  await deals.sign(seller.token, id);
  await deals.act(buyer.token, id, 'mark_paid', { payment_reference: 'HLC-1' });
  await deals.act(seller.token, id, 'confirm_payment');
  const filing = { to: 'filed', transfer_filed_on: '2026-11-20', docket_number: '1' };
  await deals.staffAct((await exchange.admin()).token, id, 'advance', filing);
  const isBarred = when !== 'at once';
  if (isBarred) await exchange.changeUser(seller.user, { status: 'suspended' });
  exchange.advance(23 * DAY);
  await deals.staffAct((await exchange.admin()).token, id, 'advance', { to: 'completed' });
  const [rest] = await exchange.db.select().from(claimRows).where(ne(claimRows.id, claim.id));
  if (isBarred) {
    expect(await told()).toEqual([]);
    await exchange.changeUser(seller.user, { status: 'active' });
    const { id: user_id } = seller.user;
    const token = await openSession(exchange.db, { user_id }, exchange.ports.clock());
    const steps = claimSteps(exchange);
    exchange.advance(HOUR);
    await steps.change(token, await steps.read(token, rest?.id ?? 0), 'resume');
  }
  const lines = await told();
  expect(lines).toHaveLength(2);
  for (const who of ['keen', 'outbid']) {
    const line = lines.find((each) => each.startsWith(`${who}: `));
    expect(line).toContain(news);
    expect(line).toContain(rest?.reference);
  }
  const mail = (await exchange.mails('outbid@example.com')).at(-1);
  expect(mail?.text).toContain(
    'because your negotiation about the claim that it is the rest of ended when its seller agreed with another buyer',
  );
});

test('followers learn of a sale; who has bought the claim is told as its buyer', async () => {
  const deals = dealSteps(exchange);
  const { claim, buyer, id, staff } = await deals.transferring();
  const follower = await exchange.user({ email: 'follower@example.com' });
  for (const { token } of [follower, buyer])
    expect((await exchange.as(token).post(`/api/claims/${claim.id}/follow`)).status).toBe(200);
  const filing = { to: 'filed', transfer_filed_on: '2026-11-20', docket_number: '1' };
  await deals.staffAct(staff, id, 'advance', filing);
  exchange.advance(23 * DAY);
  const { token } = await exchange.admin();
  await deals.staffAct(token, id, 'advance', { to: 'completed' });
  expect(await told()).toEqual([`follower: ${claim.reference} is sold`]);
});

test('what is left of a claim after a part sale is told as the new claim it is', async () => {
  const deals = dealSteps(exchange);
  const part = { face_amount: '40000.00' };
  const { of, claim, seller, buyer, id, staff } = await deals.transferring(
    { partial_sale: true },
    part,
  );
  const follower = await exchange.user({ email: 'follower@example.com' });
  for (const { token } of [follower, buyer])
    expect((await exchange.as(token).post(`/api/cases/${of.id}/follow`)).status).toBe(200);
  const keen = await exchange.user({ email: 'keen@example.com' });
  const full = await exchange.user({ email: 'full@example.com' });
  for (const { token } of [keen, full, buyer])
    expect((await exchange.as(token).post(`/api/claims/${claim.id}/follow`)).status).toBe(200);
  const others = await deals.claims(999, {
    case_id: of.id,
    user_id: seller.user.id,
    status: 'sold',
    sold_at: exchange.ports.clock(),
  });
  await exchange.db
    .insert(followRows)
    .values(others.map((other) => ({ user_id: full.user.id, claim_id: other.id })));
  const filing = { to: 'filed', transfer_filed_on: '2026-11-20', docket_number: '1' };
  await deals.staffAct(staff, id, 'advance', filing);
  exchange.advance(23 * DAY);
  const { token } = await exchange.admin();
  await deals.staffAct(token, id, 'advance', { to: 'completed' });
  const [rest] = await exchange.db.select().from(claimRows).where(eq(claimRows.status, 'open'));
  expect(rest?.followers_count).toBe(1);
  const mails = await exchange.mails(seller.user.email);
  expect(mails.find(({ kind }) => kind === 'claim_rest_listed')?.subject).toBe(
    `Your claim ${rest?.reference} is listed`,
  );
  const news = `New claim in ${of.name}: ${rest?.reference}`;
  // Whoever follows as many claims as there can be gets no more.
  expect(await told()).toEqual([
    expect.stringContaining(news),
    ...['follower', 'keen'].map((who) => `${who}: ${news}`),
    ...['keen', 'full'].map((who) => `${who}: ${claim.reference} is sold`),
  ]);
  const followed = await exchange.db
    .select({ claim_id: followRows.claim_id, created_at: followRows.created_at })
    .from(followRows)
    .where(eq(followRows.user_id, keen.user.id))
    .orderBy(asc(followRows.id));
  const [since] = followed.map(({ created_at }) => created_at);
  expect(followed).toEqual(
    [claim.id, rest?.id].map((claim_id) => ({ claim_id, created_at: since })),
  );
  const [sale] = await exchange.db
    .select({ note: claimEventRows.note })
    .from(claimEventRows)
    .where(and(eq(claimEventRows.claim_id, claim.id), eq(claimEventRows.type, 'sold')));
  expect(sale?.note).toBe(`What was left of it is listed, as ${rest?.reference}.`);
});
