/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Percent } from './percent.ts';
import type { SizeBand } from './sizeBand.ts';

/**
 * The range, above 0.
 */
export type GuidePriceInputGuidePrice = {
  low_percent: Percent;
  /** Not below the lower end. */
  high_percent: Percent;
  /** Size of claims it is for; null: the guide of the case, which holds for every size. */
  size_band: SizeBand | null;
};
