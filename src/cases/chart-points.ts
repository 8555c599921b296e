import type { PricePoint, PricePointSource, SizeBand } from '@generated/model';
import { sizeBandLabels } from './labels';
import type { PricePoint as ChartPoint } from '@/ui/chart/scale';

const SOURCE_LABELS: Record<PricePointSource, string> = { guide: 'Guide', trade: 'Trade' };

/** A size within a sentence: "under $100K". */
export const sizeWords = (band: SizeBand, currency: string) =>
  sizeBandLabels(currency)[band].replace(/^[A-Z]/, (letter) => letter.toLowerCase());

/**
 * The points of the exchange's answer, with nothing added, joined or left out.
 * @param band the size that was asked for; null if the points have different sizes, so that each trade has to name its
 * own.
 */
export function chartPoints(
  points: readonly PricePoint[],
  currency: string,
  band: SizeBand | null,
): ChartPoint[] {
  return points.map(({ date, low_percent, high_percent, size_band, source }) => ({
    date,
    low: Number(low_percent),
    high: Number(high_percent),
    isTrade: source === 'trade',
    kind:
      source === 'trade' && band === null && size_band
        ? `${SOURCE_LABELS[source]}, ${sizeWords(size_band, currency)}`
        : SOURCE_LABELS[source],
  }));
}

/** Names what the chart of a size shows. */
export function chartLegend(currency: string, band: SizeBand | null) {
  const size = band ? sizeWords(band, currency) : 'all sizes';
  return { guide: `Guide price, ${size}: low to high`, trades: `Trades, ${size}` };
}
