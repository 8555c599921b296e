import { expect, test } from 'vitest';
import { feeWords, hasFee } from './fees';

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
