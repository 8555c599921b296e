/*
 * Draws a page with its rows for one visitor when the host is asked to (`server/host/web/drawn-rows.ts`), so that the
 * rows are there before the app is.
 */
import { QueryClient } from '@tanstack/react-query';
import { queryClient } from '@/api/query-client';
import { keyOfRead, readOfKey } from '@/api/query-key';
import { setVisitorsZone } from '@/labels/dates';
import { placeAt, type RouteName } from '@/paths';
import { takeStored } from '@/session/kept/kept-store';
import { INITIAL_SESSION, useSession } from '@/session/session-store';
import { sessionIn, type SessionState } from '@/session/stored-session';
import { setScreenSize } from '@/ui/screen';
import { draw, withInertControls } from './draw';
import { fetchPage, frameComponent, pageComponent } from './page-modules';
import { EVERY_LOAD } from './every-load';
import { addressOfRead, readsAt } from './page-reads';
import type { DrawnRows, PageRead, Visit } from './visit';

/** Asks the exchange for an address below the root of the API. */
type Ask = (address: string, token: string | null) => Promise<Response>;

/** A page makes its reads, and what it then shows makes more. No page has been seen to need a third round. */
const ROUNDS = 3;

/**
 * Draws the page with everything that it reads, including what it reads only because of an earlier answer.
 * @returns null if the page begins with no reads, is closed to the visitor, or gets a failure for an answer.
 */
export async function drawRows(visit: Visit, ask: Ask): Promise<DrawnRows | null> {
  const session = { ...INITIAL_SESSION, ...sessionIn(visit.session) };
  const { pathname, search } = new URL(visit.address, 'http://host.invalid');
  const place = placeAt(pathname);
  let reads = readsAt({ pathname, search }, session, EVERY_LOAD);
  if (!place || reads.length === 0) return null;
  await fetchPage(place.page);

  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
  const answers: DrawnRows['answers'] = [];
  const failed = new Set<string>();
  let html = '';
  for (let round = 0; round < ROUNDS && reads.length > 0; round += 1) {
    await Promise.all(
      reads.map(async (read) => {
        const address = addressOfRead(read);
        const response = await ask(address, session.token);
        if (!response.ok) {
          failed.add(address);
          return;
        }
        const body: unknown = await response.json();
        client.setQueryData(keyOfRead(read.url, read.params), body);
        answers.push({ read, body });
      }),
    );
    if (round === 0 && failed.size > 0) return null;
    html = drawnFor(place.page, client, { ...visit, address: pathname + search }, session);
    reads = unanswered(client).filter((read) => !failed.has(addressOfRead(read)));
  }
  return { html, answers };
}

/** Runs without a pause: it sets global state, and the next visitor is somebody else. */
function drawnFor(
  page: RouteName,
  client: QueryClient,
  visit: Visit,
  session: SessionState,
): string {
  const Page = pageComponent(page);
  const Frame = frameComponent(page);
  useSession.setState(session, true);
  takeStored(visit.kept);
  setVisitorsZone(visit.timeZone);
  setScreenSize(visit.screen);
  try {
    return withInertControls(draw(page, visit.address, client, <Page />, Frame && <Frame />));
  } finally {
    useSession.setState(INITIAL_SESSION, true);
    takeStored({});
  }
}

/** What the page would read now and has no answer to yet. */
function unanswered(client: QueryClient): PageRead[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => {
      const { enabled, behavior } = options as { enabled?: unknown; behavior?: unknown };
      // A list that knows its pages begins with the plain read.
      return state.status === 'pending' && enabled !== false && behavior === undefined;
    })
    .map(({ queryKey }) => readOfKey(queryKey));
}
