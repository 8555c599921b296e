import type { GetCasePriceHistoryRange, PricePoint } from '@generated/model';
import { dayOf } from '@/domain/days';

const MONTHS = { '3m': 3, '1y': 12 } satisfies Partial<Record<GetCasePriceHistoryRange, number>>;

/** Fewer trades give no picture of how the price has moved. */
const ENOUGH_TRADES = 3;

/** The points that the exchange would answer for a range. */
export function pointsIn(
  range: GetCasePriceHistoryRange,
  points: readonly PricePoint[],
  now: Date,
): readonly PricePoint[] {
  if (range === 'all') return points;
  const first = new Date(now);
  first.setUTCMonth(first.getUTCMonth() - MONTHS[range]);
  // Three months before May 31 is the last day of February.
  if (first.getUTCDate() !== now.getUTCDate()) first.setUTCDate(0);
  return points.filter(({ date }) => date >= dayOf(first));
}

/** The shortest range with enough trades to be readable, or `all`. */
export function readableRange(points: readonly PricePoint[], now: Date): GetCasePriceHistoryRange {
  const isReadable = (range: GetCasePriceHistoryRange) =>
    pointsIn(range, points, now).filter(({ source }) => source === 'trade').length >= ENOUGH_TRADES;
  return (['3m', '1y'] as const).find(isReadable) ?? 'all';
}
