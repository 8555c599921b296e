import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** A page load on a slow phone: a quarter of this machine's speed on a poor mobile connection. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const QUIET_MS = 1500;
const LIMIT_MS = 30_000;

/** Sizes are bytes on the wire without headers, times milliseconds since navigation. */
export interface LoadFigures {
  script: number;
  largestScript: number;
  styles: number;
  requestsBeforeLcp: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: { start: number; duration: number }[];
  resources: { url: string; start: number; size: number }[];
}

declare global {
  interface Window {
    loadObserved: Omit<Observed, 'resources'>;
  }
}

/** Loads a page once with an empty cache; `storage` is put into localStorage before any script. */
export async function measureLoad(
  browser: Browser,
  url: string,
  storage: Record<string, string> = {},
): Promise<LoadFigures> {
  const inline = await inlineStyles(url);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addInitScript(observe);
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, storage);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

    let lastActivity = Date.now();
    const noteActivity = () => {
      lastActivity = Date.now();
    };
    page.on('request', noteActivity);
    page.on('requestfinished', noteActivity);
    page.on('requestfailed', noteActivity);
    const deadline = Date.now() + LIMIT_MS;
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
    while (Date.now() - lastActivity < QUIET_MS && Date.now() < deadline) {
      await page.waitForTimeout(100);
    }
    const observed = await page.evaluate((): Observed => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        ...window.loadObserved,
        resources: entries.map(({ name, startTime, encodedBodySize }) => ({
          url: name,
          start: startTime,
          size: encodedBodySize,
        })),
      };
    });
    return figures(observed, inline);
  } finally {
    await context.close();
  }
}

/** The median of each figure on its own. */
export function medians(runs: LoadFigures[]): LoadFigures {
  const median = (pick: (run: LoadFigures) => number) => {
    const sorted = runs.map(pick).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    script: median((run) => run.script),
    largestScript: median((run) => run.largestScript),
    styles: median((run) => run.styles),
    requestsBeforeLcp: median((run) => run.requestsBeforeLcp),
    fcp: median((run) => run.fcp),
    lcp: median((run) => run.lcp),
    tbt: median((run) => run.tbt),
    cls: median((run) => run.cls),
  };
}

function figures(observed: Observed, inline: number): LoadFigures {
  const { fcp, lcp, cls, longTasks, resources } = observed;
  // A preloaded file has a second entry when it is used; it was transferred once.
  const sizes = new Map(resources.map(({ url, size }) => [url, size]));
  const sizesOf = (extension: RegExp) =>
    [...sizes].filter(([url]) => extension.test(new URL(url).pathname)).map(([, size]) => size);
  const scripts = sizesOf(/\.m?js$/);
  const before = resources.filter(({ url, start }) => start <= lcp && !url.startsWith('data:'));
  return {
    script: sum(scripts),
    largestScript: Math.max(0, ...scripts),
    styles: sum(sizesOf(/\.css$/)) + inline,
    requestsBeforeLcp: new Set(before.map(({ url }) => url)).size + 1,
    fcp,
    lcp,
    tbt: sum(longTasks.filter(({ start }) => start >= fcp).map(({ duration }) => duration - 50)),
    cls,
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Runs in the page, before its own scripts, and therefore refers to nothing outside itself. */
function observe(): void {
  const observed: Omit<Observed, 'resources'> = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };
  window.loadObserved = observed;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
    }).observe({ type, buffered: true });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    // TypeScript's DOM types do not have the entry of this type yet.
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) observed.cls += shift.value;
  });
  watch('longtask', ({ startTime, duration }) => {
    observed.longTasks.push({ start: startTime, duration });
  });
}

async function inlineStyles(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  return styles.length === 0 ? 0 : brotliCompressSync(styles.join('')).length;
}
