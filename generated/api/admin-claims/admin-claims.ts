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
  AdminClaim,
  AdminClaimPage,
  BadRequestResponse,
  ClaimFeatureInput,
  ClaimReviewInput,
  ForbiddenResponse,
  InternalErrorResponse,
  ListAdminClaimsParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReviewedClaim,
  ServiceUnavailableResponse,
  StaleVersionResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
  VersionInput,
} from '../../model';

import { READ_SETS } from '../../read-sets.ts';
import type { Write } from '../../../src/api/after-write.ts';
import { keyOfRead } from '../../../src/api/query-key.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType, BodyType } from '../../../src/api/request.ts';

/** What follows from {@link approveClaim}. */
export const approveClaimWrite: Write = {
  takesKey: true,
  stale: ['listAuditEvents', 'listAdminClaims', 'getAdminClaim', ...READ_SETS.market],
};

/** What follows from {@link requestClaimChanges}. */
export const requestClaimChangesWrite: Write = {
  takesKey: true,
  stale: ['listAuditEvents', 'listAdminClaims', 'getAdminClaim'],
};

/** What follows from {@link rejectClaim}. */
export const rejectClaimWrite: Write = {
  takesKey: true,
  stale: ['listAuditEvents', 'listAdminClaims', 'getAdminClaim'],
};

/** What follows from {@link pauseClaim}. */
export const pauseClaimWrite: Write = {
  takesKey: true,
  stale: [
    'listAuditEvents',
    'listAdminClaims',
    'getAdminClaim',
    'listAdminNegotiations',
    'getAdminNegotiation',
    'listAdminConversations',
    'getAdminConversation',
    ...READ_SETS.market,
  ],
};

/** What follows from {@link resumeClaim}. */
export const resumeClaimWrite: Write = {
  takesKey: true,
  stale: [
    'listAuditEvents',
    'listAdminClaims',
    'getAdminClaim',
    'getAdminNegotiation',
    ...READ_SETS.market,
  ],
};

/** What follows from {@link featureClaim}. */
export const featureClaimWrite: Write = {
  takesKey: true,
  stale: ['listAuditEvents', 'listAdminClaims', 'getAdminClaim', ...READ_SETS.market],
};

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Claims of every status.
 *
 * `search` looks at the reference and at name, code, debtor, court and number of the case, and finds the claims of sellers whose name, company or email address
 * fits as well, where these are at most 100. Without `sort_by`: what is in review first, the longest wait on top; then what
 * changed last. Nothing is decided about a claim whose seller is suspended: `seller_status=pending,active` leaves it out.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const listAdminClaims = (
  params?: ListAdminClaimsParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminClaimPage>({ url: `/admin/claims`, method: 'GET', params, signal }, options);
};

/**
 * The key of {@link useListAdminClaims}: Claims of every status.
 */
export const getListAdminClaimsQueryKey = (params?: ListAdminClaimsParams) => {
  return keyOfRead(`/admin/claims`, params);
};

