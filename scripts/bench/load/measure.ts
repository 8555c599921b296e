import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { inlinedIn } from '../../bundle/inlined.ts';
import { figuresOfLoad, type Figures, type Resource } from './figures.ts';
import { observe, type Watched } from './observe.ts';
import type { FirstAction, MeasuredPage, Visit } from './pages.ts';

/** A slow phone: a quarter of this machine's speed on a poor mobile connection. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const QUIET_MS = 1500;
/** A request that is silent for this long is one that stays open. */
const STALLED_MS = 5000;
const ANSWER_MS = 500;
const LIMIT_MS = 30_000;
const TYPED = 'm';
/** Between the keys of a fast typist. */
const KEY_MS = 100;

export type Measured = Partial<Record<Visit, Figures>>;

interface Place {
  browser: Browser;
  /** Without a trailing slash. */
  origin: string;
  storageState: NonNullable<BrowserContextOptions['storageState']>;
}

/**
 * Makes each kind of visit to a page once, each in its own browser context; the warm visit follows the cold one in the
 * same context.
 * @throws if the page's content does not appear, or its first action has no effect.
 */
export async function measurePage(place: Place, page: MeasuredPage): Promise<Measured> {
  const measured: Measured = {};
  if (page.visits.includes('cold')) {
    await withContext(place, page, 'load', async (context) => {
      measured.cold = await measureLoad(context, place.origin, page, page.firstAction);
      if (page.visits.includes('warm'))
        measured.warm = await measureLoad(context, place.origin, page);
    });
  }
  if (page.visits.includes('inside')) {
    await withContext(place, page, 'click', async (context) => {
      measured.inside = await measureInside(context, place.origin, page);
    });
  }
  return measured;
}

async function withContext(
  { browser, origin, storageState }: Place,
  { content }: MeasuredPage,
  since: Watched['since'],
  measure: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState,
  });
  try {
    await context.grantPermissions(['clipboard-write'], { origin });
    await context.addInitScript(observe, { ...content, since, typed: TYPED });
    await measure(context);
  } finally {
    await context.close();
  }
}

async function measureLoad(
  context: BrowserContext,
  origin: string,
  { path, content }: MeasuredPage,
  action?: FirstAction,
): Promise<Figures> {
  const page = await context.newPage();
  await dismissWelcome(page);
  const quiet = quietOf(page);
  await slowDown(page);
  await page.goto(origin + path, { waitUntil: 'load', timeout: LIMIT_MS });
  await quiet();
  const [observed, resources] = await page.evaluate(() => {
    window.benchLoad.stop();
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const found = entries.map((entry): Resource => ({
      url: entry.name,
      start: entry.startTime,
      size: entry.encodedBodySize,
      isSent: entry.transferSize > 0,
    }));
    // Without its functions, which cannot leave the page.
    return [JSON.parse(JSON.stringify(window.benchLoad)) as Window['benchLoad'], found] as const;
  });
  if (observed.content === null)
    throw new Error(`${path} did not show its content, ${content.selector}.`);
  const html = await (await fetch(origin + path)).text();
  const figures = figuresOfLoad(observed, resources, inlinedIn(html));
  if (action) figures.interaction = await interact(page, action);
  await page.close();
  return figures;
}

/**
 * From the click on a link until the content of the next page, which the app may fetch when the pointer reaches the
 * link.
 */
async function measureInside(
  context: BrowserContext,
  origin: string,
  { path, from, content }: MeasuredPage,
): Promise<Figures> {
  if (!from) throw new Error(`${path} has no page that leads to it.`);
  const page = await context.newPage();
  await dismissWelcome(page);
  const quiet = quietOf(page);
  await page.goto(origin + from.path, { waitUntil: 'load', timeout: LIMIT_MS });
  await quiet();
  // Only now, because the previous page is not measured.
  await slowDown(page);
  const link = page.locator(from.link).first();
  await link.hover({ timeout: LIMIT_MS });
  await quiet();
  await page.evaluate(() => {
    window.benchLoad.awaitsClick = true;
  });
  await link.click();
  await quiet();
  const { content: came, wasThere } = await page.evaluate(() => {
    const { content: noted, wasThere: before } = window.benchLoad;
    return { content: noted, wasThere: before };
  });
  if (wasThere) throw new Error(`${from.path} shows the content of ${path}, ${content.selector}.`);
  if (came === null)
    throw new Error(`${path} did not show its content, ${content.selector}, from ${from.path}.`);
  return { content: came };
}

/** The longest time that the page took to respond to a key or a press with a frame. */
async function interact(page: Page, action: FirstAction): Promise<number> {
  if ('type' in action) {
    const field = page.locator(action.into).first();
    const before = await field.inputValue();
    await field.click();
    await page.keyboard.type(action.type, { delay: KEY_MS });
    const after = await field.inputValue();
    if (after !== before + action.type)
      throw new Error(`Of "${before + action.type}" ${action.into} kept "${after}".`);
  } else {
    await page.locator(action.press).first().click();
    await page.locator(action.toSee).first().waitFor({ timeout: LIMIT_MS });
  }
  // An interaction is reported after the frame that responds to it; that of the last key comes later than the first.
  await page.waitForFunction(() => window.benchLoad.interactions.length > 0);
  await page.waitForTimeout(ANSWER_MS);
  return await page.evaluate(() => Math.max(...window.benchLoad.interactions));
}

/** A dialog welcomes visitors to the marketplace. Before the next action it is closed, as a person would do. */
async function dismissWelcome(page: Page): Promise<void> {
  const dialog = page.locator('dialog[aria-labelledby="welcome-title"]');
  await page.addLocatorHandler(dialog, () => dialog.locator('button').first().click());
}

async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Resolves once the page has not requested anything for a while. */
function quietOf(page: Page): () => Promise<void> {
  const waiting = new Set<unknown>();
  let last = Date.now();
  page.on('request', (request) => {
    waiting.add(request);
    last = Date.now();
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => {
      waiting.delete(request);
      last = Date.now();
    });
  }
  return async () => {
    last = Date.now();
    while (Date.now() - last < (waiting.size === 0 ? QUIET_MS : STALLED_MS))
      await page.waitForTimeout(50);
    waiting.clear();
  };
}
