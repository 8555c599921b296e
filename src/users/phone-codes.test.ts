import { expect, test } from 'vitest';
import { CountryCode } from '@generated/model';
import { countryName } from '@/labels/countries';
import { phoneCodeChoices } from './phone-codes';

test('a code is named by its countries, the one that gave it first', () => {
  expect(phoneCodeChoices()).toContainEqual({ value: '+49', label: 'Germany (+49)' });
  expect(phoneCodeChoices()).toContainEqual({
    value: '+44',
    label: 'United Kingdom, Guernsey, Isle of Man, Jersey (+44)',
  });
});

test('people of every country that has telephones find theirs', () => {
  const names = phoneCodeChoices()
    .map(({ label }) => label)
    .join(', ');
  const withoutCode = new Set(['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM']);
  const missing = Object.values(CountryCode).filter(
    (code) => !withoutCode.has(code) && !names.includes(countryName(code)),
  );
  expect(missing).toEqual([]);
});

test('every code is a choice once, and fits the contract', () => {
  const codes = phoneCodeChoices().map(({ value }) => value);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !/^\+[1-9][0-9]{0,3}$/.test(code))).toEqual([]);
});

test('a stored code that is not listed stays a choice', () => {
  expect(phoneCodeChoices(['+881', null, '+49'])).toContainEqual({ value: '+881', label: '+881' });
});
