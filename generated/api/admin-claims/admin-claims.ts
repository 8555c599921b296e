/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { useMutation } from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult,
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ClaimReviewInput,
  ForbiddenResponse,
  InternalErrorResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReviewedClaim,
  ServiceUnavailableResponse,
  StaleVersionResponse,
  UnauthorizedResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
  VersionInput,
} from '../../model';

import { READ_SETS } from '../../reads.ts';
import type { Write } from '../../../src/api/after-write.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType, BodyType } from '../../../src/api/request.ts';

/** What follows from {@link approveClaim}. */
export const approveClaimWrite: Write = { takesKey: true, stale: [...READ_SETS.market] };

/** What follows from {@link requestClaimChanges}. */
export const requestClaimChangesWrite: Write = { takesKey: true };

/** What follows from {@link rejectClaim}. */
export const rejectClaimWrite: Write = { takesKey: true };

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * List a claim.
 *
 * From `in_review` to `open`, for 90 days.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const approveClaim = (
  id: number,
  versionInput: BodyType<VersionInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<ReviewedClaim>(
    {
      url: `/admin/claims/${encodeURIComponent(String(id))}/approve`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: versionInput,
      signal,
    },
    options,
    approveClaimWrite,
  );
};

/**
 * The key of {@link useApproveClaim}: List a claim.
 */
export const getApproveClaimMutationKey = () => ['approveClaim'] as const;

/**
 * List a claim.
 *
 * From `in_review` to `open`, for 90 days.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getApproveClaimMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | StaleVersionResponse
    | PayloadTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableWriteResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof approveClaim>>,
    TError,
    ApproveClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof approveClaim>>,
  TError,
  ApproveClaimMutationVariables,
  TContext
> => {
  const mutationKey = getApproveClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof approveClaim>>,
    ApproveClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return approveClaim(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ApproveClaimMutationResult = NonNullable<Awaited<ReturnType<typeof approveClaim>>>;
export type ApproveClaimMutationBody = BodyType<VersionInput>;
export type ApproveClaimMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | StaleVersionResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type ApproveClaimMutationVariables = { id: number; data: BodyType<VersionInput> };

/**
 * List a claim.
 *
 * From `in_review` to `open`, for 90 days.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useApproveClaim = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | StaleVersionResponse
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
      Awaited<ReturnType<typeof approveClaim>>,
      TError,
      ApproveClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof approveClaim>>,
  TError,
  ApproveClaimMutationVariables,
  TContext
> => {
  return useMutation(getApproveClaimMutationOptions(options), queryClient);
};
/**
 * Ask the seller for changes.
 *
 * From `in_review` to `changes_requested`.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const requestClaimChanges = (
  id: number,
  claimReviewInput: BodyType<ClaimReviewInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<ReviewedClaim>(
    {
      url: `/admin/claims/${encodeURIComponent(String(id))}/request_changes`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: claimReviewInput,
      signal,
    },
    options,
    requestClaimChangesWrite,
  );
};

/**
 * The key of {@link useRequestClaimChanges}: Ask the seller for changes.
 */
export const getRequestClaimChangesMutationKey = () => ['requestClaimChanges'] as const;

/**
 * Ask the seller for changes.
 *
 * From `in_review` to `changes_requested`.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getRequestClaimChangesMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | StaleVersionResponse
    | PayloadTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableWriteResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof requestClaimChanges>>,
    TError,
    RequestClaimChangesMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof requestClaimChanges>>,
  TError,
  RequestClaimChangesMutationVariables,
  TContext
> => {
  const mutationKey = getRequestClaimChangesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof requestClaimChanges>>,
    RequestClaimChangesMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return requestClaimChanges(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RequestClaimChangesMutationResult = NonNullable<
  Awaited<ReturnType<typeof requestClaimChanges>>
>;
export type RequestClaimChangesMutationBody = BodyType<ClaimReviewInput>;
export type RequestClaimChangesMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | StaleVersionResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type RequestClaimChangesMutationVariables = { id: number; data: BodyType<ClaimReviewInput> };

/**
 * Ask the seller for changes.
 *
 * From `in_review` to `changes_requested`.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useRequestClaimChanges = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | StaleVersionResponse
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
      Awaited<ReturnType<typeof requestClaimChanges>>,
      TError,
      RequestClaimChangesMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof requestClaimChanges>>,
  TError,
  RequestClaimChangesMutationVariables,
  TContext
> => {
  return useMutation(getRequestClaimChangesMutationOptions(options), queryClient);
};
/**
 * Reject a claim.
 *
 * From `in_review` to `rejected`, for good.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const rejectClaim = (
  id: number,
  claimReviewInput: BodyType<ClaimReviewInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<ReviewedClaim>(
    {
      url: `/admin/claims/${encodeURIComponent(String(id))}/reject`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: claimReviewInput,
      signal,
    },
    options,
    rejectClaimWrite,
  );
};

/**
 * The key of {@link useRejectClaim}: Reject a claim.
 */
export const getRejectClaimMutationKey = () => ['rejectClaim'] as const;

/**
 * Reject a claim.
 *
 * From `in_review` to `rejected`, for good.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getRejectClaimMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | StaleVersionResponse
    | PayloadTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableWriteResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof rejectClaim>>,
    TError,
    RejectClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof rejectClaim>>,
  TError,
  RejectClaimMutationVariables,
  TContext
> => {
  const mutationKey = getRejectClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof rejectClaim>>,
    RejectClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return rejectClaim(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RejectClaimMutationResult = NonNullable<Awaited<ReturnType<typeof rejectClaim>>>;
export type RejectClaimMutationBody = BodyType<ClaimReviewInput>;
export type RejectClaimMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | StaleVersionResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type RejectClaimMutationVariables = { id: number; data: BodyType<ClaimReviewInput> };

/**
 * Reject a claim.
 *
 * From `in_review` to `rejected`, for good.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useRejectClaim = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | StaleVersionResponse
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
      Awaited<ReturnType<typeof rejectClaim>>,
      TError,
      RejectClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof rejectClaim>>,
  TError,
  RejectClaimMutationVariables,
  TContext
> => {
  return useMutation(getRejectClaimMutationOptions(options), queryClient);
};
