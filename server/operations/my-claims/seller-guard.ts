import { eq } from 'drizzle-orm';
import { claimGaps } from '@/domain/claims/claim-checks';
import {
  type SellerAction,
  type SellerRefusal,
  sellerRefusal,
} from '@/domain/claims/seller-actions';
import type { Refused } from '../../calls/operation-types';
import { refuse, refuseFields, underPath } from '../../calls/refusals';
import { caseOf } from '../../cases/find-case';
import type { Database } from '../../db/database';
import { pickColumns } from '../../db/pick-columns';
import { caseRows, documentRows, userRows, type ClaimRow } from '../../db/schema';
import type { Work } from '../../unit-of-work/change';
import { listedStatus } from '../case-bodies';
import { fieldFaults, fieldsOf } from './claim-fields';

/** Refusals because of the claim itself; every other one has a code of its own. */
type OfClaim = 'wrong_state' | 'taken_off_by_staff';

const isOfClaim = (refusal: SellerRefusal): refusal is OfClaim =>
  refusal === 'wrong_state' || refusal === 'taken_off_by_staff';

/** The codes with which an action of a seller can be refused, apart from missing facts of a claim. */
export type SellerCode<Action extends SellerAction> =
  | 'transition_not_allowed'
  | Exclude<SellerRefusal<Action>, OfClaim>;

/**
 * What prevents an action of the seller: the claim's status, the account, the case. Call it in the transaction that has
 * locked the claim.
 * @returns the refusal, or null.
 */
export async function sellerGuard<Action extends SellerAction>(
  tx: Database,
  action: Action,
  claim: ClaimRow,
): Promise<Refused<SellerCode<Action>> | null> {
  const [facts] = await tx
    .select({
      seller: { status: userRows.status, identity_status: userRows.identity_status },
      case: { status: caseRows.status },
    })
    .from(caseRows)
    .innerJoin(userRows, eq(userRows.id, claim.user_id))
    .where(eq(caseRows.id, claim.case_id))
    .limit(1);
  if (!facts) throw new Error(`Claim ${claim.id} has no case or no seller.`);
  const of = { status: listedStatus(facts.case.status) };
  const refusal = sellerRefusal(action, { ...claim, case: of }, facts.seller);
  if (refusal === null) return null;
  const message = 'Our staff have taken this claim off the market; only they can put it back.';
  // TypeScript cannot subtract from the refusals of an action that it does not know yet.
  const code = (isOfClaim(refusal) ? 'transition_not_allowed' : refusal) as SellerCode<Action>;
  return refuse(code, refusal === 'taken_off_by_staff' ? { message } : {});
}

/**
 * What is missing before a review. Call it with the claim locked, so that no document leaves it in the meantime.
 * @returns the refusal, or null.
 */
export async function incompleteRefusal({ db, now }: Work, claim: ClaimRow) {
  const of = await caseOf(db, claim);
  const fields = fieldsOf(claim);
  const documents = await db
    .select(pickColumns(documentRows, 'kind', 'status', 'redacted'))
    .from(documentRows)
    .where(eq(documentRows.claim_id, claim.id));
  // Values that were right when they were saved may be wrong now: the case's choices can change.
  const faults = fieldFaults(fields, of, now);
  const missing = claimGaps(fields, { parameters: of.parameters, documents });
  const gaps = { ...faults, ...underPath('claim', missing) };
  return Object.keys(gaps).length > 0 ? refuseFields(gaps, 'claim_incomplete') : null;
}
