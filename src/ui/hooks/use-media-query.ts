import { useCallback, useSyncExternalStore } from 'react';

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
    // Drawn ahead, before any screen is known.
    () => true,
  );
}
