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
  AdminCase,
  BadRequestResponse,
  CaseFactsInput,
  CaseIdOrCode,
  CaseStatusInput,
  CaseUpdate,
  CaseUpdateInput,
  ForbiddenResponse,
  GuidePriceInput,
  InternalErrorResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  StaleVersionResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
} from '../../model';

import { READ_SETS } from '../../read-sets.ts';
import type { Write } from '../../../src/api/after-write.ts';
import { keyOfRead } from '../../../src/api/query-key.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType, BodyType } from '../../../src/api/request.ts';

/** What follows from {@link updateCase}. */
export const updateCaseWrite: Write = {
  takesKey: true,
  newest: 'getAdminCase',
  stale: [
    'listAuditEvents',
    'getAdminCase',
    'getCaseFacets',
    'listAdminClaims',
    'getAdminClaim',
    'listAdminNegotiations',
    'getAdminNegotiation',
    ...READ_SETS.market,
  ],
};

/** What follows from {@link pauseCase}. */
export const pauseCaseWrite: Write = {
  takesKey: true,
  newest: 'getAdminCase',
  stale: [
    'listAuditEvents',
    'getAdminCase',
    'getCaseFacets',
    'listAdminClaims',
    'getAdminClaim',
    ...READ_SETS.market,
  ],
};

/** What follows from {@link reopenCase}. */
export const reopenCaseWrite: Write = {
  takesKey: true,
  newest: 'getAdminCase',
  stale: [
    'listAuditEvents',
    'getAdminCase',
    'getCaseFacets',
    'listAdminClaims',
    'getAdminClaim',
    ...READ_SETS.market,
  ],
};

/** What follows from {@link closeCase}. */
export const closeCaseWrite: Write = {
  takesKey: true,
  newest: 'getAdminCase',
  stale: [
    'listAuditEvents',
    'getAdminCase',
    'getCaseFacets',
    'listAdminClaims',
    'getAdminClaim',
    ...READ_SETS.market,
  ],
};

/** What follows from {@link createGuidePrice}. */
export const createGuidePriceWrite: Write = {
  takesKey: true,
  newest: 'getAdminCase',
  stale: [
    'listAuditEvents',
    'getAdminCase',
    'getCasePriceHistory',
    'getAdminClaim',
    ...READ_SETS.market,
  ],
};

/** What follows from {@link createCaseUpdate}. */
export const createCaseUpdateWrite: Write = {
  takesKey: true,
  stale: ['listAuditEvents', 'getCaseUpdates'],
};

/** What follows from {@link deleteCaseUpdate}. */
export const deleteCaseUpdateWrite: Write = {
  takesKey: true,
  stale: ['listAuditEvents', 'getCaseUpdates'],
};

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * One case as the staff read it.
 *
 * By id or code. Drafts are 404.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getAdminCase = (
  id: CaseIdOrCode,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminCase>(
    { url: `/admin/cases/${encodeURIComponent(String(id))}`, method: 'GET', signal },
    options,
  );
};

/**
 * The key of {@link useGetAdminCase}: One case as the staff read it.
 */
export const getGetAdminCaseQueryKey = (id: CaseIdOrCode) => {
  return keyOfRead(`/admin/cases/${id}`);
};

/**
 * One case as the staff read it.
 *
 * By id or code. Drafts are 404.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetAdminCaseQueryOptions = <
  TData = Awaited<ReturnType<typeof getAdminCase>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminCase>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetAdminCaseQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminCase>>> = ({ signal }) =>
    getAdminCase(id, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getAdminCase>>, TError, TData> & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminCase>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetAdminCaseQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminCase>>>;
export type GetAdminCaseQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * One case as the staff read it.
 *
 * By id or code. Drafts are 404.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminCase<
  TData = Awaited<ReturnType<typeof getAdminCase>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminCase>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminCase>>,
          TError,
          Awaited<ReturnType<typeof getAdminCase>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * One case as the staff read it.
 *
 * By id or code. Drafts are 404.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminCase<
  TData = Awaited<ReturnType<typeof getAdminCase>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminCase>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminCase>>,
          TError,
          Awaited<ReturnType<typeof getAdminCase>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * One case as the staff read it.
 *
 * By id or code. Drafts are 404.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminCase<
  TData = Awaited<ReturnType<typeof getAdminCase>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminCase>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * One case as the staff read it.
 *
 * By id or code. Drafts are 404.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminCase<
  TData = Awaited<ReturnType<typeof getAdminCase>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminCase>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetAdminCaseQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Change what is published about a case.
 *
 * Everybody reads it at once; nobody gets a mail. By id or code. Code, currency, logo and parameters stay. Agreements that are drawn up already keep
 * what they say of the debtor and the court.
 *
 * For staff (`admin`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const updateCase = (
  id: CaseIdOrCode,
  caseFactsInput: BodyType<CaseFactsInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminCase>(
    {
      url: `/admin/cases/${encodeURIComponent(String(id))}`,
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      data: caseFactsInput,
      signal,
    },
    options,
    updateCaseWrite,
  );
};

/**
 * The key of {@link useUpdateCase}: Change what is published about a case.
 */
