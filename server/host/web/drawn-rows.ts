import { setImmediate } from 'node:timers/promises';
import { z } from 'zod/mini';
import * as PAGES from '@/domain/pages/page-paths';
import type { Exchange } from '../../app';
import { networkOf } from '../../auth/network';
import { Places } from '../../limits/places';
import type { Log } from '../../ports/exchange-ports';
import { loggedError } from '../../logged-error';

/**
 * Path and query as a browser has them. An address with `//` in its path, or with what parsers take for it, is read in
 * different ways: `//evil.example/marketplace` is another host to `URL`, and no page to the router.
 */
const ADDRESS = /^(?![^?]*(?:\/\/|[\\\s]))\//;

/** Of a screen, however large. */
const pixels = z.number().check(z.gte(0), z.lte(10_000));

/** Who opens a page, and where, as the page says it. */
const visitSchema = z.object({
  address: z.string().check(z.maxLength(4000), z.regex(ADDRESS)),
  session: z.nullable(z.string()),
  kept: z.record(z.string(), z.string()),
  screen: z.object({ width: pixels, height: pixels }),
  timeZone: z.string(),
});

type Visit = z.infer<typeof visitSchema>;

/** Draws a page with its rows; what the build makes of src/opening/draw-rows.tsx. */
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

/** A page tells less than this of whoever opens it. */
const LARGEST_VISIT = 64 * 1024;

/**
 * Drawings that are asked for and not done. With fifty visitors in a second there are a handful; the last of so many is done
 * after half a second, when its page had better ask by itself.
 */
const MOST_AT_ONCE = 32;
/** Of them those of one network: nobody takes all the places. */
const MOST_OF_NETWORK = 8;

/** Pages that everybody may open, drawn ahead of the first visitor so that code which has run before draws for them. */
const WARM_UP = [PAGES.marketplace, PAGES.featuredClaims, PAGES.claimOnboarding];
const WARM_UP_ROUNDS = 5;

/**
 * Answers a page that asks for its rows while its code is on the way: 200 with their HTML and the answers of the exchange
 * behind it, 204 where nothing can be drawn, after which the page asks the exchange itself.
 */
export function drawnRows({ exchange, apiRoot, drawRows, log }: DrawnRowsParts) {
  const askingAs = (address: string) => async (path: string, token: string | null) => {
    const headers = new Headers({ Accept: 'application/json' });
    if (token) headers.set('Authorization', `Bearer ${token}`);
    // The origin is nobody's: the exchange goes by the path.
    const request = new Request(new URL(apiRoot + path, 'http://host.invalid'), { headers });
    return await exchange.fetch(request, { address });
  };

  const draw = async (visit: Visit, address: string) => {
    try {
      return await drawRows(visit, askingAs(address));
    } catch (error) {
      // The page is there without it, a little later.
      log.error('page_not_drawn', { error: loggedError(error) });
      return null;
    }
  };

  let underWay = 0;
  const places = new Places(MOST_OF_NETWORK);
  let turn = Promise.resolve();

  /** @returns also null where too many are asked for already. */
  const drawInTurn = async (visit: Visit, address: string) => {
    const leave = underWay < MOST_AT_ONCE && places.take(networkOf(address));
    if (!leave) return null;
    underWay += 1;
    // Each begins in a turn of the event loop of its own. The embedded database answers within the turn: drawings that
    // were asked for together would keep every other request waiting until the last of them.
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

/** The one name of a zone: `Intl` takes it in any case of its letters, and what is kept by zone would grow with each. */
function zoneCalled(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
