import { MINUTE } from '@/domain/time';

const KEY = 'reloaded-for-chunk';

/**
 * After a deploy the chunks of the page that is open may be gone: the page is loaded anew, once. A second failure within
 * a minute is a real fault and is left to the error page.
 */
export function reloadOnceForMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline nothing is missing but the connection, and a reload would lose the page.
    if (!navigator.onLine) return;
    try {
      const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
      if (Date.now() - last < MINUTE) return;
      window.sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      // Without storage there is no telling how often: the error page offers the reload instead.
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
}
