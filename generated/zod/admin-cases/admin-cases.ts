/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { AdminCase } from '../schemas/adminCase.ts';
import { CaseStatusInput } from '../schemas/caseStatusInput.ts';
import { CaseUpdate } from '../schemas/caseUpdate.ts';
import { CaseUpdateInput } from '../schemas/caseUpdateInput.ts';
import { ErrorBody } from '../schemas/errorBody.ts';

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
