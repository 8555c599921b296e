import { expect, test } from 'vitest';
import { sizeBandOf, sizeBounds } from './size-band';

test.each([
  ['USD', '99999.99', 'under_100k'],
  ['USD', '100000', 'from_100k_to_1m'],
  ['USD', '999999.99', 'from_100k_to_1m'],
  ['USD', '1000000', 'over_1m'],
  ['JPY', '9999999', 'under_100k'],
  ['JPY', '10000000', 'from_100k_to_1m'],
  ['JPY', '99999999', 'from_100k_to_1m'],
  ['JPY', '100000000', 'over_1m'],
])('%s %s is of the size %s', (currency, amount, band) => {
  expect(sizeBandOf(amount, currency)).toBe(band);
});

test.each(['USD', 'EUR', 'JPY'])(
  'what stands between two bands of %s begins the upper one',
  (currency) => {
    const { middle, large } = sizeBounds(currency);
    expect(sizeBandOf(middle, currency)).toBe('from_100k_to_1m');
    expect(sizeBandOf(large, currency)).toBe('over_1m');
  },
);
