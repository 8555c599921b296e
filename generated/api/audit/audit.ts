/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import type {
  AuditEventPage,
  ForbiddenResponse,
  InternalErrorResponse,
  ListAuditEventsParams,
  ServiceUnavailableResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
} from '../../model';

import { keyOfRead } from '../../../src/api/query-key.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType } from '../../../src/api/request.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Audit trail.
 *
 * What was done and by whom, with one record or with all: the latest first.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const listAuditEvents = (
  params?: ListAuditEventsParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AuditEventPage>(
    { url: `/admin/audit_events`, method: 'GET', params, signal },
    options,
  );
};

/**
 * The key of {@link useListAuditEvents}: Audit trail.
 */
export const getListAuditEventsQueryKey = (params?: ListAuditEventsParams) => {
  return keyOfRead(`/admin/audit_events`, params);
};

/**
 * Audit trail.
 *
 * What was done and by whom, with one record or with all: the latest first.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getListAuditEventsQueryOptions = <
  TData = Awaited<ReturnType<typeof listAuditEvents>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAuditEventsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEvents>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListAuditEventsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditEvents>>> = ({ signal }) =>
    listAuditEvents(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listAuditEvents>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditEvents>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListAuditEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listAuditEvents>>>;
export type ListAuditEventsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Audit trail.
 *
 * What was done and by whom, with one record or with all: the latest first.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAuditEvents<
  TData = Awaited<ReturnType<typeof listAuditEvents>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: undefined | ListAuditEventsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEvents>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEvents>>,
          TError,
          Awaited<ReturnType<typeof listAuditEvents>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Audit trail.
 *
 * What was done and by whom, with one record or with all: the latest first.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAuditEvents<
  TData = Awaited<ReturnType<typeof listAuditEvents>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAuditEventsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEvents>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEvents>>,
          TError,
          Awaited<ReturnType<typeof listAuditEvents>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Audit trail.
 *
 * What was done and by whom, with one record or with all: the latest first.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAuditEvents<
  TData = Awaited<ReturnType<typeof listAuditEvents>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAuditEventsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEvents>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Audit trail.
 *
 * What was done and by whom, with one record or with all: the latest first.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAuditEvents<
  TData = Awaited<ReturnType<typeof listAuditEvents>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAuditEventsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEvents>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getListAuditEventsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}
