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
  InternalErrorResponse,
  ListSavedSearchesParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  SavedSearch,
  SavedSearchInput,
  SavedSearchPage,
  SavedSearchUpdateInput,
  ServiceUnavailableResponse,
  StaleVersionResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
} from '../../model';

import { request } from '../../../src/api/request.ts';
import type { ErrorType, BodyType } from '../../../src/api/request.ts';

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
 * The latest first, each with how many open claims fit it now.
 * @summary Your saved searches
 */
export const listSavedSearches = (
  params?: ListSavedSearchesParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<SavedSearchPage>(
    { url: `/api/saved_searches`, method: 'GET', params, signal },
    options,
  );
};

export const getListSavedSearchesQueryKey = (params?: ListSavedSearchesParams) => {
  return [`/api/saved_searches`, ...(params ? [params] : [])] as const;
};

export const getListSavedSearchesQueryOptions = <
  TData = Awaited<ReturnType<typeof listSavedSearches>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListSavedSearchesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListSavedSearchesQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listSavedSearches>>> = ({ signal }) =>
    listSavedSearches(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listSavedSearches>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListSavedSearchesQueryResult = NonNullable<
  Awaited<ReturnType<typeof listSavedSearches>>
>;
export type ListSavedSearchesQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

export function useListSavedSearches<
  TData = Awaited<ReturnType<typeof listSavedSearches>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: undefined | ListSavedSearchesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedSearches>>,
          TError,
          Awaited<ReturnType<typeof listSavedSearches>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSavedSearches<
  TData = Awaited<ReturnType<typeof listSavedSearches>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListSavedSearchesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedSearches>>,
          TError,
          Awaited<ReturnType<typeof listSavedSearches>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSavedSearches<
  TData = Awaited<ReturnType<typeof listSavedSearches>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListSavedSearchesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Your saved searches
 */

export function useListSavedSearches<
  TData = Awaited<ReturnType<typeof listSavedSearches>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListSavedSearchesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListSavedSearchesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Alerts begin with the claims that are listed from then on. At most 50 (`too_many_saved_searches`).
 * @summary Save a search
 */
export const createSavedSearch = (
  savedSearchInput: BodyType<SavedSearchInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<SavedSearch>(
    {
      url: `/api/saved_searches`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: savedSearchInput,
      signal,
    },
    options,
  );
};

export const getCreateSavedSearchMutationKey = () => ['createSavedSearch'] as const;

export const getCreateSavedSearchMutationOptions = <
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
    Awaited<ReturnType<typeof createSavedSearch>>,
    TError,
    CreateSavedSearchMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createSavedSearch>>,
  TError,
  CreateSavedSearchMutationVariables,
  TContext
> => {
  const mutationKey = getCreateSavedSearchMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createSavedSearch>>,
    CreateSavedSearchMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createSavedSearch(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateSavedSearchMutationResult = NonNullable<
  Awaited<ReturnType<typeof createSavedSearch>>
>;
export type CreateSavedSearchMutationBody = BodyType<SavedSearchInput>;
export type CreateSavedSearchMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type CreateSavedSearchMutationVariables = { data: BodyType<SavedSearchInput> };

/**
 * @summary Save a search
 */
export const useCreateSavedSearch = <
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
      Awaited<ReturnType<typeof createSavedSearch>>,
      TError,
      CreateSavedSearchMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createSavedSearch>>,
  TError,
  CreateSavedSearchMutationVariables,
  TContext
> => {
  return useMutation(getCreateSavedSearchMutationOptions(options), queryClient);
};
/**
 * Name, filters and how often alerts come.
 * @summary Change a saved search
 */
export const updateSavedSearch = (
  id: number,
  savedSearchUpdateInput: BodyType<SavedSearchUpdateInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<SavedSearch>(
    {
      url: `/api/saved_searches/${encodeURIComponent(String(id))}`,
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      data: savedSearchUpdateInput,
      signal,
    },
    options,
  );
};

export const getUpdateSavedSearchMutationKey = () => ['updateSavedSearch'] as const;

export const getUpdateSavedSearchMutationOptions = <
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
    Awaited<ReturnType<typeof updateSavedSearch>>,
    TError,
    UpdateSavedSearchMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateSavedSearch>>,
  TError,
  UpdateSavedSearchMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateSavedSearchMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateSavedSearch>>,
    UpdateSavedSearchMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updateSavedSearch(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateSavedSearchMutationResult = NonNullable<
  Awaited<ReturnType<typeof updateSavedSearch>>
>;
export type UpdateSavedSearchMutationBody = BodyType<SavedSearchUpdateInput>;
export type UpdateSavedSearchMutationError = ErrorType<
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
export type UpdateSavedSearchMutationVariables = {
  id: number;
  data: BodyType<SavedSearchUpdateInput>;
};

/**
 * @summary Change a saved search
 */
export const useUpdateSavedSearch = <
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
      Awaited<ReturnType<typeof updateSavedSearch>>,
      TError,
      UpdateSavedSearchMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateSavedSearch>>,
  TError,
  UpdateSavedSearchMutationVariables,
  TContext
> => {
  return useMutation(getUpdateSavedSearchMutationOptions(options), queryClient);
};
/**
 * Its alerts end.
 * @summary Delete a saved search
 */
export const deleteSavedSearch = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<void>(
    { url: `/api/saved_searches/${encodeURIComponent(String(id))}`, method: 'DELETE', signal },
    options,
  );
};

export const getDeleteSavedSearchMutationKey = () => ['deleteSavedSearch'] as const;

export const getDeleteSavedSearchMutationOptions = <
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
    Awaited<ReturnType<typeof deleteSavedSearch>>,
    TError,
    DeleteSavedSearchMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof deleteSavedSearch>>,
  TError,
  DeleteSavedSearchMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteSavedSearchMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteSavedSearch>>,
    DeleteSavedSearchMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deleteSavedSearch(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteSavedSearchMutationResult = NonNullable<
  Awaited<ReturnType<typeof deleteSavedSearch>>
>;

export type DeleteSavedSearchMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type DeleteSavedSearchMutationVariables = { id: number };

/**
 * @summary Delete a saved search
 */
export const useDeleteSavedSearch = <
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
      Awaited<ReturnType<typeof deleteSavedSearch>>,
      TError,
      DeleteSavedSearchMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteSavedSearch>>,
  TError,
  DeleteSavedSearchMutationVariables,
  TContext
> => {
  return useMutation(getDeleteSavedSearchMutationOptions(options), queryClient);
};
