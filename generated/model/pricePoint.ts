/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Percent } from './percent.ts';
import type { PricePointSource } from './pricePointSource.ts';
import type { SizeBand } from './sizeBand.ts';

/**
 * What claims of a case were worth on one day.
 */
export interface PricePoint {
  /** Day it belongs to. */
  date: string;
  low_percent: Percent;
  high_percent: Percent;
  /** Null where the price holds for every size. */
  size_band: SizeBand | null;
  /** Whether staff have set it as a guide or a sale has made it. */
  source: PricePointSource;
}
