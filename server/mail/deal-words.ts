import { wallTimeAt, wallTimeOfDay, writeDay, writeDayOfYear, writeTime } from '@/domain/calendar';
import { formatAmount } from '@/domain/money';
import type { ClaimRow, NegotiationRow, OfferRow } from '../db/schema';

/** A deal as far as its news speak of it. */
export interface ToldDeal {
  claim: Pick<ClaimRow, 'reference' | 'status' | 'partial_sale'>;
  negotiation: Pick<
    NegotiationRow,
    | 'reference'
    | 'status'
    | 'awaiting'
    | 'due_at'
    | 'payment_reference'
    | 'paid_at'
    | 'received_at'
    | 'buyer_fee_received_on'
    | 'seller_fee_received_on'
    | 'objection_deadline_on'
    | 'docket_number'
    | 'cancelled_by'
  >;
  offer: Pick<
    OfferRow,
    | 'made_by'
    | 'price_percent'
    | 'face_amount'
    | 'claim_face_amount'
    | 'amount'
    | 'currency'
    | 'payment_method'
    | 'buyer_fee_amount'
    | 'seller_fee_amount'
    | 'expires_at'
    | 'close_reason'
  >;
}

export const priceOf = ({ offer }: Pick<ToldDeal, 'offer'>) =>
  formatAmount(offer.amount, offer.currency);

/** ` by Nov 27, 10:05 AM UTC`; empty where there is no deadline. */
export const dueBy = ({ negotiation: { due_at } }: Pick<ToldDeal, 'negotiation'>) =>
  due_at ? ` by ${formatDeadline(due_at)}` : '';

const CANCELLED_BY = {
  buyer: 'The buyer has cancelled the sale.',
  seller: 'The seller has cancelled the sale.',
  staff: 'Our staff have cancelled the sale.',
  system: 'The sale has ended for both sides.',
};

/** Who has ended a sale that was cancelled: nobody is told of what they did themselves. */
export const endedBy = ({ deal: { negotiation } }: { deal: Pick<ToldDeal, 'negotiation'> }) =>
  CANCELLED_BY[negotiation.cancelled_by ?? 'system'];

/** `Nov 27, 10:05 AM UTC`, as in the app: a mail does not know the zone of its reader. */
export function formatDeadline(at: Date): string {
  const wallTime = wallTimeAt(at, 'UTC');
  return `${writeDayOfYear(wallTime)}, ${writeTime(wallTime)} UTC`;
}

/** `Dec 12, 2026`. @param day as `2026-12-12`: the same everywhere. */
export function formatDay(day: string): string {
  return writeDay(wallTimeOfDay(day));
}
