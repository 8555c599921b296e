/** Of the part that shows the page, in pixels. */
export interface ScreenSize {
  width: number;
  height: number;
}

let drawnFor: ScreenSize = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

/** Says how large the visitor's screen is: where a page is drawn that is not in a browser. */
export function setScreenSize(size: ScreenSize): void {
  drawnFor = size;
}

/** The size of the browser's window, or of the screen that a page is drawn for outside the browser. */
export function screenSize(): ScreenSize {
  return typeof window === 'undefined'
    ? drawnFor
    : { width: window.innerWidth, height: window.innerHeight };
}
