import { MINUTE } from '@/domain/time';
import { inTab, readText, writeText } from '@/storage/storage';
import { wasOptional } from '@/ui/fetch-ahead';

const KEY = 'reloaded-for-chunk';

/**
 * Reloads the page once if its chunks are missing, as they may be after a deploy. A second failure within a minute is a
 * real fault and is left to the error page.
 */
export function reloadOnceForMissingChunk(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Only then is it known whether somebody is waiting for it. A person who merely points at a link keeps the page and
    // what is typed in it.
    setTimeout(() => {
      // Offline only the connection is missing, and a reload would lose the page.
      if (!navigator.onLine || wasOptional(payload)) return;
      if (isFirstInAMinute()) window.location.reload();
    });
  });
}

/** Without storage it cannot tell how often the page was reloaded, and the error page offers the reload instead. */
function isFirstInAMinute(): boolean {
  const last = Number(readText(inTab, KEY) ?? 0);
  return Date.now() - last >= MINUTE && writeText(inTab, KEY, String(Date.now()));
}
