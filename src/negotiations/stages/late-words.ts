import { isOverdue } from '@/domain/deals/deadlines/overdue';
import { isReminded } from '@/domain/deals/negotiation-state';
import { reminderWords } from '@/domain/deals/words/reminder';
import { formatAmount } from '@/domain/money';
import { presentTime } from '@/domain/present-time';
import { formatDateTimeWithZone } from '@/labels/dates';
import type { StageFacts } from './stage-facts';

/** What is overdue, and what can be done about it, in the words of the reminder; null if there is still time. */
export function lateWords(negotiation: StageFacts, now = new Date(presentTime())): string | null {
  const { role, status, due_at, current_offer, currency } = negotiation;
  if (due_at === null || !isReminded(status) || !isOverdue(due_at, now.getTime())) return null;
  return reminderWords(role, {
    ...negotiation,
    by: ` by ${formatDateTimeWithZone(due_at)}`,
    price: formatAmount(current_offer.amount, currency),
    staff: 'our staff',
  });
}
