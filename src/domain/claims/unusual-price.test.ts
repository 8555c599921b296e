import { expect, test } from 'vitest';
import { isUnusualPrice } from './unusual-price';

test.each<[string, string | null, string | null, boolean]>([
  ['118.5', '108', '137', false],
  ['130', '108', '137', false],
  ['81', '108', '137', false],
  ['80.99', '108', '137', true],
  ['171.25', '108', '137', false],
  ['171.26', '108', '137', true],
  ['30', '8', '12', true],
  ['120', null, null, false],
  ['120.0001', null, null, true],
])('%s %% with a guide of %s to %s: %s', (percent, low, high, unusual) => {
  const guide = { guide_low_percent: low, guide_high_percent: high };
  expect(isUnusualPrice(percent, guide)).toBe(unusual);
});
