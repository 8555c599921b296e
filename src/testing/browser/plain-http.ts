import { vi } from 'vitest';

/** `crypto` as a page has it that was not opened on a secure origin. */
export function withoutRandomUuid(): void {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
}
