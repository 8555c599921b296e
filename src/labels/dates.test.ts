import { afterEach, expect, test, vi } from 'vitest';
import { setClockBy } from '@/domain/present-time';
import {
  formatDate,
  formatDateTimeWithZone,
  formatRecent,
  formatRelative,
  formatSince,
} from './dates';

const now = Date.parse('2026-11-21T18:00:00.000Z');

// The files of a worker share the clock.
afterEach(() => {
  vi.useRealTimers();
  setClockBy(new Date().toISOString());
});

test('a date and how long ago it was are told by one clock, the exchange’s', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T01:00:00.000Z') });
  setClockBy('2026-11-21T18:00:00.000Z');
  const iso = '2026-11-21T15:00:00.000Z';
  expect(formatRecent(iso)).toBe('3:00 PM');
  expect(formatSince(iso)).toBe('3:00 PM');
  expect(formatRelative(iso)).toBe('3 hours ago');
});

test('a day is the same day in every zone', () => {
  expect(formatDate('2022-11-11')).toBe('Nov 11, 2022');
});

test('a deadline names its zone', () => {
  expect(formatDateTimeWithZone('2026-11-24T07:30:00.000Z')).toBe('Nov 24, 2026, 7:30 AM UTC');
});

test.each([
  ['2026-11-21T17:59:40.000Z', 'just now'],
  ['2026-11-21T15:00:00.000Z', '3 hours ago'],
  ['2026-11-23T19:00:00.000Z', 'in 2 days'],
  ['2026-11-24T17:59:00.000Z', 'in 3 days'],
  ['2026-11-18T18:01:00.000Z', '3 days ago'],
  ['2026-11-24T05:00:00.000Z', 'in 2 days'],
  ['2026-11-24T07:00:00.000Z', 'in 2 days'],
  ['2026-11-21T19:45:00.000Z', 'in 105 minutes'],
  ['2026-11-23T17:00:00.000Z', 'in 47 hours'],
  ['2026-11-23T17:40:00.000Z', 'in 2 days'],
  ['2026-11-22T17:29:00.000Z', 'in 23 hours'],
  ['2026-11-22T17:59:00.000Z', 'in 1 day'],
  ['2026-11-21T18:59:00.000Z', 'in 59 minutes'],
  ['2026-11-21T18:59:40.000Z', 'in 1 hour'],
  ['2026-11-21T17:59:00.000Z', '1 minute ago'],
  ['2026-12-05T17:59:00.000Z', 'in 14 days'],
  ['2026-12-16T17:59:00.000Z', 'in 25 days'],
  ['2026-12-21T17:59:00.000Z', 'in 1 month'],
  ['2026-11-21', 'today'],
  ['2026-11-20', 'yesterday'],
  ['2022-11-11', '4 years ago'],
])('%s is %s', (iso, words) => {
  expect(formatRelative(iso, now)).toBe(words);
});