/**
 * Claims of every status.
 *
 * `search` looks at the reference and at name, code, debtor, court and number of the case, and finds the claims of sellers whose name, company or email address
 * fits as well, where these are at most 100. Without `sort_by`: what is in review first, the longest wait on top; then what
 * changed last. Nothing is decided about a claim whose seller is suspended: `seller_status=pending,active` leaves it out.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getListAdminClaimsQueryOptions = <
  TData = Awaited<ReturnType<typeof listAdminClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAdminClaimsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminClaims>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListAdminClaimsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminClaims>>> = ({ signal }) =>
    listAdminClaims(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listAdminClaims>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminClaims>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListAdminClaimsQueryResult = NonNullable<Awaited<ReturnType<typeof listAdminClaims>>>;
export type ListAdminClaimsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Claims of every status.
 *
 * `search` looks at the reference and at name, code, debtor, court and number of the case, and finds the claims of sellers whose name, company or email address
 * fits as well, where these are at most 100. Without `sort_by`: what is in review first, the longest wait on top; then what
 * changed last. Nothing is decided about a claim whose seller is suspended: `seller_status=pending,active` leaves it out.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAdminClaims<
  TData = Awaited<ReturnType<typeof listAdminClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: undefined | ListAdminClaimsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminClaims>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminClaims>>,
          TError,
          Awaited<ReturnType<typeof listAdminClaims>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Claims of every status.
 *
 * `search` looks at the reference and at name, code, debtor, court and number of the case, and finds the claims of sellers whose name, company or email address
 * fits as well, where these are at most 100. Without `sort_by`: what is in review first, the longest wait on top; then what
 * changed last. Nothing is decided about a claim whose seller is suspended: `seller_status=pending,active` leaves it out.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAdminClaims<
  TData = Awaited<ReturnType<typeof listAdminClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAdminClaimsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminClaims>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminClaims>>,
          TError,
          Awaited<ReturnType<typeof listAdminClaims>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Claims of every status.
 *
 * `search` looks at the reference and at name, code, debtor, court and number of the case, and finds the claims of sellers whose name, company or email address
 * fits as well, where these are at most 100. Without `sort_by`: what is in review first, the longest wait on top; then what
 * changed last. Nothing is decided about a claim whose seller is suspended: `seller_status=pending,active` leaves it out.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAdminClaims<
  TData = Awaited<ReturnType<typeof listAdminClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAdminClaimsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminClaims>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Claims of every status.
 *
 * `search` looks at the reference and at name, code, debtor, court and number of the case, and finds the claims of sellers whose name, company or email address
 * fits as well, where these are at most 100. Without `sort_by`: what is in review first, the longest wait on top; then what
 * changed last. Nothing is decided about a claim whose seller is suspended: `seller_status=pending,active` leaves it out.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAdminClaims<
  TData = Awaited<ReturnType<typeof listAdminClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAdminClaimsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminClaims>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getListAdminClaimsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * A claim of any status.
 *
 * With documents, timeline and seller. Its documents are opened by `GET /admin/documents/{id}`, which is recorded.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getAdminClaim = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminClaim>(
    { url: `/admin/claims/${encodeURIComponent(String(id))}`, method: 'GET', signal },
    options,
  );
};

/**
 * The key of {@link useGetAdminClaim}: A claim of any status.
 */
export const getGetAdminClaimQueryKey = (id: number) => {
  return keyOfRead(`/admin/claims/${id}`);
};

/**
 * A claim of any status.
 *
 * With documents, timeline and seller. Its documents are opened by `GET /admin/documents/{id}`, which is recorded.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetAdminClaimQueryOptions = <
  TData = Awaited<ReturnType<typeof getAdminClaim>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminClaim>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetAdminClaimQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminClaim>>> = ({ signal }) =>
    getAdminClaim(id, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getAdminClaim>>, TError, TData> & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminClaim>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetAdminClaimQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminClaim>>>;
export type GetAdminClaimQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * A claim of any status.
 *
 * With documents, timeline and seller. Its documents are opened by `GET /admin/documents/{id}`, which is recorded.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminClaim<
  TData = Awaited<ReturnType<typeof getAdminClaim>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminClaim>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminClaim>>,
          TError,
          Awaited<ReturnType<typeof getAdminClaim>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * A claim of any status.
 *
 * With documents, timeline and seller. Its documents are opened by `GET /admin/documents/{id}`, which is recorded.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminClaim<
  TData = Awaited<ReturnType<typeof getAdminClaim>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminClaim>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminClaim>>,
          TError,
          Awaited<ReturnType<typeof getAdminClaim>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * A claim of any status.
 *
 * With documents, timeline and seller. Its documents are opened by `GET /admin/documents/{id}`, which is recorded.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminClaim<
  TData = Awaited<ReturnType<typeof getAdminClaim>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminClaim>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * A claim of any status.
 *
 * With documents, timeline and seller. Its documents are opened by `GET /admin/documents/{id}`, which is recorded.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminClaim<
  TData = Awaited<ReturnType<typeof getAdminClaim>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminClaim>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetAdminClaimQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * List a claim.
 *
 * From `in_review` to `open`, for 90 days, while the case is active (`case_not_open`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `case_not_open` (422): The case is paused or closed.
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
 * From `in_review` to `open`, for 90 days, while the case is active (`case_not_open`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `case_not_open` (422): The case is paused or closed.
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof approveClaim>>,
    ApproveClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return approveClaim(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
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
 * From `in_review` to `open`, for 90 days, while the case is active (`case_not_open`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `case_not_open` (422): The case is paused or closed.
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
 * Request changes to a claim.
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
 * The key of {@link useRequestClaimChanges}: Request changes to a claim.
 */
