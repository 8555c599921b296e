import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE } from '@/domain/time';
import { fetchAhead, optionalCode, prefetchOnIntent } from '@/ui/fetch-ahead';
import { reloadOnceForMissingChunk } from './missing-chunk';

const reload = vi.fn<() => void>();

beforeAll(reloadOnceForMissingChunk);
beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Fails as Vite's import of a chunk that a deploy has removed. */
async function loadGone(): Promise<{ default: string }> {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  throw payload;
}

test('code that somebody waits for loads the page anew', async () => {
  await expect(loadGone()).rejects.toThrow('Failed to fetch');
  await vi.runAllTimersAsync();
  expect(reload).toHaveBeenCalledOnce();
});

test('a second failure within a minute is left to the error page', async () => {
  await expect(loadGone()).rejects.toThrow('Failed to fetch');
  await vi.runAllTimersAsync();
  vi.advanceTimersByTime(MINUTE - 1000);
  await expect(loadGone()).rejects.toThrow('Failed to fetch');
  await vi.runAllTimersAsync();
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  await expect(loadGone()).rejects.toThrow('Failed to fetch');
  await vi.runAllTimersAsync();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('offline the page stays as it is', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(loadGone()).rejects.toThrow('Failed to fetch');
  await vi.runAllTimersAsync();
  expect(reload).not.toHaveBeenCalled();
});

test.each<[string, () => unknown]>([
  ['that the page can do without', () => optionalCode(loadGone)],
  [
    'within what else is made of it',
    () => optionalCode(async () => ({ default: (await loadGone()).default })),
  ],
  ['fetched ahead', () => fetchAhead(loadGone)],
  ['of a button that is pointed at', () => prefetchOnIntent(loadGone).onPointerEnter()],
  ['of a button that is reached by key', () => prefetchOnIntent(loadGone).onFocus()],
])('code %s leaves the page as it is', async (_, fetchCode) => {
  expect((await fetchCode()) ?? null).toBeNull();
  await vi.runAllTimersAsync();
  expect(reload).not.toHaveBeenCalled();
});
