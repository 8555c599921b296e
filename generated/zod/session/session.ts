/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ErrorBody } from '../schemas/errorBody.ts';
import { FreshProofInput } from '../schemas/freshProofInput.ts';
import { UnreadCounts } from '../schemas/unreadCounts.ts';
import { User } from '../schemas/user.ts';

/**
 * @summary The user who is logged in
 */
export const GetCurrentUser200Response = User;

export const GetCurrentUser401Response = ErrorBody;

export const GetCurrentUser403Response = ErrorBody;

export const GetCurrentUser422Response = ErrorBody;

export const GetCurrentUser500Response = ErrorBody;

export const GetCurrentUser503Response = ErrorBody;

/**
 * @summary Enter the password once more
 */
export const createFreshProofHeaderIdempotencyKeyMax = 200;

export const createFreshProofHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CreateFreshProofHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(createFreshProofHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(createFreshProofHeaderIdempotencyKeyRegExp)),
  ),
});

export const CreateFreshProofBody = FreshProofInput;

export const CreateFreshProof204Response = /*#__PURE__*/ zod.void();

export const CreateFreshProof400Response = ErrorBody;

export const CreateFreshProof401Response = ErrorBody;

export const CreateFreshProof403Response = ErrorBody;

export const CreateFreshProof413Response = ErrorBody;

export const CreateFreshProof415Response = ErrorBody;

export const CreateFreshProof422Response = ErrorBody;

export const CreateFreshProof429Response = ErrorBody;

export const CreateFreshProof500Response = ErrorBody;

export const CreateFreshProof503Response = ErrorBody;

/**
 * @summary End this session
 */
export const signOutUserHeaderIdempotencyKeyMax = 200;

export const signOutUserHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const SignOutUserHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(signOutUserHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(signOutUserHeaderIdempotencyKeyRegExp)),
  ),
});

export const SignOutUser204Response = /*#__PURE__*/ zod.void();

export const SignOutUser401Response = ErrorBody;

export const SignOutUser403Response = ErrorBody;

export const SignOutUser422Response = ErrorBody;

export const SignOutUser500Response = ErrorBody;

export const SignOutUser503Response = ErrorBody;

/**
 * @summary What waits to be read or answered
 */
export const GetUnreadCounts200Response = UnreadCounts;

export const GetUnreadCounts401Response = ErrorBody;

export const GetUnreadCounts403Response = ErrorBody;

export const GetUnreadCounts422Response = ErrorBody;

export const GetUnreadCounts500Response = ErrorBody;

export const GetUnreadCounts503Response = ErrorBody;
