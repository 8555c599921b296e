import { expect, test } from 'vitest';
import { amountAboveAsk, isUnusualPrice } from './unusual-price';

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

test.each<[string, string | null, string | null]>([
  ['121.75', '121.75', null],
  ['121.7500', '121.75', null],
  ['112.5', '121.75', null],
  ['500', null, null],
  ['122', '121.75', '632.82'],
  ['121.7501', '121.75', '0.26'],
  ['200', '100', '253125.4'],
])('%s %% for an ask of %s %% is more by %s', (percent, ask_percent, more) => {
  const asked = { ask_percent, face_amount: '253125.4', currency: 'USD' };
  expect(amountAboveAsk(percent, asked)).toBe(more);
});
