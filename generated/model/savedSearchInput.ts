/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { SavedSearchFields } from './savedSearchFields.ts';

/**
 * A search to save.
 */
export interface SavedSearchInput {
  saved_search: SavedSearchFields;
}
