/**
 * `npm run bench:load`: how fast our routes open beside the least that this stack can be, in one
 * Chromium on a slowed-down machine and connection. Prints; with `-- --assert-js` it fails when a
 * route loads more JavaScript than allowed. `-- --runs 9` sets the number of loads (5).
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tests/support/find-chromium.ts';
import { startExchange } from '../../tests/support/start-exchange.ts';
import { storedSession } from '../../tests/support/stored-session.ts';
import { startFloor } from '../../tests/support/start-floor.ts';
import { KB, LARGEST_SCRIPT, routeBudgets, STYLES, type RouteBudget } from '../bundle/budgets.ts';
import { measureLoad, medians, type LoadFigures } from './measure-load.ts';

const LCP_RATIO = 1.15;
const REQUESTS_BEFORE_LIST = 8;

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    'assert-js': { type: 'boolean', default: false },
  },
});

interface Row {
  label: string;
  value: (figures: LoadFigures) => number;
  digits: number;
  /** The most that our route may reach, or nothing when the figure is only for information. */
  limit?: (floor: LoadFigures) => number;
}

function rowsOf(route: RouteBudget): Row[] {
  const requests = route.floor === 'list' ? { limit: () => REQUESTS_BEFORE_LIST } : {};
  return [
    {
      label: 'JavaScript, KB',
      value: ({ script }) => script / KB,
      digits: 1,
      limit: () => route.script / KB,
    },
    {
      label: 'largest file, KB',
      value: ({ largestScript }) => largestScript / KB,
      digits: 1,
      limit: () => LARGEST_SCRIPT / KB,
    },
    {
      label: 'CSS, KB',
      value: ({ styles }) => styles / KB,
      digits: 1,
      limit: () => STYLES / KB,
    },
    {
      label: 'requests before LCP',
      value: ({ requestsBeforeLcp }) => requestsBeforeLcp,
      digits: 0,
      ...requests,
    },
    { label: 'FCP, ms', value: ({ fcp }) => fcp, digits: 0 },
    { label: 'LCP, ms', value: ({ lcp }) => lcp, digits: 0, limit: ({ lcp }) => lcp * LCP_RATIO },
    { label: 'TBT, ms', value: ({ tbt }) => tbt, digits: 0 },
    { label: 'CLS', value: ({ cls }) => cls, digits: 3, limit: () => 0 },
  ];
}

function print(route: RouteBudget, ours: LoadFigures, floor: LoadFigures): void {
  const title = route.path.padEnd(22);
  console.log(
    `\n${title}${['ours', 'floor', 'ratio', 'limit'].map((text) => cell(text)).join('')}`,
  );
  for (const { label, value, digits, limit } of rowsOf(route)) {
    const [own, reference, most] = [value(ours), value(floor), limit?.(floor)];
    const ratio = reference === 0 ? '-' : (own / reference).toFixed(2);
    // Compared as printed, so that a row never says that 0.000 misses 0.000.
    const holds = most === undefined || Number(own.toFixed(digits)) <= Number(most.toFixed(digits));
    console.log(
      `  ${label.padEnd(20)}${cell(own.toFixed(digits))}${cell(reference.toFixed(digits))}` +
        cell(ratio) +
        (most === undefined ? '' : `${cell(most.toFixed(digits))}  ${holds ? 'PASS' : 'MISS'}`),
    );
  }
}

function cell(text: string): string {
  return text.padStart(9);
}

async function measureAll(browser: Browser, origin: string, floorUrls: Record<string, string>) {
  const { items: session } = await storedSession(origin, 'admin');
  const runs = options['assert-js'] ? 1 : Number(options.runs);
  const measured = new Map<string, LoadFigures[]>();
  const visit = async (name: string, url: string, storage?: Record<string, string>) => {
    const figures = await measureLoad(browser, url, storage);
    measured.set(name, [...(measured.get(name) ?? []), figures]);
  };
  // In turns, so that a busy moment of the machine does not hit one side only.
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of Object.entries(floorUrls)) await visit(name, url);
    for (const { path, asAdmin } of routeBudgets) {
      await visit(path, origin + path, asAdmin ? session : {});
    }
  }
  return (name: string) => medians(measured.get(name) ?? []);
}

const floor = await startFloor();
const exchange = await startExchange();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const figuresOf = await measureAll(browser, exchange.url, floor.urls);
  for (const route of routeBudgets) print(route, figuresOf(route.path), figuresOf(route.floor));
  const heavy = routeBudgets.filter(({ path, script }) => figuresOf(path).script > script);
  if (options['assert-js'] && heavy.length > 0) {
    console.error(`\nOver the JavaScript budget: ${heavy.map(({ path }) => path).join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await exchange.stop();
  floor.stop();
}
