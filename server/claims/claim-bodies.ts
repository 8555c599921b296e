import type {
  CaseParameters,
  Claim,
  ClaimCase,
  ClaimDeal,
  ClaimExactTerms,
  ClaimSummary,
  ListedClaimStatus,
} from '@generated/model';
import { roundedForVisitors } from '@/domain/amounts';
import type { ChosenFact, DeclaredFact } from '@/domain/claims/declared-facts';
import { isPayableBy } from '@/domain/deals/payment-method';
import type { Caller, UserRow } from '../calls/caller';
import { isOwner, isAdmittedBuyer } from './exact-terms';
import { hasListedStatus } from './listed-claim';
import { pickColumns } from '../db/pick-columns';
import { caseRows, claimRows, type ClaimRow } from '../db/schema';
import { documentBody, type DocumentRow, type ReadingCall } from '../documents/document-body';

export const claimSummaryColumns = pickColumns(
  claimRows,
  'id',
  'reference',
  'user_id',
  'claim_type',
  'claim_class',
  'priority',
  'currency',
  'face_amount',
  'ask_percent',
  'best_bid_percent',
  'best_bid_is_partial',
  'register_status',
  'estate_kyc_status',
  'recourse_preference',
  'partial_sale',
  'featured',
  'listed_at',
  'expires_at',
);

/** For lists of claims of every listed status. */
export const listedSummaryColumns = { ...claimSummaryColumns, status: claimRows.status };

export const claimCaseColumns = {
  id: caseRows.id,
  case_code: caseRows.case_code,
  name: caseRows.name,
  logo_url: caseRows.logo_url,
  guide_low_percent: caseRows.guide_low_percent,
  guide_high_percent: caseRows.guide_high_percent,
};

type SummaryRow = Pick<ClaimRow, keyof typeof claimSummaryColumns>;

/** A claim in a list. Rows without a status are open claims. */
export function claimSummary(
  { claim, case: of }: { claim: SummaryRow & { status?: ClaimRow['status'] }; case: ClaimCase },
  caller: Caller,
): ClaimSummary {
  return {
    id: claim.id,
    reference: claim.reference,
    case: of,
    status: listedStatus(claim),
    claim_type: answerOf(claim, 'claim_type'),
    claim_class: claim.claim_class,
    priority: answerOf(claim, 'priority'),
    currency: claim.currency,
    ...faceAmount(claim, seesExactTerms(caller, claim.user_id)),
    ask_percent: claim.ask_percent,
    best_bid_percent: claim.best_bid_percent,
    best_bid_is_partial: claim.best_bid_is_partial,
    register_status: answerOf(claim, 'register_status'),
    estate_kyc_status: answerOf(claim, 'estate_kyc_status'),
    recourse_preference: claim.recourse_preference,
    partial_sale: claim.partial_sale,
    featured: claim.featured,
    is_owner: isOwner(caller, claim.user_id),
    listed_at: claim.listed_at?.toISOString() ?? null,
    expires_at: claim.expires_at?.toISOString() ?? null,
  };
}

function listedStatus({
  reference,
  status = 'open',
}: {
  reference: string;
  status?: ClaimRow['status'];
}): ListedClaimStatus {
  const claim = { status };
  if (!hasListedStatus(claim)) {
    throw new Error(`${reference} is ${status}: not for a list of claims.`);
  }
  return claim.status;
}

/** What is read for the page of a claim. */
interface ClaimFacts {
  claim: ClaimRow & { status: ListedClaimStatus };
  case: ClaimCase;
  seller: Pick<UserRow, 'payment_method'>;
  /** From the case. */
  bar_date: string | null;
  /** From the case. */
  claim_classes: CaseParameters['claim_classes'];
  /** The copies of its documents that buyers may read. */
  copies: readonly DocumentRow[];
}

