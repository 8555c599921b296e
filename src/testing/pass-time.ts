import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { answered } from './exchange';

/** Fakes the timers for the rest of this test. Time still passes by itself, and faster when `passTimeUntil` says so. */
export function holdTime(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets this many milliseconds pass, and waits until the calls made meanwhile are answered. Call `holdTime()` first. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await answered();
}

/**
 * Lets seconds pass in the page, however short they are outside, until the page shows what is expected, such as a retry
 * or the end of its patience. Call `holdTime()` first, before the page is rendered.
 * @param find throws until it is there.
 */
export async function passTimeUntil<T>(find: () => T): Promise<T> {
  return await vi.waitFor(
    async () => {
      await act(() => vi.advanceTimersByTimeAsync(1000));
      return find();
    },
    { timeout: 15_000 },
  );
}
