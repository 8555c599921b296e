import fc from 'fast-check';
import Big from 'big.js';
import { expect, test } from 'vitest';
import { faceAmountFault, isBelowSellersMinimum, offerEnd, saleAmounts } from './offer-terms';

const FEES = { seller_fee_percent: '1', buyer_fee_percent: '0.5' };

test('an offer of 72.5 % for $250,000.10, with the fees of both sides', () => {
  expect(saleAmounts('250000.1', '72.5', FEES, 'USD')).toEqual({
    amount: '181250.07',
    seller_fee_amount: '1812.5',
    net_amount: '179437.57',
    buyer_fee_amount: '906.25',
    total_amount: '182156.32',
  });
});

test('a claim of $250,000 sold at 73.25 % with a fee of 1 %', () => {
  expect(saleAmounts('250000', '73.25', FEES, 'USD')).toMatchObject({
    amount: '183125',
    seller_fee_amount: '1831.25',
    net_amount: '181293.75',
  });
});

test('a claim above par brings more than its face', () => {
  const fees = { seller_fee_percent: '0', buyer_fee_percent: '0' };
  expect(saleAmounts('1000', '137', fees, 'USD')).toMatchObject({
    amount: '1370',
    net_amount: '1370',
    total_amount: '1370',
  });
});

test('a yen has no decimals: amount and fees are rounded half to even', () => {
  expect(saleAmounts('1001', '50', FEES, 'JPY')).toMatchObject({
    amount: '500',
    seller_fee_amount: '5',
    net_amount: '495',
    total_amount: '502',
  });
});

const decimals = (max: number, scale: number) =>
  fc.integer({ min: 1, max }).map((value) => new Big(value).div(10 ** scale).toFixed());

test('what is paid, kept and received always adds up, to the digits of the currency', () => {
  fc.assert(
    fc.property(decimals(10 ** 12, 2), decimals(5_000_000, 4), (face, percent) => {
      const amounts = saleAmounts(face, percent, FEES, 'USD');
      const { amount, seller_fee_amount, net_amount, buyer_fee_amount, total_amount } = amounts;
      expect(new Big(net_amount).plus(seller_fee_amount).eq(amount)).toBe(true);
      expect(new Big(total_amount).minus(buyer_fee_amount).eq(amount)).toBe(true);
      for (const each of Object.values(amounts)) expect(each).toMatch(/^\d+(\.\d{1,2})?$/);
    }),
  );
});

test('it adds up at any fee, in any currency', () => {
  fc.assert(
    fc.property(
      decimals(2_000_000_000, 2),
      decimals(5_000_000, 4),
      decimals(200_000, 4),
      fc.constantFrom('USD', 'JPY', 'KWD', 'BTC'),
      (face, percent, fee, currency) => {
        const fees = { seller_fee_percent: fee, buyer_fee_percent: fee };
        const sale = saleAmounts(face, percent, fees, currency);
        expect(new Big(sale.seller_fee_amount).plus(sale.net_amount).eq(sale.amount)).toBe(true);
        expect(new Big(sale.amount).plus(sale.buyer_fee_amount).eq(sale.total_amount)).toBe(true);
      },
    ),
  );
});

test.each([
  ['79.9999', '80', null, true],
  ['80', '80', null, false],
  ['80.0000', '80', null, false],
  ['9', '80', null, true],
  ['1', null, null, false],
  ['75', '80', '75', false],
  ['74.9999', '80', '75', true],
  ['80', '80', '90', false],
  ['79', '80', '90', true],
  ['1', null, '75', false],
])(
  'an offer of %s where %s is the least and the seller named %s: declined is %s',
  (percent, minimum, named, isDeclined) => {
    expect(isBelowSellersMinimum(percent, minimum, named)).toBe(isDeclined);
  },
);

test.each([
  [72, null, '2026-11-23T10:00:00.000Z'],
  [72, '2026-12-01T00:00:00.000Z', '2026-11-23T10:00:00.000Z'],
  [72, '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
])(
  'an offer for %s hours, of a listing that ends at %s, stands until %s',
  (hours, listing, end) => {
    const now = new Date('2026-11-20T10:00:00.000Z');
    expect(offerEnd(now, hours, listing === null ? null : new Date(listing)).toISOString()).toBe(
      end,
    );
  },
);

test.each([
  ['100000', false, null],
  ['100000', true, null],
  ['100000.01', true, 'This is more than the claim.'],
  ['40000', false, 'This claim is sold as a whole.'],
  ['40000', true, null],
  ['0', true, 'Enter an amount above zero.'],
  ['40000.001', true, 'USD has at most 2 decimals.'],
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
