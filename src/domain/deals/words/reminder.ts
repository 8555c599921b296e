import type { NegotiationSummary, OfferSide } from '@generated/model';
import { REMINDER_DAYS } from '../deadlines/deadlines';
import { isTurnOf } from '../turn';

interface Overdue extends Pick<NegotiationSummary, 'status' | 'awaiting'> {
  paid_at: string | Date | null;
  /** The deadline within a sentence: ` by Nov 27, 10:05 AM UTC`. */
  by: string;
  /** As formatted. */
  price: string;
  /** What to call our staff after "write to". */
  staff: string;
}

const CANCEL = 'cancel the sale and give a reason.';

/** What a side reads once a deadline has passed: what it has to do, or what it can do if the other side has to act. */
export function reminderWords(side: OfferSide, overdue: Overdue): string {
  const { status, awaiting, paid_at, by, price, staff } = overdue;
  const isMine = isTurnOf(side, awaiting);
  if (status === 'diligence') {
    return isMine
      ? `You were to end the examination${by}. End it once you are satisfied, or ${CANCEL}`
      : `The buyer was to end the examination${by} and has been reminded. You can wait, or ${CANCEL}`;
  }
  if (status === 'signing') {
    return isMine
      ? `You were to sign the assignment agreement${by}. Sign it, or ${CANCEL}`
      : `The other side was to sign the assignment agreement${by} and has been reminded. You can wait, or ${CANCEL}`;
  }
  if (paid_at === null) {
    return isMine
      ? `You were to pay ${price}${by}. Pay it and mark it as paid within ${REMINDER_DAYS} business days of our reminder; after that our staff may cancel the sale.`
      : `The buyer was to pay ${price}${by} and has been reminded. If it is not paid within ${REMINDER_DAYS} business days of the reminder, write to ${staff}: they may cancel the sale.`;
  }
  return isMine
    ? `You were to confirm${by} that you received ${price}, which the buyer has marked as paid. Confirm it if it has arrived; if it has not, write to ${staff}.`
    : `The seller was to confirm the payment of ${price}${by} and has been reminded. If it stays unconfirmed, write to ${staff}, with a proof of the payment.`;
}
