import Big from 'big.js';
import { eq } from 'drizzle-orm';
import { roundAmount } from '@/domain/amounts';
import { sizeBandOf } from '@/domain/cases/size-band';
import { type DIVIDED_FIELDS, listingEnd } from '@/domain/claims/claim-state';
import { dayOf } from '@/domain/days';
import { transitionClaim } from './transition-claim';
import { addClaimEvent } from '../claims/claim-events';
import { copyFollows } from '../claims/followers/copy-follows';
import { noteNews } from '../claims/followers/follower-news';
import { tellSeller } from '../claims/tell-seller';
import { insertClaim } from '../claims/insert-claim';
import { casePricePointRows, claimRows, documentRows, type ClaimRow } from '../db/schema';
import { documentStore } from '../documents/document-store';
import type { Work } from '../unit-of-work/change';
import type { Deal } from './lock-deal';
import { recordAndTell } from './record-in-negotiation';
import { pauseIfObstructed } from './take-claims-off';

/**
 * Completes a sale: the claim is sold, its price is recorded, and the unsold part becomes an open claim of its own. The
 * caller has already consulted the state machine.
 */
export async function completeSale(work: Work, deal: Deal): Promise<void> {
  const { claim, offer } = deal;
  const { sold, rest } = await splitOff(work, deal);
  const note =
    rest &&
    `What was left of it is ${rest.status === 'open' ? 'listed' : 'paused'}, as ${rest.reference}.`;
  await transitionClaim(work, sold, { transition: 'complete_negotiation', by: 'system', note });
  await work.db.insert(casePricePointRows).values({
    case_id: claim.case_id,
    date: dayOf(work.now),
    low_percent: offer.price_percent,
    high_percent: offer.price_percent,
    size_band: sizeBandOf(offer.face_amount, claim.currency),
    source: 'trade',
    created_at: work.now,
  });
  await recordAndTell(work, deal, {
    transition: 'complete',
    by: 'staff',
    values: { completed_at: work.now },
  });
}

/** @returns the sold part of the claim, and the rest. */
async function splitOff(work: Work, deal: Deal) {
  const { claim, offer } = deal;
  const unsold = new Big(claim.face_amount).minus(offer.face_amount);
  if (unsold.lte(0)) return { sold: claim, rest: null };
  // Divide last: a share computed first would be truncated, and half a cent could be lost.
  const shareOf = (whole: string) => new Big(whole).times(offer.face_amount).div(claim.face_amount);
  // Each sum of the rest is what the sold part leaves, so that the two add up however they were rounded.
  const sold: Take = {
    amount: (whole) => roundAmount(shareOf(whole), claim.currency),
    quantity: (whole) => shareOf(whole).round(8).toFixed(),
  };
  const left: Take = {
    amount: (whole) => new Big(whole).minus(sold.amount(whole)).toFixed(),
    quantity: (whole) => new Big(whole).minus(sold.quantity(whole)).toFixed(),
  };
  const rest = await listRest(work, deal, {
    ...partOf(claim, left),
    face_amount: unsold.toFixed(),
  });
  const values = { ...partOf(claim, sold), face_amount: offer.face_amount, is_part: true };
  return { sold: await work.update(claimRows, claim, values), rest };
}

/** The part's share of an amount and of a quantity of the whole claim. */
type Take = Record<'amount' | 'quantity', (whole: string) => string>;

/**
 * A part of the sums that go with the face amount. A sum too small to divide is all on one side and absent on the
 * other.
 */
function partOf(claim: ClaimRow, { amount, quantity }: Take) {
  const known = (whole: string | null) => {
    const part = whole === null ? '0' : amount(whole);
    return isZero(part) ? null : part;
  };
  return {
    scheduled_amount: known(claim.scheduled_amount),
    filed_amount: known(claim.filed_amount),
    allowed_amount: known(claim.allowed_amount),
    preference_exposure_amount: known(claim.preference_exposure_amount),
    assets: claim.assets
      .map((asset) => ({
        ...asset,
        quantity: quantity(asset.quantity),
        value: amount(asset.value),
      }))
      .filter((asset) => !isZero(asset.quantity)),
  } satisfies Record<Exclude<(typeof DIVIDED_FIELDS)[number], 'face_amount'>, unknown>;
}

const isZero = (decimal: string) => new Big(decimal).eq(0);

/** What the seller is told of a rest that waits. */
const NEWS_OF_REST = {
  seller_barred: 'rest_paused',
  case_not_open: 'rest_case_not_open',
} as const;

/** Lists what was not sold: the same facts, documents, price and followers, a new reference and period. */
async function listRest(
  work: Work,
  { claim, negotiation }: Deal,
  part: ReturnType<typeof partOf> & Pick<ClaimRow, 'face_amount'>,
): Promise<ClaimRow> {
  const { db, now } = work;
  const { id: _id, search_text: _text, ...facts } = claim;
  const values = {
    ...facts,
    ...part,
    is_part: true,
    split_from_id: claim.id,
    // What was read was the whole.
    last_review: null,
    status: 'open' as const,
    featured: false,
    listed_at: now,
    expires_at: listingEnd(now),
    agreed_percent: null,
    agreed_at: null,
    sold_at: null,
    views_count: 0,
    offers_count: 0,
    followers_count: 0,
    best_bid_percent: null,
    best_bid_is_partial: false,
    latest_bid_id: null,
    lock_version: 0,
    created_at: now,
    updated_at: now,
  };
  const rest = await insertClaim(db, values);
  await addClaimEvent(work, rest.id, {
    type: 'listed',
    actor_role: 'system',
    note: `What was left of ${claim.reference} after a part of it was sold.`,
  });
  await copyFollows(db, { from: claim, to: rest, buyerId: negotiation.buyer_id });
  await noteNews(work, rest, 'listed');
  await work.audit('claim.split_off', rest.id, { reference: [claim.reference, rest.reference] });
  const documents = await db.select().from(documentRows).where(eq(documentRows.claim_id, claim.id));
  for (const { id, ...document } of documents) {
    const copy = await work.insert(documentRows, { ...document, claim_id: rest.id });
    await documentStore.copy(db, id, copy.id);
  }
  const { claim: left, obstacle } = await pauseIfObstructed(work, rest);
  await tellSeller(work, left, obstacle === null ? 'rest_listed' : NEWS_OF_REST[obstacle]);
  return left;
}
