import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupThousands, padDecimals, roundDecimal } from './decimals';
import { currencyDigits, formatAmount, formatCompactAmount, formatQuantity } from './money';

const decimal = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 16n }), fc.stringMatching(/^\d{0,8}$/))
  .map(([isNegative, whole, decimals]) => {
    const amount = decimals === '' ? String(whole) : `${whole}.${decimals}`;
    // A zero below zero is no amount.
    return isNegative && /[1-9]/.test(amount) ? `-${amount}` : amount;
  });
const CURRENCIES =
  'USD EUR GBP JPY CAD AUD NZD HKD TWD MXN BRL CNY INR KRW PHP VND ILS CHF KWD BTC'.split(' ');
const currency = fc.constantFrom(...CURRENCIES);

function byIntl(options: Intl.NumberFormatOptions): (amount: string) => string {
  const format = new Intl.NumberFormat('en-US', options);
  return (amount) => format.format(amount as `${number}`);
}

/** `Intl` writes what is rounded to nothing with the sign that it had. */
const withoutSignOfZero = (text: string) => (/[1-9]/.test(text) ? text : text.replace('-', ''));

describe('a number is written as Intl writes it', () => {
  test('an amount', () => {
    fc.assert(
      fc.property(decimal, currency, (amount, code) => {
        const digits = currencyDigits(code);
        const expected = byIntl({
          style: 'currency',
          currency: code,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        });
        expect(withoutSignOfZero(formatAmount(amount, code))).toBe(
          withoutSignOfZero(expected(amount)),
        );
      }),
    );
  });

  test('a compact amount', () => {
    const upTo = fc.bigInt({ min: 0n, max: 10n ** 15n - 1n });
    fc.assert(
      fc.property(upTo, fc.stringMatching(/^\d{0,3}$/), currency, (whole, decimals, code) => {
        const amount = decimals === '' ? String(whole) : `${whole}.${decimals}`;
        const expected = byIntl({
          style: 'currency',
          currency: code,
          notation: 'compact',
          maximumFractionDigits: 1,
        });
        expect(formatCompactAmount(amount, code)).toBe(expected(amount));
      }),
    );
  });

  test('a quantity', () => {
    const expected = byIntl({ maximumFractionDigits: 8 });
    fc.assert(
      fc.property(decimal, (quantity) => {
        expect(formatQuantity(quantity)).toBe(expected(quantity));
      }),
    );
  });
});

test.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['-1234567.8', '-1,234,567.8'],
  ['007.50', '7.50'],
  ['.5', '0.5'],
])('%s with its thousands is %s', (amount, written) => {
  expect(groupThousands(amount)).toBe(written);
});

test.each([
  ['1250.5', 2, '1250.50'],
  ['1250', 2, '1250.00'],
  ['1250', 0, '1250'],
  ['0.12345678', 2, '0.12345678'],
])('%s with %i digits is written %s', (amount, digits, written) => {
  expect(padDecimals(amount, digits)).toBe(written);
});

test.each([
  ['0.005', 2, '0.01'],
  ['0.0049', 2, '0.00'],
  ['9.995', 2, '10.00'],
  ['0.5', 0, '1'],
  ['12', 2, '12'],
])('%s to %i digits is %s', (amount, digits, rounded) => {
  expect(roundDecimal(amount, digits)).toBe(rounded);
});
