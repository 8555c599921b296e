import { expect, test } from 'vitest';
import { formatCount, totalWords } from './counts';

const user = { one: 'user', many: 'users' };

test.each([
  [{ total_count: 0 }, '0 users'],
  [{ total_count: 1 }, '1 user'],
  [{ total_count: 10_000 }, '10,000 users'],
  [{ total_count: 99_873, total_is_estimate: false }, '99,873 users'],
  [{ total_count: 10_001, total_is_estimate: true }, 'about 10,000 users'],
  [{ total_count: 99_873, total_is_estimate: true }, 'about 100,000 users'],
  [{ total_count: 126_400, total_is_estimate: true }, 'about 130,000 users'],
  [{ total_count: 1_043_000, total_is_estimate: true }, 'about 1,000,000 users'],
])('%j is said as "%s"', (total, words) => {
  expect(totalWords(total, user)).toBe(words);
});

test('an estimate is never below what is on screen', () => {
  expect(formatCount(104_300, true, 102_500)).toBe('more than 102,500');
  expect(formatCount(104_300, true, 99_975)).toBe('about 100,000');
  expect(formatCount(104_300, false, 104_300)).toBe('104,300');
});
