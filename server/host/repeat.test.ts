import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unexpected = (error: unknown) => {
  throw error;
};

test('the work is done at once and then again and again, until it is stopped', async () => {
  const work = vi.fn<() => Promise<string>>(async () => 'done');
  const { stop } = repeat(1000, work, unexpected);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(work).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('work that takes long is not begun a second time, and the stop waits for it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = vi.fn<() => Promise<void>>(() => promise);
  const { stop } = repeat(1000, work, unexpected);
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(1);
  let stopped = false;
  const stopping = stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).toBe(false);
  resolve();
  await stopping;
  expect(stopped).toBe(true);
});

test('work that fails is reported and tried again', async () => {
  const failures: unknown[] = [];
  const error = new Error('The database does not answer.');
  const work = vi.fn<() => Promise<never>>(async () => await Promise.reject(error));
  const { stop } = repeat(1000, work, (failure) => failures.push(failure));
  await vi.advanceTimersByTimeAsync(1000);
  await stop();
  expect(failures).toEqual([error, error]);
});

test('what is waked while it is under way is done once more, and only once', async () => {
  const first = Promise.withResolvers<void>();
  const work = vi
    .fn<() => Promise<void>>(async () => undefined)
    .mockImplementationOnce(() => first.promise);
  const { wake, stop } = repeat(60_000, work, unexpected);
  wake();
  wake();
  expect(work).toHaveBeenCalledTimes(1);
  first.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
  wake();
  await stop();
  expect(work).toHaveBeenCalledTimes(3);
});
