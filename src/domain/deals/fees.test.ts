import { expect, test } from 'vitest';
import { NegotiationStatus } from '@generated/model';
import { feeName, feeOf, feeShare, feeText, feeWords, hasFee, mayRecordFee, owesFee } from './fees';

test.each([
  ['2936.25', 'USD', 'our', 'our fee of $2,936.25'],
  ['2936.25', 'USD', 'a', 'a fee of $2,936.25'],
  ['0.01', 'EUR', 'our', 'our fee of €0.01'],
  ['0', 'USD', 'our', 'no fee'],
  ['0.00', 'EUR', 'a', 'no fee'],
] as const)('a fee of %s %s, called %s, reads %s', (amount, currency, whose, words) => {
  expect(feeWords(amount, currency, whose)).toBe(words);
  expect(hasFee(amount)).toBe(words !== 'no fee');
});

test.each([
  ['1.5000', 'Our fee, 1.5 %', '1.5 % of the price'],
  ['0', 'Our fee', 'No fee'],
])('a fee of %s percent is called %j, and is %j', (percent, name, share) => {
  expect([feeName(percent), feeShare(percent)]).toEqual([name, share]);
});

test.each([
  ['2936.25', '−', '−$2,936.25'],
  ['2936.25', '', '$2,936.25'],
  ['0.00', '−', 'No fee'],
] as const)('a fee of %s with the sign %j reads %s', (amount, sign, text) => {
  expect(feeText(amount, 'USD', sign)).toBe(text);
});

test('a fee is owed from the second signature on, where there is one', () => {
  const owing = Object.values(NegotiationStatus).filter((status) => owesFee(status, '1'));
  expect(owing).toEqual(['payment', 'transfer', 'completed']);
  expect(owesFee('payment', '0.00')).toBe(false);
});

test('staff record a fee once both have signed, whatever became of the sale', () => {
  expect(mayRecordFee('1', { buyer: true, seller: true })).toBe(true);
  expect(mayRecordFee('1', { buyer: true, seller: false })).toBe(false);
  expect(mayRecordFee('0', { buyer: true, seller: true })).toBe(false);
});

test('each side has a fee of its own', () => {
  const fees = { buyer_fee_amount: '1', seller_fee_amount: '2' };
  expect([feeOf('buyer', fees), feeOf('seller', fees)]).toEqual(['1', '2']);
});
