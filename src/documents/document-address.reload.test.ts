import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  [undefined, '/api/api/documents/7/content?signature=x'],
  [
    'https://exchange.example/api',
    'https://exchange.example/api/api/documents/7/content?signature=x',
  ],
])('with the root %s a document is read at %s', async (root, address) => {
  vi.stubEnv('VITE_API_ROOT', root);
  vi.resetModules();
  const { documentAddress } = await import('./document-address');
  expect(documentAddress('/api/api/documents/7/content?signature=x')).toBe(address);
});
