/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ErrorBody } from '../schemas/errorBody.ts';
import { IdentityState } from '../schemas/identityState.ts';
import { IdentityVerification } from '../schemas/identityVerification.ts';
import { IdentityVerificationInput } from '../schemas/identityVerificationInput.ts';
import { PreferencesInput } from '../schemas/preferencesInput.ts';
import { ProfileInput } from '../schemas/profileInput.ts';
import { User } from '../schemas/user.ts';

/**
 * @summary Change the profile
 */
export const updateCurrentUserHeaderIdempotencyKeyMax = 200;

export const updateCurrentUserHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UpdateCurrentUserHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(updateCurrentUserHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(updateCurrentUserHeaderIdempotencyKeyRegExp)),
  ),
});

export const UpdateCurrentUserBody = ProfileInput;

export const UpdateCurrentUser200Response = User;

export const UpdateCurrentUser400Response = ErrorBody;

export const UpdateCurrentUser401Response = ErrorBody;

export const UpdateCurrentUser403Response = ErrorBody;

export const UpdateCurrentUser413Response = ErrorBody;

export const UpdateCurrentUser415Response = ErrorBody;

export const UpdateCurrentUser422Response = ErrorBody;

export const UpdateCurrentUser429Response = ErrorBody;

export const UpdateCurrentUser500Response = ErrorBody;

export const UpdateCurrentUser503Response = ErrorBody;

/**
 * @summary Close the account
 */
export const closeAccountHeaderIdempotencyKeyMax = 200;

export const closeAccountHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CloseAccountHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(closeAccountHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(closeAccountHeaderIdempotencyKeyRegExp)),
  ),
});

export const CloseAccount204Response = /*#__PURE__*/ zod.void();

export const CloseAccount401Response = ErrorBody;

export const CloseAccount403Response = ErrorBody;

export const CloseAccount422Response = ErrorBody;

export const CloseAccount500Response = ErrorBody;

export const CloseAccount503Response = ErrorBody;

/**
 * @summary Change notification and payment preferences
 */
export const updatePreferencesHeaderIdempotencyKeyMax = 200;

export const updatePreferencesHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UpdatePreferencesHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(updatePreferencesHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(updatePreferencesHeaderIdempotencyKeyRegExp)),
  ),
});

export const UpdatePreferencesBody = PreferencesInput;

export const UpdatePreferences200Response = User;

export const UpdatePreferences400Response = ErrorBody;

export const UpdatePreferences401Response = ErrorBody;

export const UpdatePreferences403Response = ErrorBody;

export const UpdatePreferences413Response = ErrorBody;

export const UpdatePreferences415Response = ErrorBody;

export const UpdatePreferences422Response = ErrorBody;

export const UpdatePreferences500Response = ErrorBody;

export const UpdatePreferences503Response = ErrorBody;

/**
 * @summary Submit the identity for review
 */
export const submitVerificationHeaderIdempotencyKeyMax = 200;

export const submitVerificationHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const SubmitVerificationHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(submitVerificationHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(submitVerificationHeaderIdempotencyKeyRegExp)),
  ),
});

export const SubmitVerificationBody = IdentityVerificationInput;

export const SubmitVerification201Response = IdentityVerification;

export const SubmitVerification400Response = ErrorBody;

export const SubmitVerification401Response = ErrorBody;

export const SubmitVerification403Response = ErrorBody;

export const SubmitVerification413Response = ErrorBody;

export const SubmitVerification415Response = ErrorBody;

export const SubmitVerification422Response = ErrorBody;

export const SubmitVerification500Response = ErrorBody;

export const SubmitVerification503Response = ErrorBody;

/**
 * @summary Where the identity verification stands
 */
export const GetIdentityVerification200Response = IdentityState;

export const GetIdentityVerification401Response = ErrorBody;

export const GetIdentityVerification403Response = ErrorBody;

export const GetIdentityVerification422Response = ErrorBody;

export const GetIdentityVerification500Response = ErrorBody;

export const GetIdentityVerification503Response = ErrorBody;
