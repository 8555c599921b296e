/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Percent } from './percent.ts';
import type { PricePointSource } from './pricePointSource.ts';
import type { SizeBand } from './sizeBand.ts';

export interface PricePoint {
  date: string;
  low_percent: Percent;
  high_percent: Percent;
  /** Null where the price holds for every size. */
  size_band: SizeBand | null;
  source: PricePointSource;
}
