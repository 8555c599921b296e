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

import type { Write } from '../../../src/api/after-write.ts';
import { keyOfRead } from '../../../src/api/query-key.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType, BodyType } from '../../../src/api/request.ts';

/** What follows from {@link createSavedSearch}. */
export const createSavedSearchWrite: Write = {
  takesKey: true,
  rows: { listSavedSearches: 'saved_searches' },
  stale: ['listSavedSearches'],
};

/** What follows from {@link updateSavedSearch}. */
export const updateSavedSearchWrite: Write = {
  takesKey: true,
  rows: { listSavedSearches: 'saved_searches' },
  stale: ['listSavedSearches', 'listNotifications', 'getUnreadCounts'],
};

/** What follows from {@link deleteSavedSearch}. */
export const deleteSavedSearchWrite: Write = { takesKey: true, stale: ['listSavedSearches'] };

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Your saved searches.
 *
 * The latest first, each with how many open claims fit it now.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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

/**
 * The key of {@link useListSavedSearches}: Your saved searches.
 */
export const getListSavedSearchesQueryKey = (params?: ListSavedSearchesParams) => {
  return keyOfRead(`/api/saved_searches`, params);
};

/**
 * Your saved searches.
 *
 * The latest first, each with how many open claims fit it now.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof listSavedSearches>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
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

/**
 * Your saved searches.
 *
 * The latest first, each with how many open claims fit it now.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): DefinedUseQueryResult<TData, TError>;
/**
 * Your saved searches.
 *
 * The latest first, each with how many open claims fit it now.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * Your saved searches.
 *
 * The latest first, each with how many open claims fit it now.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * Your saved searches.
 *
 * The latest first, each with how many open claims fit it now.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError> {
  const queryOptions = getListSavedSearchesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Save a search.
 *
 * Its owner is told of the claims that are listed, or whose ask comes within its limit, from then on. At most 50 (`too_many_saved_searches`), each with other filters (`search_already_saved`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `too_many_saved_searches` (422): The caller has as many saved searches as there can be.
 * - `search_already_saved` (422): The caller has a saved search with the same filters: in whatever order their values stand, each counted once, and a number by its value.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
    createSavedSearchWrite,
  );
};

/**
 * The key of {@link useCreateSavedSearch}: Save a search.
 */
export const getCreateSavedSearchMutationKey = () => ['createSavedSearch'] as const;

/**
 * Save a search.
 *
 * Its owner is told of the claims that are listed, or whose ask comes within its limit, from then on. At most 50 (`too_many_saved_searches`), each with other filters (`search_already_saved`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `too_many_saved_searches` (422): The caller has as many saved searches as there can be.
 * - `search_already_saved` (422): The caller has a saved search with the same filters: in whatever order their values stand, each counted once, and a number by its value.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createSavedSearch>>,
    CreateSavedSearchMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createSavedSearch(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
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
 * Save a search.
 *
 * Its owner is told of the claims that are listed, or whose ask comes within its limit, from then on. At most 50 (`too_many_saved_searches`), each with other filters (`search_already_saved`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `too_many_saved_searches` (422): The caller has as many saved searches as there can be.
 * - `search_already_saved` (422): The caller has a saved search with the same filters: in whatever order their values stand, each counted once, and a number by its value.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
 * Change a saved search.
 *
 * Name, filters and how often its owner is told. With other filters or another frequency, unless it is `off` before or afterwards, what waits for the
 * next daily mail, or for the hour between two news of a claim, is mailed at once. With other filters, or another frequency, its owner is told of what is listed from then on; with
 * another name alone nothing changes. Refused with the filters of another of theirs (`search_already_saved`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `search_already_saved` (422): The caller has a saved search with the same filters: in whatever order their values stand, each counted once, and a number by its value.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
    updateSavedSearchWrite,
  );
};

/**
 * The key of {@link useUpdateSavedSearch}: Change a saved search.
 */
export const getUpdateSavedSearchMutationKey = () => ['updateSavedSearch'] as const;

/**
 * Change a saved search.
 *
 * Name, filters and how often its owner is told. With other filters or another frequency, unless it is `off` before or afterwards, what waits for the
 * next daily mail, or for the hour between two news of a claim, is mailed at once. With other filters, or another frequency, its owner is told of what is listed from then on; with
 * another name alone nothing changes. Refused with the filters of another of theirs (`search_already_saved`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `search_already_saved` (422): The caller has a saved search with the same filters: in whatever order their values stand, each counted once, and a number by its value.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateSavedSearch>>,
    UpdateSavedSearchMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updateSavedSearch(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
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
 * Change a saved search.
 *
 * Name, filters and how often its owner is told. With other filters or another frequency, unless it is `off` before or afterwards, what waits for the
 * next daily mail, or for the hour between two news of a claim, is mailed at once. With other filters, or another frequency, its owner is told of what is listed from then on; with
 * another name alone nothing changes. Refused with the filters of another of theirs (`search_already_saved`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `search_already_saved` (422): The caller has a saved search with the same filters: in whatever order their values stand, each counted once, and a number by its value.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
 * Delete a saved search.
 *
 * Its owner is told of nothing more.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const deleteSavedSearch = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<void>(
    { url: `/api/saved_searches/${encodeURIComponent(String(id))}`, method: 'DELETE', signal },
    options,
    deleteSavedSearchWrite,
  );
};

/**
 * The key of {@link useDeleteSavedSearch}: Delete a saved search.
 */
export const getDeleteSavedSearchMutationKey = () => ['deleteSavedSearch'] as const;

/**
 * Delete a saved search.
 *
 * Its owner is told of nothing more.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteSavedSearch>>,
    DeleteSavedSearchMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deleteSavedSearch(id, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
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
 * Delete a saved search.
 *
 * Its owner is told of nothing more.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
