import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { LIVE_STATUSES } from '@/domain/deals/negotiation-state';
import type { OfferSide } from '@generated/model';
import { lockClaim } from '../claims/lock-claim';
import type { Database } from '../db/database';
import {
  claimRows,
  negotiationRows,
  offerRows,
  type NegotiationRow,
  type OfferRow,
  type ClaimRow,
} from '../db/schema';

/** A negotiation with its claim and its latest move, unchanged by others until the transaction ends. */
export interface Deal {
  claim: ClaimRow;
  negotiation: NegotiationRow;
  offer: OfferRow;
}

/** A negotiation of the caller. */
export interface OwnDeal extends Deal {
  side: OfferSide;
}

export function isPartyOf(userId: number): SQL | undefined {
  return or(eq(negotiationRows.buyer_id, userId), eq(negotiationRows.seller_id, userId));
}

export function sideOf({ buyer_id }: Pick<NegotiationRow, 'buyer_id'>, userId: number): OfferSide {
  return buyer_id === userId ? 'buyer' : 'seller';
}

/** The user of a side; for the table, the column that holds it. */
export function userOf<Buyer, Seller>(
  { buyer_id, seller_id }: { buyer_id: Buyer; seller_id: Seller },
  side: OfferSide,
): Buyer | Seller {
  return side === 'buyer' ? buyer_id : seller_id;
}

/**
 * Locks a negotiation of the user; undefined if there is none or it is somebody else's. Everything that changes an
 * offer locks the claim first, so that two acts on one claim come one after the other and never deadlock.
 */
export async function lockOwnDeal(
  tx: Database,
  negotiationId: number,
  userId: number,
): Promise<OwnDeal | undefined> {
  const deal = await lockWhere(tx, and(eq(negotiationRows.id, negotiationId), isPartyOf(userId)));
  return deal && { ...deal, side: sideOf(deal.negotiation, userId) };
}

/** Locks any negotiation, after its claim, for the staff; undefined if there is none. */
export async function lockDeal(tx: Database, negotiationId: number): Promise<Deal | undefined> {
  return await lockWhere(tx, eq(negotiationRows.id, negotiationId));
}

async function lockWhere(tx: Database, which: SQL | undefined): Promise<Deal | undefined> {
  const [found] = await tx
    .select({ id: negotiationRows.id, claimId: negotiationRows.claim_id })
    .from(negotiationRows)
    .where(which)
    .limit(1);
  if (!found) return undefined;
  const claim = await lockClaim(tx, { id: found.claimId });
  if (!claim) throw new Error(`Negotiation ${found.id} has no claim.`);
  return { claim, ...(await lockOfClaim(tx, found.id)) };
}

/**
 * Locks every claim that a user sells or negotiates about, in the order of their numbers, so that two users who trade
 * with each other can both be barred at once.
 */
export async function lockClaimsOf(tx: Database, userId: number): Promise<void> {
  const negotiated = tx
    .select({ id: negotiationRows.claim_id })
    .from(negotiationRows)
    .where(and(isPartyOf(userId), inArray(negotiationRows.status, LIVE_STATUSES)));
  await tx
    .select({ id: claimRows.id })
    .from(claimRows)
    .where(or(eq(claimRows.user_id, userId), inArray(claimRows.id, negotiated)))
    .orderBy(claimRows.id)
    .for('no key update');
}

/** A negotiation and its latest move. The claim is already locked. */
export async function lockOfClaim(
  tx: Database,
  negotiationId: number,
): Promise<Omit<Deal, 'claim'>> {
  const [negotiation] = await tx
    .select()
    .from(negotiationRows)
    .where(eq(negotiationRows.id, negotiationId))
    .for('no key update');
  const [offer] = negotiation?.current_offer_id
    ? await tx
        .select()
        .from(offerRows)
        .where(eq(offerRows.id, negotiation.current_offer_id))
        .for('no key update')
    : [];
  if (!negotiation || !offer) throw new Error(`Negotiation ${negotiationId} has no offer.`);
  return { negotiation, offer };
}
