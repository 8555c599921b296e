import { expect, test } from 'vitest';
import { readAmount, readNumber, readPercent } from './decimal-input';

test.each([
  ['250000', 'USD', '250000'],
  [' $1,250,000.50 ', 'USD', '1250000.5'],
  ['25 000', 'USD', '25000'],
  ['0.00000001', 'BTC', '0.00000001'],
  ['1,5', 'USD', null],
  ['1.250,50', 'USD', null],
  ['1.234', 'USD', null],
  ['10.5', 'JPY', null],
  ['0', 'USD', null],
  ['-5', 'USD', null],
  ['1e9', 'USD', null],
  ['1234567890123', 'USD', null],
  ['', 'USD', null],
])('the amount %j in %s is %s', (text, currency, amount) => {
  expect(readAmount(text, currency)).toBe(amount);
});

test.each([
  ['72.5', '72.5'],
  ['137 %', '137'],
  ['0', null],
  ['501', null],
  ['1.23456', null],
  ['abc', null],
])('the percentage %j is %s', (text, percent) => {
  expect(readPercent(text)).toBe(percent);
});

test.each([
  ['0', '0'],
  ['-1,250.50', '-1250.5'],
  [' 2 500 ', '2500'],
  ['1,5', null],
  ['1e3', null],
  ['1234567890123', null],
  ['1,234,567,890,123', null],
  ['some', null],
])('the number %j is %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});
