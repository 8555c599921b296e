import { expect, test } from 'vitest';
import { dayOf, earliestDayAt, endOfDay, isDay, latestDayAt } from './days';

test.each([
  ['2026-11-20T09:59:59.999Z', '2026-11-19', '2026-11-20', '2026-11-20'],
  ['2026-11-20T10:00:00.000Z', '2026-11-19', '2026-11-20', '2026-11-21'],
  ['2026-11-20T11:59:59.999Z', '2026-11-19', '2026-11-20', '2026-11-21'],
  ['2026-11-20T12:00:00.000Z', '2026-11-20', '2026-11-20', '2026-11-21'],
])('at %s it is between %s and %s somewhere on earth', (at, earliest, inUtc, latest) => {
  const instant = new Date(at);
  expect([earliestDayAt(instant), dayOf(instant), latestDayAt(instant)]).toEqual([
    earliest,
    inUtc,
    latest,
  ]);
});

test('a day is over everywhere at noon of the next one', () => {
  expect(endOfDay('2026-12-31')).toEqual(new Date('2027-01-01T12:00:00Z'));
});

test.each([
  ['2026-11-20', true],
  ['2026-11-20T12:00:00Z', false],
  ['20 Nov 2026', false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});
