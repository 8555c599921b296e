export type PricePoint = {
  /** ISO date. */
  date: string;
  /** Percent of face, both ends of the band. */
  low: number;
  high: number;
};

export type Scale = {
  x: (index: number) => number;
  y: (percent: number) => number;
  yTicks: number[];
  /** Indexes of the points whose date is written under the axis. */
  xTicks: number[];
  /** So long that a date needs its year. */
  isLong: boolean;
};

export const margin = { top: 12, right: 12, bottom: 28, left: 48 };

export function priceScale(points: PricePoint[], width: number, height: number): Scale {
  const { ticks, low, high } = niceTicks(
    Math.min(...points.map((point) => point.low)),
    Math.max(...points.map((point) => point.high)),
  );
  const innerWidth = width - margin.left - margin.right;
  const innerHeight = height - margin.top - margin.bottom;

  // By time, not by position in the list: a year with few prices is as wide as one with many.
  const times = points.map((point) => Date.parse(point.date));
  const first = times[0] ?? 0;
  const span = (times.at(-1) ?? 0) - first;
  const x = (index: number) =>
    margin.left +
    (span === 0 ? innerWidth / 2 : (((times[index] ?? first) - first) / span) * innerWidth);

  return {
    x,
    y: (percent) => margin.top + innerHeight * (1 - (percent - low) / (high - low)),
    yTicks: ticks,
    xTicks: spreadTicks(points.length, x, innerWidth),
    isLong: span > 300 * 86_400_000,
  };
}

/** About one date per 96 px, the first and the last always among them. */
function spreadTicks(count: number, x: (index: number) => number, innerWidth: number): number[] {
  const last = count - 1;
  const wanted = Math.max(1, Math.floor(innerWidth / 96));
  const ticks = [0];
  for (let tick = 1; tick < wanted; tick++) {
    const at = nearestIndex(count, x, x(0) + (tick / wanted) * innerWidth);
    const isFree = x(at) - x(ticks.at(-1) ?? 0) >= 80 && x(last) - x(at) >= 80;
    if (isFree) ticks.push(at);
  }
  return last > 0 ? [...ticks, last] : ticks;
}

/** The point whose place is closest to a place on the axis. */
export function nearestIndex(count: number, x: (index: number) => number, place: number): number {
  let nearest = 0;
  for (let index = 1; index < count; index++) {
    if (Math.abs(x(index) - place) < Math.abs(x(nearest) - place)) nearest = index;
  }
  return nearest;
}

/** Four or so round steps that enclose the values; percent of face never goes below zero. */
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