export const getUpdateCaseMutationKey = () => ['updateCase'] as const;

/**
 * Change what is published about a case.
 *
 * Everybody reads it at once; nobody gets a mail. By id or code. Code, currency, logo and parameters stay. Agreements that are drawn up already keep
 * what they say of the debtor and the court.
 *
 * For staff (`admin`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getUpdateCaseMutationOptions = <
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
    Awaited<ReturnType<typeof updateCase>>,
    TError,
    UpdateCaseMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateCase>>,
  TError,
  UpdateCaseMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateCaseMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateCase>>,
    UpdateCaseMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updateCase(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type UpdateCaseMutationResult = NonNullable<Awaited<ReturnType<typeof updateCase>>>;
export type UpdateCaseMutationBody = BodyType<CaseFactsInput>;
export type UpdateCaseMutationError = ErrorType<
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
export type UpdateCaseMutationVariables = { id: CaseIdOrCode; data: BodyType<CaseFactsInput> };

/**
 * Change what is published about a case.
 *
 * Everybody reads it at once; nobody gets a mail. By id or code. Code, currency, logo and parameters stay. Agreements that are drawn up already keep
 * what they say of the debtor and the court.
 *
 * For staff (`admin`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useUpdateCase = <
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
      Awaited<ReturnType<typeof updateCase>>,
      TError,
      UpdateCaseMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateCase>>,
  TError,
  UpdateCaseMutationVariables,
  TContext
> => {
  return useMutation(getUpdateCaseMutationOptions(options), queryClient);
};
/**
 * Pause a case.
 *
 * From `active` to `paused`: it takes no new claims for now (`case_not_open`). Claims that are listed stay on the market, and sales
 * under way go on. Nobody is told.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const pauseCase = (
  id: number,
  caseStatusInput: BodyType<CaseStatusInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminCase>(
    {
      url: `/admin/cases/${encodeURIComponent(String(id))}/pause`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: caseStatusInput,
      signal,
    },
    options,
    pauseCaseWrite,
  );
};

/**
 * The key of {@link usePauseCase}: Pause a case.
 */
export const getPauseCaseMutationKey = () => ['pauseCase'] as const;

/**
 * Pause a case.
 *
 * From `active` to `paused`: it takes no new claims for now (`case_not_open`). Claims that are listed stay on the market, and sales
 * under way go on. Nobody is told.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getPauseCaseMutationOptions = <
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
    Awaited<ReturnType<typeof pauseCase>>,
    TError,
    PauseCaseMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof pauseCase>>,
  TError,
  PauseCaseMutationVariables,
  TContext
> => {
  const mutationKey = getPauseCaseMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof pauseCase>>,
    PauseCaseMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return pauseCase(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type PauseCaseMutationResult = NonNullable<Awaited<ReturnType<typeof pauseCase>>>;
export type PauseCaseMutationBody = BodyType<CaseStatusInput>;
export type PauseCaseMutationError = ErrorType<
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
export type PauseCaseMutationVariables = { id: number; data: BodyType<CaseStatusInput> };

/**
 * Pause a case.
 *
 * From `active` to `paused`: it takes no new claims for now (`case_not_open`). Claims that are listed stay on the market, and sales
 * under way go on. Nobody is told.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const usePauseCase = <
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
      Awaited<ReturnType<typeof pauseCase>>,
      TError,
      PauseCaseMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof pauseCase>>,
  TError,
  PauseCaseMutationVariables,
  TContext
> => {
  return useMutation(getPauseCaseMutationOptions(options), queryClient);
};
/**
 * Reopen a case.
 *
 * From `paused` to `active`: it takes new claims again. Nobody is told.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const reopenCase = (
  id: number,
  caseStatusInput: BodyType<CaseStatusInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminCase>(
    {
      url: `/admin/cases/${encodeURIComponent(String(id))}/reopen`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: caseStatusInput,
      signal,
    },
    options,
    reopenCaseWrite,
  );
};

/**
 * The key of {@link useReopenCase}: Reopen a case.
 */
export const getReopenCaseMutationKey = () => ['reopenCase'] as const;

