import { loadSending } from '@/api/request';
import { fetchAhead } from '@/ui/fetch-ahead';
import { prefetchPage } from './open-page';

/** Milliseconds that a pointer rests on a link before that counts as meaning to go there. */
const REST_MS = 80;

/**
 * Fetches the code and the data of a page as soon as a person seems about to go there: by resting the pointer on its
 * link, focusing it with the keyboard, or touching it. Whoever reaches for a field or a button is about to send
 * something.
 */
export function followIntent(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(resting);
    if (pointerType !== 'mouse') return;
    const address = addressOf(target);
    if (address) resting = setTimeout(() => prefetchPage(address), REST_MS);
  });
  for (const type of ['focusin', 'touchstart']) {
    document.addEventListener(
      type,
      ({ target }) => {
        fetchAhead(loadSending);
        const address = addressOf(target);
        if (address) prefetchPage(address);
      },
      { passive: true },
    );
  }
}

/** Where the link at the event's target leads; null if there is none, or it leads out of the app or to this page. */
function addressOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  return url.origin === location.origin && url.pathname !== location.pathname ? url : null;
}
