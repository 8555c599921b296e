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
  Case,
  CaseFacets,
  CaseIdOrCode,
  CasePage,
  CaseParameters,
  CaseSummary,
  CaseUpdate,
  Claim,
  ClaimPage,
  ClaimSummary,
  GetCaseFacetsParams,
  GetCasePriceHistoryParams,
  InternalErrorResponse,
  ListCasesParams,
  ListClaimsParams,
  NotFoundResponse,
  PricePoint,
  ServiceUnavailableResponse,
  UnprocessableContentResponse,
} from '../../model';

import type { Write } from '../../../src/api/after-write.ts';
import { keyOfRead } from '../../../src/api/query-key.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType } from '../../../src/api/request.ts';

/** What follows from {@link recordClaimView}. */
export const recordClaimViewWrite: Write = {};

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Cases of the marketplace.
 *
 * Active cases, and by `status` others. `search` looks at code, name, debtor, court and case number.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const listCases = (
  params?: ListCasesParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<CasePage>({ url: `/api/cases`, method: 'GET', params, signal }, options);
};

/**
 * The key of {@link useListCases}: Cases of the marketplace.
 */
export const getListCasesQueryKey = (params?: ListCasesParams) => {
  return keyOfRead(`/api/cases`, params);
};

/**
 * Cases of the marketplace.
 *
 * Active cases, and by `status` others. `search` looks at code, name, debtor, court and case number.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getListCasesQueryOptions = <
  TData = Awaited<ReturnType<typeof listCases>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params?: ListCasesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCases>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCasesQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listCases>>> = ({ signal }) =>
    listCases(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listCases>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof listCases>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListCasesQueryResult = NonNullable<Awaited<ReturnType<typeof listCases>>>;
export type ListCasesQueryError = ErrorType<
  UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
>;

/**
 * Cases of the marketplace.
 *
 * Active cases, and by `status` others. `search` looks at code, name, debtor, court and case number.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListCases<
  TData = Awaited<ReturnType<typeof listCases>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params: undefined | ListCasesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCases>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCases>>,
          TError,
          Awaited<ReturnType<typeof listCases>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Cases of the marketplace.
 *
 * Active cases, and by `status` others. `search` looks at code, name, debtor, court and case number.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListCases<
  TData = Awaited<ReturnType<typeof listCases>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params?: ListCasesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCases>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCases>>,
          TError,
          Awaited<ReturnType<typeof listCases>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Cases of the marketplace.
 *
 * Active cases, and by `status` others. `search` looks at code, name, debtor, court and case number.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListCases<
  TData = Awaited<ReturnType<typeof listCases>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params?: ListCasesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCases>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Cases of the marketplace.
 *
 * Active cases, and by `status` others. `search` looks at code, name, debtor, court and case number.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListCases<
  TData = Awaited<ReturnType<typeof listCases>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params?: ListCasesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCases>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getListCasesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Featured cases, in their order.
 *
 * At most 12 active cases, in the order that staff have put them in.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getFeaturedCases = (
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<CaseSummary[]>({ url: `/api/cases/featured`, method: 'GET', signal }, options);
};

/**
 * The key of {@link useGetFeaturedCases}: Featured cases, in their order.
 */
export const getGetFeaturedCasesQueryKey = () => {
  return keyOfRead(`/api/cases/featured`);
};

