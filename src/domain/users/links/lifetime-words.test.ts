import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../time';
import { lifetimeWords } from './lifetime-words';

test.each([
  [MINUTE, 'one minute'],
  [9 * MINUTE, 'nine minutes'],
  [15 * MINUTE, '15 minutes'],
  [HOUR, 'one hour'],
  [90 * MINUTE, '90 minutes'],
  [DAY, '24 hours'],
  [36 * HOUR, '36 hours'],
  [3 * DAY, 'three days'],
  [14 * DAY, '14 days'],
])('%i ms are %s', (ms, words) => {
  expect(lifetimeWords(ms)).toBe(words);
});
