import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundedForVisitors } from '@/domain/amounts';
import { exactFrom, exactTo } from './exact-terms';

/** Amounts close to the places where the second digit changes. */
const amount = fc
  .tuple(
    fc.integer({ min: 1, max: 99_999 }),
    fc.integer({ min: -3, max: 6 }),
    fc.integer({ min: -5, max: 5 }),
  )
  .map(([digits, exponent, nudge]) =>
    new Big(10).pow(exponent).times(digits).plus(new Big(nudge).div(100_000_000)).abs().toFixed(8),
  )
  .filter((text) => !new Big(text).eq(0));

test('a minimum selects what is seen to be at least the minimum', () => {
  fc.assert(
    fc.property(amount, amount, (face, minimum) => {
      const from = exactFrom(minimum);
      const selected =
        !from || new Big(face).gt(from.amount) || (from.inclusive && new Big(face).eq(from.amount));
      expect(selected).toBe(new Big(roundedForVisitors(face)).gte(minimum));
    }),
    { numRuns: 2000 },
  );
});

test('a maximum selects what is seen to be at most the maximum', () => {
  fc.assert(
    fc.property(amount, amount, (face, maximum) => {
      const to = exactTo(maximum);
      const selected = new Big(face).lt(to.amount) || (to.inclusive && new Big(face).eq(to.amount));
      expect(selected).toBe(new Big(roundedForVisitors(face)).lte(maximum));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  {
    bound: '120',
    from: { amount: '115', inclusive: true },
    to: { amount: '125', inclusive: true },
  },
  {
    bound: '110',
    from: { amount: '105', inclusive: false },
    to: { amount: '115', inclusive: false },
  },
  {
    bound: '100',
    from: { amount: '99.5', inclusive: true },
    to: { amount: '105', inclusive: true },
  },
  {
    bound: '111',
    from: { amount: '115', inclusive: true },
    to: { amount: '115', inclusive: false },
  },
])('$bound', ({ bound, from, to }) => {
  expect(exactFrom(bound)).toEqual(from);
  expect(exactTo(bound)).toEqual(to);
});

test('a minimum of zero selects everything, a maximum of zero nothing', () => {
  expect(exactFrom('0')).toBeNull();
  expect(exactTo('0.00')).toEqual({ amount: '0', inclusive: true });
});