export const getRequestClaimChangesMutationKey = () => ['requestClaimChanges'] as const;

/**
 * Request changes to a claim.
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof requestClaimChanges>>,
    RequestClaimChangesMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return requestClaimChanges(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
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
 * Request changes to a claim.
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof rejectClaim>>,
    RejectClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return rejectClaim(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
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
/**
 * Take a claim off the market.
 *
 * From `open` to `paused`, or from `paused` where its seller has paused it. Its offers are closed, its copies for buyers are not
 * shown, and its seller reads the note; the seller cannot resume it, only withdraw it. A claim that our staff have taken off the
 * market already is left as it is (`transition_not_allowed`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const pauseClaim = (
  id: number,
  claimReviewInput: BodyType<ClaimReviewInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<ReviewedClaim>(
    {
      url: `/admin/claims/${encodeURIComponent(String(id))}/pause`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: claimReviewInput,
      signal,
    },
    options,
    pauseClaimWrite,
  );
};

/**
 * The key of {@link usePauseClaim}: Take a claim off the market.
 */
export const getPauseClaimMutationKey = () => ['pauseClaim'] as const;

/**
 * Take a claim off the market.
 *
 * From `open` to `paused`, or from `paused` where its seller has paused it. Its offers are closed, its copies for buyers are not
 * shown, and its seller reads the note; the seller cannot resume it, only withdraw it. A claim that our staff have taken off the
 * market already is left as it is (`transition_not_allowed`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getPauseClaimMutationOptions = <
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
    Awaited<ReturnType<typeof pauseClaim>>,
    TError,
    PauseClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof pauseClaim>>,
  TError,
  PauseClaimMutationVariables,
  TContext
> => {
  const mutationKey = getPauseClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof pauseClaim>>,
    PauseClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return pauseClaim(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type PauseClaimMutationResult = NonNullable<Awaited<ReturnType<typeof pauseClaim>>>;
export type PauseClaimMutationBody = BodyType<ClaimReviewInput>;
export type PauseClaimMutationError = ErrorType<
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
export type PauseClaimMutationVariables = { id: number; data: BodyType<ClaimReviewInput> };

/**
 * Take a claim off the market.
 *
 * From `open` to `paused`, or from `paused` where its seller has paused it. Its offers are closed, its copies for buyers are not
 * shown, and its seller reads the note; the seller cannot resume it, only withdraw it. A claim that our staff have taken off the
 * market already is left as it is (`transition_not_allowed`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const usePauseClaim = <
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
      Awaited<ReturnType<typeof pauseClaim>>,
      TError,
      PauseClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof pauseClaim>>,
  TError,
  PauseClaimMutationVariables,
  TContext
> => {
  return useMutation(getPauseClaimMutationOptions(options), queryClient);
};
/**
 * Put a claim back onto the market.
 *
 * From `paused` to `open`, where our staff have taken it off, while the case is active (`case_not_open`). What was paused already
 * when they did stays `paused` without their note, and its seller resumes it; nothing is put back while the account of the seller is suspended or closed (both
 * `transition_not_allowed`). A listing whose time ran out meanwhile gets a new one.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `case_not_open` (422): The case is paused or closed.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const resumeClaim = (
  id: number,
  versionInput: BodyType<VersionInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<ReviewedClaim>(
    {
      url: `/admin/claims/${encodeURIComponent(String(id))}/resume`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: versionInput,
      signal,
    },
    options,
    resumeClaimWrite,
  );
};

/**
 * The key of {@link useResumeClaim}: Put a claim back onto the market.
 */
