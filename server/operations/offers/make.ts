import { openThread } from '../../conversations/open-thread';
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { LIVE_STATUSES } from '@/domain/deals/negotiation-state';
import { TRIED, TRIED_A_DAY } from '@/domain/deals/tries';
import { DAY } from '@/domain/time';
import type { CaseParameters } from '@generated/model';
import type { UserRow } from '../../calls/caller';
import { lockCaller } from '../../auth/lock-user';
import { countOwnTry, RATE_LIMITS } from '../../auth/rate-limit';
import { caseOf } from '../../cases/find-case';
import { isListed } from '../../claims/listed-claim';
import { lockClaim } from '../../claims/lock-claim';
import { withFreeReference } from '../../claims/reference';
import { pickColumns } from '../../db/pick-columns';
import { negotiationRows, offerRows, type NegotiationRow, type ClaimRow } from '../../db/schema';
import { bidRefusal, claimRefusal } from '../../deals/bid-guard';
import { endOffer } from '../../deals/end-offers';
import { lockOfClaim } from '../../deals/lock-deal';
import { makeMove, offerTerms } from '../../deals/make-move';
import type { Handlers } from '../../calls/operation-types';
import { refuse, refuseFields, refuseTooMany } from '../../calls/refusals';
import { change, type Work } from '../../unit-of-work/change';
import { readOffer } from './read-offer';

export const makeHandlers = {
  makeOffer: async (call) => {
    const { params, body } = call;
    const wait = await countOwnTry(call, RATE_LIMITS.newOffer);
    if (wait !== null) return refuseTooMany(wait);
    return await change(call, async (work) => {
      // The buyer is locked before the claim, as when staff suspend a buyer and withdraw the bids, so that no bid is
      // made in between.
      const buyer = await lockCaller(work);
      const claim = await lockClaim(work.db, { id: params.id });
      if (!claim || !isListed(claim)) return refuse('not_found');
      const { parameters } = await caseOf(work.db, claim);
      await endIfExpired(work, claim, buyer);
      const refused = await makeRefusal(work, claim, parameters, buyer);
      if (refused) return refused;
      const { terms, faults } = offerTerms(work, claim, parameters, body.offer);
      if (faults) return refuseFields(faults);
      const negotiation = await insertNegotiation(work, claim, buyer);
      await openThread(work, negotiation);
      const first = { ...terms, made_by: 'buyer' } as const;
      const id = await makeMove(work, { claim, negotiation, answered: null }, first);
      return { status: 201, body: await readOffer(work, call, id) };
    });
  },
} satisfies Partial<Handlers>;

/** Ends the buyer's negotiation about the claim where its offer has run out and the clock's work is still to come. */
async function endIfExpired(work: Work, claim: ClaimRow, buyer: UserRow): Promise<void> {
  const { id, claim_id, buyer_id, status, current_offer_id } = negotiationRows;
  const [expired] = await work.db
    .select({ id })
    .from(negotiationRows)
    .innerJoin(offerRows, eq(offerRows.id, current_offer_id))
    .where(
      and(
        eq(claim_id, claim.id),
        eq(buyer_id, buyer.id),
        eq(status, 'open'),
        lte(offerRows.expires_at, work.now),
      ),
    );
  if (!expired) return;
  const deal = { claim, ...(await lockOfClaim(work.db, expired.id)) };
  await endOffer(work, deal, { transition: 'expire', by: 'system' });
}

/** What keeps the buyer from an offer for the claim, the claim's own state first; the refusal, or null. */
async function makeRefusal(
  { db, now }: Work,
  claim: ClaimRow,
  parameters: CaseParameters,
  buyer: UserRow,
) {
  if (claim.user_id === buyer.id) return refuse('own_claim');
  const refused = claimRefusal(claim, now) ?? (await bidRefusal(db, buyer, parameters));
  if (refused) return refused;
  const live = await db.$count(
    negotiationRows,
    and(
      eq(negotiationRows.claim_id, claim.id),
      eq(negotiationRows.buyer_id, buyer.id),
      inArray(negotiationRows.status, LIVE_STATUSES),
    ),
  );
  if (live > 0) return refuse('negotiation_exists');
  const wait = await secondsUntilNextTry(db, claim, buyer, now);
  return wait === null
    ? null
    : refuseTooMany(
        wait,
        `${TRIED_A_DAY} of your offers for this claim were rejected automatically, withdrawn or left to expire within a day.`,
      );
}

async function secondsUntilNextTry(
  db: Work['db'],
  claim: ClaimRow,
  buyer: UserRow,
  now: Date,
): Promise<number | null> {
  const tried = await db
    .select({ at: offerRows.created_at })
    .from(offerRows)
    .where(
      and(
        eq(offerRows.maker_id, buyer.id),
        eq(offerRows.claim_id, claim.id),
        inArray(offerRows.status, TRIED),
        gt(offerRows.created_at, new Date(now.getTime() - DAY)),
      ),
    )
    .orderBy(desc(offerRows.created_at))
    .limit(TRIED_A_DAY);
  const oldest = tried[TRIED_A_DAY - 1];
  return oldest ? Math.ceil((oldest.at.getTime() + DAY - now.getTime()) / 1000) : null;
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
    alias: await aliasFor(db, claim, buyer),
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

/**
 * Four digits that distinguish the buyers of a claim, which is locked, and say nothing about who they are. A returning
 * buyer gets the same ones.
 */
async function aliasFor(
  db: Work['db'],
  claim: Pick<ClaimRow, 'id'>,
  buyer: Pick<UserRow, 'id'>,
): Promise<number> {
  const known = await db
    .select(pickColumns(negotiationRows, 'alias', 'buyer_id'))
    .from(negotiationRows)
    .where(eq(negotiationRows.claim_id, claim.id))
    .orderBy(desc(negotiationRows.id));
  const own = known.find(({ buyer_id }) => buyer_id === buyer.id);
  if (own) return own.alias;
  const isTaken = new Set(known.map(({ alias }) => alias));
  for (;;) {
    const [random = 0] = crypto.getRandomValues(new Uint16Array(1));
    const alias = 1000 + (random % ALIASES);
    if (!isTaken.has(alias) || isTaken.size === ALIASES) return alias;
  }
}
