/**
 * Gives the focus to the page's heading: on a new page, and for what has lost its own place.
 * @returns false where the page has none yet.
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1[tabindex]');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
