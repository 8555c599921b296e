import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountAtPercent,
  assetValue,
  roundAmount,
  roundedForVisitors,
  sumOfAmounts,
} from './amounts';
import {
  currencyDigits,
  formatAmount,
  formatCompactAmount,
  formatPercent,
  formatPoints,
  formatPrice,
} from './money';

test.each([
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['BTC', 8],
  ['XYZ', 2],
])('%s has %i digits', (currency, digits) => {
  expect(currencyDigits(currency)).toBe(digits);
});

describe('rounding is half-even to the digits of the currency', () => {
  test.each([
    ['0.005', 'USD', '0'],
    ['0.015', 'USD', '0.02'],
    ['0.025', 'USD', '0.02'],
    ['0.0251', 'USD', '0.03'],
    ['2.5', 'JPY', '2'],
    ['3.5', 'JPY', '4'],
    ['1.0005', 'KWD', '1'],
    ['0.123456785', 'BTC', '0.12345678'],
    ['999999999999.999', 'USD', '1000000000000'],
    ['100.50', 'USD', '100.5'],
  ])('%s %s is %s', (amount, currency, rounded) => {
    expect(roundAmount(amount, currency)).toBe(rounded);
  });
});

describe('an amount at a percentage', () => {
  test.each([
    ['100000', '72.5', 'USD', '72500'],
    ['0.1', '33.3333', 'USD', '0.03'],
    ['333.33', '137.1234', 'USD', '457.07'],
    ['1000', '0.05', 'JPY', '0'],
    ['999999999999.99999999', '500', 'USD', '5000000000000'],
  ])('%s at %s %% in %s is %s', (face, percent, currency, amount) => {
    expect(amountAtPercent(face, percent, currency)).toBe(amount);
  });

  test('agrees with whole numbers of cents, and never drifts as floats do', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 14n }),
        fc.integer({ min: 1, max: 5_000_000 }),
        (cents, tenThousandths) => {
          const face = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
          const percent = (tenThousandths / 10_000).toFixed(4);
          const scaled = cents * BigInt(tenThousandths);
          const unit = 1_000_000n;
          const [whole, rest] = [scaled / unit, scaled % unit];
          const up = rest * 2n > unit || (rest * 2n === unit && whole % 2n === 1n);
          const expected = whole + (up ? 1n : 0n);
          const [units = '', decimals = ''] = amountAtPercent(face, percent, 'USD').split('.');
          expect(BigInt(units + decimals.padEnd(2, '0'))).toBe(expected);
        },
      ),
    );
  });
});

describe('visitors see two significant digits', () => {
  test.each([
    ['0', '0'],
    ['7', '7'],
    ['1249.99', '1200'],
    ['1250', '1200'],
    ['1350', '1400'],
    ['98765432.1', '99000000'],
    ['999999', '1000000'],
    ['0.012345', '0.012'],
  ])('%s shows as %s', (amount, shown) => {
    expect(roundedForVisitors(amount)).toBe(shown);
  });
});

describe('formats', () => {
  test.each([
    ['1250000', 'USD', '$1,250,000.00'],
    ['0.1', 'USD', '$0.10'],
    ['1250000', 'JPY', '¥1,250,000'],
    ['999999999999.99', 'USD', '$999,999,999,999.99'],
    ['9007199254740993.07', 'USD', '$9,007,199,254,740,993.07'],
  ])('%s %s is %s', (amount, currency, text) => {
    expect(formatAmount(amount, currency)).toBe(text);
  });

  test('on cards the size counts', () => {
    expect(formatCompactAmount('1250000', 'USD')).toBe('$1.3M');
    expect(formatCompactAmount('940', 'USD')).toBe('$940');
  });

  test.each([
    ['73.2500', '73.25 %'],
    ['100', '100 %'],
    ['137.0000', '137 %'],
    ['0.05', '0.05 %'],
  ])('%s is %s', (percent, text) => {
    expect(formatPercent(percent)).toBe(text);
  });
});

test('an asset is worth its quantity at the price of one, in the currency', () => {
  expect(assetValue('15.00358011', '16871', 'USD')).toBe('253125.4');
  expect(assetValue('0.5', '451', 'JPY')).toBe('226');
  expect(sumOfAmounts(['0.1', '0.2', '1000'])).toBe('1000.3');
  expect(sumOfAmounts([])).toBe('0');
});

test.each([
  ['72', '72.00 %'],
  ['118.5', '118.50 %'],
  ['73.2500', '73.25 %'],
  ['73.2575', '73.2575 %'],
])('as a price %s percent is %s', (percent, text) => {
  expect(formatPrice(percent)).toBe(text);
});

test.each([
  ['1.00', '1 point'],
  ['7.50', '7.5 points'],
  ['0.25', '0.25 points'],
])('a difference of %s percent of face is %s', (points, text) => {
  expect(formatPoints(points)).toBe(text);
});