/**
 * Reopen a case.
 *
 * From `paused` to `active`: it takes new claims again. Nobody is told.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getReopenCaseMutationOptions = <
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
    Awaited<ReturnType<typeof reopenCase>>,
    TError,
    ReopenCaseMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof reopenCase>>,
  TError,
  ReopenCaseMutationVariables,
  TContext
> => {
  const mutationKey = getReopenCaseMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof reopenCase>>,
    ReopenCaseMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return reopenCase(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type ReopenCaseMutationResult = NonNullable<Awaited<ReturnType<typeof reopenCase>>>;
export type ReopenCaseMutationBody = BodyType<CaseStatusInput>;
export type ReopenCaseMutationError = ErrorType<
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
export type ReopenCaseMutationVariables = { id: number; data: BodyType<CaseStatusInput> };

/**
 * Reopen a case.
 *
 * From `paused` to `active`: it takes new claims again. Nobody is told.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useReopenCase = <
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
      Awaited<ReturnType<typeof reopenCase>>,
      TError,
      ReopenCaseMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof reopenCase>>,
  TError,
  ReopenCaseMutationVariables,
  TContext
> => {
  return useMutation(getReopenCaseMutationOptions(options), queryClient);
};
/**
 * Close a case.
 *
 * From `active` or `paused` to `closed`, for good: it takes no new claims any more (`case_not_open`). Claims that are listed stay on the
 * market, and sales under way go on. Nobody is told.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const closeCase = (
  id: number,
  caseStatusInput: BodyType<CaseStatusInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminCase>(
    {
      url: `/admin/cases/${encodeURIComponent(String(id))}/close`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: caseStatusInput,
      signal,
    },
    options,
    closeCaseWrite,
  );
};

/**
 * The key of {@link useCloseCase}: Close a case.
 */
export const getCloseCaseMutationKey = () => ['closeCase'] as const;

/**
 * Close a case.
 *
 * From `active` or `paused` to `closed`, for good: it takes no new claims any more (`case_not_open`). Claims that are listed stay on the
 * market, and sales under way go on. Nobody is told.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCloseCaseMutationOptions = <
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
    Awaited<ReturnType<typeof closeCase>>,
    TError,
    CloseCaseMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof closeCase>>,
  TError,
  CloseCaseMutationVariables,
  TContext
> => {
  const mutationKey = getCloseCaseMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof closeCase>>,
    CloseCaseMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return closeCase(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type CloseCaseMutationResult = NonNullable<Awaited<ReturnType<typeof closeCase>>>;
export type CloseCaseMutationBody = BodyType<CaseStatusInput>;
export type CloseCaseMutationError = ErrorType<
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
export type CloseCaseMutationVariables = { id: number; data: BodyType<CaseStatusInput> };

/**
 * Close a case.
 *
 * From `active` or `paused` to `closed`, for good: it takes no new claims any more (`case_not_open`). Claims that are listed stay on the
 * market, and sales under way go on. Nobody is told.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useCloseCase = <
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
      Awaited<ReturnType<typeof closeCase>>,
      TError,
      CloseCaseMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof closeCase>>,
  TError,
  CloseCaseMutationVariables,
  TContext
> => {
  return useMutation(getCloseCaseMutationOptions(options), queryClient);
};
/**
 * Set the guide price of a case.
 *
 * From today on (UTC), for every size or for one. What was set for the same size earlier on the same day is replaced; earlier days stay in
 * the price history. The guide for every size is also the one of the case (`guide_low_percent`, `guide_high_percent`). Nobody gets a mail.
 *
 * For staff (`admin`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const createGuidePrice = (
  id: number,
  guidePriceInput: BodyType<GuidePriceInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminCase>(
    {
      url: `/admin/cases/${encodeURIComponent(String(id))}/guide_prices`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: guidePriceInput,
      signal,
    },
    options,
    createGuidePriceWrite,
  );
};

/**
 * The key of {@link useCreateGuidePrice}: Set the guide price of a case.
 */
export const getCreateGuidePriceMutationKey = () => ['createGuidePrice'] as const;

