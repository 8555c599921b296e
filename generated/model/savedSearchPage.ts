/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { SavedSearch } from './savedSearch.ts';
import type { TotalIsEstimate } from './totalIsEstimate.ts';

/**
 * A page of saved searches.
 */
export interface SavedSearchPage {
  /**
   * The page that was asked for, from 1.
   * @minimum 1
   */
  current_page: number;
  /**
   * Searches on all pages.
   * @minimum 0
   */
  total_count: number;
  total_is_estimate?: TotalIsEstimate;
  /**
   * Those of this page.
   * @maxItems 100
   */
  saved_searches: SavedSearch[];
}
