/**
 * `npm run bench:load`: how long a person waits for our pages compared with the least that this stack can be, in one
 * Chromium on a slowed-down machine and connection. Prints the results; with `-- --assert` it fails if a page misses a
 * limit (scripts/bench/load/pages.ts). `-- --runs 9` sets the number of visits (5), `-- --pages login,claim` picks
 * pages.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import {
  chromiumArgs,
  findChromium,
  findHeadlessShell,
} from '../../tests/support/find-chromium.ts';
import { startExchange } from '../../tests/support/start-exchange.ts';
import { startFloor } from '../../tests/support/start-floor.ts';
import { storageStateOf, storedSession } from '../../tests/support/stored-session.ts';
import { medians, type Figures } from './load/figures.ts';
import { measurePage, type Measured } from './load/measure.ts';
import { floorPages, ourPages, type MeasuredPage, type OurPage, type Visit } from './load/pages.ts';
import { printPage } from './load/print.ts';
import { verdictsOn, type Verdict } from './load/verdicts.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: Object.keys(ourPages).join(',') },
    assert: { type: 'boolean', default: false },
  },
});

const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${options.runs}", no number.`);

const known: Record<string, OurPage> = ourPages;
const ours = options.pages.split(',').map((name): [string, OurPage] => {
  const page = known[name];
  if (!page) throw new Error(`There is no page "${name}", only ${Object.keys(known).join(', ')}.`);
  return [name, page];
});
const floors = ['detail', ...new Set(ours.map(([, { floor }]) => floor))] as const;

const floor = await startFloor();
const exchange = await startExchange();
const browser = await chromium.launch({
  executablePath: findHeadlessShell() ?? findChromium(),
  args: chromiumArgs,
});
try {
  const figuresOf = await measureAll(browser);
  const misses = ours.flatMap(([name, page]) => report(name, page, figuresOf));
  console.log(misses.length === 0 ? '\nEvery limit holds.' : `\nMissed:\n  ${misses.join('\n  ')}`);
  if (options.assert && misses.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await exchange.stop();
  floor.stop();
}

/** The page at its address on this exchange. */
async function placed(page: MeasuredPage): Promise<MeasuredPage> {
  const { firstOf, who, path } = page;
  if (!firstOf || !who) return page;
  const { token } = await storedSession(exchange.url, who);
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${exchange.url}/api${firstOf.list}`, { headers });
  const rows = ((await answer.json()) as Record<string, { id: number }[]>)[firstOf.plural];
  if (!rows?.[0]) throw new Error(`${firstOf.list} answers with nothing.`);
  return { ...page, path: `${path}/${rows[0].id}` };
}

type FiguresOf = (side: 'ours' | 'floor', name: string, visit: Visit) => Figures;

async function measureAll(chrome: Browser): Promise<FiguresOf> {
  const measured = new Map<string, Measured[]>();
  const visit = async (side: 'ours' | 'floor', name: string, page: MeasuredPage) => {
    const origin = side === 'ours' ? exchange.url : floor.url;
    const storageState = page.who
      ? storageStateOf(origin, await storedSession(origin, page.who))
      : { cookies: [], origins: [] };
    const key = `${side} ${name}`;
    const placedPage = await placed(page);
    const figures = await measurePage({ browser: chrome, origin, storageState }, placedPage);
    measured.set(key, [...(measured.get(key) ?? []), figures]);
  };
  // In turns, so that a busy moment of the machine does not hit only one side.
  for (let run = 0; run < runs; run += 1) {
    for (const name of floors) await visit('floor', name, floorPages[name]);
    for (const [name, page] of ours) await visit('ours', name, page);
  }
  return (side, name, way) =>
    medians((measured.get(`${side} ${name}`) ?? []).flatMap((run) => run[way] ?? []));
}

/**
 * Prints the table of a page.
 * @returns what it misses, a line each.
 */
function report(name: string, page: OurPage, figuresOf: FiguresOf): string[] {
  const visits = page.visits.map((visit): [Visit, Verdict[]] => {
    const reference = figuresOf('floor', visit === 'inside' ? 'detail' : page.floor, visit);
    return [visit, verdictsOn(visit, page.limits, figuresOf('ours', name, visit), reference)];
  });
  printPage(name, page.path, visits);
  return visits.flatMap(([visit, verdicts]) =>
    verdicts.filter(({ holds }) => !holds).map(({ label }) => `${name}, ${visit}: ${label}`),
  );
}
