import type { Inlined } from '../../bundle/inlined.ts';
import type { Observed } from './observe.ts';

/**
 * Times in milliseconds, sizes in bytes on the wire without headers. Figures that a visit does not give are left out.
 */
export type Figures = Partial<Record<Figure, number>>;

export type Figure =
  | 'content'
  | 'fcp'
  | 'lcp'
  | 'tbt'
  | 'cls'
  | 'requests'
  | 'interaction'
  | 'script'
  | 'everyScript'
  | 'largestScript'
  | 'styles';

/** One entry of the browser's resource timing. */
export interface Resource {
  url: string;
  start: number;
  /** Bytes of the compressed body, wherever it came from. */
  size: number;
  /** Whether it came from the exchange and not from the browser's cache. */
  isSent: boolean;
}

const SCRIPT = /\.m?js$/;

/**
 * What a load cost until the page was quiet; for a page inside the app, only its content. `script` is what the page
 * needs to be used, `everyScript` also what it fetches once it is at rest.
 */
export function figuresOfLoad(
  { content, usable, fcp, lcp, cls, longTasks }: Observed,
  resources: Resource[],
  inlined: Inlined,
): Figures {
  // A preloaded file has a second entry when it is used, but was sent once.
  const files = Map.groupBy(resources, ({ url }) => new URL(url).pathname);
  const sizesOf = (extension: RegExp, until = Infinity) =>
    [...files]
      .filter(
        ([path, entries]) => extension.test(path) && entries.some(({ start }) => start <= until),
      )
      .map(([, entries]) => entries.at(-1)?.size ?? 0);
  const scripts = sizesOf(SCRIPT);
  const sent = resources.filter(({ url, isSent }) => isSent && /^https?:/.test(url));
  return {
    ...(content !== null && {
      content,
      // The first request is that for the HTML.
      requests: sent.filter(({ start }) => start <= content).length + 1,
    }),
    fcp,
    lcp,
    tbt: sum(longTasks.filter(({ start }) => start >= fcp).map(({ duration }) => duration - 50)),
    cls,
    script: sum(sizesOf(SCRIPT, usable ?? Infinity)) + inlined.script,
    everyScript: sum(scripts) + inlined.script,
    largestScript: Math.max(0, ...scripts),
    styles: sum(sizesOf(/\.css$/)) + inlined.styles,
  };
}

/** The median of each figure on its own. */
export function medians(runs: Figures[]): Figures {
  const names = new Set(runs.flatMap((run) => Object.keys(run) as Figure[]));
  return Object.fromEntries(
    [...names].map((name) => {
      const values = runs.flatMap((run) => run[name] ?? []).toSorted((a, b) => a - b);
      return [name, values[Math.floor(values.length / 2)]];
    }),
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
