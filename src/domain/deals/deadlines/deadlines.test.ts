import { describe, expect, test } from 'vitest';
import {
  objectionDeadlineFault,
  addBusinessDays,
  dueAfter,
  transferDayFault,
  objectionDeadline,
  objectionsAreOver,
} from './deadlines';

const at = (text: string) => new Date(text);

describe('business days', () => {
  test.each([
    ['a Friday', '2026-11-20T10:00:00Z', 2, '2026-11-24T10:00:00Z'],
    ['a Saturday', '2026-11-21T10:00:00Z', 1, '2026-11-24T00:00:00Z'],
    ['a Sunday', '2026-11-22T23:59:59Z', 3, '2026-11-26T00:00:00Z'],
    ['a Monday', '2026-11-23T00:00:00Z', 5, '2026-11-30T00:00:00Z'],
    ['a Monday, none', '2026-11-23T00:00:00Z', 0, '2026-11-23T00:00:00Z'],
  ])('from %s', (_name, from, days, to) => {
    expect(addBusinessDays(at(from), days)).toEqual(at(to));
  });
});

describe('the deadline', () => {
  const friday = at('2026-11-20T10:00:00Z');
  const unpaid = { signedAt: friday, settlementDays: 5 };

  test.each([
    [
      'for the examination is two business days after the acceptance',
      dueAfter('offer_accepted', { at: friday }),
      '2026-11-24T10:00:00Z',
    ],
    [
      'for the signatures is three business days after the examination',
      dueAfter('diligence_completed', { at: friday }),
      '2026-11-25T10:00:00Z',
    ],
    [
      'for the price is so many calendar days after the last signature',
      dueAfter('payment_due', { at: friday, settlementDays: 8 }),
      '2026-11-28T10:00:00Z',
    ],
    [
      'for the confirmation is five business days after the price was marked as paid',
      dueAfter('marked_paid', { at: friday }),
      '2026-11-27T10:00:00Z',
    ],
    [
      'for the seller’s fee is five business days after the price has arrived',
      dueAfter('payment_confirmed', { at: friday }),
      '2026-11-27T10:00:00Z',
    ],
    [
      'for a price that has not arrived is the agreed day, where it is later',
      dueAfter('marked_unpaid', { at: at('2026-11-21T10:00:00Z'), ...unpaid }),
      '2026-11-25T10:00:00Z',
    ],
    [
      'for a price that has not arrived is two business days otherwise',
      dueAfter('marked_unpaid', { at: at('2026-11-27T10:00:00Z'), ...unpaid }),
      '2026-12-01T10:00:00Z',
    ],
    [
      'for the completion is two business days after the last day for objections',
      dueAfter('transfer_filed', { deadlineOn: '2026-12-11' }),
      '2026-12-15T23:59:59Z',
    ],
    [
      'belongs to the last day that it leaves, where it is the end of one',
      dueAfter('offer_accepted', { at: at('2026-11-21T10:00:00Z') }),
      '2026-11-24T23:59:59Z',
    ],
  ])('%s', (_name, due, expected) => {
    expect(due).toEqual(at(expected));
  });
});

test('a transfer can be objected to for 21 days, the last of them to its end', () => {
  expect(objectionDeadline('2026-11-20')).toBe('2026-12-11');
  // A Saturday, a Sunday, and Christmas before a weekend.
  expect(objectionDeadline('2026-11-21')).toBe('2026-12-14');
  expect(objectionDeadline('2026-11-22')).toBe('2026-12-14');
  expect(objectionDeadline('2026-12-04')).toBe('2026-12-28');
  // In New York the day goes on until 05:00 UTC; nowhere beyond noon.
  expect(objectionsAreOver('2026-12-11', at('2026-12-12T11:59:59.999Z'))).toBe(false);
  expect(objectionsAreOver('2026-12-11', at('2026-12-12T12:00:00Z'))).toBe(true);
  expect(objectionsAreOver(null, at('2030-01-01T00:00:00Z'))).toBe(false);
});

test.each([
  ['2026-11-25', 'This day is in the future.'],
  // In Tokyo it has come.
  ['2026-11-24', null],
  ['2026-11-23', null],
  ['2026-11-20', null],
  // Still the day of the receipt west of UTC.
  ['2026-11-19', null],
  ['2026-11-18', 'The price had not been received on this day.'],
])('a filing on %s', (filedOn, fault) => {
  const receivedAt = at('2026-11-20T10:00:00Z');
  expect(transferDayFault(filedOn, receivedAt, at('2026-11-23T15:00:00Z'))).toBe(fault);
});

test.each([
  ['2026-12-11', null],
  ['2027-12-11', null],
  ['2026-12-10', 'This is before the filing.'],
  ['2027-12-12', 'This is more than a year after the filing.'],
])('of a filing on December 11 the last day for objections is %s: %s', (deadlineOn, fault) => {
  expect(objectionDeadlineFault(deadlineOn, '2026-12-11')).toBe(fault);
});