/**
 * Featured cases, in their order.
 *
 * At most 12 active cases, in the order that staff have put them in.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetFeaturedCasesQueryOptions = <
  TData = Awaited<ReturnType<typeof getFeaturedCases>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeaturedCases>>, TError, TData>>;
  request?: SecondParameter<typeof request>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetFeaturedCasesQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getFeaturedCases>>> = ({ signal }) =>
    getFeaturedCases(requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getFeaturedCases>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getFeaturedCases>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetFeaturedCasesQueryResult = NonNullable<Awaited<ReturnType<typeof getFeaturedCases>>>;
export type GetFeaturedCasesQueryError = ErrorType<
  UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
>;

/**
 * Featured cases, in their order.
 *
 * At most 12 active cases, in the order that staff have put them in.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetFeaturedCases<
  TData = Awaited<ReturnType<typeof getFeaturedCases>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeaturedCases>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFeaturedCases>>,
          TError,
          Awaited<ReturnType<typeof getFeaturedCases>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Featured cases, in their order.
 *
 * At most 12 active cases, in the order that staff have put them in.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetFeaturedCases<
  TData = Awaited<ReturnType<typeof getFeaturedCases>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeaturedCases>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFeaturedCases>>,
          TError,
          Awaited<ReturnType<typeof getFeaturedCases>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Featured cases, in their order.
 *
 * At most 12 active cases, in the order that staff have put them in.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetFeaturedCases<
  TData = Awaited<ReturnType<typeof getFeaturedCases>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeaturedCases>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Featured cases, in their order.
 *
 * At most 12 active cases, in the order that staff have put them in.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetFeaturedCases<
  TData = Awaited<ReturnType<typeof getFeaturedCases>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeaturedCases>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetFeaturedCasesQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * How many cases each filter leaves.
 *
 * Counts the cases that fit the search, `status` and the filters of the other facets, so that a facet goes on offering what stands beside the choice.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCaseFacets = (
  params?: GetCaseFacetsParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<CaseFacets>({ url: `/api/cases/facets`, method: 'GET', params, signal }, options);
};

/**
 * The key of {@link useGetCaseFacets}: How many cases each filter leaves.
 */
export const getGetCaseFacetsQueryKey = (params?: GetCaseFacetsParams) => {
  return keyOfRead(`/api/cases/facets`, params);
};

/**
 * How many cases each filter leaves.
 *
 * Counts the cases that fit the search, `status` and the filters of the other facets, so that a facet goes on offering what stands beside the choice.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetCaseFacetsQueryOptions = <
  TData = Awaited<ReturnType<typeof getCaseFacets>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params?: GetCaseFacetsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaseFacets>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCaseFacetsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCaseFacets>>> = ({ signal }) =>
    getCaseFacets(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getCaseFacets>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getCaseFacets>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCaseFacetsQueryResult = NonNullable<Awaited<ReturnType<typeof getCaseFacets>>>;
export type GetCaseFacetsQueryError = ErrorType<
  UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
>;

/**
 * How many cases each filter leaves.
 *
 * Counts the cases that fit the search, `status` and the filters of the other facets, so that a facet goes on offering what stands beside the choice.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCaseFacets<
  TData = Awaited<ReturnType<typeof getCaseFacets>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params: undefined | GetCaseFacetsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaseFacets>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCaseFacets>>,
          TError,
          Awaited<ReturnType<typeof getCaseFacets>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * How many cases each filter leaves.
 *
 * Counts the cases that fit the search, `status` and the filters of the other facets, so that a facet goes on offering what stands beside the choice.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCaseFacets<
  TData = Awaited<ReturnType<typeof getCaseFacets>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params?: GetCaseFacetsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaseFacets>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCaseFacets>>,
          TError,
          Awaited<ReturnType<typeof getCaseFacets>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * How many cases each filter leaves.
 *
 * Counts the cases that fit the search, `status` and the filters of the other facets, so that a facet goes on offering what stands beside the choice.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCaseFacets<
  TData = Awaited<ReturnType<typeof getCaseFacets>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params?: GetCaseFacetsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaseFacets>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * How many cases each filter leaves.
 *
 * Counts the cases that fit the search, `status` and the filters of the other facets, so that a facet goes on offering what stands beside the choice.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCaseFacets<
  TData = Awaited<ReturnType<typeof getCaseFacets>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params?: GetCaseFacetsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaseFacets>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetCaseFacetsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * One case by id or code.
 *
 * Paused and closed cases can still be read; drafts are 404.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCase = (
  id: CaseIdOrCode,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Case>(
    { url: `/api/cases/${encodeURIComponent(String(id))}`, method: 'GET', signal },
    options,
  );
};

/**
 * The key of {@link useGetCase}: One case by id or code.
 */
export const getGetCaseQueryKey = (id: CaseIdOrCode) => {
  return keyOfRead(`/api/cases/${id}`);
};

