import { setClockBy } from '@/domain/present-time';
import { useSession } from '@/session/session-store';
import { mayEnter } from '@/session/guards/may-enter';
import { queryClient } from '@/api/query-client';
import { keyOfRead } from '@/api/query-key';
import { request } from '@/api/request';
import { placeAt, type RouteName } from '@/paths';
import { ROUTES } from '@/route-table';
import { SPINNER_AFTER_MS } from '@/page/page-outlet';
import { fetchAhead } from '@/ui/fetch-ahead';
import { pause } from './before-the-app';
import { fetchPage } from './page-modules';
import type * as PageReads from './page-reads';

type Address = Pick<URL, 'pathname' | 'search'>;

/** Milliseconds that the spinner, or what the HTML has drawn, waits for the answers once the code is there. */
const ANSWERS_WITHIN_MS = 2000;

/** Milliseconds that the previous page waits for the answers, with time left to draw the next one before a spinner. */
const PAGE_BEFORE_STAYS_MS = SPINNER_AFTER_MS - 50;

let isFirst = true;

/**
 * Fetches a page's code and asks for its first answers in parallel. Ends when the page is worth drawing: with its
 * answers, or with skeletons in their place if nothing else has been shown in between. Between one page and the next, a
 * person sees at most one state. A page that is closed to the person is not fetched: its guard redirects.
 */
export async function openPage(page: RouteName, address: Address): Promise<null> {
  const started = performance.now();
  const standsForNothing = isFirst;
  isFirst = false;
  // Setting up the router, or drawing the click on a link, has kept a slow phone busy until here. Within a click, React
  // would run all effects of the page before it is painted.
  await pause();
  if (!mayEnter(ROUTES[page].area, useSession.getState())) {
    delete window.drawnRows;
    return null;
  }
  const answers = ask(page, address, takeDrawnAnswers()).catch(() => undefined);
  try {
    await fetchPage(page);
    const took = performance.now() - started;
    const patience =
      standsForNothing || took > PAGE_BEFORE_STAYS_MS
        ? ANSWERS_WITHIN_MS
        : PAGE_BEFORE_STAYS_MS - took;
    await Promise.race([answers, pause(patience)]);
  } finally {
    delete window.drawnRows;
  }
  return null;
}

/** Fetches what `openPage` would wait for, because the person is about to go there. */
export function prefetchPage(address: Address): void {
  const place = placeAt(address.pathname);
  if (!place || !mayEnter(ROUTES[place.page].area, useSession.getState())) return;
  fetchAhead(() => ask(place.page, address));
  fetchAhead(() => fetchPage(place.page));
}

// Kept once loaded: importing them again would take some tasks.
let pageReads: typeof PageReads | undefined;
let loads: PageReads.Loads | undefined;
let adminLoads: PageReads.Loads | undefined;

const fetchReads = async () => (pageReads ??= await import('./page-reads'));

/** The table with the loads of a page. Staff alone need that of the administration. */
async function fetchLoads(page: RouteName): Promise<PageReads.Loads> {
  if (ROUTES[page].area === 'admin')
    return (adminLoads ??= (await import('../admin-route-loads')).ADMIN_LOADS);
  return (loads ??= (await import('../route-loads')).LOADS);
}

/** Asks for the first reads of the page at an address, unless their answers are known. */
async function ask(page: RouteName, address: Address, isTaken?: Promise<boolean>): Promise<void> {
  // Pages of this area begin with forms, which read nothing.
  if (ROUTES[page].area === 'auth' || (await isTaken)) return;
  const [{ readsAt }, table] = await Promise.all([fetchReads(), fetchLoads(page)]);
  await Promise.all(
    readsAt(address, useSession.getState(), table).map(async ({ url, params }) => {
      const answer = queryClient.query({
        queryKey: keyOfRead(url, params),
        queryFn: ({ signal }) => request<unknown>({ url, method: 'GET', params, signal }),
        // The page that shows it says so, when it asks again.
        meta: { saysItsFailure: true },
      });
      await answer.catch(() => undefined);
    }),
  );
}

/** What the first page has waited for. */
let taken: Window['drawnRows'];

/**
 * Takes the answers that the host drew the first page with, if they are for this session.
 * @returns false if the page has to ask itself. If nobody waits for the answers any more, it does not.
 */
async function takeDrawnAnswers(): Promise<boolean> {
  // Another page is opened while the first one is waiting for them.
  if (window.drawnRows === taken) delete window.drawnRows;
  const { drawnRows } = window;
  taken = drawnRows;
  const drawn = await drawnRows?.rows;
  // Nobody waits for them any more: what is known now is newer.
  if (window.drawnRows !== drawnRows) return true;
  if (!drawn || drawnRows?.token !== useSession.getState().token) return false;
  setClockBy(drawn.date);
  for (const { read, body } of drawn.answers) {
    queryClient.setQueryData(keyOfRead(read.url, read.params), body, {
      updatedAt: drawnRows.askedAt,
    });
  }
  return true;
}
