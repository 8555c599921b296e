import type { AdminNegotiation } from '@generated/model';
import { negotiationStatusAfter, objectionsAreOver } from '@/domain/deals/negotiation-state';

/** What staff can do in a negotiation, in the order of its stages. */
export type StaffAction =
  | 'confirm_diligence'
  | 'confirm_payment'
  | 'record_filing'
  | 'correct_filing'
  | 'complete'
  | 'cancel';

type Known = Pick<
  AdminNegotiation,
  'status' | 'paid_at' | 'transfer_filed_on' | 'objection_deadline_on'
>;

/** What staff may do now; the first one leads on, unless it only corrects or ends. */
export function staffActions(negotiation: Known, now = new Date()): StaffAction[] {
  const { status, paid_at, transfer_filed_on, objection_deadline_on } = negotiation;
  const may = (event: Parameters<typeof negotiationStatusAfter>[1]) =>
    negotiationStatusAfter(status, event, 'staff') !== null;
  const actions: StaffAction[] = [];
  if (may('confirm_diligence')) actions.push('confirm_diligence');
  if (may('confirm_payment') && paid_at !== null) actions.push('confirm_payment');
  if (may('complete') && objectionsAreOver(objection_deadline_on, now)) actions.push('complete');
  if (status === 'transfer')
    actions.push(transfer_filed_on === null ? 'record_filing' : 'correct_filing');
  if (may('cancel') || may('cancel_late')) actions.push('cancel');
  return actions;
}
