import { REMINDER_DAYS } from '@/domain/deals/deadlines';
import type { OfferSide } from '@generated/model';
import { dueBy, priceOf, type ToldDeal } from './deal-words';

interface ReminderFacts {
  /** The side that is told. */
  to: OfferSide;
  deal: ToldDeal;
  staffEmail: string;
}

const CANCEL = 'cancel the negotiation with a reason.';

/** What a side is told once a deadline has passed: what it owes, or what it can do where the other side owes it. */
export function reminderText({ to, deal, staffEmail }: ReminderFacts): string {
  const { status, awaiting, paid_at } = deal.negotiation;
  const isMine = awaiting === to || awaiting === 'both';
  const by = dueBy(deal);
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
  const price = priceOf(deal);
  if (paid_at === null) {
    return isMine
      ? `You were to pay ${price}${by}. Pay it and mark it as paid within ${REMINDER_DAYS} business days; after that our staff may cancel the sale.`
      : `The buyer was to pay ${price}${by} and has been reminded. If it is not paid within ${REMINDER_DAYS} business days, write to our staff at ${staffEmail}: they may cancel the sale.`;
  }
  return isMine
    ? `You were to confirm${by} that you received ${price}, which the buyer has marked as paid. Confirm it if it has arrived; if it has not, write to our staff at ${staffEmail}.`
    : `The seller was to confirm the payment of ${price}${by} and has been reminded. If it stays unconfirmed, write to our staff at ${staffEmail}, with a proof of the payment.`;
}