export const getResumeClaimMutationKey = () => ['resumeClaim'] as const;

/**
 * Put a claim back onto the market.
 *
 * From `paused` to `open`, where our staff have taken it off, while the case is active (`case_not_open`). What was paused already
 * when they did stays `paused` without their note, and its seller resumes it; nothing is put back while the account of the seller is suspended or closed (both
 * `transition_not_allowed`). A listing whose time ran out meanwhile gets a new one.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `case_not_open` (422): The case is paused or closed.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getResumeClaimMutationOptions = <
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
    Awaited<ReturnType<typeof resumeClaim>>,
    TError,
    ResumeClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof resumeClaim>>,
  TError,
  ResumeClaimMutationVariables,
  TContext
> => {
  const mutationKey = getResumeClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof resumeClaim>>,
    ResumeClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return resumeClaim(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type ResumeClaimMutationResult = NonNullable<Awaited<ReturnType<typeof resumeClaim>>>;
export type ResumeClaimMutationBody = BodyType<VersionInput>;
export type ResumeClaimMutationError = ErrorType<
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
export type ResumeClaimMutationVariables = { id: number; data: BodyType<VersionInput> };

/**
 * Put a claim back onto the market.
 *
 * From `paused` to `open`, where our staff have taken it off, while the case is active (`case_not_open`). What was paused already
 * when they did stays `paused` without their note, and its seller resumes it; nothing is put back while the account of the seller is suspended or closed (both
 * `transition_not_allowed`). A listing whose time ran out meanwhile gets a new one.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `case_not_open` (422): The case is paused or closed.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useResumeClaim = <
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
      Awaited<ReturnType<typeof resumeClaim>>,
      TError,
      ResumeClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof resumeClaim>>,
  TError,
  ResumeClaimMutationVariables,
  TContext
> => {
  return useMutation(getResumeClaimMutationOptions(options), queryClient);
};
/**
 * Feature a claim.
 *
 * Whether it stands among the featured claims while it is on the market. Only a claim that is `open` is begun to be featured;
 * to end it is possible with every status.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const featureClaim = (
  id: number,
  claimFeatureInput: BodyType<ClaimFeatureInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<ReviewedClaim>(
    {
      url: `/admin/claims/${encodeURIComponent(String(id))}/feature`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: claimFeatureInput,
      signal,
    },
    options,
    featureClaimWrite,
  );
};

/**
 * The key of {@link useFeatureClaim}: Feature a claim.
 */
export const getFeatureClaimMutationKey = () => ['featureClaim'] as const;

/**
 * Feature a claim.
 *
 * Whether it stands among the featured claims while it is on the market. Only a claim that is `open` is begun to be featured;
 * to end it is possible with every status.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getFeatureClaimMutationOptions = <
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
    Awaited<ReturnType<typeof featureClaim>>,
    TError,
    FeatureClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof featureClaim>>,
  TError,
  FeatureClaimMutationVariables,
  TContext
> => {
  const mutationKey = getFeatureClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof featureClaim>>,
    FeatureClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return featureClaim(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type FeatureClaimMutationResult = NonNullable<Awaited<ReturnType<typeof featureClaim>>>;
export type FeatureClaimMutationBody = BodyType<ClaimFeatureInput>;
export type FeatureClaimMutationError = ErrorType<
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
export type FeatureClaimMutationVariables = { id: number; data: BodyType<ClaimFeatureInput> };

/**
 * Feature a claim.
 *
 * Whether it stands among the featured claims while it is on the market. Only a claim that is `open` is begun to be featured;
 * to end it is possible with every status.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useFeatureClaim = <
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
      Awaited<ReturnType<typeof featureClaim>>,
      TError,
      FeatureClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof featureClaim>>,
  TError,
  FeatureClaimMutationVariables,
  TContext
> => {
  return useMutation(getFeatureClaimMutationOptions(options), queryClient);
};
