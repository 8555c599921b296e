import { expect, test } from 'vitest';
import {
  readAmount,
  readNumber,
  readPercent,
  readQuantity,
  unreadAmount,
  unreadPercent,
  whyNoAmount,
  whyNoPercent,
  whyNoQuantity,
} from './decimal-input';

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
  ['1000 USD', 'USD', '1000'],
  ['usd 1,000', 'USD', '1000'],
  ['$5 USD', 'USD', '5'],
  ['€5', 'EUR', '5'],
  ['$5', 'CAD', '5'],
  ['CA$5', 'CAD', '5'],
  ['CHF 5', 'CHF', '5'],
  ['€5', 'USD', null],
  ['¥500', 'USD', null],
  ['500 EUR', 'USD', null],
  ['$500', 'JPY', null],
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

const RANGE = 'Enter a percentage above 0 and up to 500, for example 72.5.';

test.each([
  ['72.5 %', null],
  ['0072.5', null],
  ['500', null],
  ['501', RANGE],
  ['0', RANGE],
  ['0.00', RANGE],
  ['-5', RANGE],
  ['much', RANGE],
  ['137,5', 'Write a point and no comma, for example 72.5.'],
  ['1.23456', 'Enter at most four decimals, for example 72.1234.'],
])('of the percentage %j it is said: %s', (text, fault) => {
  expect(whyNoPercent(text)).toBe(fault);
});

const NO_AMOUNT = 'Enter an amount above zero, for example 25000.50.';
const THOUSANDS = 'Write commas only between thousands, for example 25,000.50.';
const TOO_LARGE = 'This amount is too large. Enter less than 1,000,000,000,000.';

test.each([
  ['$1,250,000.50', 'USD', null],
  ['999999999999.99', 'USD', null],
  ['1000000000000', 'USD', TOO_LARGE],
  ['123456789012345678901', 'USD', TOO_LARGE],
  ['1,000,000,000,000', 'USD', TOO_LARGE],
  ['1,5', 'USD', THOUSANDS],
  ['1.250,50', 'USD', THOUSANDS],
  ['1,5', 'JPY', 'Write commas only between thousands, for example 2,500,000.'],
  ['1.234', 'USD', 'Enter at most 2 decimals, for example 25000.00.'],
  ['10.5', 'JPY', 'Enter an amount above zero without decimals, for example 2500000.'],
  ['0', 'USD', NO_AMOUNT],
  ['25 oranges', 'USD', NO_AMOUNT],
  ['oranges, 25', 'USD', NO_AMOUNT],
  ['€5,000,000', 'USD', 'Enter an amount in USD, for example 25000.50.'],
  ['1000 EUR', 'USD', 'Enter an amount in USD, for example 25000.50.'],
  ['$1', 'JPY', 'Enter an amount in JPY, for example 2500000.'],
  ['€', 'EUR', 'Enter an amount above zero, for example 25000.50.'],
])('of the amount %j in %s it is said: %s', (text, currency, fault) => {
  expect(whyNoAmount(text, currency)).toBe(fault);
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

test('a field that may be empty has no fault while nothing is typed', () => {
  expect([unreadAmount(' ', 'USD'), unreadPercent('')]).toEqual([null, null]);
  expect(unreadAmount('1,5', 'USD')).toBe(THOUSANDS);
  expect(unreadPercent('much')).toBe(RANGE);
});

test.each([
  ['1.25', 'BTC', '1.25', null],
  ['10 ETH', 'ETH', '10', null],
  ['1,250.5', 'ETH', '1250.5', null],
  ['1.234567890123456789', 'ETH', null, 'Enter at most 8 decimals, for example 1.23456789.'],
  ['1,5', 'ETH', null, 'Write commas only between thousands, for example 1,250.5.'],
  ['10 BTC', 'ETH', null, 'Enter a quantity of ETH, for example 1.25.'],
  ['10 BTC', '', null, 'Enter a quantity above zero, for example 1.25.'],
  ['0', 'ETH', null, 'Enter a quantity above zero, for example 1.25.'],
  ['1234567890123', 'ETH', null, 'Enter a smaller quantity.'],
])('of the quantity %j in %s is read %j, and it is said: %s', (text, symbol, quantity, fault) => {
  expect(readQuantity(text, symbol)).toBe(quantity);
  expect(whyNoQuantity(text, symbol)).toBe(fault);
});
