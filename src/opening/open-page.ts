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

/** Milliseconds that the spinner, or what the HTML has drawn, stands for the answers' sake once the code is there. */
const ANSWERS_WITHIN_MS = 2000;

/** Milliseconds that the page before stays for the answers' sake: with time to draw the next one before the spinner comes. */
const PAGE_BEFORE_STAYS_MS = SPINNER_AFTER_MS - 50;

let isFirst = true;

/**
 * Fetches a page's code and asks for what it begins with, side by side, and ends when the page is worth drawing: with its
 * answers, or with skeletons in their place as long as nothing else has stood there before. Between one page and the next
 * a person sees one state at most. A page that is closed to the person is not fetched: its guard leads elsewhere.
 */
export async function openPage(page: RouteName, address: Address): Promise<null> {
  const started = performance.now();
  const standsForNothing = isFirst;
  isFirst = false;
  // Setting up the router, or drawing the click on a link, has kept a slow phone busy until here; within a click React would run
  // all effects of the page before it is painted.
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

/** Fetches what `openPage` would wait for, because somebody is about to go there. */
export function prefetchPage(address: Address): void {
  const place = placeAt(address.pathname);
  if (!place || !mayEnter(ROUTES[place.page].area, useSession.getState())) return;
  fetchAhead(() => ask(place.page, address));
  fetchAhead(() => fetchPage(place.page));
}

/** Once it is there: what is imported again comes some tasks later. */
let pageReads: typeof PageReads | undefined;

/** Asks for what the page at an address begins with and is not known yet. */
async function ask(page: RouteName, address: Address, isTaken?: Promise<boolean>): Promise<void> {
  // Their forms begin with nothing.
  if (ROUTES[page].area === 'auth' || (await isTaken)) return;
  pageReads ??= await import('./page-reads');
  await Promise.all(
    pageReads.readsAt(address, useSession.getState()).map(async ({ url, params }) => {
      const answer = queryClient.query({
        queryKey: keyOfRead(url, params),
        queryFn: ({ signal }) => request<unknown>({ url, method: 'GET', params, signal }),
        // By the page that shows it, when it asks anew.
        meta: { saysItsFailure: true },
      });
      await answer.catch(() => undefined);
    }),
  );
}

/** What the first page has come for. */
let taken: Window['drawnRows'];

/**
 * Takes the answers that the host has drawn the first page with, if they are for this session.
 * @returns false where the page has to ask itself. It does not once nobody waits for it.
 */
async function takeDrawnAnswers(): Promise<boolean> {
  // Another page is opened while the first one waits for them.
  if (window.drawnRows === taken) delete window.drawnRows;
  const { drawnRows } = window;
  taken = drawnRows;
  const drawn = await drawnRows?.rows;
  // Nobody waits for them any more: what is known by now is newer.
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
