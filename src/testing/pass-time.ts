import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { answered } from './exchange';

/** From now on and in this test only, time passes by itself and faster where `passTimeUntil` says so. */
export function holdTime(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
}

/** So many milliseconds pass, and what the page has sent by then is answered. `holdTime()` comes first. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await answered();
}

/**
 * Seconds pass in the page, however short they are outside, until what the page waits for has come: a next try, or the
 * end of its patience. `holdTime()` comes first, before the page is rendered.
 * @param find throws as long as it has not come.
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
