import { expect, test } from 'vitest';
import { nationalNumber } from './national-number';

test.each([
  ['Germany, a mobile', '+49', '01512345678', '1512345678'],
  ['Germany, as it is dialled', '+49', '1512345678', '1512345678'],
  ['the United Kingdom', '+44', '07700900123', '7700900123'],
  ['the United Kingdom, as it is dialled', '+44', '7700900123', '7700900123'],
  ['Jersey, with the code of the United Kingdom', '+44', '07797712345', '7797712345'],
  ['Italy keeps the 0 of a town', '+39', '0612345678', '0612345678'],
  ['Italy, a mobile', '+39', '3123456789', '3123456789'],
  ['the United States', '+1', '2025550143', '2025550143'],
  ['the United States, with the 1 of a call to another area', '+1', '12025550143', '2025550143'],
  ['France', '+33', '0612345678', '612345678'],
  ['Russia', '+7', '89123456789', '9123456789'],
  ['Russia, whose 800 begins with the same digit', '+7', '8001234567', '8001234567'],
  ['Spain has no prefix', '+34', '612345678', '612345678'],
  ['Côte d’Ivoire begins its numbers with 0', '+225', '0123456789', '0123456789'],
  ['too short to be read', '+49', '0', '0'],
  ['a code that is a country with its area', '+1242', '3221234', '3221234'],
  ['a code of no country', '+881', '0123456', '0123456'],
])('%s', (_, code, typed, dialled) => {
  expect(nationalNumber(typed, code)).toBe(dialled);
});
