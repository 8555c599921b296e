import type { ListedCaseStatus } from '@generated/model';
import { keysOf } from '../keys-of';

interface Transition {
  from: readonly ListedCaseStatus[];
  to: ListedCaseStatus;
}

/** What our staff do with a case; no other way leads from one status to another, and none from `closed`. */
const CASE_TRANSITIONS = {
  pause: { from: ['active'], to: 'paused' },
  reopen: { from: ['paused'], to: 'active' },
  close: { from: ['active', 'paused'], to: 'closed' },
} as const satisfies Record<string, Transition>;

export type CaseAct = keyof typeof CASE_TRANSITIONS;

/** The status after the act, or null where it does not allow it. */
export function caseStatusAfter(status: ListedCaseStatus, act: CaseAct): ListedCaseStatus | null {
  const { from, to }: Transition = CASE_TRANSITIONS[act];
  return from.includes(status) ? to : null;
}

/** What can be done now. */
export function caseActs(status: ListedCaseStatus): CaseAct[] {
  return keysOf(CASE_TRANSITIONS).filter((act) => caseStatusAfter(status, act) !== null);
}
