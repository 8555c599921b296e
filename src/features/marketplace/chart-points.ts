import type { PricePoint, SizeBand } from '@generated/model';
import type { PricePoint as ChartPoint } from '@/ui/chart/scale';

/**
 * The line of one size band, oldest first. Prices that hold for every size stand in for the time before the band had
 * prices of its own; mixed with them the line would jump between two levels.
 * @param band null for the prices that hold for every size.
 */
export function chartPoints(points: readonly PricePoint[], band: SizeBand | null): ChartPoint[] {
  const own = points.filter((point) => point.size_band === band);
  const [first] = own;
  const earlier = points.filter(
    (point) => point.size_band === null && (!first || point.date < first.date),
  );
  if (band === null) return byDay(own.length > 0 ? own : points);
  return byDay([...earlier, ...own]);
}

/** One point a day: several prices of a day span its band. */
function byDay(points: readonly PricePoint[]): ChartPoint[] {
  const days = new Map<string, ChartPoint>();
  for (const { date, low_percent, high_percent } of points) {
    const day = days.get(date);
    const low = Number(low_percent);
    const high = Number(high_percent);
    days.set(date, {
      date,
      low: Math.min(low, day?.low ?? low),
      high: Math.max(high, day?.high ?? high),
    });
  }
  return [...days.values()].toSorted((a, b) => a.date.localeCompare(b.date));
}
