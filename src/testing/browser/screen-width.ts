import { vi } from 'vitest';

/** Makes media queries match as on a wide screen, for one test. Without it, a test sees the page of a phone. */
export function onWideScreen(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
  );
}
