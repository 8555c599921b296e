import { expect, test } from 'vitest';
import { caseActs, caseStatusAfter } from './case-status';

test.each([
  ['active', 'pause', 'paused'],
  ['active', 'reopen', null],
  ['active', 'close', 'closed'],
  ['paused', 'pause', null],
  ['paused', 'reopen', 'active'],
  ['paused', 'close', 'closed'],
  ['closed', 'pause', null],
  ['closed', 'reopen', null],
  ['closed', 'close', null],
] as const)('of a case that is %s, to %s it makes it %s', (status, act, after) => {
  expect(caseStatusAfter(status, act)).toBe(after);
});

test('nothing is left to do with the status of a closed case', () => {
  expect(caseActs('active')).toEqual(['pause', 'close']);
  expect(caseActs('paused')).toEqual(['reopen', 'close']);
  expect(caseActs('closed')).toEqual([]);
});
