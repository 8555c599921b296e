import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client';
import { atRest } from './at-rest';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    queryClient.clear();
  };
});

test('a page is at rest only when it has its last answer', async () => {
  const answer = Promise.withResolvers<string>();
  const asked = queryClient.query({ queryKey: ['cases'], queryFn: () => answer.promise });
  let isAtRest = false;
  void atRest().then(() => (isAtRest = true));
  await vi.advanceTimersByTimeAsync(1000);
  expect(isAtRest).toBe(false);

  answer.resolve('cases');
  await asked;
  await vi.advanceTimersByTimeAsync(1000);
  expect(isAtRest).toBe(true);
});

test('a page is at rest after ten seconds, however long its slowest answer takes', async () => {
  queryClient
    .query({ queryKey: ['cases'], queryFn: () => new Promise<never>(() => {}) })
    .catch(() => undefined);
  let isAtRest = false;
  void atRest().then(() => (isAtRest = true));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(isAtRest).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(isAtRest).toBe(true);
});
