/**
 * Focuses the heading of a page that the person has just come to, without scrolling: a page that they return to stays
 * where they left it.
 * @returns false if the page has no heading yet.
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1[tabindex]');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/**
 * Focuses the heading after something on the page that had the focus has disappeared. Keyboard users also see the
 * heading scrolled into view, unless something else takes the focus at once. For mouse users the page does not move.
 */
export function returnToHeading(): void {
  focusHeading();
  queueMicrotask(() =>
    document.querySelector('h1:focus-visible')?.scrollIntoView({ block: 'nearest' }),
  );
}
