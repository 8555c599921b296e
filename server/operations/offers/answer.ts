import { and, eq, gt } from 'drizzle-orm';
import { dueAfter } from '@/domain/deals/deadlines/deadlines';
import {
  movesLeft,
  offerActor,
  type OfferTransition,
  offerStatusAfter,
  otherSide,
  stands,
} from '@/domain/deals/offer-state';
import type { CaseParameters } from '@generated/model';
import { findUser } from '../../auth/find-user';
import { caseOf } from '../../cases/find-case';
import { transitionClaim } from '../../deals/transition-claim';
import { offerRows } from '../../db/schema';
import { bidRefusal, claimRefusal, sellRefusal } from '../../deals/bid-guard';
import { answerOffer, endOffer } from '../../deals/end-offers';
import { lockOwnDeal, type OwnDeal, userOf } from '../../deals/lock-deal';
import { markContactData } from '../../deals/mark-contact-data';
import { recordAndTell } from '../../deals/record-in-negotiation';
import { makeMove, offerTerms, repeats } from '../../deals/make-move';
import { rivalsOf } from '../../deals/rival-offers';
import type { Call, Handlers } from '../../calls/operation-types';
import { refuse, refuseFields, refuseStale } from '../../calls/refusals';
import { change, type Work } from '../../unit-of-work/change';
import { readOffer } from './read-offer';

const REPEATED = {
  'offer.price_percent': 'These are the terms that you were offered. Accept them, or change one.',
};

type AnswerCall = Call<'counterOffer' | 'acceptOffer' | 'rejectOffer' | 'withdrawOffer'>;

export const answerHandlers = {
  counterOffer: async (call) =>
    await change(call, async (work) => {
      const { deal, refused } = await lockForAnswer(work, call, 'counter');
      if (refused) return refused;
      const { claim, negotiation, offer, side } = deal;
      const { parameters } = await caseOf(work.db, claim);
      const barred = await marketRefusal(work, deal, parameters);
      if (barred) return barred;
      const moves = await work.db
        .select({ made_by: offerRows.made_by })
        .from(offerRows)
        .where(eq(offerRows.negotiation_id, negotiation.id));
      if (movesLeft(side, moves) <= 0) return refuse('too_many_moves');
      const { terms, faults } = offerTerms(work, claim, parameters, call.body.offer);
      if (faults) return refuseFields(faults);
      if (repeats(terms, offer)) return refuseFields(REPEATED);
      await answerOffer(work, offer, 'counter', side);
      const move = { ...terms, made_by: side };
      const id = await makeMove(work, { claim, negotiation, answered: offer }, move);
      return { status: 201, body: await readOffer(work, call, id) };
    }),

  acceptOffer: async (call) =>
    await change(call, async (work) => {
      const { deal, refused } = await lockForAnswer(work, call, 'accept');
      if (refused) return refused;
      const { claim, offer, side } = deal;
      const unread = await refuseUnread(work, deal, call.body.latest_bid_read);
      if (unread) return unread;
      const { parameters } = await caseOf(work.db, claim);
      const barred =
        (await marketRefusal(work, deal, parameters)) ??
        (await counterpartyRefusal(work, deal, parameters));
      if (barred) return barred;
      const accepted = await answerOffer(work, offer, 'accept', side);
      const { price_percent: agreed_percent, amount: agreed_amount } = offer;
      const due_at = dueAfter('offer_accepted', { at: work.now });
      await recordAndTell(
        work,
        { ...deal, offer: accepted },
        {
          transition: 'accept',
          by: side,
          values: { agreed_percent, agreed_amount, agreed_at: work.now, due_at },
        },
      );
      // Last: it also closes what is still open about the claim.
      await transitionClaim(work, claim, {
        transition: 'accept_offer',
        by: 'system',
        agreed_percent,
      });
      return { status: 200, body: await readOffer(work, call, offer.id) };
    }),

  rejectOffer: (call) => end(call, 'reject', call.body.rejection_reason?.trim() || null),
  withdrawOffer: (call) => end(call, 'withdraw', null),
} satisfies Partial<Handlers>;

async function end(call: AnswerCall, transition: 'reject' | 'withdraw', reason: string | null) {
  return await change(call, async (work) => {
    const { deal, refused } = await lockForAnswer(work, call, transition);
    if (refused) return refused;
    await markContactData(work, deal.negotiation, [reason]);
    await endOffer(work, deal, { transition, by: deal.side, reason });
    return { status: 200 as const, body: await readOffer(work, call, deal.offer.id) };
  });
}

/** The offer with its negotiation and claim, locked in this order, or why it cannot be answered this way. */
async function lockForAnswer(
  work: Work,
  { params, body, caller }: AnswerCall,
  transition: OfferTransition,
) {
  const [found] = await work.db
    .select({ negotiationId: offerRows.negotiation_id })
    .from(offerRows)
    .where(eq(offerRows.id, params.id));
  const deal = found && (await lockOwnDeal(work.db, found.negotiationId, caller.user.id));
  if (!deal) return { refused: refuse('not_found') };
  const offer = deal.offer.id === params.id ? deal.offer : await earlierMove(work, params.id);
  const stale = refuseStale(offer, body.lock_version);
  if (stale) return { refused: stale };
  if (offerStatusAfter(offer.status, transition, offerActor(deal.side, offer)) === null) {
    return { refused: refuse('transition_not_allowed') };
  }
  return { deal };
}

async function earlierMove({ db }: Work, id: number) {
  const [offer] = await db.select().from(offerRows).where(eq(offerRows.id, id));
  if (!offer) throw new Error(`Offer ${id} is gone.`);
  return offer;
}

/**
 * Refuses if it would close another buyer's offer that the seller has not read.
 * @param read the latest that was read; 0 if none was.
 */
async function refuseUnread({ db }: Work, { negotiation, side }: OwnDeal, read?: number) {
  if (side === 'buyer' || read === undefined) return null;
  const { id, made_by } = offerRows;
  const unread = and(rivalsOf(negotiation), eq(made_by, 'buyer'), gt(id, read));
  return (await db.$count(offerRows, unread)) > 0 ? refuse('stale_version') : null;
}

/** What prevents the side from a deal about the claim now: the claim, the time, the side's own account. */
async function marketRefusal(
  { db, now }: Work,
  { claim, negotiation, offer, side }: OwnDeal,
  parameters: CaseParameters,
) {
  if (!stands(offer, now.getTime())) return refuse('offer_expired');
  return claimRefusal(claim, now) ?? (await sideRefusal(db, negotiation, side, parameters));
}

/** Refuses if the other side may not close a deal, without saying why: that is the other side's own affair. */
async function counterpartyRefusal(
  { db }: Work,
  { side, negotiation }: OwnDeal,
  parameters: CaseParameters,
) {
  const refused = await sideRefusal(db, negotiation, otherSide(side), parameters);
  return refused && refuse('counterparty_not_ready');
}

async function sideRefusal(
  db: Work['db'],
  negotiation: OwnDeal['negotiation'],
  side: OwnDeal['side'],
  parameters: CaseParameters,
) {
  // Not locked: suspending a buyer waits for the claim, and then finds what was agreed.
  const user = await findUser(db, userOf(negotiation, side));
  if (!user) throw new Error('A side of a negotiation is gone.');
  return side === 'buyer' ? await bidRefusal(db, user, parameters) : sellRefusal(user);
}
