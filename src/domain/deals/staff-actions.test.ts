import { expect, test } from 'vitest';
import { staffActions, staffRefusal, type StaffAction, type StaffState } from './staff-actions';

const NOW = new Date('2026-12-12T23:59:59.999Z');
const paid_at = '2026-11-20T10:00:00Z';
const transfer_filed_on = '2026-11-20';
const state = (differences: Partial<StaffState>): StaffState => ({
  status: 'diligence',
  paid_at: null,
  transfer_filed_on: null,
  objection_deadline_on: null,
  ...differences,
});
const filed = (objection_deadline_on: string) =>
  state({ status: 'transfer', paid_at, transfer_filed_on, objection_deadline_on });

test.each<[StaffState, StaffAction[]]>([
  [state({ status: 'open' }), []],
  [state({}), ['confirm_diligence', 'cancel']],
  [state({ status: 'signing' }), ['cancel']],
  [state({ status: 'payment' }), ['mark_paid', 'cancel']],
  [state({ status: 'payment', paid_at }), ['confirm_payment', 'mark_unpaid', 'cancel']],
  [state({ status: 'transfer', paid_at }), ['record_filing', 'cancel']],
  [filed('2026-12-12'), ['correct_filing', 'cancel']],
  [filed('2026-12-11'), ['complete', 'correct_filing', 'cancel']],
  [{ ...filed('2026-12-11'), status: 'completed' }, []],
  [state({ status: 'cancelled' }), []],
  [state({ status: 'rejected' }), []],
  [state({ status: 'withdrawn' }), []],
  [state({ status: 'expired' }), []],
  [state({ status: 'closed' }), []],
])('%o: staff may do exactly what its stage allows', (of, actions) => {
  expect(staffActions(of, NOW)).toEqual(actions);
});

test.each([
  [filed('2026-12-12'), 'objection_open'],
  [state({ status: 'transfer', paid_at }), 'objection_open'],
  [state({ status: 'payment', paid_at }), 'transition_not_allowed'],
] as const)('%o is not completed: %s', (of, refusal) => {
  expect(staffRefusal('complete', of, NOW)).toBe(refusal);
});
