/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { BuyerAccount } from '../schemas/buyerAccount.ts';
import { BuyerAccountCreateInput } from '../schemas/buyerAccountCreateInput.ts';
import { BuyerAccountState } from '../schemas/buyerAccountState.ts';
import { BuyerAccountUpdateInput } from '../schemas/buyerAccountUpdateInput.ts';
import { ErrorBody } from '../schemas/errorBody.ts';
import { VersionInput } from '../schemas/versionInput.ts';

/**
 * @summary Your buyer account
 */
export const GetBuyerAccount200Response = BuyerAccountState;

export const GetBuyerAccount401Response = ErrorBody;

export const GetBuyerAccount403Response = ErrorBody;

export const GetBuyerAccount422Response = ErrorBody;

export const GetBuyerAccount500Response = ErrorBody;

export const GetBuyerAccount503Response = ErrorBody;

/**
 * @summary Begin an application for a buyer account
 */
export const createBuyerAccountHeaderIdempotencyKeyMax = 200;

export const createBuyerAccountHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CreateBuyerAccountHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(createBuyerAccountHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(createBuyerAccountHeaderIdempotencyKeyRegExp)),
  ),
});

export const CreateBuyerAccountBody = BuyerAccountCreateInput;

export const CreateBuyerAccount201Response = BuyerAccount;

export const CreateBuyerAccount400Response = ErrorBody;

export const CreateBuyerAccount401Response = ErrorBody;

export const CreateBuyerAccount403Response = ErrorBody;

export const CreateBuyerAccount409Response = ErrorBody;

export const CreateBuyerAccount413Response = ErrorBody;

export const CreateBuyerAccount415Response = ErrorBody;

export const CreateBuyerAccount422Response = ErrorBody;

export const CreateBuyerAccount500Response = ErrorBody;

export const CreateBuyerAccount503Response = ErrorBody;

/**
 * @summary Change the application
 */
export const updateBuyerAccountHeaderIdempotencyKeyMax = 200;

export const updateBuyerAccountHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UpdateBuyerAccountHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(updateBuyerAccountHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(updateBuyerAccountHeaderIdempotencyKeyRegExp)),
  ),
});

export const UpdateBuyerAccountBody = BuyerAccountUpdateInput;

export const UpdateBuyerAccount200Response = BuyerAccount;

export const UpdateBuyerAccount400Response = ErrorBody;

export const UpdateBuyerAccount401Response = ErrorBody;

export const UpdateBuyerAccount403Response = ErrorBody;

export const UpdateBuyerAccount404Response = ErrorBody;

export const UpdateBuyerAccount409Response = ErrorBody;

export const UpdateBuyerAccount413Response = ErrorBody;

export const UpdateBuyerAccount415Response = ErrorBody;

export const UpdateBuyerAccount422Response = ErrorBody;

export const UpdateBuyerAccount500Response = ErrorBody;

export const UpdateBuyerAccount503Response = ErrorBody;

/**
 * @summary Submit the application for review
 */
export const submitBuyerAccountHeaderIdempotencyKeyMax = 200;

export const submitBuyerAccountHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const SubmitBuyerAccountHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(submitBuyerAccountHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(submitBuyerAccountHeaderIdempotencyKeyRegExp)),
  ),
});

export const SubmitBuyerAccountBody = VersionInput;

export const SubmitBuyerAccount200Response = BuyerAccount;

export const SubmitBuyerAccount400Response = ErrorBody;

export const SubmitBuyerAccount401Response = ErrorBody;

export const SubmitBuyerAccount403Response = ErrorBody;

export const SubmitBuyerAccount404Response = ErrorBody;

export const SubmitBuyerAccount409Response = ErrorBody;

export const SubmitBuyerAccount413Response = ErrorBody;

export const SubmitBuyerAccount415Response = ErrorBody;

export const SubmitBuyerAccount422Response = ErrorBody;

export const SubmitBuyerAccount500Response = ErrorBody;

export const SubmitBuyerAccount503Response = ErrorBody;
