import { sumsOf } from '@/domain/deals/offer-terms';
import type { ClaimSale, MyClaim, MyClaimCase, MyClaimSummary } from '@generated/model';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { feeOf } from '@/domain/deals/fees';
import { DEAL_STAGES, isDealStage } from '@/domain/deals/negotiation-state';
import { isStaff, type UserCaller } from '../../calls/caller';
import { claimTimeline } from '../../claims/claim-events';
import type { Database } from '../../db/database';
import { pickColumns } from '../../db/pick-columns';
import {
  caseRows,
  claimRows,
  documentRows,
  FEE_DAYS,
  negotiationRows,
  offerRows,
  type NegotiationRow,
  type OfferRow,
  type ClaimRow,
} from '../../db/schema';
import type { CallBy } from '../../calls/operation-types';
import type { Work } from '../../unit-of-work/change';
import { listedStatus } from '../case-bodies';
import { claimCaseColumns, dealOf } from '../../claims/claim-bodies';
import { isOutstanding } from '../../deals/owed-fees';
import { documentBody, type DocumentRow, type ReadingCall } from '../../documents/document-body';
import { faceAmountOf, fieldsOf } from './claim-fields';

const summaryColumns = pickColumns(
  claimRows,
  'id',
  'reference',
  'status',
  'claim_type',
  'claim_class',
  'currency',
  'face_amount',
  'ask_percent',
  'best_bid_percent',
  'best_bid_is_partial',
  'latest_bid_id',
  'offers_count',
  'agreed_percent',
  'agreed_at',
  'sold_at',
  'review_note',
  'submitted_at',
  'listed_at',
  'expires_at',
  'created_at',
  'updated_at',
  'lock_version',
);

export const myCaseColumns = { ...claimCaseColumns, status: caseRows.status };

export const myClaimColumns = { claim: summaryColumns, case: myCaseColumns };

/** From the negotiation that `isSale` and `isAgreedOffer` find for a claim, if there is one. */
export const saleColumns = {
  sale: pickColumns(
    negotiationRows,
    'id',
    'status',
    'awaiting',
    'due_at',
    'received_at',
    ...Object.values(FEE_DAYS),
  ),
  offer: pickColumns(offerRows, 'face_amount', 'amount', 'seller_fee_amount', 'buyer_fee_amount'),
};

interface Sale {
  sale: Pick<NegotiationRow, keyof typeof saleColumns.sale> | null;
  offer: Pick<OfferRow, keyof typeof saleColumns.offer> | null;
}

export const isSale = and(
  eq(negotiationRows.claim_id, claimRows.id),
  inArray(negotiationRows.status, DEAL_STAGES),
);

export const isAgreedOffer = eq(offerRows.id, negotiationRows.current_offer_id);

type CaseOfClaim = Pick<typeof caseRows.$inferSelect, keyof typeof myCaseColumns>;
type Summary = Pick<ClaimRow, keyof typeof summaryColumns>;

export function myCase(row: CaseOfClaim): MyClaimCase {
  return { ...row, status: listedStatus(row.status) };
}

const NO_SALE: Sale = { sale: null, offer: null };

export function myClaimSummary({
  claim,
  case: of,
  ...sold
}: { claim: Summary; case: CaseOfClaim } & Partial<Sale>): MyClaimSummary {
  const { agreed_percent: _percent, agreed_at: _at, ...shown } = claim;
  return {
    ...shown,
    ...datesOf(claim),
    deal: dealOf(claim),
    sale: saleOf({ ...NO_SALE, ...sold }),
    case: myCase(of),
    face_amount: faceAmountOf(claim),
  };
}

function saleOf({ sale, offer }: Sale): ClaimSale | null {
  if (!sale || !offer || !isDealStage(sale.status)) return null;
  const { net_amount } = sumsOf(offer);
  const { face_amount, amount } = offer;
  return {
    negotiation_id: sale.id,
    stage: sale.status,
    awaiting: sale.awaiting,
    due_at: sale.due_at?.toISOString() ?? null,
    face_amount,
    amount,
    net_amount,
    owed_fee_amount: owedFeeOf(sale, offer),
  };
}

