import fc from 'fast-check';
import Big from 'big.js';
import { expect, test } from 'vitest';
import { faceAmountFault, isBelowSellersMinimum, offerAmounts } from './offer-terms';

const FEES = { seller_fee_percent: '1', buyer_fee_percent: '0.5' };

test('an offer of 72.5 % for $250,000.10, with the fees of both sides', () => {
  expect(offerAmounts('250000.1', '72.5', FEES, 'USD')).toEqual({
    amount: '181250.07',
    seller_fee_amount: '1812.5',
    net_amount: '179437.57',
    buyer_fee_amount: '906.25',
    total_amount: '182156.32',
  });
});

test('a yen has no decimals', () => {
  expect(offerAmounts('1001', '50', FEES, 'JPY')).toMatchObject({
    amount: '500',
    net_amount: '495',
    total_amount: '502',
  });
});

test('what is paid, kept and received always adds up, to the digits of the currency', () => {
  const decimals = (max: number, scale: number) =>
    fc.integer({ min: 1, max }).map((value) => new Big(value).div(10 ** scale).toFixed());
  fc.assert(
    fc.property(decimals(10 ** 12, 2), decimals(5_000_000, 4), (face, percent) => {
      const amounts = offerAmounts(face, percent, FEES, 'USD');
      const { amount, seller_fee_amount, net_amount, buyer_fee_amount, total_amount } = amounts;
      expect(new Big(net_amount).plus(seller_fee_amount).eq(amount)).toBe(true);
      expect(new Big(total_amount).minus(buyer_fee_amount).eq(amount)).toBe(true);
      for (const each of Object.values(amounts)) expect(each).toMatch(/^\d+(\.\d{1,2})?$/);
    }),
  );
});

test.each([
  ['79.9999', '80', true],
  ['80', '80', false],
  ['80.0000', '80', false],
  ['9', '80', true],
  ['1', null, false],
])('an offer of %s where %s is the least: declined is %s', (percent, minimum, isDeclined) => {
  expect(isBelowSellersMinimum(percent, minimum)).toBe(isDeclined);
});

test.each([
  ['100000', false, null],
  ['100000', true, null],
  ['100000.01', true, 'This is more than the claim.'],
  ['40000', false, 'This claim is sold as a whole.'],
  ['40000', true, null],
  ['0', true, 'Enter an amount above zero.'],
  ['1000', true, null],
  ['999.99', true, 'Enter $1,000.00 or more, the least that this case takes.'],
  ['99000', true, null],
  [
    '99000.01',
    true,
    'Buy the whole claim, or leave $1,000.00 or more, the least that this case takes.',
  ],
])('to buy %s of 100,000, in parts %s: %s', (part, partial_sale, fault) => {
  const claim = { face_amount: '100000', partial_sale };
  const parameters = { minimum_claim_amount: '1000', currency: 'USD' } as const;
  expect(faceAmountFault(part, claim, parameters)).toBe(fault);
});

test('where the case takes any claim, a part is of any size', () => {
  const claim = { face_amount: '100000', partial_sale: true };
  const parameters = { minimum_claim_amount: null, currency: 'USD' } as const;
  expect(faceAmountFault('0.01', claim, parameters)).toBeNull();
});
