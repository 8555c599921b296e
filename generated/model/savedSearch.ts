/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AlertFrequency } from './alertFrequency.ts';
import type { LockVersion } from './lockVersion.ts';
import type { SavedSearchParams } from './savedSearchParams.ts';

/**
 * Filters that a user keeps, to come back to them and to be told of new claims.
 */
export interface SavedSearch {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  /** What its owner calls the search. */
  name: string;
  /** The filters, written as they were sent. */
  params: SavedSearchParams;
  frequency: AlertFrequency;
  /**
   * Open claims that fit it now, as `listClaims` answers its owner.
   * @minimum 0
   */
  matches_count: number;
  lock_version: LockVersion;
  /** When it was saved. */
  created_at: string;
}
