/*
 * Stands in the HTML of every page and runs before anything else is loaded. What the page begins with is asked for while
 * its code is on the way: `src/api/answers/early-answers.ts` hands the answers to the app. What is drawn has the person's theme.
 */
import { serializeParams } from '@/api/params-serializer';
import { placeAt } from '@/paths';
import { ROUTES } from '@/route-table';
import { readStored, SESSION_KEY, sessionTabStorage } from '@/session/stored-session';
import { applyKeptFont } from '@/ui/layout/font';
import { applyTheme } from '@/ui/layout/theme';
import { hideDrawn, notePresses } from './before-the-app';
import { readsAt } from './page-reads';

const API_ROOT = import.meta.env.VITE_API_ROOT ?? '/api';
/** Milliseconds after which the app asks anew. */
const PATIENCE_MS = 15_000;

function storedSession() {
  const nobody = { token: null, isAdmin: false, user: null };
  try {
    const stored: unknown = JSON.parse(sessionTabStorage().getItem(SESSION_KEY) ?? 'null');
    const state = typeof stored === 'object' && stored !== null && 'state' in stored;
    return { ...nobody, ...(state ? readStored(stored.state) : {}) };
  } catch {
    // Blocked or spoilt storage: the app sees to it.
    return nobody;
  }
}

applyTheme();
applyKeptFont();
notePresses();
const session = storedSession();
const place = placeAt(location.pathname);
// The login leads on whoever is logged in: its form is not shown first.
if (session.token && place && ROUTES[place.page].area === 'auth') hideDrawn();

// The token leaves for our own origin only, and another one would have to be asked for leave first.
if (new URL(API_ROOT, location.href).origin === location.origin) {
  const authorization = session.token && `Bearer ${session.token}`;
  window.earlyAnswers = readsAt(location, session).map((read) => {
    const query = serializeParams(read.params ?? {});
    const url = `${API_ROOT}${read.url}${query && `?${query}`}`;
    const response = fetch(url, {
      headers: {
        Accept: 'application/json',
        ...(authorization && { Authorization: authorization }),
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // Whoever takes the answer hears of it; nobody has to.
    response.catch(() => undefined);
    return { read, url, authorization, response };
  });
}