/**
 * One case by id or code.
 *
 * Paused and closed cases can still be read; drafts are 404.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetCaseQueryOptions = <
  TData = Awaited<ReturnType<typeof getCase>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCase>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCaseQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCase>>> = ({ signal }) =>
    getCase(id, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getCase>>, TError, TData> & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getCase>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCaseQueryResult = NonNullable<Awaited<ReturnType<typeof getCase>>>;
export type GetCaseQueryError = ErrorType<
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * One case by id or code.
 *
 * Paused and closed cases can still be read; drafts are 404.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCase<
  TData = Awaited<ReturnType<typeof getCase>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCase>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCase>>,
          TError,
          Awaited<ReturnType<typeof getCase>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * One case by id or code.
 *
 * Paused and closed cases can still be read; drafts are 404.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCase<
  TData = Awaited<ReturnType<typeof getCase>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCase>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCase>>,
          TError,
          Awaited<ReturnType<typeof getCase>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * One case by id or code.
 *
 * Paused and closed cases can still be read; drafts are 404.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCase<
  TData = Awaited<ReturnType<typeof getCase>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCase>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * One case by id or code.
 *
 * Paused and closed cases can still be read; drafts are 404.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCase<
  TData = Awaited<ReturnType<typeof getCase>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCase>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetCaseQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Prices of a case over time.
 *
 * The guide as staff have set it and the sales, one point for each.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCasePriceHistory = (
  id: CaseIdOrCode,
  params?: GetCasePriceHistoryParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<PricePoint[]>(
    {
      url: `/api/cases/${encodeURIComponent(String(id))}/price_history`,
      method: 'GET',
      params,
      signal,
    },
    options,
  );
};

/**
 * The key of {@link useGetCasePriceHistory}: Prices of a case over time.
 */
export const getGetCasePriceHistoryQueryKey = (
  id: CaseIdOrCode,
  params?: GetCasePriceHistoryParams,
) => {
  return keyOfRead(`/api/cases/${id}/price_history`, params);
};

/**
 * Prices of a case over time.
 *
 * The guide as staff have set it and the sales, one point for each.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetCasePriceHistoryQueryOptions = <
  TData = Awaited<ReturnType<typeof getCasePriceHistory>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  params?: GetCasePriceHistoryParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getCasePriceHistory>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCasePriceHistoryQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCasePriceHistory>>> = ({ signal }) =>
    getCasePriceHistory(id, params, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getCasePriceHistory>>, TError, TData> & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getCasePriceHistory>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCasePriceHistoryQueryResult = NonNullable<
  Awaited<ReturnType<typeof getCasePriceHistory>>
>;
export type GetCasePriceHistoryQueryError = ErrorType<
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Prices of a case over time.
 *
 * The guide as staff have set it and the sales, one point for each.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCasePriceHistory<
  TData = Awaited<ReturnType<typeof getCasePriceHistory>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  params: undefined | GetCasePriceHistoryParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getCasePriceHistory>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCasePriceHistory>>,
          TError,
          Awaited<ReturnType<typeof getCasePriceHistory>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Prices of a case over time.
 *
 * The guide as staff have set it and the sales, one point for each.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCasePriceHistory<
  TData = Awaited<ReturnType<typeof getCasePriceHistory>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  params?: GetCasePriceHistoryParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getCasePriceHistory>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCasePriceHistory>>,
          TError,
          Awaited<ReturnType<typeof getCasePriceHistory>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Prices of a case over time.
 *
 * The guide as staff have set it and the sales, one point for each.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCasePriceHistory<
  TData = Awaited<ReturnType<typeof getCasePriceHistory>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  params?: GetCasePriceHistoryParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getCasePriceHistory>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Prices of a case over time.
 *
 * The guide as staff have set it and the sales, one point for each.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCasePriceHistory<
  TData = Awaited<ReturnType<typeof getCasePriceHistory>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  params?: GetCasePriceHistoryParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getCasePriceHistory>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetCasePriceHistoryQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * What happened in a case.
 *
 * News that staff have written, newest first.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCaseUpdates = (
  id: CaseIdOrCode,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<CaseUpdate[]>(
    { url: `/api/cases/${encodeURIComponent(String(id))}/updates`, method: 'GET', signal },
    options,
  );
};

/**
 * The key of {@link useGetCaseUpdates}: What happened in a case.
 */
export const getGetCaseUpdatesQueryKey = (id: CaseIdOrCode) => {
  return keyOfRead(`/api/cases/${id}/updates`);
};

