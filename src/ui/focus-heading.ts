/**
 * Gives the focus to the heading of a page that one has come to; where that page was left, it is seen as it was left.
 * @returns false where the page has none yet.
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1[tabindex]');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/**
 * The same for what has lost its own place on a page. Who works with the keys sees the heading as well, unless the focus is
 * given to another place at once; who points at things goes on looking at them.
 */
export function returnToHeading(): void {
  focusHeading();
  queueMicrotask(() =>
    document.querySelector('h1:focus-visible')?.scrollIntoView({ block: 'nearest' }),
  );
}
