import { useCallback, useSyncExternalStore } from 'react';
import { screenSize } from '../screen';

/** Outside a browser only the size of the screen is known, if at all. */
function matchesDrawn(query: string): boolean {
  const minWidth = /\(min-width: (\d+)rem\)/.exec(query)?.[1];
  return minWidth === undefined || screenSize().width >= Number(minWidth) * 16;
}

/**
 * Follows a media query, e.g. `(min-width: 64rem)`, where rem follows the person's text size. Prefer Tailwind
 * breakpoints if CSS is enough.
 */
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
