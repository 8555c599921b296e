/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { AdminCase } from '../schemas/adminCase.ts';
import { CaseFactsInput } from '../schemas/caseFactsInput.ts';
import { CaseStatusInput } from '../schemas/caseStatusInput.ts';
import { CaseUpdate } from '../schemas/caseUpdate.ts';
import { CaseUpdateInput } from '../schemas/caseUpdateInput.ts';
import { ErrorBody } from '../schemas/errorBody.ts';
import { GuidePriceInput } from '../schemas/guidePriceInput.ts';

/**
 * @summary One case as the staff read it
 */
export const getAdminCasePathIdMax = 40;

export const getAdminCasePathIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const GetAdminCaseParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(getAdminCasePathIdMax))
    .check(/*#__PURE__*/ zod.regex(getAdminCasePathIdRegExp)),
});

export const GetAdminCase200Response = AdminCase;

export const GetAdminCase401Response = ErrorBody;

export const GetAdminCase403Response = ErrorBody;

export const GetAdminCase404Response = ErrorBody;

export const GetAdminCase422Response = ErrorBody;

export const GetAdminCase500Response = ErrorBody;

export const GetAdminCase503Response = ErrorBody;

/**
 * @summary Change what is published about a case
 */
export const updateCasePathIdMax = 40;

export const updateCasePathIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const UpdateCaseParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(updateCasePathIdMax))
    .check(/*#__PURE__*/ zod.regex(updateCasePathIdRegExp)),
});

export const updateCaseHeaderIdempotencyKeyMax = 200;

export const updateCaseHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UpdateCaseHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(updateCaseHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(updateCaseHeaderIdempotencyKeyRegExp)),
  ),
});

export const UpdateCaseBody = CaseFactsInput;

export const UpdateCase200Response = AdminCase;

export const UpdateCase400Response = ErrorBody;

export const UpdateCase401Response = ErrorBody;

export const UpdateCase403Response = ErrorBody;

export const UpdateCase404Response = ErrorBody;

export const UpdateCase409Response = ErrorBody;

export const UpdateCase413Response = ErrorBody;

export const UpdateCase415Response = ErrorBody;

export const UpdateCase422Response = ErrorBody;

export const UpdateCase500Response = ErrorBody;

export const UpdateCase503Response = ErrorBody;

/**
 * @summary Pause a case
 */
export const pauseCasePathIdMax = 2147483647;

export const PauseCaseParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(pauseCasePathIdMax)),
});

export const pauseCaseHeaderIdempotencyKeyMax = 200;

export const pauseCaseHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const PauseCaseHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(pauseCaseHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(pauseCaseHeaderIdempotencyKeyRegExp)),
  ),
});

export const PauseCaseBody = CaseStatusInput;

export const PauseCase200Response = AdminCase;

export const PauseCase400Response = ErrorBody;

export const PauseCase401Response = ErrorBody;

export const PauseCase403Response = ErrorBody;

export const PauseCase404Response = ErrorBody;

export const PauseCase409Response = ErrorBody;

export const PauseCase413Response = ErrorBody;

export const PauseCase415Response = ErrorBody;

export const PauseCase422Response = ErrorBody;

export const PauseCase500Response = ErrorBody;

export const PauseCase503Response = ErrorBody;

/**
 * @summary Reopen a case
 */
export const reopenCasePathIdMax = 2147483647;

export const ReopenCaseParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(reopenCasePathIdMax)),
});

export const reopenCaseHeaderIdempotencyKeyMax = 200;

export const reopenCaseHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const ReopenCaseHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(reopenCaseHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(reopenCaseHeaderIdempotencyKeyRegExp)),
  ),
});

export const ReopenCaseBody = CaseStatusInput;

export const ReopenCase200Response = AdminCase;

export const ReopenCase400Response = ErrorBody;

export const ReopenCase401Response = ErrorBody;

export const ReopenCase403Response = ErrorBody;

export const ReopenCase404Response = ErrorBody;

export const ReopenCase409Response = ErrorBody;

export const ReopenCase413Response = ErrorBody;

export const ReopenCase415Response = ErrorBody;

export const ReopenCase422Response = ErrorBody;

export const ReopenCase500Response = ErrorBody;

