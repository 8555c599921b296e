import { useCallback, useSyncExternalStore } from 'react';

let drawnWidth = Number.POSITIVE_INFINITY;

/** Says how many pixels the visitor's screen is wide: where a page is drawn that is not in a browser. */
export function setScreenWidth(pixels: number): void {
  drawnWidth = pixels;
}

/** Of a screen of which only the width is known, if at all. */
function matchesDrawn(query: string): boolean {
  const minWidth = /\(min-width: (\d+)px\)/.exec(query)?.[1];
  return minWidth === undefined || drawnWidth >= Number(minWidth);
}

/** Follows a media query, e.g. `(min-width: 1024px)`. Prefer Tailwind breakpoints where CSS is enough. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => matchesDrawn(query),
  );
}
