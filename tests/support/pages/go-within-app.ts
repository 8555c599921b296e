import type { Page } from '@playwright/test';
import { settled } from './accessibility.ts';
import type { Visitor } from './visits.ts';

/**
 * Goes to another address as a link within the app does: what was put into the page stays. The way leads over the page
 * for what is not found, so that the heading before is not taken for the one to come.
 */
export async function goWithinApp(page: Page, path: string): Promise<void> {
  const go = (to: string) =>
    page.evaluate((address) => {
      const { idx } = history.state as { idx: number };
      const state = { usr: null, key: address, idx: idx + 1 };
      history.pushState(state, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    }, to);
  const notFound = page.getByRole('heading', { level: 1, name: 'Page not found' });
  await go(path.startsWith('/admin') ? '/admin/no-such-page' : '/no-such-page');
  const between = await notFound.elementHandle();
  if (path === '/no-such-page') return;
  await go(path);
  // By the clock: a page that is not painted for a while would not look again.
  await page.waitForFunction((heading) => !heading?.isConnected, between, { polling: 50 });
}

/** Opens the page from which somebody goes on within the app. */
export async function openFirst(page: Page, visitor: Visitor): Promise<void> {
  await page.goto(visitor === 'admin' ? '/admin/home' : '/marketplace');
  if (visitor === 'visitor') await page.getByRole('button', { name: 'Browse first' }).click();
  await settled(page);
}
