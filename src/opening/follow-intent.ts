import { prefetchPage } from './open-page';

/** Milliseconds that a pointer rests on a link before it means to go there. */
const REST_MS = 80;

/**
 * Fetches the code and the data of a page as soon as somebody means to go there: rests on its link with the pointer,
 * comes to it with the keyboard, or touches it.
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
        const address = addressOf(target);
        if (address) prefetchPage(address);
      },
      { passive: true },
    );
  }
}

/** Where the link leads that something happened to; null where it leads out of the app or nowhere. */
function addressOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  return url.origin === location.origin && url.pathname !== location.pathname ? url : null;
}
