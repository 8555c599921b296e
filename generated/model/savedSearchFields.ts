/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AlertFrequency } from './alertFrequency.ts';
import type { SavedSearchName } from './savedSearchName.ts';
import type { SavedSearchParams } from './savedSearchParams.ts';

/**
 * What a search is called, what it looks for and how often it is told.
 */
export interface SavedSearchFields {
  name: SavedSearchName;
  params: SavedSearchParams;
  frequency: AlertFrequency;
}
