import type { PricePoint } from '@generated/model';
import { expect, test } from 'vitest';
import { chartPoints } from './chart-points';

const point = (
  date: string,
  low: number,
  high: number,
  size_band: PricePoint['size_band'] = null,
): PricePoint => ({
  date,
  low_percent: String(low),
  high_percent: String(high),
  size_band,
  source: 'guide',
});

const points = [
  point('2024-01-01', 30, 40),
  point('2024-02-01', 32, 42),
  point('2024-02-01', 60, 61, 'over_1m'),
  point('2024-03-01', 34, 44),
  point('2024-03-01', 62, 63, 'over_1m'),
];

test('a band has its own prices, and the general ones only for the time before', () => {
  expect(chartPoints(points, 'over_1m').map(({ low }) => low)).toEqual([30, 60, 62]);
});

test('a band without prices of its own shows the general ones', () => {
  expect(chartPoints(points, 'under_100k').map(({ low }) => low)).toEqual([30, 32, 34]);
});

test('all sizes leaves the bands out', () => {
  expect(chartPoints(points, null).map(({ low }) => low)).toEqual([30, 32, 34]);
});

test('a case with prices of bands only shows their span by day', () => {
  const banded = [
    point('2024-02-01', 50, 55, 'under_100k'),
    point('2024-02-01', 60, 61, 'over_1m'),
  ];
  expect(chartPoints(banded, null)).toEqual([{ date: '2024-02-01', low: 50, high: 61 }]);
});
