/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { LockVersion } from './lockVersion.ts';
import type { SavedSearchFields } from './savedSearchFields.ts';

/**
 * The search as it shall be, and the version it was decided on.
 */
export interface SavedSearchUpdateInput {
  saved_search: SavedSearchFields;
  lock_version: LockVersion;
}
