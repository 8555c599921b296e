import type { PricePoint } from '@generated/model';
import { expect, test } from 'vitest';
import { chartLegend, chartPoints } from './chart-points';

const guide: PricePoint = {
  date: '2026-11-01',
  low_percent: '108',
  high_percent: '137.5',
  size_band: null,
  source: 'guide',
};
const trade: PricePoint = {
  date: '2026-11-02',
  low_percent: '89.24',
  high_percent: '89.24',
  size_band: 'under_100k',
  source: 'trade',
};

test('a point says what it is, and a trade among all sizes names its own', () => {
  expect(chartPoints([guide, trade], 'USD', null)).toEqual([
    { date: '2026-11-01', low: 108, high: 137.5, isTrade: false, kind: 'Guide' },
    { date: '2026-11-02', low: 89.24, high: 89.24, isTrade: true, kind: 'Trade, under $100K' },
  ]);
  expect(chartPoints([trade], 'USD', 'under_100k')).toMatchObject([{ kind: 'Trade' }]);
});

test('the legend names the size', () => {
  expect(chartLegend('USD', null).trades).toBe('Trades, all sizes');
  expect(chartLegend('USD', 'from_100k_to_1m').guide).toBe(
    'Guide price, $100K to $1M: low to high',
  );
  expect(chartLegend('JPY', 'from_100k_to_1m').trades).toBe('Trades, ¥10M to ¥100M');
});
