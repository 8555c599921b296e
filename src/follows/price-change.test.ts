import { expect, test } from 'vitest';
import { priceChange } from './price-change';

test.each([
  ['60', '60.00', { kind: 'none' }],
  [null, null, { kind: 'none' }],
  ['62.5', '60', { kind: 'lower', points: '2.5', from: '62.5' }],
  ['60.1', '60.3', { kind: 'higher', points: '0.2', from: '60.1' }],
  [null, '60', { kind: 'named' }],
  ['60', null, { kind: 'taken_away', from: '60' }],
] as const)('from %s to %s', (then, now, change) => {
  expect(priceChange(then, now)).toEqual(change);
});
