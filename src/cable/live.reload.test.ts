import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { atRest } from '@/api/at-rest';

const fetched = vi.fn<() => void>();

afterEach(() => {
  vi.resetModules();
  fetched.mockClear();
});

/** A page that watches a claim, where the code of the connection cannot be had. */
async function openWithoutCode() {
  vi.doMock('./consumer', () => {
    fetched();
    throw new Error('The file is gone.');
  });
  const { useCable, useLive } = await import('./live');
  const { unmount } = renderHook(() => useLive('ClaimChannel', { claim_id: 77 }));
  return { leave: unmount, isLost: () => useCable.getState().isLost };
}

test('without its code what is live may be old, as long as something is watched', async () => {
  const { leave, isLost } = await openWithoutCode();
  await waitFor(() => expect(isLost()).toBe(true));
  leave();
  expect(isLost()).toBe(false);
});

test('a page that is left before it is at rest fetches no code', async () => {
  const { leave, isLost } = await openWithoutCode();
  leave();
  await atRest();
  expect(fetched).not.toHaveBeenCalled();
  expect(isLost()).toBe(false);
});