/**
 * What happened in a case.
 *
 * News that staff have written, newest first.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetCaseUpdatesQueryOptions = <
  TData = Awaited<ReturnType<typeof getCaseUpdates>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaseUpdates>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCaseUpdatesQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCaseUpdates>>> = ({ signal }) =>
    getCaseUpdates(id, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getCaseUpdates>>, TError, TData> & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getCaseUpdates>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCaseUpdatesQueryResult = NonNullable<Awaited<ReturnType<typeof getCaseUpdates>>>;
export type GetCaseUpdatesQueryError = ErrorType<
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * What happened in a case.
 *
 * News that staff have written, newest first.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCaseUpdates<
  TData = Awaited<ReturnType<typeof getCaseUpdates>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaseUpdates>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCaseUpdates>>,
          TError,
          Awaited<ReturnType<typeof getCaseUpdates>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * What happened in a case.
 *
 * News that staff have written, newest first.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCaseUpdates<
  TData = Awaited<ReturnType<typeof getCaseUpdates>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaseUpdates>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCaseUpdates>>,
          TError,
          Awaited<ReturnType<typeof getCaseUpdates>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * What happened in a case.
 *
 * News that staff have written, newest first.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCaseUpdates<
  TData = Awaited<ReturnType<typeof getCaseUpdates>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaseUpdates>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * What happened in a case.
 *
 * News that staff have written, newest first.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCaseUpdates<
  TData = Awaited<ReturnType<typeof getCaseUpdates>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaseUpdates>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetCaseUpdatesQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * What a claim of this case is asked for.
 *
 * Types, classes, assets, documents and questions of the case, and what a sale costs.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCaseParameters = (
  id: CaseIdOrCode,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<CaseParameters>(
    { url: `/api/cases/${encodeURIComponent(String(id))}/parameters`, method: 'GET', signal },
    options,
  );
};

/**
 * The key of {@link useGetCaseParameters}: What a claim of this case is asked for.
 */
export const getGetCaseParametersQueryKey = (id: CaseIdOrCode) => {
  return keyOfRead(`/api/cases/${id}/parameters`);
};

/**
 * What a claim of this case is asked for.
 *
 * Types, classes, assets, documents and questions of the case, and what a sale costs.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetCaseParametersQueryOptions = <
  TData = Awaited<ReturnType<typeof getCaseParameters>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaseParameters>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCaseParametersQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCaseParameters>>> = ({ signal }) =>
    getCaseParameters(id, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getCaseParameters>>, TError, TData> & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getCaseParameters>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCaseParametersQueryResult = NonNullable<
  Awaited<ReturnType<typeof getCaseParameters>>
>;
export type GetCaseParametersQueryError = ErrorType<
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * What a claim of this case is asked for.
 *
 * Types, classes, assets, documents and questions of the case, and what a sale costs.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCaseParameters<
  TData = Awaited<ReturnType<typeof getCaseParameters>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaseParameters>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCaseParameters>>,
          TError,
          Awaited<ReturnType<typeof getCaseParameters>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * What a claim of this case is asked for.
 *
 * Types, classes, assets, documents and questions of the case, and what a sale costs.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCaseParameters<
  TData = Awaited<ReturnType<typeof getCaseParameters>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaseParameters>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCaseParameters>>,
          TError,
          Awaited<ReturnType<typeof getCaseParameters>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * What a claim of this case is asked for.
 *
 * Types, classes, assets, documents and questions of the case, and what a sale costs.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCaseParameters<
  TData = Awaited<ReturnType<typeof getCaseParameters>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaseParameters>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * What a claim of this case is asked for.
 *
 * Types, classes, assets, documents and questions of the case, and what a sale costs.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCaseParameters<
  TData = Awaited<ReturnType<typeof getCaseParameters>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: CaseIdOrCode,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaseParameters>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetCaseParametersQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Open claims.
 *
 * `search` looks at the reference and at name, code, debtor, court and number of the case.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const listClaims = (
  params?: ListClaimsParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<ClaimPage>({ url: `/api/claims`, method: 'GET', params, signal }, options);
};

/**
 * The key of {@link useListClaims}: Open claims.
 */
export const getListClaimsQueryKey = (params?: ListClaimsParams) => {
  return keyOfRead(`/api/claims`, params);
};

