import type { SizeBand } from '@generated/model';

/**
 * Prices by size as observed for FTX (domain notes, section 4): the ask in percent of face for claims up to `below`
 * dollars.
 */
const FTX_SLOPE = [
  { below: 50_000, low: 80, high: 90 },
  { below: 100_000, low: 98, high: 108 },
  { below: 250_000, low: 108, high: 111.5 },
  { below: 500_000, low: 111.5, high: 114 },
  { below: 1_000_000, low: 114, high: 126 },
  { below: Infinity, low: 133, high: 137 },
] as const;
const SLOPE_MIDDLE = 112;

/** The factor on the middle of a guide for a claim of this size. */
export function sizeFactor(dollars: number): { low: number; high: number } {
  const step = FTX_SLOPE.find(({ below }) => dollars < below) ?? FTX_SLOPE[5];
  return { low: step.low / SLOPE_MIDDLE, high: step.high / SLOPE_MIDDLE };
}

const BANDS: readonly { size_band: SizeBand; dollars: number }[] = [
  { size_band: 'under_100k', dollars: 70_000 },
  { size_band: 'from_100k_to_1m', dollars: 300_000 },
  { size_band: 'over_1m', dollars: 3_000_000 },
];

export function bandPrices(guide: { low: number; high: number }, risesWithSize: boolean) {
  const middle = (guide.low + guide.high) / 2;
  return BANDS.map(({ size_band, dollars }, place) => {
    if (risesWithSize) {
      const factor = sizeFactor(dollars);
      return { size_band, low: middle * factor.low, high: middle * factor.high };
    }
    const shift = 0.97 + place * 0.03;
    return { size_band, low: guide.low * shift, high: guide.high * shift };
  });
}
