/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  BuyerAccount,
  BuyerAccountCreateInput,
  BuyerAccountState,
  BuyerAccountUpdateInput,
  ErrorBody,
  VersionInput,
} from '../claimsExchange.schemas.ts';

/**
 * Before the first application the status is `none` and `account` is null.
 * @summary Your buyer account
 */
export const GetBuyerAccount200Response = BuyerAccountState;

export const GetBuyerAccount401Response = ErrorBody;

export const GetBuyerAccount403Response = ErrorBody;

export const GetBuyerAccount422Response = ErrorBody;

export const GetBuyerAccount500Response = ErrorBody;

export const GetBuyerAccount503Response = ErrorBody;

/**
 * Keeps what is there already, as incomplete as it is; what is there has to be right. There is at most one:
 * a second one is refused (`transition_not_allowed`).
 * @summary Begin an application for a buyer account
 */
export const createBuyerAccountHeaderIdempotencyKeyMax = 200;

export const createBuyerAccountHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CreateBuyerAccountHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(createBuyerAccountHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(createBuyerAccountHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
    ),
});

export const CreateBuyerAccountBody = BuyerAccountCreateInput;

export const CreateBuyerAccount201Response = BuyerAccount;

export const CreateBuyerAccount400Response = ErrorBody;

export const CreateBuyerAccount401Response = ErrorBody;

export const CreateBuyerAccount403Response = ErrorBody;

export const CreateBuyerAccount413Response = ErrorBody;

export const CreateBuyerAccount415Response = ErrorBody;

export const CreateBuyerAccount422Response = ErrorBody;

export const CreateBuyerAccount500Response = ErrorBody;

export const CreateBuyerAccount503Response = ErrorBody;

/**
 * Only what is sent changes. Possible before it is submitted, and where staff asked for information or
 * rejected it; else it is refused (`transition_not_allowed`). 409 where `lock_version` is not the present
 * one.
 * @summary Change the application
 */
export const updateBuyerAccountHeaderIdempotencyKeyMax = 200;

export const updateBuyerAccountHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UpdateBuyerAccountHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(updateBuyerAccountHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(updateBuyerAccountHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * From `none`, `info_requested` and `rejected` to `pending`. Refused: a missing field or document
 * (`buyer_account_incomplete`, with `errors`), an address that is not confirmed (`account_not_confirmed`),
 * identity documents that were not submitted (`identity_not_submitted`) or a rejected identity
 * (`identity_rejected`).
 * @summary Submit the application for review
 */
export const submitBuyerAccountHeaderIdempotencyKeyMax = 200;

export const submitBuyerAccountHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const SubmitBuyerAccountHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(submitBuyerAccountHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(submitBuyerAccountHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
