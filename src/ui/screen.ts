/** The size of the page's viewport, in pixels. */
export interface ScreenSize {
  width: number;
  height: number;
}

let drawnFor: ScreenSize = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

/** Sets the size of the visitor's screen, for a page that is drawn outside the browser. */
export function setScreenSize(size: ScreenSize): void {
  drawnFor = size;
}

/** The size of the browser's window, or of the screen that a page is drawn for outside the browser. */
export function screenSize(): ScreenSize {
  return typeof window === 'undefined'
    ? drawnFor
    : { width: window.innerWidth, height: window.innerHeight };
}
