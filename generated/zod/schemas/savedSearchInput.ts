/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { SavedSearchFields } from './savedSearchFields.ts';

export const SavedSearchInput = /*#__PURE__*/ zod.strictObject({
  saved_search: SavedSearchFields,
});

export type SavedSearchInput = zod.input<typeof SavedSearchInput>;
export type SavedSearchInputOutput = zod.output<typeof SavedSearchInput>;
