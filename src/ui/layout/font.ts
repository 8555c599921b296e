import { onDevice, readText, writeText } from '@/storage/storage';

const KEY = 'font';
/** As in src/styles/fonts.css, with the size that the syntax requires. */
const FONT = '1em "Montserrat Core"';

/** For a browser that has loaded the font before: the font is cached, and the first paint can use it. */
export function applyKeptFont(): void {
  if (readText(onDevice, KEY) !== null) apply();
}

let isFetched = false;

/**
 * Loads the font when the browser is idle: on a first visit it would delay the text itself. The current page keeps its
 * font, because redrawing it would keep a slow phone busy while the person uses it.
 */
export function fetchFontWhenIdle(): void {
  whenIdle(() => {
    document.fonts.load(FONT).then(
      () => {
        isFetched = true;
        writeText(onDevice, KEY, 'kept');
      },
      // The next visit tries again.
      () => undefined,
    );
  });
}

/**
 * Shows a new page in the font that has loaded since the last one, but only once the page is drawn. Otherwise its first
 * frame would come later, because the frame around the page is laid out again too.
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
