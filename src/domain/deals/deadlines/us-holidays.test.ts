import { expect, test } from 'vitest';
import { isDayOff } from './us-holidays';

test.each([
  '2026-01-01',
  '2026-01-19',
  '2026-02-16',
  '2026-05-25',
  '2026-06-19',
  '2026-07-03',
  '2026-09-07',
  '2026-10-12',
  '2026-11-11',
  '2026-11-26',
  '2026-12-25',
  '2027-07-05',
  '2021-12-31',
  '2026-11-28',
  '2026-11-29',
])('%s is no working day', (day) => {
  expect(isDayOff(day)).toBe(true);
});

test.each(['2026-01-02', '2026-05-18', '2026-07-06', '2026-11-27', '2026-12-31', '2027-01-04'])(
  '%s is a working day',
  (day) => {
    expect(isDayOff(day)).toBe(false);
  },
);
