import { expect, test, vi } from 'vitest';
import { safeStorage, writeFields } from './safe-storage';
import { onDevice } from './storage';

const refuseToStore = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

test('full: what could not be written is read, never the older value', () => {
  const storage = safeStorage(onDevice);
  storage.setItem('name', 'older');
  refuseToStore();
  storage.setItem('name', 'newer');
  expect(storage.getItem('name')).toBe('newer');
  expect(storage.isInMemory('name')).toBe(true);
  expect(localStorage.getItem('name')).toBeNull();
  storage.removeItem('name');
  expect(storage.getItem('name')).toBeNull();
});

test('with room again: what another tab has written since counts', () => {
  const storage = safeStorage(onDevice);
  const full = refuseToStore();
  storage.setItem('name', 'ours');
  full.mockRestore();
  localStorage.setItem('name', 'theirs');
  expect(storage.getItem('name')).toBe('theirs');
  storage.setItem('name', 'ours');
  expect(storage.isInMemory('name')).toBe(false);
});

test('nothing is left of a text without fields', () => {
  const storage = safeStorage(onDevice);
  writeFields(storage, 'name', { one: 1 });
  expect(localStorage.getItem('name')).toBe('{"one":1}');
  writeFields(storage, 'name', {});
  expect(localStorage.getItem('name')).toBeNull();
});
