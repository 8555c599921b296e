import type { OfferSide } from '@generated/model';
import { feeDayFault } from '@/domain/deals/deadlines/deadlines';
import { feeOf, mayRecordFee } from '@/domain/deals/fees';
import { otherSide } from '@/domain/deals/offer-state';
import { FEE_DAYS } from '../db/schema';
import { refuse, refuseFields } from '../calls/refusals';
import type { Work } from '../unit-of-work/change';
import { findAssignment, signedAt } from './assignment/assignments';
import type { Deal } from './lock-deal';
import { recordAndTell } from './record-in-negotiation';

/**
 * Records that the staff have received a side's fee, or takes that back. Only that side is told.
 * @param receivedOn a day as `2026-11-20`, or null.
 */
export async function recordFee(
  work: Work,
  deal: Deal,
  { side, receivedOn }: { side: OfferSide; receivedOn: string | null },
) {
  const { negotiation, offer } = deal;
  const signed = await findAssignment(work.db, negotiation.id);
  const hasSigned = (who: OfferSide) => signed !== undefined && signedAt(signed, who) !== null;
  const isOwed = mayRecordFee(feeOf(side, offer), {
    buyer: hasSigned('buyer'),
    seller: hasSigned('seller'),
  });
  const isNothingToTakeBack = receivedOn === null && negotiation[FEE_DAYS[side]] === null;
  if (!isOwed || !negotiation.agreed_at || isNothingToTakeBack) {
    return refuse('transition_not_allowed');
  }
  const fault = receivedOn && feeDayFault(receivedOn, negotiation.agreed_at, work.now);
  if (fault) return refuseFields({ received_on: fault });
  await recordAndTell(work, deal, {
    event: receivedOn ? 'fee_received' : 'fee_taken_back',
    by: 'staff',
    knows: otherSide(side),
    values: { [FEE_DAYS[side]]: receivedOn },
    note: side,
  });
  return null;
}
