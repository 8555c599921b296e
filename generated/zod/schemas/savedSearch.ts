/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { SavedSearchParams } from './savedSearchParams.ts';
import { AlertFrequency } from './alertFrequency.ts';
import { LockVersion } from './lockVersion.ts';

export const savedSearchMatchesCountMin = 0;

export const SavedSearch = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  name: /*#__PURE__*/ zod.string(),
  params: SavedSearchParams,
  frequency: AlertFrequency,
  matches_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(savedSearchMatchesCountMin)),
  lock_version: LockVersion,
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type SavedSearch = zod.input<typeof SavedSearch>;
export type SavedSearchOutput = zod.output<typeof SavedSearch>;
