/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ForbiddenResponse,
  IdentityState,
  IdentityVerification,
  IdentityVerificationInput,
  InternalErrorResponse,
  PayloadTooLargeResponse,
  PreferencesInput,
  ProfileInput,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
  User,
} from '../../model';

import { READ_SETS } from '../../read-sets.ts';
import type { Write } from '../../../src/api/after-write.ts';
import { keyOfRead } from '../../../src/api/query-key.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType, BodyType } from '../../../src/api/request.ts';

/** What follows from {@link updateCurrentUser}. */
export const updateCurrentUserWrite: Write = { takesKey: true, newest: 'getCurrentUser' };

/** What follows from {@link closeAccount}. */
export const closeAccountWrite: Write = { takesKey: true, stale: [...READ_SETS.market] };

/** What follows from {@link updatePreferences}. */
export const updatePreferencesWrite: Write = {
  takesKey: true,
  newest: 'getCurrentUser',
  stale: ['getClaim'],
};

/** What follows from {@link submitVerification}. */
export const submitVerificationWrite: Write = {
  takesKey: true,
  stale: ['getIdentityVerification', 'getCurrentUser', 'listDocuments'],
};

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Change the profile.
 *
 * A new email address counts when it was confirmed: until then the account keeps the old one and names the other as
 * `new_email` (`email_taken` in `errors` when another account has it). An address that was never confirmed is replaced
 * at once. While the identity is approved or being reviewed another name than the verified one is refused (`errors`); case and
 * accents may change. A new password ends every other session, and this one goes on under another token (`Authorization` of
 * the answer). Both need fresh proof (`fresh_proof_required`), and are limited to 20 tries an hour (40 from a network address); an administrator who acts as
 * the user changes neither (`in_person_only`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `in_person_only` (422): An administrator who acts in a user's name asks for what nobody does in another's (`x-in-person`); the message names the user.
 * - `fresh_proof_required` (422): The caller has neither logged in nor entered the password within the last ten minutes (`createFreshProof`).
 * - `email_taken` (422): Another account has this email address.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const updateCurrentUser = (
  profileInput: BodyType<ProfileInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<User>(
    {
      url: `/api/current_user`,
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      data: profileInput,
      signal,
    },
    options,
    updateCurrentUserWrite,
  );
};

/**
 * The key of {@link useUpdateCurrentUser}: Change the profile.
 */
export const getUpdateCurrentUserMutationKey = () => ['updateCurrentUser'] as const;

/**
 * Change the profile.
 *
 * A new email address counts when it was confirmed: until then the account keeps the old one and names the other as
 * `new_email` (`email_taken` in `errors` when another account has it). An address that was never confirmed is replaced
 * at once. While the identity is approved or being reviewed another name than the verified one is refused (`errors`); case and
 * accents may change. A new password ends every other session, and this one goes on under another token (`Authorization` of
 * the answer). Both need fresh proof (`fresh_proof_required`), and are limited to 20 tries an hour (40 from a network address); an administrator who acts as
 * the user changes neither (`in_person_only`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `in_person_only` (422): An administrator who acts in a user's name asks for what nobody does in another's (`x-in-person`); the message names the user.
 * - `fresh_proof_required` (422): The caller has neither logged in nor entered the password within the last ten minutes (`createFreshProof`).
 * - `email_taken` (422): Another account has this email address.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const getUpdateCurrentUserMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | PayloadTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableWriteResponse
    | TooManyRequestsResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof updateCurrentUser>>,
    TError,
    UpdateCurrentUserMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateCurrentUser>>,
  TError,
  UpdateCurrentUserMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateCurrentUserMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateCurrentUser>>,
    UpdateCurrentUserMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return updateCurrentUser(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type UpdateCurrentUserMutationResult = NonNullable<
  Awaited<ReturnType<typeof updateCurrentUser>>
>;
export type UpdateCurrentUserMutationBody = BodyType<ProfileInput>;
export type UpdateCurrentUserMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableWriteResponse
  | TooManyRequestsResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type UpdateCurrentUserMutationVariables = { data: BodyType<ProfileInput> };

/**
 * Change the profile.
 *
 * A new email address counts when it was confirmed: until then the account keeps the old one and names the other as
 * `new_email` (`email_taken` in `errors` when another account has it). An address that was never confirmed is replaced
 * at once. While the identity is approved or being reviewed another name than the verified one is refused (`errors`); case and
 * accents may change. A new password ends every other session, and this one goes on under another token (`Authorization` of
 * the answer). Both need fresh proof (`fresh_proof_required`), and are limited to 20 tries an hour (40 from a network address); an administrator who acts as
 * the user changes neither (`in_person_only`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `in_person_only` (422): An administrator who acts in a user's name asks for what nobody does in another's (`x-in-person`); the message names the user.
 * - `fresh_proof_required` (422): The caller has neither logged in nor entered the password within the last ten minutes (`createFreshProof`).
 * - `email_taken` (422): Another account has this email address.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const useUpdateCurrentUser = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | PayloadTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableWriteResponse
    | TooManyRequestsResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateCurrentUser>>,
      TError,
      UpdateCurrentUserMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateCurrentUser>>,
  TError,
  UpdateCurrentUserMutationVariables,
  TContext
> => {
  return useMutation(getUpdateCurrentUserMutationOptions(options), queryClient);
};
/**
 * Close the account.
 *
 * For good: every session ends, offers that were made as a buyer are withdrawn, and so are the claims that are on the market or on their way
 * there, with which pending offers for them are closed. What was bought and sold stays on record. Refused while a sale is under way in which the user buys or sells,
 * and while a fee of theirs is outstanding (`transition_not_allowed`). Needs fresh proof (`fresh_proof_required`). An address that was never confirmed is given back,
 * so that its owner can sign up; what was entered goes with it, where the account was never `active`.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `fresh_proof_required` (422): The caller has neither logged in nor entered the password within the last ten minutes (`createFreshProof`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const closeAccount = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<void>(
    { url: `/api/current_user`, method: 'DELETE', signal },
    options,
    closeAccountWrite,
  );
};

/**
 * The key of {@link useCloseAccount}: Close the account.
 */
export const getCloseAccountMutationKey = () => ['closeAccount'] as const;

/**
 * Close the account.
 *
 * For good: every session ends, offers that were made as a buyer are withdrawn, and so are the claims that are on the market or on their way
 * there, with which pending offers for them are closed. What was bought and sold stays on record. Refused while a sale is under way in which the user buys or sells,
 * and while a fee of theirs is outstanding (`transition_not_allowed`). Needs fresh proof (`fresh_proof_required`). An address that was never confirmed is given back,
 * so that its owner can sign up; what was entered goes with it, where the account was never `active`.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `fresh_proof_required` (422): The caller has neither logged in nor entered the password within the last ten minutes (`createFreshProof`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const getCloseAccountMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableWriteResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof closeAccount>>, TError, void, TContext>;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<Awaited<ReturnType<typeof closeAccount>>, TError, void, TContext> => {
  const mutationKey = getCloseAccountMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeAccount>>, void> = () => {
    return closeAccount(requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type CloseAccountMutationResult = NonNullable<Awaited<ReturnType<typeof closeAccount>>>;

export type CloseAccountMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Close the account.
 *
 * For good: every session ends, offers that were made as a buyer are withdrawn, and so are the claims that are on the market or on their way
 * there, with which pending offers for them are closed. What was bought and sold stays on record. Refused while a sale is under way in which the user buys or sells,
 * and while a fee of theirs is outstanding (`transition_not_allowed`). Needs fresh proof (`fresh_proof_required`). An address that was never confirmed is given back,
 * so that its owner can sign up; what was entered goes with it, where the account was never `active`.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `fresh_proof_required` (422): The caller has neither logged in nor entered the password within the last ten minutes (`createFreshProof`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const useCloseAccount = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableWriteResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof closeAccount>>, TError, void, TContext>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof closeAccount>>, TError, void, TContext> => {
  return useMutation(getCloseAccountMutationOptions(options), queryClient);
};
/**
 * Change notification and payment preferences.
 *
 * Only what is sent changes. Another payment method needs fresh proof (`fresh_proof_required`); an administrator who acts as
 * the user does not change it, nor allow messages from our staff that the user has switched off (`in_person_only`); of the
 * rest the user is told. Whoever looks at a claim of the user hears of another `payment_preference` (`claim.updated`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `in_person_only` (422): An administrator who acts in a user's name asks for what nobody does in another's (`x-in-person`); the message names the user.
 * - `fresh_proof_required` (422): The caller has neither logged in nor entered the password within the last ten minutes (`createFreshProof`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const updatePreferences = (
  preferencesInput: BodyType<PreferencesInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<User>(
    {
      url: `/api/current_user/update_preferences`,
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      data: preferencesInput,
      signal,
    },
    options,
    updatePreferencesWrite,
  );
};

/**
 * The key of {@link useUpdatePreferences}: Change notification and payment preferences.
 */
export const getUpdatePreferencesMutationKey = () => ['updatePreferences'] as const;

/**
 * Change notification and payment preferences.
 *
 * Only what is sent changes. Another payment method needs fresh proof (`fresh_proof_required`); an administrator who acts as
 * the user does not change it, nor allow messages from our staff that the user has switched off (`in_person_only`); of the
 * rest the user is told. Whoever looks at a claim of the user hears of another `payment_preference` (`claim.updated`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `in_person_only` (422): An administrator who acts in a user's name asks for what nobody does in another's (`x-in-person`); the message names the user.
 * - `fresh_proof_required` (422): The caller has neither logged in nor entered the password within the last ten minutes (`createFreshProof`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getUpdatePreferencesMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | PayloadTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableWriteResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof updatePreferences>>,
    TError,
    UpdatePreferencesMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof updatePreferences>>,
  TError,
  UpdatePreferencesMutationVariables,
  TContext
> => {
  const mutationKey = getUpdatePreferencesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updatePreferences>>,
    UpdatePreferencesMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return updatePreferences(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type UpdatePreferencesMutationResult = NonNullable<
  Awaited<ReturnType<typeof updatePreferences>>
>;
export type UpdatePreferencesMutationBody = BodyType<PreferencesInput>;
export type UpdatePreferencesMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type UpdatePreferencesMutationVariables = { data: BodyType<PreferencesInput> };

/**
 * Change notification and payment preferences.
 *
 * Only what is sent changes. Another payment method needs fresh proof (`fresh_proof_required`); an administrator who acts as
 * the user does not change it, nor allow messages from our staff that the user has switched off (`in_person_only`); of the
 * rest the user is told. Whoever looks at a claim of the user hears of another `payment_preference` (`claim.updated`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `in_person_only` (422): An administrator who acts in a user's name asks for what nobody does in another's (`x-in-person`); the message names the user.
 * - `fresh_proof_required` (422): The caller has neither logged in nor entered the password within the last ten minutes (`createFreshProof`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useUpdatePreferences = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | PayloadTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableWriteResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updatePreferences>>,
      TError,
      UpdatePreferencesMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updatePreferences>>,
  TError,
  UpdatePreferencesMutationVariables,
  TContext
> => {
  return useMutation(getUpdatePreferencesMutationOptions(options), queryClient);
};
/**
 * Submit the identity for review.
 *
 * Allowed from `not_submitted` and `resubmission_requested` (`transition_not_allowed` otherwise). The account must be
 * `active` (`account_not_confirmed`). The documents must be two of one's own, ready, of the right kind and
 * not the same file twice (`document_not_usable`, with `errors`). The account takes `country`, unless staff have corrected the one of the attempt before:
 * then it keeps theirs.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const submitVerification = (
  identityVerificationInput: BodyType<IdentityVerificationInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<IdentityVerification>(
    {
      url: `/api/submit_verification`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: identityVerificationInput,
      signal,
    },
    options,
    submitVerificationWrite,
  );
};

/**
 * The key of {@link useSubmitVerification}: Submit the identity for review.
 */
export const getSubmitVerificationMutationKey = () => ['submitVerification'] as const;

/**
 * Submit the identity for review.
 *
 * Allowed from `not_submitted` and `resubmission_requested` (`transition_not_allowed` otherwise). The account must be
 * `active` (`account_not_confirmed`). The documents must be two of one's own, ready, of the right kind and
 * not the same file twice (`document_not_usable`, with `errors`). The account takes `country`, unless staff have corrected the one of the attempt before:
 * then it keeps theirs.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getSubmitVerificationMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | PayloadTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableWriteResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof submitVerification>>,
    TError,
    SubmitVerificationMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof submitVerification>>,
  TError,
  SubmitVerificationMutationVariables,
  TContext
> => {
  const mutationKey = getSubmitVerificationMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof submitVerification>>,
    SubmitVerificationMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return submitVerification(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type SubmitVerificationMutationResult = NonNullable<
  Awaited<ReturnType<typeof submitVerification>>
>;
export type SubmitVerificationMutationBody = BodyType<IdentityVerificationInput>;
export type SubmitVerificationMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type SubmitVerificationMutationVariables = { data: BodyType<IdentityVerificationInput> };

/**
 * Submit the identity for review.
 *
 * Allowed from `not_submitted` and `resubmission_requested` (`transition_not_allowed` otherwise). The account must be
 * `active` (`account_not_confirmed`). The documents must be two of one's own, ready, of the right kind and
 * not the same file twice (`document_not_usable`, with `errors`). The account takes `country`, unless staff have corrected the one of the attempt before:
 * then it keeps theirs.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useSubmitVerification = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | PayloadTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableWriteResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof submitVerification>>,
      TError,
      SubmitVerificationMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof submitVerification>>,
  TError,
  SubmitVerificationMutationVariables,
  TContext
> => {
  return useMutation(getSubmitVerificationMutationOptions(options), queryClient);
};
/**
 * Where the identity verification stands.
 *
 * Before the first submission the status is `not_submitted` and there is none.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getIdentityVerification = (
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<IdentityState>(
    { url: `/api/identity_verification`, method: 'GET', signal },
    options,
  );
};

/**
 * The key of {@link useGetIdentityVerification}: Where the identity verification stands.
 */
export const getGetIdentityVerificationQueryKey = () => {
  return keyOfRead(`/api/identity_verification`);
};

/**
 * Where the identity verification stands.
 *
 * Before the first submission the status is `not_submitted` and there is none.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetIdentityVerificationQueryOptions = <
  TData = Awaited<ReturnType<typeof getIdentityVerification>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<typeof getIdentityVerification>>, TError, TData>
  >;
  request?: SecondParameter<typeof request>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetIdentityVerificationQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdentityVerification>>> = ({
    signal,
  }) => getIdentityVerification(requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getIdentityVerification>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getIdentityVerification>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetIdentityVerificationQueryResult = NonNullable<
  Awaited<ReturnType<typeof getIdentityVerification>>
>;
export type GetIdentityVerificationQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Where the identity verification stands.
 *
 * Before the first submission the status is `not_submitted` and there is none.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetIdentityVerification<
  TData = Awaited<ReturnType<typeof getIdentityVerification>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getIdentityVerification>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdentityVerification>>,
          TError,
          Awaited<ReturnType<typeof getIdentityVerification>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Where the identity verification stands.
 *
 * Before the first submission the status is `not_submitted` and there is none.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetIdentityVerification<
  TData = Awaited<ReturnType<typeof getIdentityVerification>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getIdentityVerification>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdentityVerification>>,
          TError,
          Awaited<ReturnType<typeof getIdentityVerification>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Where the identity verification stands.
 *
 * Before the first submission the status is `not_submitted` and there is none.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetIdentityVerification<
  TData = Awaited<ReturnType<typeof getIdentityVerification>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getIdentityVerification>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Where the identity verification stands.
 *
 * Before the first submission the status is `not_submitted` and there is none.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetIdentityVerification<
  TData = Awaited<ReturnType<typeof getIdentityVerification>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getIdentityVerification>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetIdentityVerificationQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}
