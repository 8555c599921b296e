import type { Page, Request } from '@playwright/test';
import { expect } from '../test.ts';

/**
 * Call it before the page is opened.
 * @returns a function that resolves when the page waits for nothing and has requested nothing for half a second.
 * Playwright's `networkidle` comes once for each document: before an act's requests, and before an exchange in the page
 * has started.
 */
export function watchTraffic(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let latest = 0;
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request);
    latest = Date.now();
  };
  const close = note((request) => open.delete(request));
  page.on(
    'request',
    note((request) => open.add(request)),
  );
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return () => expect.poll(() => open.size === 0 && Date.now() - latest > 500).toBe(true);
}
