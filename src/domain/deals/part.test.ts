import { expect, test } from 'vitest';
import { isForPart } from './part';

test.each<[string, string | null, boolean]>([
  ['100000', '250000.1', true],
  ['250000.1', '250000.1', false],
  ['250000.10', '250000.1', false],
  ['100', '100.00', false],
  ['10', '100', true],
  ['100', null, false],
])('whether %s of %s is a part: %s', (bought, whole, isPart) => {
  expect(isForPart({ face_amount: bought }, { face_amount: whole })).toBe(isPart);
});
