import { fieldsIn, inTab, readText, writeText } from '@/storage/storage';

/*
 * Where a person was on the pages that they come back to. The browser would go there before the page has its rows, and so
 * no further down than the page before was long.
 */

const STORED_AS = 'scroll-positions';
/** As many pages as somebody goes back over. */
const MOST = 50;

/** Pixels from the top, by the place in the history; the one left last is the last. */
type Positions = Record<string, unknown>;

let positions: Positions | null = null;
/** The place of the page that is shown; null while another one is on its way, for which it may have made room. */
let shown: string | null = null;

/** The place in the history has the name that the router gives it; the first one of a tab has none. */
function here(): string {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : null;
  return typeof key === 'string' ? key : location.pathname + location.search;
}

const stored = (): Positions => fieldsIn(readText(inTab, STORED_AS));

/** Goes to where the person was on this page when they left it; stays where they have not been. */
export function restoreScroll(): void {
  const top = (positions ?? stored())[here()];
  if (typeof top === 'number') window.scrollTo(0, top);
}

/** Goes to where the person was on the first page of the app, if they come back to it and have not scrolled yet. */
export function restoreFirstScroll(): void {
  if (isReturn() && window.scrollY === 0) restoreScroll();
}

/** Whether the first page of the app was there before: the person comes back to it, or has loaded it again. */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

/** From now on it is noted where the person is on the page that is there, or nothing while another one is on its way. */
export function noteScroll(isOnTheWay: boolean): void {
  shown = isOnTheWay ? null : here();
}

/** Takes the places over from the browser, and keeps them as long as the tab is open. */
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
