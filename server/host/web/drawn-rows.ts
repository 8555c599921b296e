import { setImmediate } from 'node:timers/promises';
import { z } from 'zod/mini';
import * as PAGES from '@/domain/pages/page-paths';
import type { Exchange } from '../../app';
import { networkOf } from '../../auth/network';
import { Places } from '../../limits/places';
import type { Log } from '../../ports/exchange-ports';
import { loggedError } from '../../logged-error';

/**
 * The path and query as a browser has them. An address with `//` in its path, or with what parsers take for it, can be
 * read in different ways: `//evil.example/marketplace` is another host to `URL`, but not a page to the router.
 */
const ADDRESS = /^(?![^?]*(?:\/\/|[\\\s]))\//;

/** The size of a screen, however large. */
const pixels = z.number().check(z.gte(0), z.lte(10_000));

/** Who opens a page, and where, according to the page. */
const visitSchema = z.object({
  address: z.string().check(z.maxLength(4000), z.regex(ADDRESS)),
  session: z.nullable(z.string()),
  kept: z.record(z.string(), z.string()),
  screen: z.object({ width: pixels, height: pixels }),
  timeZone: z.string(),
});

type Visit = z.infer<typeof visitSchema>;

/** Draws a page with its rows; the build makes it from src/opening/draw-rows.tsx. */
export type DrawRows = (
  visit: Visit,
  ask: (address: string, token: string | null) => Promise<Response>,
) => Promise<object | null>;

interface DrawnRowsParts {
  exchange: Exchange;
  apiRoot: string;
  drawRows: DrawRows;
  log: Log;
}

/** What a page says about its visitor is smaller than this. */
const LARGEST_VISIT = 64 * 1024;

/**
 * The most drawings requested and not done. With fifty visitors a second there are a handful. The last of this many
 * takes half a second, by which time its page had better ask for itself.
 */
const MOST_AT_ONCE = 32;
/** The most of them for one network, so that nobody takes all the places. */
const MOST_OF_NETWORK = 8;

/** Pages that everybody may open. They are drawn before the first visitor comes, so that the code is already warm. */
const WARM_UP = [PAGES.marketplace, PAGES.featuredClaims, PAGES.claimOnboarding];
const WARM_UP_ROUNDS = 5;

/**
 * Answers a page that asks for its rows while its code is on the way: 200 with their HTML, followed by the exchange's
 * answers, or 204 if nothing can be drawn; the page then asks the exchange itself.
 */
export function drawnRows({ exchange, apiRoot, drawRows, log }: DrawnRowsParts) {
  const askingAs = (address: string) => async (path: string, token: string | null) => {
    const headers = new Headers({ Accept: 'application/json' });
    if (token) headers.set('Authorization', `Bearer ${token}`);
    // The origin does not matter: the exchange only reads the path.
    const request = new Request(new URL(apiRoot + path, 'http://host.invalid'), { headers });
    return await exchange.fetch(request, { address });
  };

  const draw = async (visit: Visit, address: string) => {
    try {
      return await drawRows(visit, askingAs(address));
    } catch (error) {
      // Without the drawing, the page still appears, a little later.
      log.error('page_not_drawn', { error: loggedError(error) });
      return null;
    }
  };

  let underWay = 0;
  const places = new Places(MOST_OF_NETWORK);
  let turn = Promise.resolve();

  /** @returns null, too, if too many are requested already. */
  const drawInTurn = async (visit: Visit, address: string) => {
    const leave = underWay < MOST_AT_ONCE && places.take(networkOf(address));
    if (!leave) return null;
    underWay += 1;
    // Each begins in its own turn of the event loop. The embedded database answers within the turn: drawings requested
    // together would keep every other request waiting until the last of them is done.
    turn = turn.then(() => setImmediate());
    await turn;
    try {
      return await draw(visit, address);
    } finally {
      underWay -= 1;
      leave();
    }
  };

  const respond = async (request: Request, address: string): Promise<Response> => {
    if (request.method !== 'POST') {
      return new Response(null, { status: 405, headers: { Allow: 'POST' } });
    }
    const visit = await visitIn(request);
    if (!visit) return new Response(null, { status: 400 });
    const drawn = await drawInTurn(visit, address);
    return drawn
      ? Response.json(drawn, { headers: NEVER_KEPT })
      : new Response(null, { status: 204, headers: NEVER_KEPT });
  };

  const warmUp = async () => {
    const visitor = {
      session: null,
      kept: {},
      screen: { width: 1280, height: 800 },
      timeZone: 'UTC',
    };
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
      for (const address of WARM_UP) await draw({ ...visitor, address }, 'unknown');
    }
  };

  return { respond, warmUp };
}

const NEVER_KEPT = { 'Cache-Control': 'no-store' };

async function visitIn(request: Request): Promise<Visit | null> {
  if (Number(request.headers.get('Content-Length') ?? Number.NaN) <= LARGEST_VISIT) {
    const body: unknown = await request.json().catch(() => null);
    const parsed = visitSchema.safeParse(body);
    const timeZone = parsed.success ? zoneCalled(parsed.data.timeZone) : null;
    if (parsed.success && timeZone !== null) return { ...parsed.data, timeZone };
  }
  return null;
}

/** The canonical name of a zone: `Intl` accepts it in any case, so caches by zone would grow with each spelling. */
function zoneCalled(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
