import { vi } from 'vitest';

/** `crypto` as on a page that was not opened on a secure origin. */
export function withoutRandomUuid(): void {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
}
