/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { GetCasePriceHistoryRange } from './getCasePriceHistoryRange.ts';
import type { SizeBand } from './sizeBand.ts';

export type GetCasePriceHistoryParams = {
  /**
   * How far back: months or years from today, or everything.
   */
  range?: GetCasePriceHistoryRange;
  /**
   * Points of this size band, and those that hold for every size.
   */
  size_band?: SizeBand;
};
