import { MINUTE } from '@/domain/time';
import { inTab, readText, writeText } from '@/storage/storage';
import { wasOptional } from '@/ui/fetch-ahead';

const KEY = 'reloaded-for-chunk';

/**
 * After a deploy the chunks of the page that is open may be gone: the page is loaded anew, once. A second failure within
 * a minute is a real fault and is left to the error page.
 */
export function reloadOnceForMissingChunk(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Only then is it known whether somebody waits for it: whoever points at a link keeps the page, and what is typed in it.
    setTimeout(() => {
      // Offline nothing is missing but the connection, and a reload would lose the page.
      if (!navigator.onLine || wasOptional(payload)) return;
      if (isFirstInAMinute()) window.location.reload();
    });
  });
}

/** Without storage there is no telling how often: the error page offers the reload instead. */
function isFirstInAMinute(): boolean {
  const last = Number(readText(inTab, KEY) ?? 0);
  return Date.now() - last >= MINUTE && writeText(inTab, KEY, String(Date.now()));
}
