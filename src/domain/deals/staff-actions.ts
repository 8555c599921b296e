import type { AdminNegotiation } from '@generated/model';
import { presentTime } from '../present-time';
import { objectionsAreOver } from './deadlines/deadlines';
import { negotiationStatusAfter } from './negotiation-state';

/** What staff can do in a negotiation, in the order of the buttons. */
const STAFF_ACTIONS = [
  'confirm_diligence',
  'mark_paid',
  'confirm_payment',
  'mark_unpaid',
  'complete',
  'record_filing',
  'correct_filing',
  'cancel',
] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** Whether it is our staff's own task. Other acts replace a side's act on proof, or correct or end something. */
export function isOwnAction(action: StaffAction): boolean {
  return action === 'record_filing' || action === 'complete';
}

export interface StaffState extends Pick<
  AdminNegotiation,
  'status' | 'transfer_filed_on' | 'objection_deadline_on'
> {
  paid_at: string | Date | null;
}

/** What staff may do now. */
export function staffActions(
  negotiation: StaffState,
  now = new Date(presentTime()),
): StaffAction[] {
  return STAFF_ACTIONS.filter((action) => staffRefusal(action, negotiation, now) === null);
}

/** What prevents an action: its stage or, for a completion, the objections. */
export type StaffRefusal<Action extends StaffAction> =
  | 'transition_not_allowed'
  | ('complete' extends Action ? 'objection_open' : never);

/** What prevents an action, or null. */
export function staffRefusal<Action extends StaffAction>(
  action: Action,
  negotiation: StaffState,
  now: Date,
): StaffRefusal<Action> | null {
  if (!isInStage(action, negotiation)) return 'transition_not_allowed';
  const isRefused =
    action === 'complete' && !objectionsAreOver(negotiation.objection_deadline_on, now);
  // TypeScript does not infer from the comparison that this is `complete`.
  return isRefused ? ('objection_open' as StaffRefusal<Action>) : null;
}

function isInStage(
  action: StaffAction,
  { status, paid_at, transfer_filed_on: filedOn }: StaffState,
): boolean {
  switch (action) {
    case 'mark_paid':
      return paid_at === null && status === 'payment';
    case 'mark_unpaid':
      return paid_at !== null && status === 'payment';
    case 'confirm_payment':
      return (
        paid_at !== null && negotiationStatusAfter(status, 'confirm_payment', 'staff') !== null
      );
    case 'record_filing':
      return status === 'transfer' && filedOn === null;
    case 'correct_filing':
      return status === 'transfer' && filedOn !== null;
    case 'cancel':
      return (['cancel', 'cancel_late'] as const).some(
        (transition) => negotiationStatusAfter(status, transition, 'staff') !== null,
      );
    case 'confirm_diligence':
    case 'complete':
      return negotiationStatusAfter(status, action, 'staff') !== null;
  }
}
