/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { TotalIsEstimate } from './totalIsEstimate.ts';
import { SavedSearch } from './savedSearch.ts';

export const savedSearchPageTotalCountMin = 0;

export const savedSearchPageSavedSearchesMax = 100;

export const SavedSearchPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(savedSearchPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  saved_searches: /*#__PURE__*/ zod
    .array(SavedSearch)
    .check(/*#__PURE__*/ zod.maxLength(savedSearchPageSavedSearchesMax)),
});

export type SavedSearchPage = zod.input<typeof SavedSearchPage>;
export type SavedSearchPageOutput = zod.output<typeof SavedSearchPage>;
