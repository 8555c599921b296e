/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Admin } from '../schemas/admin.ts';
import { AdminSignInInput } from '../schemas/adminSignInInput.ts';
import { ErrorBody } from '../schemas/errorBody.ts';

/**
 * @summary Log in as an administrator
 */
export const SignInAdminBody = AdminSignInInput;

export const SignInAdmin200Response = Admin;

export const SignInAdmin400Response = ErrorBody;

export const SignInAdmin413Response = ErrorBody;

export const SignInAdmin415Response = ErrorBody;

export const SignInAdmin422Response = ErrorBody;

export const SignInAdmin429Response = ErrorBody;

export const SignInAdmin500Response = ErrorBody;

export const SignInAdmin503Response = ErrorBody;

/**
 * @summary End this session
 */
export const signOutAdminHeaderIdempotencyKeyMax = 200;

export const signOutAdminHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const SignOutAdminHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(signOutAdminHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(signOutAdminHeaderIdempotencyKeyRegExp)),
  ),
});

export const SignOutAdmin204Response = /*#__PURE__*/ zod.void();

export const SignOutAdmin401Response = ErrorBody;

export const SignOutAdmin403Response = ErrorBody;

export const SignOutAdmin422Response = ErrorBody;

export const SignOutAdmin500Response = ErrorBody;

export const SignOutAdmin503Response = ErrorBody;

/**
 * @summary The administrator who is logged in
 */
export const GetAdminProfile200Response = Admin;

export const GetAdminProfile401Response = ErrorBody;

export const GetAdminProfile403Response = ErrorBody;

export const GetAdminProfile422Response = ErrorBody;

export const GetAdminProfile500Response = ErrorBody;

export const GetAdminProfile503Response = ErrorBody;
