import { dayOf } from '@/domain/days';
import { DAY } from '@/domain/time';

export type PricePoint = {
  /** ISO date. */
  date: string;
  /** Both ends, in percent of face. A trade has one price, so they are equal. */
  low: number;
  high: number;
  isTrade: boolean;
  /** What the point is, in words: "Guide", "Trade, under $100K". */
  kind: string;
};

export type Scale = {
  x: (date: string) => number;
  y: (percent: number) => number;
  yTicks: number[];
  xTicks: DateTick[];
};

export type DateTick = { date: string; unit: 'day' | 'month' | 'year' };

export const margin = { top: 12, right: 12, bottom: 28, left: 48 };

/** @param points oldest first, at least one. */
export function priceScale(points: PricePoint[], width: number, height: number): Scale {
  const { ticks, low, high } = niceTicks(
    Math.min(...points.map((point) => point.low)),
    Math.max(...points.map((point) => point.high)),
  );
  const innerWidth = width - margin.left - margin.right;
  const innerHeight = height - margin.top - margin.bottom;

  // Positions follow the time, not the index: a year with few prices is as wide as one with many.
  const first = Date.parse(points[0]?.date ?? '');
  const last = Date.parse(points.at(-1)?.date ?? '');
  const x = (date: string) =>
    margin.left +
    (last === first ? innerWidth / 2 : ((Date.parse(date) - first) / (last - first)) * innerWidth);

  return {
    x,
    y: (percent) => margin.top + innerHeight * (1 - (percent - low) / (high - low)),
    yTicks: ticks,
    xTicks: dateTicks(first, last, Math.max(2, Math.floor(innerWidth / LABEL_WIDTH))),
  };
}

/** Pixels that a date under the axis takes, including the gap to the next. */
const LABEL_WIDTH = 84;
const DAY_STEPS = [1, 2, 7, 14];
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120];

/** Dates at even steps between two instants: every few days, or the first of every few months. */
function dateTicks(first: number, last: number, most: number): DateTick[] {
  const days = DAY_STEPS.find((step) => (last - first) / (step * DAY) < most);
  if (days !== undefined) {
    const count = Math.floor((last - first) / (days * DAY)) + 1;
    return Array.from({ length: count }, (_, index) => ({
      date: dayOf(new Date(first + index * days * DAY)),
      unit: 'day',
    }));
  }
  const begin = new Date(first);
  const months = begin.getUTCFullYear() * 12 + begin.getUTCMonth();
  for (const step of MONTH_STEPS) {
    const ticks: DateTick[] = [];
    for (let month = Math.ceil(months / step) * step; ; month += step) {
      const at = Date.UTC(Math.floor(month / 12), month % 12);
      if (at > last) break;
      if (at >= first)
        ticks.push({ date: dayOf(new Date(at)), unit: step < 12 ? 'month' : 'year' });
    }
    if (ticks.length <= most) return ticks;
  }
  return [];
}

/** How close, in pixels, the pointer has to be to a trade to select it instead of the guide behind it. */
const REACH = 10;

/** The point at a place on the plot: a trade under it, otherwise the nearest point in time. */
export function pointAt(points: PricePoint[], scale: Scale, place: { x: number; y: number }) {
  const across = ({ date }: PricePoint) => Math.abs(scale.x(date) - place.x);
  const rank = (point: PricePoint) => {
    if (!point.isTrade) return across(point);
    const distance = Math.hypot(across(point), scale.y(point.low) - place.y);
    return distance <= REACH ? distance - REACH : across(point) + 0.5;
  };
  const ranks = points.map(rank);
  return ranks.indexOf(Math.min(...ranks));
}

/** About four round steps that enclose the values. Percent of face never goes below zero. */
function niceTicks(min: number, max: number) {
  const rawStep = Math.max(max - min, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rawStep));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rawStep) ?? 10) * power;
  const low = Math.max(0, Math.floor(min / step) * step);
  const high = Math.max(Math.ceil(max / step) * step, low + step);
  const ticks: number[] = [];
  for (let tick = low; tick <= high + step / 2; tick += step) ticks.push(tick);
  return { ticks, low, high };
}