/** The seller's fee comes out of the price: it is owed once the price has arrived. */
function owedFeeOf(sale: NonNullable<Sale['sale']>, offer: NonNullable<Sale['offer']>) {
  const isOwed = sale.received_at !== null && isOutstanding({ negotiation: sale, offer }, 'seller');
  return isOwed ? feeOf('seller', offer) : null;
}

/** The claim after an act of its seller. */
export async function changedMyClaim(
  { db }: Work,
  call: CallBy<UserCaller>,
  id: number,
): Promise<MyClaim> {
  const claim = await readMyClaim(db, call, { id, owner: call.caller.user.id });
  if (!claim) throw new Error(`Claim ${id} is gone.`);
  return claim;
}

/** One of the user's claims with its documents and its timeline; null if it is somebody else's. */
export async function readMyClaim(
  db: Database,
  call: ReadingCall,
  wanted: { id: number; owner: number },
): Promise<MyClaim | null> {
  const where = and(eq(claimRows.id, wanted.id), eq(claimRows.user_id, wanted.owner));
  const entry = await findClaim(db, where);
  if (!entry) return null;
  const documents = await documentsOf(db, wanted.id);
  return {
    ...(await claimFacts(db, entry)),
    minimum_percent: isStaff(call.caller) ? null : entry.claim.minimum_percent,
    documents: await Promise.all(documents.map((document) => documentBody(document, call))),
  };
}

/** A claim with its case and its sale. */
export async function findClaim(
  db: Database,
  where: SQL | undefined,
): Promise<ClaimEntry | undefined> {
  const [row] = await db
    .select({ claim: claimRows, case: myCaseColumns, ...saleColumns })
    .from(claimRows)
    .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id))
    .leftJoin(negotiationRows, isSale)
    .leftJoin(offerRows, isAgreedOffer)
    .where(where)
    .limit(1);
  return row;
}

export async function documentsOf(db: Database, claimId: number): Promise<DocumentRow[]> {
  return await db
    .select()
    .from(documentRows)
    .where(eq(documentRows.claim_id, claimId))
    .orderBy(asc(documentRows.id));
}

interface ClaimEntry extends Sale {
  claim: ClaimRow;
  case: CaseOfClaim;
}

/** What seller and staff both read; only the seller knows the minimum price. */
export async function claimFacts(
  db: Database,
  entry: ClaimEntry,
): Promise<Omit<MyClaim, 'minimum_percent' | 'documents'>> {
  const { claim } = entry;
  const { minimum_percent: _own, ...fields } = fieldsOf(claim);
  return {
    ...fields,
    ...datesOf(claim),
    id: claim.id,
    reference: claim.reference,
    case: myCase(entry.case),
    status: claim.status,
    currency: claim.currency,
    assets: claim.assets,
    is_part: claim.is_part,
    timeline: await claimTimeline(db, claim.id),
    review_note: claim.review_note,
    featured: claim.featured,
    best_bid_percent: claim.best_bid_percent,
    best_bid_is_partial: claim.best_bid_is_partial,
    latest_bid_id: claim.latest_bid_id,
    offers_count: claim.offers_count,
    views_count: claim.views_count,
    followers_count: claim.followers_count,
    deal: dealOf(claim),
    sale: saleOf(entry),
    lock_version: claim.lock_version,
  };
}

function datesOf(
  row: Pick<
    ClaimRow,
    'submitted_at' | 'listed_at' | 'expires_at' | 'sold_at' | 'created_at' | 'updated_at'
  >,
) {
  return {
    submitted_at: row.submitted_at?.toISOString() ?? null,
    sold_at: row.sold_at?.toISOString() ?? null,
    listed_at: row.listed_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
