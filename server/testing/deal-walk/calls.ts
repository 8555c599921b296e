import type { ErrorBody, User } from '@generated/model';
import { dayOf } from '@/domain/days';
import { DAY } from '@/domain/time';
import { fullName } from '@/domain/users/party-names';
import { asc, eq } from 'drizzle-orm';
import { openSession } from '../../auth/sessions';
import { assignmentRows, claimRows, negotiationRows, offerRows } from '../../db/schema';
import { dealSteps } from '../deal-steps';
import type { TestExchange } from '../exchange-client';
import { type Deal, type Model, type Person, personOf, type Side, type Step } from './model';

/** Below the seller's minimum. */
export const LOW = '30';

export interface Answer {
  status: number;
  body: Partial<ErrorBody> | null;
}

/** One claim with its seller, two buyers and the staff, on an exchange and in the model. */
export async function startWalk(exchange: TestExchange) {
  await exchange.reset();
  const steps = dealSteps(exchange);
  const { seller, buyer, of } = await steps.parties();
  const people = {
    buyer: { user_id: buyer.user.id },
    rival: { user_id: (await exchange.buyer()).user.id },
    seller: { user_id: seller.user.id },
    staff: { admin_id: (await exchange.admin()).admin.id },
  };
  const model: Model = {
    now: exchange.ports.clock().getTime(),
    claim: { id: 0, status: 'open' },
    deals: [],
  };
  const sessions = new Map<string, string>();
  const walk = { exchange, steps, people, model, sessions, caseId: of.id };
  await beginAnew(walk);
  return walk;
}

export type Walk = Awaited<ReturnType<typeof startWalk>>;

/** With another claim of the same seller. */
export async function beginAnew({
  model,
  steps,
  people,
  caseId,
}: Pick<Walk, 'model' | 'steps' | 'people' | 'caseId'>) {
  const { id } = await steps.claim({
    case_id: caseId,
    user_id: people.seller.user_id,
    minimum_percent: '50',
    // No walk lasts that long.
    expires_at: new Date('2100-01-01T00:00:00.000Z'),
  });
  Object.assign(model, {
    claim: { id, status: 'open' },
    deals: [],
  });
}

/** A session from now: years may pass in a walk. */
export async function tokenOf(
  { exchange, people, model, sessions }: Walk,
  who: Person,
): Promise<string> {
  const key = `${who} ${model.now}`;
  const token =
    sessions.get(key) ?? (await openSession(exchange.db, people[who], exchange.ports.clock()));
  sessions.set(key, token);
  return token;
}

export async function rowsOf({ exchange: { db }, model: { claim } }: Walk) {
  const of = eq(negotiationRows.claim_id, claim.id);
  return {
    claim: (await db.select().from(claimRows).where(eq(claimRows.id, claim.id)))[0],
    deals: await db.select().from(negotiationRows).where(of).orderBy(asc(negotiationRows.id)),
    offers: await db
      .select()
      .from(offerRows)
      .where(eq(offerRows.claim_id, claim.id))
      .orderBy(asc(offerRows.id)),
  };
}

export interface Doing {
  deal: Deal;
  side: Side;
  step: Step;
}

export interface How {
  /** Whether the price is below the seller's minimum. */
  low?: boolean;
  /** Added to the current version. */
  versionsOff?: number;
  /** Which move it is about; the latest by default. */
  move?: number;
}

export async function callStep(
  walk: Walk,
  { deal, side, step }: Doing,
  how: How = {},
): Promise<Answer> {
  const { exchange, steps } = walk;
  const { low = false, versionsOff = 0, move = -1 } = how;
  const token = await tokenOf(walk, personOf(deal, side));
  const { deals, offers } = await rowsOf(walk);
  const row = deals.find(({ id }) => id === deal.id);
  const offer = offers.filter(({ negotiation_id }) => negotiation_id === deal.id).at(move);
  if (!row || !offer) throw new Error(`Negotiation ${deal.id} is gone.`);
  const at = { id: offer.id, lock_version: offer.lock_version + versionsOff };
  const post = async (path: string, body: object = {}) =>
    await exchange.as(token).post(path, { lock_version: row.lock_version + versionsOff, ...body });
  const advance = async (to: string, filing: object = {}) =>
    await post(`/admin/negotiations/${deal.id}/advance`, { to, ...filing });
  switch (step) {
    case 'counter':
      return await steps.counter(token, at, {
        ...(low && { price_percent: LOW }),
        // A counter-offer cannot repeat the terms that it answers.
        settlement_days: offer.settlement_days === 5 ? 6 : 5,
      });
    case 'accept':
    case 'reject':
    case 'withdraw':
      return await steps.answer(token, step, at);
    case 'sign':
      return await signed(walk, token, deal, side);
    case 'confirm_diligence':
    case 'confirm_payment':
      return await post(`/api/negotiations/${deal.id}/${step}`);
    case 'mark_paid':
      return await post(`/api/negotiations/${deal.id}/mark_paid`, { payment_reference: 'HLC-1' });
    case 'cancel':
      return await post(`/api/negotiations/${deal.id}/cancel`, { reason: 'Changed our minds.' });
    case 'to_signing':
      return await advance('signing');
    case 'to_transfer':
      return await advance('transfer');
    case 'record_payment':
      return await post(`/admin/negotiations/${deal.id}/mark_paid`, { payment_reference: 'HLC-2' });
    case 'mark_unpaid':
      return await post(`/admin/negotiations/${deal.id}/mark_unpaid`, { reason: 'It came back.' });
    case 'to_filed':
      return await advance('filed', {
        transfer_filed_on: dayOf(exchange.ports.clock()),
        // Set by the staff: this walk does not check what days off add to the 21 days.
        objection_deadline_on: dayOf(new Date(exchange.ports.clock().getTime() + 21 * DAY)),
        docket_number: '28114',
      });
    case 'to_completed':
      return await advance('completed');
    case 'staff_cancel':
      return await post(`/admin/negotiations/${deal.id}/cancel`, { reason: 'On request of both.' });
  }
}

async function signed(
  { exchange }: Walk,
  token: string,
  { id }: Deal,
  side: Doing['side'],
): Promise<Answer> {
  const [drawnUp] = await exchange.db
    .select({ hash: assignmentRows.text_hash })
    .from(assignmentRows)
    .where(eq(assignmentRows.negotiation_id, id));
  return await exchange.as(token).post(`/api/negotiations/${id}/assignment/sign`, {
    hash: drawnUp?.hash ?? '0'.repeat(64),
    typed_name: fullName((await exchange.as(token).get<User>('/auth/current_user')).body),
    consent: true,
    ...(side === 'seller' && { payment_instructions: 'Account 1, Example Bank' }),
  });
}