/**
 * Open claims.
 *
 * `search` looks at the reference and at name, code, debtor, court and number of the case.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getListClaimsQueryOptions = <
  TData = Awaited<ReturnType<typeof listClaims>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params?: ListClaimsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listClaims>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListClaimsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listClaims>>> = ({ signal }) =>
    listClaims(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listClaims>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof listClaims>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListClaimsQueryResult = NonNullable<Awaited<ReturnType<typeof listClaims>>>;
export type ListClaimsQueryError = ErrorType<
  UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
>;

/**
 * Open claims.
 *
 * `search` looks at the reference and at name, code, debtor, court and number of the case.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListClaims<
  TData = Awaited<ReturnType<typeof listClaims>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params: undefined | ListClaimsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listClaims>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listClaims>>,
          TError,
          Awaited<ReturnType<typeof listClaims>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Open claims.
 *
 * `search` looks at the reference and at name, code, debtor, court and number of the case.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListClaims<
  TData = Awaited<ReturnType<typeof listClaims>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params?: ListClaimsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listClaims>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listClaims>>,
          TError,
          Awaited<ReturnType<typeof listClaims>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Open claims.
 *
 * `search` looks at the reference and at name, code, debtor, court and number of the case.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListClaims<
  TData = Awaited<ReturnType<typeof listClaims>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params?: ListClaimsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listClaims>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Open claims.
 *
 * `search` looks at the reference and at name, code, debtor, court and number of the case.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListClaims<
  TData = Awaited<ReturnType<typeof listClaims>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params?: ListClaimsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listClaims>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getListClaimsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Featured claims.
 *
 * At most 24 open claims that staff have chosen, newest first.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getFeaturedClaims = (
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<ClaimSummary[]>({ url: `/api/claims/featured`, method: 'GET', signal }, options);
};

/**
 * The key of {@link useGetFeaturedClaims}: Featured claims.
 */
export const getGetFeaturedClaimsQueryKey = () => {
  return keyOfRead(`/api/claims/featured`);
};

/**
 * Featured claims.
 *
 * At most 24 open claims that staff have chosen, newest first.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetFeaturedClaimsQueryOptions = <
  TData = Awaited<ReturnType<typeof getFeaturedClaims>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeaturedClaims>>, TError, TData>>;
  request?: SecondParameter<typeof request>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetFeaturedClaimsQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getFeaturedClaims>>> = ({ signal }) =>
    getFeaturedClaims(requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getFeaturedClaims>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getFeaturedClaims>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetFeaturedClaimsQueryResult = NonNullable<
  Awaited<ReturnType<typeof getFeaturedClaims>>
>;
export type GetFeaturedClaimsQueryError = ErrorType<
  UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
>;

/**
 * Featured claims.
 *
 * At most 24 open claims that staff have chosen, newest first.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetFeaturedClaims<
  TData = Awaited<ReturnType<typeof getFeaturedClaims>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeaturedClaims>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFeaturedClaims>>,
          TError,
          Awaited<ReturnType<typeof getFeaturedClaims>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Featured claims.
 *
 * At most 24 open claims that staff have chosen, newest first.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetFeaturedClaims<
  TData = Awaited<ReturnType<typeof getFeaturedClaims>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeaturedClaims>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFeaturedClaims>>,
          TError,
          Awaited<ReturnType<typeof getFeaturedClaims>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Featured claims.
 *
 * At most 24 open claims that staff have chosen, newest first.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetFeaturedClaims<
  TData = Awaited<ReturnType<typeof getFeaturedClaims>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeaturedClaims>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Featured claims.
 *
 * At most 24 open claims that staff have chosen, newest first.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetFeaturedClaims<
  TData = Awaited<ReturnType<typeof getFeaturedClaims>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeaturedClaims>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetFeaturedClaimsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * One listed claim.
 *
 * What is in the answer depends on the caller: a visitor sees a rounded face amount; the owner, and a verified
 * buyer who has accepted the agreement in force, the exact terms. 404 unless `listed_at` is set.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getClaim = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Claim>(
    { url: `/api/claims/${encodeURIComponent(String(id))}`, method: 'GET', signal },
    options,
  );
};

/**
 * The key of {@link useGetClaim}: One listed claim.
 */
