import { expect, test } from 'vitest';
import { phoneCodeChoices } from './phone-codes';

test('a code is named by its countries', () => {
  expect(phoneCodeChoices()).toContainEqual({ value: '+49', label: 'Germany (+49)' });
  expect(phoneCodeChoices()).toContainEqual({ value: '+1', label: 'United States, Canada (+1)' });
});

test('every code is a choice once, and fits the contract', () => {
  const codes = phoneCodeChoices().map(({ value }) => value);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !/^\+[1-9][0-9]{0,3}$/.test(code))).toEqual([]);
});

test('a stored code that is not listed stays a choice', () => {
  expect(phoneCodeChoices(['+881', null, '+49'])).toContainEqual({ value: '+881', label: '+881' });
});
