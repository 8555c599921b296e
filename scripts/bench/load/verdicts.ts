import { KB } from '../../bundle/budgets.ts';
import type { Figure, Figures } from './figures.ts';
import type { Limits, Visit } from './pages.ts';

/** One printed line, in the unit of its label. */
export interface Verdict {
  label: string;
  digits: number;
  ours: number;
  floor?: number;
  /** The greatest value allowed for our page; without it the figure is only informative. */
  limit?: number;
  holds: boolean;
}

interface Row {
  figure: Figure;
  label: string;
  digits: number;
  /** How many of the figure's units make one of the label's. */
  per?: number;
  /** In the unit of the figure. */
  limit?: (limits: Limits, floor: number | undefined) => number | undefined;
}

const timesFloor = (ratio: number, floor: number | undefined) =>
  floor === undefined ? undefined : ratio * floor;

const content: Row = {
  figure: 'content',
  label: 'content, ms',
  digits: 0,
  limit: ({ contentRatio }, floor) => timesFloor(contentRatio, floor),
};
const fcp: Row = { figure: 'fcp', label: 'FCP, ms', digits: 0 };
const lcp: Row = { figure: 'lcp', label: 'LCP, ms', digits: 0 };
const tbt: Row = { figure: 'tbt', label: 'TBT, ms', digits: 0 };
const cls: Row = { figure: 'cls', label: 'CLS', digits: 3, limit: (limits) => limits.cls };
const requests: Row = {
  figure: 'requests',
  label: 'requests before content',
  digits: 0,
  limit: (limits) => limits.requests,
};

const rows: Record<Visit, Row[]> = {
  cold: [
    content,
    fcp,
    lcp,
    { ...tbt, limit: ({ tbtRatio }, floor) => timesFloor(tbtRatio, floor) },
    cls,
    requests,
    {
      figure: 'interaction',
      label: 'INP of the first action, ms',
      digits: 0,
      limit: ({ interaction }) => interaction,
    },
    {
      figure: 'script',
      label: 'JavaScript, KB',
      digits: 1,
      per: KB,
      limit: ({ script }) => script,
    },
    { figure: 'everyScript', label: 'with what comes at rest, KB', digits: 1, per: KB },
    { figure: 'largestScript', label: 'largest file, KB', digits: 1, per: KB },
    { figure: 'styles', label: 'CSS, KB', digits: 1, per: KB, limit: ({ styles }) => styles },
  ],
  // No limit on the blocking time: with its code in the cache, the floor often does not block at all.
  warm: [content, fcp, lcp, tbt, cls, requests],
  inside: [{ ...content, limit: ({ insideContent }) => insideContent }],
};

/** A visit of our page compared with the floor's, line by line. */
export function verdictsOn(
  visit: Visit,
  limits: Limits,
  ours: Figures,
  floor: Figures = {},
): Verdict[] {
  return rows[visit].flatMap(({ figure, label, digits, per = 1, limit }) => {
    const own = ours[figure];
    if (own === undefined) return [];
    const reference = floor[figure];
    const most = limit?.(limits, reference);
    return {
      label,
      digits,
      ours: own / per,
      ...(reference !== undefined && { floor: reference / per }),
      ...(most !== undefined && { limit: most / per }),
      // Compared as printed, so that a line never says that 0.010 misses 0.010.
      holds:
        most === undefined ||
        Number((own / per).toFixed(digits)) <= Number((most / per).toFixed(digits)),
    };
  });
}
