/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { SavedSearchName } from './savedSearchName.ts';
import { SavedSearchParams } from './savedSearchParams.ts';
import { AlertFrequency } from './alertFrequency.ts';

export const SavedSearchFields = /*#__PURE__*/ zod.strictObject({
  name: SavedSearchName,
  params: SavedSearchParams,
  frequency: AlertFrequency,
});

export type SavedSearchFields = zod.input<typeof SavedSearchFields>;
export type SavedSearchFieldsOutput = zod.output<typeof SavedSearchFields>;
