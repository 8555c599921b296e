import type { PricePoint } from '@generated/model';
import { expect, test } from 'vitest';
import { pointsIn, readableRange } from './price-range';

const trade: PricePoint = {
  date: '2026-05-02',
  low_percent: '89.24',
  high_percent: '89.24',
  size_band: 'under_100k',
  source: 'trade',
};
const guide: PricePoint = { ...trade, source: 'guide' };

const on = (...dates: string[]) => dates.map((date) => ({ ...trade, date }));
const NOW = new Date('2026-05-31T12:00:00Z');

test('a range begins on the same day of its first month, or on the last one where there is none', () => {
  const days = on('2025-05-30', '2025-05-31', '2026-02-27', '2026-02-28');
  expect(pointsIn('3m', days, NOW)).toEqual(on('2026-02-28'));
  expect(pointsIn('1y', days, NOW)).toEqual(on('2025-05-31', '2026-02-27', '2026-02-28'));
  expect(pointsIn('all', days, NOW)).toEqual(days);
});

test('the chart begins with the shortest range that has three trades', () => {
  const spring = on('2026-03-01', '2026-04-01', '2026-05-01');
  expect(readableRange([guide, ...spring], NOW)).toBe('3m');
  expect(readableRange(on('2025-07-01', '2026-04-01', '2026-05-01'), NOW)).toBe('1y');
  expect(readableRange(on('2024-07-01', '2026-04-01', '2026-05-01'), NOW)).toBe('all');
  expect(readableRange([guide, guide, guide], NOW)).toBe('all');
});
