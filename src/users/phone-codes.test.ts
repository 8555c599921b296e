import { expect, test } from 'vitest';
import { CountryCode } from '@generated/model';
import { countryName } from '@/domain/countries';
import { phoneCodeChoices } from './phone-codes';

test('a code comes first, then its countries, the one that gave it before the others', () => {
  expect(phoneCodeChoices()).toContainEqual({ value: '+49', label: '+49 Germany' });
  expect(phoneCodeChoices()).toContainEqual({
    value: '+44',
    label: '+44 United Kingdom, Guernsey, Isle of Man, Jersey',
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

test('the choices are in the order of their countries', () => {
  const values = phoneCodeChoices().map(({ value }) => value);
  const places = ['+93', '+355', '+49', '+44', '+1', '+263'].map((code) => values.indexOf(code));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBe(0);
});

test('every code is a choice once, and fits the contract', () => {
  const codes = phoneCodeChoices().map(({ value }) => value);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !/^\+[1-9][0-9]{0,3}$/.test(code))).toEqual([]);
});

test('a stored code that is not listed stays a choice', () => {
  expect(phoneCodeChoices(['+881', null, '+49'])).toContainEqual({ value: '+881', label: '+881' });
});
