import { expect, test } from 'vitest';
import { HOUR } from '../../time';
import { isOverdue, isSoon } from './overdue';

test.each([
  ['2026-12-12', false],
  // A day is over everywhere at noon in UTC of the next.
  ['2026-12-11', true],
  ['2026-12-12T12:00:00.000Z', true],
  [new Date('2026-12-12T12:00:00.000Z'), true],
  ['2026-12-12T12:00:00.001Z', false],
  [null, false],
])('what is due by %s is overdue: %s', (dueAt, expected) => {
  expect(isOverdue(dueAt, new Date('2026-12-12T12:00:00.001Z').getTime())).toBe(expected);
});

test.each([
  [-1, true],
  [47, true],
  [49, false],
])('what is due in %s hours is due soon: %s', (hours, expected) => {
  expect(isSoon(new Date(Date.now() + hours * HOUR).toISOString())).toBe(expected);
});
