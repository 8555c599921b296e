import { eq } from 'drizzle-orm';
import { claimGaps } from '@/domain/claims/claim-checks';
import { type SellerAction, sellerRefusal } from '@/domain/claims/seller-actions';
import type { Database } from '../../db/database';
import { pickColumns } from '../../db/pick-columns';
import { caseRows, documentRows, userRows, type ClaimRow } from '../../db/schema';
import { refuse, refuseFields, underPath } from '../../calls/refusals';
import { listedStatus } from '../case-bodies';
import { fieldFaults, fieldsOf } from './claim-fields';

/**
 * What beyond the state of the claim stands in the way of a seller: the account, the case and, before a review, what is
 * missing. Asked in the transaction that has locked the claim, so that no document leaves it meanwhile.
 * @returns the refusal, or null.
 */
export async function sellerGuard(tx: Database, action: SellerAction, claim: ClaimRow, now: Date) {
  const [facts] = await tx
    .select({
      seller: { status: userRows.status, identity_status: userRows.identity_status },
      case: pickColumns(caseRows, 'status', 'parameters', 'petition_date'),
    })
    .from(caseRows)
    .innerJoin(userRows, eq(userRows.id, claim.user_id))
    .where(eq(caseRows.id, claim.case_id))
    .limit(1);
  if (!facts) throw new Error(`Claim ${claim.id} has no case or no seller.`);
  const of = { status: listedStatus(facts.case.status) };
  const { status, review_note } = claim;
  const refusal = sellerRefusal(action, { status, review_note, case: of }, facts.seller);
  if (refusal === 'taken_off_by_staff') {
    const message = 'Our staff have taken this claim off the market; only they can put it back.';
    return refuse(422, 'transition_not_allowed', { message });
  }
  if (refusal) return refuse(422, refusal === 'wrong_state' ? 'transition_not_allowed' : refusal);
  if (action !== 'submit' && action !== 'relist') return null;
  const { parameters } = facts.case;
  const fields = fieldsOf(claim);
  const documents = await tx
    .select(pickColumns(documentRows, 'kind', 'status', 'redacted'))
    .from(documentRows)
    .where(eq(documentRows.claim_id, claim.id));
  // What was right when it was saved may not be any more: the case's choices can change.
  const faults = fieldFaults(fields, facts.case, now);
  const gaps = { ...faults, ...underPath('claim', claimGaps(fields, { parameters, documents })) };
  return Object.keys(gaps).length > 0 ? refuseFields(gaps, 'claim_incomplete') : null;
}
