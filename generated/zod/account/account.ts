/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ErrorBody,
  IdentityState,
  IdentityVerification,
  IdentityVerificationInput,
  PreferencesInput,
  ProfileInput,
  User,
} from '../claimsExchange.schemas.ts';

/**
 * Read at start and every five minutes. A token older than a day is rotated (`Authorization` of the answer).
 * @summary The signed-in user
 */
export const GetCurrentUser200Response = User;

export const GetCurrentUser401Response = ErrorBody;

export const GetCurrentUser403Response = ErrorBody;

export const GetCurrentUser422Response = ErrorBody;

export const GetCurrentUser500Response = ErrorBody;

export const GetCurrentUser503Response = ErrorBody;

/**
 * A new email address counts when it was confirmed: until then the account keeps the old one and names the other as
 * `new_email` (`email_taken` in `errors` when another account has it). An address that was never confirmed is replaced
 * at once. A new password ends every other session. An impersonating administrator may not change email or password (`transition_not_allowed`).
 * @summary Change the profile
 */
export const updateCurrentUserHeaderIdempotencyKeyMax = 200;

export const updateCurrentUserHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UpdateCurrentUserHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(updateCurrentUserHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(updateCurrentUserHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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

export const UpdateCurrentUser500Response = ErrorBody;

export const UpdateCurrentUser503Response = ErrorBody;

/**
 * Only what is sent changes.
 * @summary Change notification and payment preferences
 */
export const updatePreferencesHeaderIdempotencyKeyMax = 200;

export const updatePreferencesHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UpdatePreferencesHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(updatePreferencesHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(updatePreferencesHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * Allowed from `not_submitted` and `resubmission_requested` (`transition_not_allowed` otherwise). The account must be
 * confirmed (`account_not_confirmed`). The documents must be two of one's own, ready, of the right kind
 * (`document_not_usable`, with `errors`).
 * @summary Submit the identity for review
 */
export const submitVerificationHeaderIdempotencyKeyMax = 200;

export const submitVerificationHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const SubmitVerificationHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(submitVerificationHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(submitVerificationHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * Before the first submission the status is `not_submitted` and there is none.
 * @summary Where the identity verification stands
 */
export const GetIdentityVerification200Response = IdentityState;

export const GetIdentityVerification401Response = ErrorBody;

export const GetIdentityVerification403Response = ErrorBody;

export const GetIdentityVerification422Response = ErrorBody;

export const GetIdentityVerification500Response = ErrorBody;

export const GetIdentityVerification503Response = ErrorBody;
