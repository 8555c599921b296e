import fc from 'fast-check';
import Big from 'big.js';
import { expect, test } from 'vitest';
import { isBelowMinimum, proceedsAt } from './proceeds';

test('a claim of $250,000 sold at 73.25 % with a fee of 1 %', () => {
  expect(proceedsAt('250000', '73.25', '1', 'USD')).toEqual({
    percent: '73.25',
    amount: '183125',
    fee: '1831.25',
    net: '181293.75',
  });
});

test('a yen has no decimals: amount and fee are rounded half to even', () => {
  expect(proceedsAt('1001', '50', '1', 'JPY')).toMatchObject({
    amount: '500',
    fee: '5',
    net: '495',
  });
});

test('a claim above par brings more than its face', () => {
  expect(proceedsAt('1000', '137', '0', 'USD')).toMatchObject({ amount: '1370', net: '1370' });
});

test('fee and net always add up to the amount', () => {
  const decimals = (max: number, scale: number) =>
    fc.integer({ min: 1, max }).map((value) => new Big(value).div(10 ** scale).toFixed());
  fc.assert(
    fc.property(
      decimals(2_000_000_000, 2),
      decimals(5_000_000, 4),
      decimals(200_000, 4),
      fc.constantFrom('USD', 'JPY', 'KWD', 'BTC'),
      (face, percent, fee, currency) => {
        const proceeds = proceedsAt(face, percent, fee, currency);
        return new Big(proceeds.fee).plus(proceeds.net).eq(proceeds.amount);
      },
    ),
  );
});

test.each([
  ['999.99', '1000', true],
  ['1000', '1000', false],
  ['1', null, false],
])('a claim of %s where the minimum is %s', (face, minimum_claim_amount, expected) => {
  expect(isBelowMinimum(face, { minimum_claim_amount })).toBe(expected);
});
