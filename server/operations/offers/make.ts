import { openThread } from '../../conversations/open-thread';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { LIVE_STATUSES } from '@/domain/deals/negotiation-state';
import { isBelowSellersMinimum } from '@/domain/deals/offer-terms';
import type { OfferFields } from '@generated/model';
import type { UserRow } from '../../calls/caller';
import { lockCaller } from '../../auth/lock-user';
import { countTry, RATE_LIMITS } from '../../auth/rate-limit';
import { type ClaimRow, lockClaim } from '../../claims/lock-claim';
import { withFreeReference } from '../../claims/free-reference';
import { negotiationRows, offerRows, type NegotiationRow } from '../../db/schema';
import { buyerRefusal, claimRefusal } from '../../deals/bid-guard';
import { tellOfNewOffer } from '../../deals/deal-mails';
import { moveNegotiation } from '../../deals/move-negotiation';
import { refreshBids } from '../../deals/refresh-bids';
import { offerTerms, writeOffer } from '../../deals/write-offer';
import type { Handlers } from '../../calls/operation-types';
import { refuse, refuseFields, refuseTooMany } from '../../calls/refusals';
import { change, type Work } from '../../unit-of-work/change';
import { answerOfferBody } from './answer-body';

export const makeHandlers = {
  makeOffer: async (call) => {
    const { params, body, caller, request, ports } = call;
    const wait = await countTry(ports, RATE_LIMITS.newOffer, { request, email: caller.user.email });
    if (wait !== null) return refuseTooMany(wait);
    return await change(call, async (work) => {
      // The buyer before the claim, as where staff suspend one and withdraw the bids: no bid is made meanwhile.
      const buyer = await lockCaller(work);
      const claim = await lockClaim(work.db, { id: params.id });
      if (!claim?.listed_at) return refuse(404, 'not_found');
      const refused = await makeRefusal(work, claim, buyer);
      if (refused) return refused;
      const offer = await beginNegotiation(work, claim, buyer, body.offer);
      if ('status' in offer) return offer;
      return { ...(await answerOfferBody(work, call, offer.id)), status: 201 };
    });
  },
} satisfies Partial<Handlers>;

/** What keeps the buyer from an offer for the claim, the claim's own state first; the refusal, or null. */
async function makeRefusal({ db, now }: Work, claim: ClaimRow, buyer: UserRow) {
  if (claim.user_id === buyer.id) return refuse(422, 'own_claim');
  const refused = claimRefusal(claim, now) ?? (await buyerRefusal(db, buyer, claim));
  if (refused) return refused;
  const live = await db.$count(
    negotiationRows,
    and(
      eq(negotiationRows.claim_id, claim.id),
      eq(negotiationRows.buyer_id, buyer.id),
      inArray(negotiationRows.status, LIVE_STATUSES),
    ),
  );
  if (live > 0) return refuse(422, 'negotiation_exists');
  const wait = await secondsUntilNextTry(db, claim, buyer, now);
  return wait === null ? null : refuseTooMany(wait);
}

/**
 * Offers of one buyer for one claim that the exchange may decline in a day: with more of them the seller's minimum could be
 * found by trial.
 */
const DECLINED_A_DAY = 3;
const DAY = 86_400_000;

async function secondsUntilNextTry(
  db: Work['db'],
  claim: ClaimRow,
  buyer: UserRow,
  now: Date,
): Promise<number | null> {
  const declined = await db
    .select({ at: offerRows.created_at })
    .from(offerRows)
    .where(
      and(
        eq(offerRows.maker_id, buyer.id),
        eq(offerRows.claim_id, claim.id),
        eq(offerRows.status, 'auto_declined'),
        gt(offerRows.created_at, new Date(now.getTime() - DAY)),
      ),
    )
    .orderBy(desc(offerRows.created_at))
    .limit(DECLINED_A_DAY);
  const oldest = declined[DECLINED_A_DAY - 1];
  return oldest ? Math.ceil((oldest.at.getTime() + DAY - now.getTime()) / 1000) : null;
}

/** Writes the negotiation with its first move, and declines that at once where it is below the seller's minimum. */
async function beginNegotiation(work: Work, claim: ClaimRow, buyer: UserRow, fields: OfferFields) {
  const { terms, faults } = await offerTerms(work, claim, fields);
  if (faults) return refuseFields(faults);
  const negotiation = await insertNegotiation(work, claim, buyer);
  await openThread(work, negotiation);
  const isDeclined = isBelowSellersMinimum(terms.price_percent, claim.minimum_percent);
  const move = { ...terms, made_by: 'buyer', parent_offer_id: null, isDeclined } as const;
  const offer = await writeOffer(work, negotiation, move);
  const values = { current_offer_id: offer.id, due_at: offer.expires_at };
  const begun = await moveNegotiation(work, negotiation, {
    event: 'offer_made',
    by: 'buyer',
    offer,
    values,
  });
  if (isDeclined) {
    const decline = {
      change: 'reject',
      event: 'offer_auto_declined',
      by: 'system',
      offer,
    } as const;
    await moveNegotiation(work, begun, decline);
  } else {
    await refreshBids(work, claim.id);
    await tellOfNewOffer(work, { claim, negotiation: begun, offer });
  }
  return { id: offer.id };
}

async function insertNegotiation(
  { db, now }: Work,
  claim: ClaimRow,
  buyer: UserRow,
): Promise<NegotiationRow> {
  const values = {
    claim_id: claim.id,
    case_id: claim.case_id,
    buyer_id: buyer.id,
    seller_id: claim.user_id,
    alias: await freeAlias(db, claim.id),
    created_at: now,
    updated_at: now,
  };
  return await withFreeReference('NEG', (reference) =>
    db
      .insert(negotiationRows)
      .values({ ...values, reference })
      .onConflictDoNothing({ target: negotiationRows.reference })
      .returning(),
  );
}

const ALIASES = 9000;

/** Four digits: they tell the buyers of a claim, which is locked, apart and nothing about who they are. */
async function freeAlias(db: Work['db'], claimId: number): Promise<number> {
  const taken = await db
    .select({ alias: negotiationRows.alias })
    .from(negotiationRows)
    .where(eq(negotiationRows.claim_id, claimId));
  const isTaken = new Set(taken.map(({ alias }) => alias));
  for (;;) {
    const [random = 0] = crypto.getRandomValues(new Uint16Array(1));
    const alias = 1000 + (random % ALIASES);
    if (!isTaken.has(alias) || isTaken.size === ALIASES) return alias;
  }
}
