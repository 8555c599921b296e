/*
 * Stands in the HTML of every page and runs before anything else is loaded. The host draws the page with its rows while
 * its code is on the way: they take their place at once, and `open-page.ts` gives the answers behind them to the app. What
 * is drawn has the person's theme.
 */
import { KEPT_NAMES } from '@/session/kept/kept-names';
import { SESSION_KEY, sessionIn, sessionTabStorage } from '@/session/stored-session';
import { applyKeptFont } from '@/ui/layout/font';
import { applyTheme } from '@/ui/layout/theme';
import { screenSize } from '@/ui/screen';
import {
  fetchCode,
  hideDrawn,
  notePresses,
  painted,
  showRows,
  shownWithin,
} from './before-the-app';
import type { DrawnRows, Visit } from './visit';

declare global {
  interface Window {
    /** Not in every browser that the app runs on. */
    Temporal?: { Now: { timeZoneId: () => string } };
  }
}

/** Milliseconds after which the app asks anew. */
const PATIENCE_MS = 15_000;

/** Null where storage is blocked: the app sees to it. */
function stored(pick: () => Storage, name: string): string | null {
  try {
    return pick().getItem(name);
  } catch {
    return null;
  }
}

/** `Intl` knows it as well, but only once it has loaded what it needs to write a date: a slow phone does so for 50 ms. */
function timeZone(): string {
  return window.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function visit(session: string | null): Visit {
  const kept = KEPT_NAMES.map((name) => [name, stored(() => localStorage, name)]);
  return {
    address: location.pathname + location.search,
    session,
    kept: Object.fromEntries(kept.filter(([, text]) => text !== null)) as Visit['kept'],
    screen: screenSize(),
    timeZone: timeZone(),
  };
}

async function askForRows(session: string | null): Promise<DrawnRows | null> {
  const response = await fetch('/drawn', {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(visit(session)),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return response.status === 200 ? ((await response.json()) as DrawnRows) : null;
}

applyTheme();
applyKeptFont();
notePresses();
const { hasForm, hasRows, font } = document.documentElement.dataset;
const session = stored(sessionTabStorage, SESSION_KEY);
const { token } = sessionIn(session);
// The login leads on whoever is logged in: its form is not shown first.
if (hasForm !== undefined && token) hideDrawn();

// Of an exchange elsewhere the host knows nothing.
if (hasRows === undefined || import.meta.env.VITE_API_ROOT) {
  window.pageShown = painted();
} else {
  const rows = askForRows(session).catch(() => null);
  window.drawnRows = { token, rows };
  window.pageShown = shownWithin(rows.then(async (drawn) => drawn && (await showRows(drawn.html))));
}

/*
 * What a person came for is first. Code keeps the network busy on a first visit; a browser that has the font has the code
 * as well, and would be busy with each of its files when the rows come.
 */
if (hasForm === undefined && font === undefined) void fetchCode('app');
void window.pageShown.then(async () => {
  await fetchCode('app');
  await fetchCode('page');
});