export const ReopenCase503Response = ErrorBody;

/**
 * @summary Close a case
 */
export const closeCasePathIdMax = 2147483647;

export const CloseCaseParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(closeCasePathIdMax)),
});

export const closeCaseHeaderIdempotencyKeyMax = 200;

export const closeCaseHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CloseCaseHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(closeCaseHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(closeCaseHeaderIdempotencyKeyRegExp)),
  ),
});

export const CloseCaseBody = CaseStatusInput;

export const CloseCase200Response = AdminCase;

export const CloseCase400Response = ErrorBody;

export const CloseCase401Response = ErrorBody;

export const CloseCase403Response = ErrorBody;

export const CloseCase404Response = ErrorBody;

export const CloseCase409Response = ErrorBody;

export const CloseCase413Response = ErrorBody;

export const CloseCase415Response = ErrorBody;

export const CloseCase422Response = ErrorBody;

export const CloseCase500Response = ErrorBody;

export const CloseCase503Response = ErrorBody;

/**
 * @summary Set the guide price of a case
 */
export const createGuidePricePathIdMax = 2147483647;

export const CreateGuidePriceParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(createGuidePricePathIdMax)),
});

export const createGuidePriceHeaderIdempotencyKeyMax = 200;

export const createGuidePriceHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CreateGuidePriceHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(createGuidePriceHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(createGuidePriceHeaderIdempotencyKeyRegExp)),
  ),
});

export const CreateGuidePriceBody = GuidePriceInput;

export const CreateGuidePrice200Response = AdminCase;

export const CreateGuidePrice400Response = ErrorBody;

export const CreateGuidePrice401Response = ErrorBody;

export const CreateGuidePrice403Response = ErrorBody;

export const CreateGuidePrice404Response = ErrorBody;

export const CreateGuidePrice409Response = ErrorBody;

export const CreateGuidePrice413Response = ErrorBody;

export const CreateGuidePrice415Response = ErrorBody;

export const CreateGuidePrice422Response = ErrorBody;

export const CreateGuidePrice500Response = ErrorBody;

export const CreateGuidePrice503Response = ErrorBody;

/**
 * @summary Add a piece of news to a case
 */
export const createCaseUpdatePathIdMax = 2147483647;

export const CreateCaseUpdateParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(createCaseUpdatePathIdMax)),
});

export const createCaseUpdateHeaderIdempotencyKeyMax = 200;

export const createCaseUpdateHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CreateCaseUpdateHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(createCaseUpdateHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(createCaseUpdateHeaderIdempotencyKeyRegExp)),
  ),
});

export const CreateCaseUpdateBody = CaseUpdateInput;

export const CreateCaseUpdate201Response = CaseUpdate;

export const CreateCaseUpdate400Response = ErrorBody;

export const CreateCaseUpdate401Response = ErrorBody;

export const CreateCaseUpdate403Response = ErrorBody;

export const CreateCaseUpdate404Response = ErrorBody;

export const CreateCaseUpdate413Response = ErrorBody;

export const CreateCaseUpdate415Response = ErrorBody;

export const CreateCaseUpdate422Response = ErrorBody;

export const CreateCaseUpdate500Response = ErrorBody;

export const CreateCaseUpdate503Response = ErrorBody;

/**
 * @summary Delete a piece of news of a case
 */
export const deleteCaseUpdatePathIdMax = 2147483647;

export const DeleteCaseUpdateParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(deleteCaseUpdatePathIdMax)),
});

export const deleteCaseUpdateHeaderIdempotencyKeyMax = 200;

export const deleteCaseUpdateHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const DeleteCaseUpdateHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(deleteCaseUpdateHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(deleteCaseUpdateHeaderIdempotencyKeyRegExp)),
  ),
});

export const DeleteCaseUpdate204Response = /*#__PURE__*/ zod.void();

export const DeleteCaseUpdate401Response = ErrorBody;

export const DeleteCaseUpdate403Response = ErrorBody;

export const DeleteCaseUpdate404Response = ErrorBody;

export const DeleteCaseUpdate422Response = ErrorBody;

export const DeleteCaseUpdate500Response = ErrorBody;

export const DeleteCaseUpdate503Response = ErrorBody;
