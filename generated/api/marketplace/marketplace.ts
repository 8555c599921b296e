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
  Case,
  CasePage,
  CaseParameters,
  CaseSummary,
  CaseUpdate,
  Claim,
  ClaimPage,
  ClaimSummary,
  GetCasePriceHistoryParams,
  InternalErrorResponse,
  ListCasesParams,
  ListClaimsParams,
  NotFoundResponse,
  PricePoint,
  ServiceUnavailableResponse,
  UnprocessableContentResponse,
} from '../../model';

import { request } from '../../../src/api/request.ts';
import type { ErrorType } from '../../../src/api/request.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Active cases. `search` looks at code, name, debtor, court and case number.
 * @summary Cases of the marketplace
 */
export const listCases = (
  params?: ListCasesParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<CasePage>({ url: `/api/cases`, method: 'GET', params, signal }, options);
};

export const getListCasesQueryKey = (params?: ListCasesParams) => {
  return [`/api/cases`, ...(params ? [params] : [])] as const;
};

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
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCasesQueryResult = NonNullable<Awaited<ReturnType<typeof listCases>>>;
export type ListCasesQueryError = ErrorType<
  UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
>;

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
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Cases of the marketplace
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCasesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * At most 12 active cases, in the order that staff have put them in.
 * @summary Featured cases, in their order
 */
export const getFeaturedCases = (
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<CaseSummary[]>({ url: `/api/cases/featured`, method: 'GET', signal }, options);
};

export const getGetFeaturedCasesQueryKey = () => {
  return [`/api/cases/featured`] as const;
};

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
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetFeaturedCasesQueryResult = NonNullable<Awaited<ReturnType<typeof getFeaturedCases>>>;
export type GetFeaturedCasesQueryError = ErrorType<
  UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
>;

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
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Featured cases, in their order
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetFeaturedCasesQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Paused and closed cases can still be read; drafts are 404.
 * @summary One case by id or code
 */
export const getCase = (
  id: string,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Case>(
    { url: `/api/cases/${encodeURIComponent(String(id))}`, method: 'GET', signal },
    options,
  );
};

export const getGetCaseQueryKey = (id: string) => {
  return [`/api/cases/${id}`] as const;
};

export const getGetCaseQueryOptions = <
  TData = Awaited<ReturnType<typeof getCase>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: string,
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

export function useGetCase<
  TData = Awaited<ReturnType<typeof getCase>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: string,
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
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCase<
  TData = Awaited<ReturnType<typeof getCase>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: string,
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCase<
  TData = Awaited<ReturnType<typeof getCase>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCase>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One case by id or code
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
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCase>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCaseQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The guide as staff have set it and the sales, one point for each day.
 * @summary Prices of a case over time
 */
export const getCasePriceHistory = (
  id: string,
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

export const getGetCasePriceHistoryQueryKey = (id: string, params?: GetCasePriceHistoryParams) => {
  return [`/api/cases/${id}/price_history`, ...(params ? [params] : [])] as const;
};

export const getGetCasePriceHistoryQueryOptions = <
  TData = Awaited<ReturnType<typeof getCasePriceHistory>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: string,
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

export function useGetCasePriceHistory<
  TData = Awaited<ReturnType<typeof getCasePriceHistory>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: string,
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
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCasePriceHistory<
  TData = Awaited<ReturnType<typeof getCasePriceHistory>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: string,
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCasePriceHistory<
  TData = Awaited<ReturnType<typeof getCasePriceHistory>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: string,
  params?: GetCasePriceHistoryParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getCasePriceHistory>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Prices of a case over time
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
  id: string,
  params?: GetCasePriceHistoryParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getCasePriceHistory>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCasePriceHistoryQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * News that staff have written, newest first.
 * @summary What happened in a case
 */
export const getCaseUpdates = (
  id: string,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<CaseUpdate[]>(
    { url: `/api/cases/${encodeURIComponent(String(id))}/updates`, method: 'GET', signal },
    options,
  );
};

export const getGetCaseUpdatesQueryKey = (id: string) => {
  return [`/api/cases/${id}/updates`] as const;
};

export const getGetCaseUpdatesQueryOptions = <
  TData = Awaited<ReturnType<typeof getCaseUpdates>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: string,
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

export function useGetCaseUpdates<
  TData = Awaited<ReturnType<typeof getCaseUpdates>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: string,
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
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCaseUpdates<
  TData = Awaited<ReturnType<typeof getCaseUpdates>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: string,
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCaseUpdates<
  TData = Awaited<ReturnType<typeof getCaseUpdates>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaseUpdates>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary What happened in a case
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
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaseUpdates>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCaseUpdatesQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Types, classes, assets, documents and questions of the case, and what a sale costs.
 * @summary What a claim of this case is asked for
 */
export const getCaseParameters = (
  id: string,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<CaseParameters>(
    { url: `/api/cases/${encodeURIComponent(String(id))}/parameters`, method: 'GET', signal },
    options,
  );
};

export const getGetCaseParametersQueryKey = (id: string) => {
  return [`/api/cases/${id}/parameters`] as const;
};

export const getGetCaseParametersQueryOptions = <
  TData = Awaited<ReturnType<typeof getCaseParameters>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: string,
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

export function useGetCaseParameters<
  TData = Awaited<ReturnType<typeof getCaseParameters>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: string,
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
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCaseParameters<
  TData = Awaited<ReturnType<typeof getCaseParameters>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: string,
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCaseParameters<
  TData = Awaited<ReturnType<typeof getCaseParameters>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaseParameters>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary What a claim of this case is asked for
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
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaseParameters>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCaseParametersQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * `search` looks at the reference and the name of the case.
 * @summary Open claims
 */
export const listClaims = (
  params?: ListClaimsParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<ClaimPage>({ url: `/api/claims`, method: 'GET', params, signal }, options);
};

export const getListClaimsQueryKey = (params?: ListClaimsParams) => {
  return [`/api/claims`, ...(params ? [params] : [])] as const;
};

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
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListClaimsQueryResult = NonNullable<Awaited<ReturnType<typeof listClaims>>>;
export type ListClaimsQueryError = ErrorType<
  UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
>;

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
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Open claims
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListClaimsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * At most 24 open claims that staff have chosen, newest first.
 * @summary Featured claims
 */
export const getFeaturedClaims = (
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<ClaimSummary[]>({ url: `/api/claims/featured`, method: 'GET', signal }, options);
};

export const getGetFeaturedClaimsQueryKey = () => {
  return [`/api/claims/featured`] as const;
};

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
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetFeaturedClaimsQueryResult = NonNullable<
  Awaited<ReturnType<typeof getFeaturedClaims>>
>;
export type GetFeaturedClaimsQueryError = ErrorType<
  UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
>;

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
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Featured claims
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetFeaturedClaimsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * What is in the answer depends on the caller: a visitor sees a rounded face amount; the owner, and a verified
 * buyer who has accepted the agreement in force, the exact terms. A claim that was never listed is 404.
 * @summary One listed claim
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

export const getGetClaimQueryKey = (id: number) => {
  return [`/api/claims/${id}`] as const;
};

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
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One listed claim
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetClaimQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
