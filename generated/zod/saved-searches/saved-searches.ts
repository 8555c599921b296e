/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ErrorBody } from '../schemas/errorBody.ts';
import { SavedSearch } from '../schemas/savedSearch.ts';
import { SavedSearchInput } from '../schemas/savedSearchInput.ts';
import { SavedSearchPage } from '../schemas/savedSearchPage.ts';
import { SavedSearchUpdateInput } from '../schemas/savedSearchUpdateInput.ts';

/**
 * @summary Your saved searches
 */
export const listSavedSearchesQueryPageDefault = 1;
export const listSavedSearchesQueryPageMax = 1000000;

export const listSavedSearchesQueryPerPageDefault = 25;
export const listSavedSearchesQueryPerPageMax = 100;

export const ListSavedSearchesQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listSavedSearchesQueryPageMax)),
    listSavedSearchesQueryPageDefault,
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listSavedSearchesQueryPerPageMax)),
    listSavedSearchesQueryPerPageDefault,
  ),
});

export const ListSavedSearches200Response = SavedSearchPage;

export const ListSavedSearches401Response = ErrorBody;

export const ListSavedSearches403Response = ErrorBody;

export const ListSavedSearches422Response = ErrorBody;

export const ListSavedSearches500Response = ErrorBody;

export const ListSavedSearches503Response = ErrorBody;

/**
 * @summary Save a search
 */
export const createSavedSearchHeaderIdempotencyKeyMax = 200;

export const createSavedSearchHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CreateSavedSearchHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(createSavedSearchHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(createSavedSearchHeaderIdempotencyKeyRegExp)),
  ),
});

export const CreateSavedSearchBody = SavedSearchInput;

export const CreateSavedSearch201Response = SavedSearch;

export const CreateSavedSearch400Response = ErrorBody;

export const CreateSavedSearch401Response = ErrorBody;

export const CreateSavedSearch403Response = ErrorBody;

export const CreateSavedSearch413Response = ErrorBody;

export const CreateSavedSearch415Response = ErrorBody;

export const CreateSavedSearch422Response = ErrorBody;

export const CreateSavedSearch500Response = ErrorBody;

export const CreateSavedSearch503Response = ErrorBody;

/**
 * @summary Change a saved search
 */
export const updateSavedSearchPathIdMax = 2147483647;

export const UpdateSavedSearchParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(updateSavedSearchPathIdMax)),
});

export const updateSavedSearchHeaderIdempotencyKeyMax = 200;

export const updateSavedSearchHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UpdateSavedSearchHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(updateSavedSearchHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(updateSavedSearchHeaderIdempotencyKeyRegExp)),
  ),
});

export const UpdateSavedSearchBody = SavedSearchUpdateInput;

export const UpdateSavedSearch200Response = SavedSearch;

export const UpdateSavedSearch400Response = ErrorBody;

export const UpdateSavedSearch401Response = ErrorBody;

export const UpdateSavedSearch403Response = ErrorBody;

export const UpdateSavedSearch404Response = ErrorBody;

export const UpdateSavedSearch409Response = ErrorBody;

export const UpdateSavedSearch413Response = ErrorBody;

export const UpdateSavedSearch415Response = ErrorBody;

export const UpdateSavedSearch422Response = ErrorBody;

export const UpdateSavedSearch500Response = ErrorBody;

export const UpdateSavedSearch503Response = ErrorBody;

/**
 * @summary Delete a saved search
 */
export const deleteSavedSearchPathIdMax = 2147483647;

export const DeleteSavedSearchParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(deleteSavedSearchPathIdMax)),
});

export const deleteSavedSearchHeaderIdempotencyKeyMax = 200;

export const deleteSavedSearchHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const DeleteSavedSearchHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(deleteSavedSearchHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(deleteSavedSearchHeaderIdempotencyKeyRegExp)),
  ),
});

export const DeleteSavedSearch204Response = /*#__PURE__*/ zod.void();

export const DeleteSavedSearch401Response = ErrorBody;

export const DeleteSavedSearch403Response = ErrorBody;

export const DeleteSavedSearch404Response = ErrorBody;

export const DeleteSavedSearch422Response = ErrorBody;

export const DeleteSavedSearch500Response = ErrorBody;

export const DeleteSavedSearch503Response = ErrorBody;
