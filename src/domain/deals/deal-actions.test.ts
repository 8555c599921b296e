import { describe, expect, test } from 'vitest';
import { dealActions, type DealState, mayChangeInstructions, offerActions } from './deal-actions';

describe('what a side may do with an offer', () => {
  const pending = { made_by: 'buyer', status: 'pending' } as const;

  test('its recipient answers, its maker withdraws', () => {
    expect(offerActions('seller', pending, [pending])).toEqual(['accept', 'counter', 'reject']);
    expect(offerActions('buyer', pending, [pending])).toEqual(['withdraw']);
  });

  test('after ten moves of a side it no longer counters', () => {
    const moves = Array.from({ length: 10 }, () => ({ made_by: 'seller' }) as const);
    expect(offerActions('seller', pending, moves)).toEqual(['accept', 'reject']);
  });

  test.each(['countered', 'accepted', 'rejected', 'withdrawn', 'expired', 'closed'] as const)(
    'nothing once it is %s',
    (status) => {
      const offer = { ...pending, status };
      expect(offerActions('seller', offer, [offer])).toEqual([]);
      expect(offerActions('buyer', offer, [offer])).toEqual([]);
    },
  );
});

describe('what a side may do in a deal', () => {
  const state = (differences: Partial<DealState>): DealState => ({
    role: 'buyer',
    status: 'diligence',
    signed_by_me: false,
    paid_at: null,
    ...differences,
  });
  const paid_at = '2026-11-20T10:00:00Z';
  test.each([
    [state({}), ['confirm_diligence', 'cancel']],
    [state({ role: 'seller' }), ['cancel']],
    [state({ status: 'signing' }), ['sign', 'cancel']],
    [state({ status: 'signing', signed_by_me: true }), ['cancel']],
    [state({ status: 'payment' }), ['mark_paid']],
    [state({ status: 'payment', paid_at }), []],
    [state({ status: 'payment', role: 'seller' }), []],
    [state({ status: 'payment', role: 'seller', paid_at }), ['confirm_payment']],
    [state({ status: 'transfer', paid_at }), []],
    [state({ status: 'completed', paid_at }), []],
    [state({ status: 'cancelled' }), []],
  ])('%o', (of, actions) => {
    expect(dealActions(of)).toEqual(actions);
  });
});

test.each([
  ['seller', 'signing', null, null, false],
  ['seller', 'signing', 'Account 1', null, true],
  ['seller', 'payment', 'Account 1', null, true],
  ['seller', 'payment', 'Account 1', '2026-11-20T10:00:00Z', false],
  ['buyer', 'payment', 'Account 1', null, false],
  ['seller', 'transfer', 'Account 1', '2026-11-20T10:00:00Z', false],
  ['seller', 'cancelled', 'Account 1', null, false],
] as const)(
  'the %s in %s, with the place to pay %s and paid %s, may change it: %s',
  (role, status, payment_instructions, paid_at, may) => {
    expect(mayChangeInstructions({ role, status, payment_instructions, paid_at })).toBe(may);
  },
);
