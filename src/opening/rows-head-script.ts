/*
 * Part of the HTML of every page with rows, in place of `head-script.ts`. The host draws the rows while the code loads.
 * They are shown at once, and `open-page.ts` hands the answers behind them to the app.
 */
import { KEPT_IN } from '@/session/kept/kept-names';
import { tokenIn } from '@/session/stored-session';
import { readText } from '@/storage/storage';
import { screenSize } from '@/ui/screen';
import { painted, showRows, shownWithin } from './before-the-app';
import { dress, fetchCodeAround, storedSession } from './head';
import type { DrawnRows, Visit } from './visit';

declare global {
  interface Window {
    /** Missing from some browsers that the app runs on. */
    Temporal?: { Now: { timeZoneId: () => string } };
  }
}

/** Milliseconds after which the app asks itself. */
const PATIENCE_MS = 15_000;

/** `Intl` knows it too, but only after loading what it needs to write a date, which takes a slow phone 50 ms. */
function timeZone(): string {
  return window.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function visit(session: string | null): Visit {
  const kept = Object.entries(KEPT_IN).map(([name, pick]) => [name, readText(pick, name)]);
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
  if (response.status !== 200) return null;
  return { ...((await response.json()) as DrawnRows), date: response.headers.get('Date') };
}

if (import.meta.env.VITE_API_ROOT) {
  // The host knows nothing of an exchange elsewhere.
  window.pageShown = painted();
} else {
  const session = storedSession();
  const rows = askForRows(session).catch(() => null);
  window.drawnRows = { token: tokenIn(session), askedAt: Date.now(), rows };
  window.pageShown = shownWithin(rows.then(async (drawn) => drawn && (await showRows(drawn.html))));
}
// This comes after asking for the rows: nothing is painted before this script has ended.
dress();
fetchCodeAround(window.pageShown);