export const getGetClaimQueryKey = (id: number) => {
  return keyOfRead(`/api/claims/${id}`);
};

/**
 * One listed claim.
 *
 * What is in the answer depends on the caller: a visitor sees a rounded face amount; the owner, and a verified
 * buyer who has accepted the agreement in force, the exact terms. 404 unless `listed_at` is set.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetClaimQueryOptions = <
  TData = Awaited<ReturnType<typeof getClaim>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getClaim>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetClaimQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getClaim>>> = ({ signal }) =>
    getClaim(id, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getClaim>>, TError, TData> & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getClaim>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetClaimQueryResult = NonNullable<Awaited<ReturnType<typeof getClaim>>>;
export type GetClaimQueryError = ErrorType<
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * One listed claim.
 *
 * What is in the answer depends on the caller: a visitor sees a rounded face amount; the owner, and a verified
 * buyer who has accepted the agreement in force, the exact terms. 404 unless `listed_at` is set.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetClaim<
  TData = Awaited<ReturnType<typeof getClaim>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getClaim>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getClaim>>,
          TError,
          Awaited<ReturnType<typeof getClaim>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * One listed claim.
 *
 * What is in the answer depends on the caller: a visitor sees a rounded face amount; the owner, and a verified
 * buyer who has accepted the agreement in force, the exact terms. 404 unless `listed_at` is set.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetClaim<
  TData = Awaited<ReturnType<typeof getClaim>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getClaim>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getClaim>>,
          TError,
          Awaited<ReturnType<typeof getClaim>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * One listed claim.
 *
 * What is in the answer depends on the caller: a visitor sees a rounded face amount; the owner, and a verified
 * buyer who has accepted the agreement in force, the exact terms. 404 unless `listed_at` is set.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetClaim<
  TData = Awaited<ReturnType<typeof getClaim>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getClaim>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * One listed claim.
 *
 * What is in the answer depends on the caller: a visitor sees a rounded face amount; the owner, and a verified
 * buyer who has accepted the agreement in force, the exact terms. 404 unless `listed_at` is set.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetClaim<
  TData = Awaited<ReturnType<typeof getClaim>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getClaim>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetClaimQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Say that somebody looks at a claim.
 *
 * Sent once a claim is shown. To read a claim counts nothing, as it may be fetched ahead. `views_count` goes up within minutes: once an
 * hour for each user, and for all visitors of one network together; not for its owner nor for staff, in whose name they may be.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const recordClaimView = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<void>(
    { url: `/api/claims/${encodeURIComponent(String(id))}/views`, method: 'POST', signal },
    options,
    recordClaimViewWrite,
  );
};

/**
 * The key of {@link useRecordClaimView}: Say that somebody looks at a claim.
 */
export const getRecordClaimViewMutationKey = () => ['recordClaimView'] as const;

/**
 * Say that somebody looks at a claim.
 *
 * Sent once a claim is shown. To read a claim counts nothing, as it may be fetched ahead. `views_count` goes up within minutes: once an
 * hour for each user, and for all visitors of one network together; not for its owner nor for staff, in whose name they may be.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getRecordClaimViewMutationOptions = <
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof recordClaimView>>,
    TError,
    RecordClaimViewMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof recordClaimView>>,
  TError,
  RecordClaimViewMutationVariables,
  TContext
> => {
  const mutationKey = getRecordClaimViewMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof recordClaimView>>,
    RecordClaimViewMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return recordClaimView(id, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type RecordClaimViewMutationResult = NonNullable<
  Awaited<ReturnType<typeof recordClaimView>>
>;

export type RecordClaimViewMutationError = ErrorType<
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type RecordClaimViewMutationVariables = { id: number };

/**
 * Say that somebody looks at a claim.
 *
 * Sent once a claim is shown. To read a claim counts nothing, as it may be fetched ahead. `views_count` goes up within minutes: once an
 * hour for each user, and for all visitors of one network together; not for its owner nor for staff, in whose name they may be.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useRecordClaimView = <
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof recordClaimView>>,
      TError,
      RecordClaimViewMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof recordClaimView>>,
  TError,
  RecordClaimViewMutationVariables,
  TContext
> => {
  return useMutation(getRecordClaimViewMutationOptions(options), queryClient);
};
