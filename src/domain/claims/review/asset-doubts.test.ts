import { expect, test } from 'vitest';
import { assetsValue, isOtherThanAssets } from './asset-doubts';

const assets = [
  { symbol: 'BTC', petition_price: '16871.63' },
  { symbol: 'ETH', petition_price: '1258.84' },
];

test.each([
  [[], '0'],
  [[{ symbol: 'BTC', quantity: '2' }], '33743.26'],
  [
    [
      { symbol: 'BTC', quantity: '0.5' },
      { symbol: 'ETH', quantity: '1' },
    ],
    '9694.66',
  ],
  [[{ symbol: 'DOGE', quantity: '1000' }], '0'],
])('%j come to %s', (held, value) => {
  expect(assetsValue(held, { assets, currency: 'USD' })).toBe(value);
});

test.each([
  ['5000000', '1553.09', 'USD', true],
  ['1553.09', '1553.09', 'USD', false],
  ['1553.0900', '1553.09', 'USD', false],
  ['1553.1', '1553.09', 'USD', true],
  ['5000000', '500581', 'JPY', true],
  ['500581', '500580.6', 'JPY', false],
  // A claim in money, and one whose amount is not known yet.
  ['5000000', '0', 'USD', false],
  [null, '1553.09', 'USD', false],
])('a face amount of %s is other than assets of %s in %s: %s', (face, value, currency, isOther) => {
  expect(isOtherThanAssets(face, value, currency)).toBe(isOther);
});
