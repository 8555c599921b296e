import type { Awaiting } from '@generated/model';
import { describe, expect, test } from 'vitest';
import {
  addBusinessDays,
  awaitingOf,
  filingDayFault,
  objectionDeadline,
  objectionsAreOver,
  paymentDueAt,
  type Progress,
} from './negotiation-state';

const at = (text: string) => new Date(text);

describe('business days', () => {
  test.each([
    ['a Friday', '2026-11-20T10:00:00Z', 2, '2026-11-24T10:00:00Z'],
    ['a Saturday', '2026-11-21T10:00:00Z', 1, '2026-11-23T10:00:00Z'],
    ['a Sunday', '2026-11-22T23:59:59Z', 3, '2026-11-25T23:59:59Z'],
    ['a Monday', '2026-11-23T00:00:00Z', 5, '2026-11-30T00:00:00Z'],
    ['a Monday, none', '2026-11-23T00:00:00Z', 0, '2026-11-23T00:00:00Z'],
  ])('from %s', (_name, from, days, to) => {
    expect(addBusinessDays(at(from), days)).toEqual(at(to));
  });
});

test('the price is due so many calendar days after the last signature', () => {
  expect(paymentDueAt(at('2026-11-20T10:00:00Z'), 5)).toEqual(at('2026-11-25T10:00:00Z'));
});

test('a transfer can be objected to for 21 days, the last of them to its end', () => {
  expect(objectionDeadline('2026-11-20')).toBe('2026-12-11');
  expect(objectionsAreOver('2026-12-11', at('2026-12-11T23:59:59.999Z'))).toBe(false);
  expect(objectionsAreOver('2026-12-11', at('2026-12-12T00:00:00Z'))).toBe(true);
  expect(objectionsAreOver(null, at('2030-01-01T00:00:00Z'))).toBe(false);
});

test.each([
  ['2026-11-24', 'This day has not come yet.'],
  ['2026-11-23', null],
  ['2026-11-20', null],
  // Still the day of the receipt west of UTC.
  ['2026-11-19', null],
  ['2026-11-18', 'On this day the price was not received yet.'],
])('a filing on %s', (filedOn, fault) => {
  const receivedAt = at('2026-11-20T10:00:00Z');
  expect(filingDayFault(filedOn, receivedAt, at('2026-11-23T09:00:00Z'))).toBe(fault);
});

describe('whose turn it is', () => {
  const when = at('2026-11-20T10:00:00Z');
  const nothing: Omit<Progress, 'status'> = {
    offer_made_by: 'buyer',
    buyer_signed_at: null,
    seller_signed_at: null,
    paid_at: null,
  };
  const turns: [Awaiting, Partial<Progress> & Pick<Progress, 'status'>][] = [
    ['seller', { status: 'open' }],
    ['buyer', { status: 'open', offer_made_by: 'seller' }],
    ['buyer', { status: 'diligence' }],
    ['both', { status: 'signing' }],
    ['seller', { status: 'signing', buyer_signed_at: when }],
    ['buyer', { status: 'signing', seller_signed_at: when }],
    ['buyer', { status: 'payment' }],
    ['seller', { status: 'payment', paid_at: when }],
    ['staff', { status: 'transfer', paid_at: when }],
    ['none', { status: 'completed', paid_at: when }],
    ['none', { status: 'cancelled' }],
    ['none', { status: 'closed' }],
  ];
  test.each(turns)('%s: %o', (awaiting, progress) => {
    expect(awaitingOf({ ...nothing, ...progress })).toBe(awaiting);
  });
});