/**
 * Set the guide price of a case.
 *
 * From today on (UTC), for every size or for one. What was set for the same size earlier on the same day is replaced; earlier days stay in
 * the price history. The guide for every size is also the one of the case (`guide_low_percent`, `guide_high_percent`). Nobody gets a mail.
 *
 * For staff (`admin`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCreateGuidePriceMutationOptions = <
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
    Awaited<ReturnType<typeof createGuidePrice>>,
    TError,
    CreateGuidePriceMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createGuidePrice>>,
  TError,
  CreateGuidePriceMutationVariables,
  TContext
> => {
  const mutationKey = getCreateGuidePriceMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createGuidePrice>>,
    CreateGuidePriceMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return createGuidePrice(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type CreateGuidePriceMutationResult = NonNullable<
  Awaited<ReturnType<typeof createGuidePrice>>
>;
export type CreateGuidePriceMutationBody = BodyType<GuidePriceInput>;
export type CreateGuidePriceMutationError = ErrorType<
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
export type CreateGuidePriceMutationVariables = { id: number; data: BodyType<GuidePriceInput> };

/**
 * Set the guide price of a case.
 *
 * From today on (UTC), for every size or for one. What was set for the same size earlier on the same day is replaced; earlier days stay in
 * the price history. The guide for every size is also the one of the case (`guide_low_percent`, `guide_high_percent`). Nobody gets a mail.
 *
 * For staff (`admin`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useCreateGuidePrice = <
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
      Awaited<ReturnType<typeof createGuidePrice>>,
      TError,
      CreateGuidePriceMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createGuidePrice>>,
  TError,
  CreateGuidePriceMutationVariables,
  TContext
> => {
  return useMutation(getCreateGuidePriceMutationOptions(options), queryClient);
};
/**
 * Add a piece of news to a case.
 *
 * Everybody reads it at once; nobody gets a mail.
 *
 * For staff (`admin`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const createCaseUpdate = (
  id: number,
  caseUpdateInput: BodyType<CaseUpdateInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<CaseUpdate>(
    {
      url: `/admin/cases/${encodeURIComponent(String(id))}/updates`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: caseUpdateInput,
      signal,
    },
    options,
    createCaseUpdateWrite,
  );
};

/**
 * The key of {@link useCreateCaseUpdate}: Add a piece of news to a case.
 */
export const getCreateCaseUpdateMutationKey = () => ['createCaseUpdate'] as const;

/**
 * Add a piece of news to a case.
 *
 * Everybody reads it at once; nobody gets a mail.
 *
 * For staff (`admin`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCreateCaseUpdateMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | PayloadTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableWriteResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createCaseUpdate>>,
    TError,
    CreateCaseUpdateMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createCaseUpdate>>,
  TError,
  CreateCaseUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getCreateCaseUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createCaseUpdate>>,
    CreateCaseUpdateMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return createCaseUpdate(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type CreateCaseUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof createCaseUpdate>>
>;
export type CreateCaseUpdateMutationBody = BodyType<CaseUpdateInput>;
export type CreateCaseUpdateMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type CreateCaseUpdateMutationVariables = { id: number; data: BodyType<CaseUpdateInput> };

/**
 * Add a piece of news to a case.
 *
 * Everybody reads it at once; nobody gets a mail.
 *
 * For staff (`admin`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useCreateCaseUpdate = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
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
      Awaited<ReturnType<typeof createCaseUpdate>>,
      TError,
      CreateCaseUpdateMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createCaseUpdate>>,
  TError,
  CreateCaseUpdateMutationVariables,
  TContext
> => {
  return useMutation(getCreateCaseUpdateMutationOptions(options), queryClient);
};
/**
 * Delete a piece of news of a case.
 *
 * For good. What was wrong in it is written anew.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const deleteCaseUpdate = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<void>(
    { url: `/admin/case_updates/${encodeURIComponent(String(id))}`, method: 'DELETE', signal },
    options,
    deleteCaseUpdateWrite,
  );
};

/**
 * The key of {@link useDeleteCaseUpdate}: Delete a piece of news of a case.
 */
export const getDeleteCaseUpdateMutationKey = () => ['deleteCaseUpdate'] as const;

/**
 * Delete a piece of news of a case.
 *
 * For good. What was wrong in it is written anew.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getDeleteCaseUpdateMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableWriteResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof deleteCaseUpdate>>,
    TError,
    DeleteCaseUpdateMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof deleteCaseUpdate>>,
  TError,
  DeleteCaseUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteCaseUpdateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteCaseUpdate>>,
    DeleteCaseUpdateMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deleteCaseUpdate(id, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type DeleteCaseUpdateMutationResult = NonNullable<
  Awaited<ReturnType<typeof deleteCaseUpdate>>
>;

export type DeleteCaseUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type DeleteCaseUpdateMutationVariables = { id: number };

/**
 * Delete a piece of news of a case.
 *
 * For good. What was wrong in it is written anew.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useDeleteCaseUpdate = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableWriteResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof deleteCaseUpdate>>,
      TError,
      DeleteCaseUpdateMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteCaseUpdate>>,
  TError,
  DeleteCaseUpdateMutationVariables,
  TContext
> => {
  return useMutation(getDeleteCaseUpdateMutationOptions(options), queryClient);
};