/** Names every field, so that a new column stays private until it is added here. */
export async function claimBody(facts: ClaimFacts, call: ReadingCall): Promise<Claim> {
  const { claim: row, case: of, copies } = facts;
  const { caller } = call;
  const exact = seesExactTerms(caller, row.user_id);
  return {
    id: row.id,
    reference: row.reference,
    case: of,
    status: row.status,
    holder_type: answerOf(row, 'holder_type'),
    claim_type: answerOf(row, 'claim_type'),
    claim_class: row.claim_class,
    claim_class_name:
      facts.claim_classes.find(({ code }) => code === row.claim_class)?.name ?? null,
    priority: answerOf(row, 'priority'),
    currency: row.currency,
    ...faceAmount(row, exact),
    ask_percent: row.ask_percent,
    best_bid_percent: row.best_bid_percent,
    best_bid_is_partial: row.best_bid_is_partial,
    register_status: answerOf(row, 'register_status'),
    estate_kyc_status: answerOf(row, 'estate_kyc_status'),
    disputed: answerOf(row, 'disputed'),
    contingent: answerOf(row, 'contingent'),
    unliquidated: answerOf(row, 'unliquidated'),
    acquired_from_other: answerOf(row, 'acquired_from_other'),
    has_loan: answerOf(row, 'has_loan'),
    is_insider: answerOf(row, 'is_insider'),
    has_preference_exposure: answerOf(row, 'has_preference_exposure'),
    recourse_preference: row.recourse_preference,
    partial_sale: row.partial_sale,
    is_part: row.is_part,
    description: row.description,
    featured: row.featured,
    documents: copies.map(({ kind, byte_size }) => ({ kind, byte_size })),
    exact_terms: exact ? await exactTerms(facts, call) : null,
    is_owner: isOwner(caller, row.user_id),
    views_count: row.views_count,
    offers_count: row.offers_count,
    followers_count: row.followers_count,
    listed_at: row.listed_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    sold_at: row.sold_at?.toISOString() ?? null,
    deal: caller.kind === 'admin' || isOwner(caller, row.user_id) ? dealOf(row) : null,
  };
}

/** Null until an offer is accepted. */
export function dealOf({
  agreed_percent: percent,
  agreed_at,
}: Pick<ClaimRow, 'agreed_percent' | 'agreed_at'>): ClaimDeal | null {
  return percent && agreed_at ? { percent, agreed_at: agreed_at.toISOString() } : null;
}

/** A listed claim's answer to a fact. Listed claims have answered all of them: their table makes sure of that. */
function answerOf<Fact extends DeclaredFact | ChosenFact>(
  row: Pick<ClaimRow, 'reference' | Fact>,
  fact: Fact,
): NonNullable<ClaimRow[Fact]> {
  const answered: ClaimRow[Fact] = row[fact];
  if (answered === null) throw new Error(`${row.reference} was listed without ${fact}.`);
  return answered;
}

async function exactTerms(
  { claim: row, seller, bar_date, copies }: ClaimFacts,
  call: ReadingCall,
): Promise<ClaimExactTerms> {
  const { payment_method: method } = seller;
  return {
    holder_country: row.holder_country,
    debtor_entity: row.debtor_entity,
    scheduled_amount: row.scheduled_amount,
    filed_amount: row.filed_amount,
    allowed_amount: row.allowed_amount,
    schedule_number: row.schedule_number,
    proof_of_claim_number: row.proof_of_claim_number,
    filed_on: row.filed_on,
    bar_date,
    preference_exposure_amount: row.preference_exposure_amount,
    payment_preference:
      method && method !== 'other' && isPayableBy(method, row.currency) ? method : null,
    assets: row.assets,
    documents: await Promise.all(copies.map((copy) => documentBody(copy, call))),
  };
}

function seesExactTerms(caller: Caller, sellerId: number): boolean {
  return isAdmittedBuyer(caller) || isOwner(caller, sellerId);
}

function faceAmount(
  { face_amount: amount }: Pick<ClaimRow, 'face_amount'>,
  exact: boolean,
): Pick<Claim, 'face_amount' | 'face_amount_rounded'> {
  return exact
    ? { face_amount: amount, face_amount_rounded: false }
    : { face_amount: roundedForVisitors(amount), face_amount_rounded: true };
}
