import { fieldsIn, inTab, readText, writeText } from '@/storage/storage';

/*
 * The scroll positions of pages that a person comes back to. The browser itself would scroll before the page has its
 * rows, and so no further down than the previous page was long.
 */

const STORED_AS = 'scroll-positions';
/** As many pages as a person is likely to go back. */
const MOST = 50;

/** Pixels from the top, by history entry. The entry left last comes last. */
type Positions = Record<string, unknown>;

let positions: Positions | null = null;
/** The history entry of the page shown. Null while another page is loading, which may change the page's height. */
let shown: string | null = null;

/** The key that the router gives to the history entry. The first entry of a tab has none. */
function here(): string {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : null;
  return typeof key === 'string' ? key : location.pathname + location.search;
}

const stored = (): Positions => fieldsIn(readText(inTab, STORED_AS));

/** Scrolls to where the person left this page. Does nothing if they have not been here. */
export function restoreScroll(): void {
  const top = (positions ?? stored())[here()];
  if (typeof top === 'number') window.scrollTo(0, top);
}

/** Scrolls to where the person left the first page of the app, if they come back to it and have not scrolled yet. */
export function restoreFirstScroll(): void {
  if (isReturn() && window.scrollY === 0) restoreScroll();
}

/** Whether the first page of the app was open before: the person has come back to it or has reloaded it. */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

/** Starts noting the scroll position of the current page, or stops while another one is loading. */
export function noteScroll(isOnTheWay: boolean): void {
  shown = isOnTheWay ? null : here();
}

/** Takes over scroll restoration from the browser, and keeps the positions as long as the tab is open. */
export function keepScroll(): void {
  history.scrollRestoration = 'manual';
  const kept = stored();
  positions = kept;
  noteScroll(false);
  const note = () => {
    if (shown === null) return;
    delete kept[shown];
    kept[shown] = window.scrollY;
  };
  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', () => {
    const latest = Object.fromEntries(Object.entries(kept).slice(-MOST));
    writeText(inTab, STORED_AS, JSON.stringify(latest));
  });
}
