/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { SavedSearchFields } from './savedSearchFields.ts';
import { LockVersion } from './lockVersion.ts';

export const SavedSearchUpdateInput = /*#__PURE__*/ zod.strictObject({
  saved_search: SavedSearchFields,
  lock_version: LockVersion,
});

export type SavedSearchUpdateInput = zod.input<typeof SavedSearchUpdateInput>;
export type SavedSearchUpdateInputOutput = zod.output<typeof SavedSearchUpdateInput>;
