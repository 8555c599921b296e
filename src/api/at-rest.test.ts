import { expect, onTestFinished, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client';
import { atRest } from './at-rest';

test('a page is at rest only when it has its last answer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    queryClient.clear();
  });
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
