/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { GetCasePriceHistoryRange } from './getCasePriceHistoryRange.ts';
import type { SizeBand } from './sizeBand.ts';

export type GetCasePriceHistoryParams = {
  /**
   * How far back: months or years from today, or everything. Default: `all`.
   */
  range?: GetCasePriceHistoryRange;
  /**
   * The guide and the trades of this size band. Without it the guide that holds for every size, and all trades.
   */
  size_band?: SizeBand;
};
