import { onDevice, readText, writeText } from '@/storage/storage';

const KEY = 'font';
/** As in src/styles/fonts.css, with a size, which every text has. */
const FONT = '1em "Montserrat Core"';

/** For a browser that has loaded the font before: it is in its cache, and the first paint can have it. */
export function applyKeptFont(): void {
  if (readText(onDevice, KEY) !== null) apply();
}

let isFetched = false;

/**
 * The font comes when the browser has nothing better to do: on a first visit it would be ahead of what is read in it. That
 * page stays as it is: to draw it anew would keep a slow phone busy under somebody's hands.
 */
export function fetchFontWhenIdle(): void {
  whenIdle(() => {
    document.fonts.load(FONT).then(
      () => {
        isFetched = true;
        writeText(onDevice, KEY, 'kept');
      },
      // The next visit asks again.
      () => undefined,
    );
  });
}

/**
 * Shows a new page in the font that has come since the one before, once the page is drawn: its first picture would come
 * later with it, as the frame around the page is laid out anew as well.
 */
export function applyFetchedFont(): void {
  if (isFetched) whenIdle(apply);
}

function whenIdle(act: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(act);
}

function apply(): void {
  document.documentElement.dataset['font'] = '';
}
