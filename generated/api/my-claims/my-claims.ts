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
  ClaimDocumentUpload,
  Document,
  ForbiddenResponse,
  InternalErrorResponse,
  ListMyClaimsParams,
  MyClaim,
  MyClaimCreateInput,
  MyClaimPage,
  MyClaimUpdateInput,
  NotFoundResponse,
  PayloadTooLargeResponse,
  SavedDocumentInput,
  SellerPortal,
  ServiceUnavailableResponse,
  StaleVersionResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
  VersionInput,
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
 * `search` looks at the reference and the name of the case. Without `sort_by`: what changed last comes first.
 * @summary Your claims in every state
 */
export const listMyClaims = (
  params?: ListMyClaimsParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyClaimPage>({ url: `/api/my_claims`, method: 'GET', params, signal }, options);
};

export const getListMyClaimsQueryKey = (params?: ListMyClaimsParams) => {
  return [`/api/my_claims`, ...(params ? [params] : [])] as const;
};

export const getListMyClaimsQueryOptions = <
  TData = Awaited<ReturnType<typeof listMyClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListMyClaimsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyClaims>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListMyClaimsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyClaims>>> = ({ signal }) =>
    listMyClaims(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listMyClaims>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListMyClaimsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyClaims>>>;
export type ListMyClaimsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

export function useListMyClaims<
  TData = Awaited<ReturnType<typeof listMyClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: undefined | ListMyClaimsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyClaims>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyClaims>>,
          TError,
          Awaited<ReturnType<typeof listMyClaims>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListMyClaims<
  TData = Awaited<ReturnType<typeof listMyClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListMyClaimsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyClaims>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyClaims>>,
          TError,
          Awaited<ReturnType<typeof listMyClaims>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListMyClaims<
  TData = Awaited<ReturnType<typeof listMyClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListMyClaimsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyClaims>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Your claims in every state
 */

export function useListMyClaims<
  TData = Awaited<ReturnType<typeof listMyClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListMyClaimsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyClaims>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListMyClaimsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Makes a `draft`; it may be as incomplete as it is, what is there has to be right. The case must take claims
 * (`case_not_open`).
 * @summary Begin a claim
 */
export const createMyClaim = (
  myClaimCreateInput: BodyType<MyClaimCreateInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyClaim>(
    {
      url: `/api/my_claims`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: myClaimCreateInput,
      signal,
    },
    options,
  );
};

export const getCreateMyClaimMutationKey = () => ['createMyClaim'] as const;

export const getCreateMyClaimMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
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
    Awaited<ReturnType<typeof createMyClaim>>,
    TError,
    CreateMyClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createMyClaim>>,
  TError,
  CreateMyClaimMutationVariables,
  TContext
> => {
  const mutationKey = getCreateMyClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createMyClaim>>,
    CreateMyClaimMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createMyClaim(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateMyClaimMutationResult = NonNullable<Awaited<ReturnType<typeof createMyClaim>>>;
export type CreateMyClaimMutationBody = BodyType<MyClaimCreateInput>;
export type CreateMyClaimMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableWriteResponse
  | TooManyRequestsResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type CreateMyClaimMutationVariables = { data: BodyType<MyClaimCreateInput> };

/**
 * @summary Begin a claim
 */
export const useCreateMyClaim = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
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
      Awaited<ReturnType<typeof createMyClaim>>,
      TError,
      CreateMyClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createMyClaim>>,
  TError,
  CreateMyClaimMutationVariables,
  TContext
> => {
  return useMutation(getCreateMyClaimMutationOptions(options), queryClient);
};
/**
 * With documents, timeline and the words of the reviewer.
 * @summary One of your claims
 */
export const getMyClaim = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyClaim>(
    { url: `/api/my_claims/${encodeURIComponent(String(id))}`, method: 'GET', signal },
    options,
  );
};

export const getGetMyClaimQueryKey = (id: number) => {
  return [`/api/my_claims/${id}`] as const;
};

export const getGetMyClaimQueryOptions = <
  TData = Awaited<ReturnType<typeof getMyClaim>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyClaim>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetMyClaimQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyClaim>>> = ({ signal }) =>
    getMyClaim(id, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getMyClaim>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetMyClaimQueryResult = NonNullable<Awaited<ReturnType<typeof getMyClaim>>>;
export type GetMyClaimQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

export function useGetMyClaim<
  TData = Awaited<ReturnType<typeof getMyClaim>>,
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
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyClaim>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyClaim>>,
          TError,
          Awaited<ReturnType<typeof getMyClaim>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetMyClaim<
  TData = Awaited<ReturnType<typeof getMyClaim>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyClaim>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyClaim>>,
          TError,
          Awaited<ReturnType<typeof getMyClaim>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetMyClaim<
  TData = Awaited<ReturnType<typeof getMyClaim>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyClaim>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One of your claims
 */

export function useGetMyClaim<
  TData = Awaited<ReturnType<typeof getMyClaim>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyClaim>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetMyClaimQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Only what is sent changes. A `draft` and a claim in `changes_requested` can be changed altogether, `open` and `paused`
 * ones in `ask_percent` and `minimum_percent` only (`transition_not_allowed`, with `errors`). 409 where `lock_version`
 * is not the present one.
 * @summary Change a claim
 */
export const updateMyClaim = (
  id: number,
  myClaimUpdateInput: BodyType<MyClaimUpdateInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyClaim>(
    {
      url: `/api/my_claims/${encodeURIComponent(String(id))}`,
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      data: myClaimUpdateInput,
      signal,
    },
    options,
  );
};

export const getUpdateMyClaimMutationKey = () => ['updateMyClaim'] as const;

export const getUpdateMyClaimMutationOptions = <
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
    Awaited<ReturnType<typeof updateMyClaim>>,
    TError,
    UpdateMyClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateMyClaim>>,
  TError,
  UpdateMyClaimMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateMyClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateMyClaim>>,
    UpdateMyClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updateMyClaim(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateMyClaimMutationResult = NonNullable<Awaited<ReturnType<typeof updateMyClaim>>>;
export type UpdateMyClaimMutationBody = BodyType<MyClaimUpdateInput>;
export type UpdateMyClaimMutationError = ErrorType<
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
export type UpdateMyClaimMutationVariables = { id: number; data: BodyType<MyClaimUpdateInput> };

/**
 * @summary Change a claim
 */
export const useUpdateMyClaim = <
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
      Awaited<ReturnType<typeof updateMyClaim>>,
      TError,
      UpdateMyClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateMyClaim>>,
  TError,
  UpdateMyClaimMutationVariables,
  TContext
> => {
  return useMutation(getUpdateMyClaimMutationOptions(options), queryClient);
};
/**
 * Its documents go with it. Another state is refused (`transition_not_allowed`).
 * @summary Delete a draft
 */
export const deleteMyClaim = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<void>(
    { url: `/api/my_claims/${encodeURIComponent(String(id))}`, method: 'DELETE', signal },
    options,
  );
};

export const getDeleteMyClaimMutationKey = () => ['deleteMyClaim'] as const;

export const getDeleteMyClaimMutationOptions = <
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
    Awaited<ReturnType<typeof deleteMyClaim>>,
    TError,
    DeleteMyClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof deleteMyClaim>>,
  TError,
  DeleteMyClaimMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteMyClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteMyClaim>>,
    DeleteMyClaimMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deleteMyClaim(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteMyClaimMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMyClaim>>>;

export type DeleteMyClaimMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type DeleteMyClaimMutationVariables = { id: number };

/**
 * @summary Delete a draft
 */
export const useDeleteMyClaim = <
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
      Awaited<ReturnType<typeof deleteMyClaim>>,
      TError,
      DeleteMyClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteMyClaim>>,
  TError,
  DeleteMyClaimMutationVariables,
  TContext
> => {
  return useMutation(getDeleteMyClaimMutationOptions(options), queryClient);
};
/**
 * From `draft` and `changes_requested` to `in_review`. Refused: a missing field, answer or document (`claim_incomplete`, with
 * `errors`), an account that is not confirmed (`account_not_confirmed`), a rejected identity (`identity_rejected`), a case
 * that takes no claims (`case_not_open`).
 * @summary Submit a claim for review
 */
export const submitMyClaim = (
  id: number,
  versionInput: BodyType<VersionInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyClaim>(
    {
      url: `/api/my_claims/${encodeURIComponent(String(id))}/submit`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: versionInput,
      signal,
    },
    options,
  );
};

export const getSubmitMyClaimMutationKey = () => ['submitMyClaim'] as const;

export const getSubmitMyClaimMutationOptions = <
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
    Awaited<ReturnType<typeof submitMyClaim>>,
    TError,
    SubmitMyClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof submitMyClaim>>,
  TError,
  SubmitMyClaimMutationVariables,
  TContext
> => {
  const mutationKey = getSubmitMyClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof submitMyClaim>>,
    SubmitMyClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return submitMyClaim(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type SubmitMyClaimMutationResult = NonNullable<Awaited<ReturnType<typeof submitMyClaim>>>;
export type SubmitMyClaimMutationBody = BodyType<VersionInput>;
export type SubmitMyClaimMutationError = ErrorType<
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
export type SubmitMyClaimMutationVariables = { id: number; data: BodyType<VersionInput> };

/**
 * @summary Submit a claim for review
 */
export const useSubmitMyClaim = <
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
      Awaited<ReturnType<typeof submitMyClaim>>,
      TError,
      SubmitMyClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof submitMyClaim>>,
  TError,
  SubmitMyClaimMutationVariables,
  TContext
> => {
  return useMutation(getSubmitMyClaimMutationOptions(options), queryClient);
};
/**
 * From `open` to `paused`; pending offers are closed.
 * @summary Pause a listing
 */
export const pauseMyClaim = (
  id: number,
  versionInput: BodyType<VersionInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyClaim>(
    {
      url: `/api/my_claims/${encodeURIComponent(String(id))}/pause`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: versionInput,
      signal,
    },
    options,
  );
};

export const getPauseMyClaimMutationKey = () => ['pauseMyClaim'] as const;

export const getPauseMyClaimMutationOptions = <
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
    Awaited<ReturnType<typeof pauseMyClaim>>,
    TError,
    PauseMyClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof pauseMyClaim>>,
  TError,
  PauseMyClaimMutationVariables,
  TContext
> => {
  const mutationKey = getPauseMyClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof pauseMyClaim>>,
    PauseMyClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return pauseMyClaim(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type PauseMyClaimMutationResult = NonNullable<Awaited<ReturnType<typeof pauseMyClaim>>>;
export type PauseMyClaimMutationBody = BodyType<VersionInput>;
export type PauseMyClaimMutationError = ErrorType<
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
export type PauseMyClaimMutationVariables = { id: number; data: BodyType<VersionInput> };

/**
 * @summary Pause a listing
 */
export const usePauseMyClaim = <
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
      Awaited<ReturnType<typeof pauseMyClaim>>,
      TError,
      PauseMyClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof pauseMyClaim>>,
  TError,
  PauseMyClaimMutationVariables,
  TContext
> => {
  return useMutation(getPauseMyClaimMutationOptions(options), queryClient);
};
/**
 * From `paused` to `open`, while the case is active (`case_not_open`). A listing whose time ran out meanwhile gets a new
 * period of 90 days.
 * @summary Resume a paused listing
 */
export const resumeMyClaim = (
  id: number,
  versionInput: BodyType<VersionInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyClaim>(
    {
      url: `/api/my_claims/${encodeURIComponent(String(id))}/resume`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: versionInput,
      signal,
    },
    options,
  );
};

export const getResumeMyClaimMutationKey = () => ['resumeMyClaim'] as const;

export const getResumeMyClaimMutationOptions = <
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
    Awaited<ReturnType<typeof resumeMyClaim>>,
    TError,
    ResumeMyClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof resumeMyClaim>>,
  TError,
  ResumeMyClaimMutationVariables,
  TContext
> => {
  const mutationKey = getResumeMyClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof resumeMyClaim>>,
    ResumeMyClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return resumeMyClaim(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ResumeMyClaimMutationResult = NonNullable<Awaited<ReturnType<typeof resumeMyClaim>>>;
export type ResumeMyClaimMutationBody = BodyType<VersionInput>;
export type ResumeMyClaimMutationError = ErrorType<
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
export type ResumeMyClaimMutationVariables = { id: number; data: BodyType<VersionInput> };

/**
 * @summary Resume a paused listing
 */
export const useResumeMyClaim = <
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
      Awaited<ReturnType<typeof resumeMyClaim>>,
      TError,
      ResumeMyClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof resumeMyClaim>>,
  TError,
  ResumeMyClaimMutationVariables,
  TContext
> => {
  return useMutation(getResumeMyClaimMutationOptions(options), queryClient);
};
/**
 * From every state before a sale to `withdrawn`, never from `under_offer`.
 * @summary Withdraw a claim
 */
export const withdrawMyClaim = (
  id: number,
  versionInput: BodyType<VersionInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyClaim>(
    {
      url: `/api/my_claims/${encodeURIComponent(String(id))}/withdraw`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: versionInput,
      signal,
    },
    options,
  );
};

export const getWithdrawMyClaimMutationKey = () => ['withdrawMyClaim'] as const;

export const getWithdrawMyClaimMutationOptions = <
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
    Awaited<ReturnType<typeof withdrawMyClaim>>,
    TError,
    WithdrawMyClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof withdrawMyClaim>>,
  TError,
  WithdrawMyClaimMutationVariables,
  TContext
> => {
  const mutationKey = getWithdrawMyClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof withdrawMyClaim>>,
    WithdrawMyClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return withdrawMyClaim(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type WithdrawMyClaimMutationResult = NonNullable<
  Awaited<ReturnType<typeof withdrawMyClaim>>
>;
export type WithdrawMyClaimMutationBody = BodyType<VersionInput>;
export type WithdrawMyClaimMutationError = ErrorType<
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
export type WithdrawMyClaimMutationVariables = { id: number; data: BodyType<VersionInput> };

/**
 * @summary Withdraw a claim
 */
export const useWithdrawMyClaim = <
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
      Awaited<ReturnType<typeof withdrawMyClaim>>,
      TError,
      WithdrawMyClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof withdrawMyClaim>>,
  TError,
  WithdrawMyClaimMutationVariables,
  TContext
> => {
  return useMutation(getWithdrawMyClaimMutationOptions(options), queryClient);
};
/**
 * From `withdrawn` and `expired` to `in_review`; guarded as the first submission is.
 * @summary Relist a withdrawn or expired claim
 */
export const relistMyClaim = (
  id: number,
  versionInput: BodyType<VersionInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyClaim>(
    {
      url: `/api/my_claims/${encodeURIComponent(String(id))}/relist`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: versionInput,
      signal,
    },
    options,
  );
};

export const getRelistMyClaimMutationKey = () => ['relistMyClaim'] as const;

export const getRelistMyClaimMutationOptions = <
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
    Awaited<ReturnType<typeof relistMyClaim>>,
    TError,
    RelistMyClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof relistMyClaim>>,
  TError,
  RelistMyClaimMutationVariables,
  TContext
> => {
  const mutationKey = getRelistMyClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof relistMyClaim>>,
    RelistMyClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return relistMyClaim(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RelistMyClaimMutationResult = NonNullable<Awaited<ReturnType<typeof relistMyClaim>>>;
export type RelistMyClaimMutationBody = BodyType<VersionInput>;
export type RelistMyClaimMutationError = ErrorType<
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
export type RelistMyClaimMutationVariables = { id: number; data: BodyType<VersionInput> };

/**
 * @summary Relist a withdrawn or expired claim
 */
export const useRelistMyClaim = <
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
      Awaited<ReturnType<typeof relistMyClaim>>,
      TError,
      RelistMyClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof relistMyClaim>>,
  TError,
  RelistMyClaimMutationVariables,
  TContext
> => {
  return useMutation(getRelistMyClaimMutationOptions(options), queryClient);
};
/**
 * As `uploadDocument`, and adds it to the claim at once. Only while the claim can be changed
 * (`transition_not_allowed`), at most 20 for a claim (`too_many_documents`).
 * @summary Upload a document of a claim
 */
export const uploadClaimDocument = (
  id: number,
  claimDocumentUpload: BodyType<ClaimDocumentUpload>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  const formData = new FormData();
  formData.append(
    `file`,
    claimDocumentUpload.file instanceof Blob
      ? claimDocumentUpload.file
      : new Blob([claimDocumentUpload.file], {
          type: 'application/pdf, image/jpeg, image/png, image/webp',
        }),
  );
  formData.append(`kind`, claimDocumentUpload.kind);

  return request<Document>(
    {
      url: `/api/my_claims/${encodeURIComponent(String(id))}/documents`,
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data' },
      data: formData,
      signal,
    },
    options,
  );
};

export const getUploadClaimDocumentMutationKey = () => ['uploadClaimDocument'] as const;

export const getUploadClaimDocumentMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
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
    Awaited<ReturnType<typeof uploadClaimDocument>>,
    TError,
    UploadClaimDocumentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof uploadClaimDocument>>,
  TError,
  UploadClaimDocumentMutationVariables,
  TContext
> => {
  const mutationKey = getUploadClaimDocumentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof uploadClaimDocument>>,
    UploadClaimDocumentMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return uploadClaimDocument(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UploadClaimDocumentMutationResult = NonNullable<
  Awaited<ReturnType<typeof uploadClaimDocument>>
>;
export type UploadClaimDocumentMutationBody = BodyType<ClaimDocumentUpload>;
export type UploadClaimDocumentMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableWriteResponse
  | TooManyRequestsResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type UploadClaimDocumentMutationVariables = {
  id: number;
  data: BodyType<ClaimDocumentUpload>;
};

/**
 * @summary Upload a document of a claim
 */
export const useUploadClaimDocument = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
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
      Awaited<ReturnType<typeof uploadClaimDocument>>,
      TError,
      UploadClaimDocumentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof uploadClaimDocument>>,
  TError,
  UploadClaimDocumentMutationVariables,
  TContext
> => {
  return useMutation(getUploadClaimDocumentMutationOptions(options), queryClient);
};
/**
 * Adds a copy of one of your documents, so that the same document serves two claims. Identity documents stay where they are
 * (`document_not_usable`).
 * @summary Use a saved document for a claim
 */
export const copyDocumentToMyClaim = (
  id: number,
  savedDocumentInput: BodyType<SavedDocumentInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Document>(
    {
      url: `/api/my_claims/${encodeURIComponent(String(id))}/saved_documents`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: savedDocumentInput,
      signal,
    },
    options,
  );
};

export const getCopyDocumentToMyClaimMutationKey = () => ['copyDocumentToMyClaim'] as const;

export const getCopyDocumentToMyClaimMutationOptions = <
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
    Awaited<ReturnType<typeof copyDocumentToMyClaim>>,
    TError,
    CopyDocumentToMyClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof copyDocumentToMyClaim>>,
  TError,
  CopyDocumentToMyClaimMutationVariables,
  TContext
> => {
  const mutationKey = getCopyDocumentToMyClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof copyDocumentToMyClaim>>,
    CopyDocumentToMyClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return copyDocumentToMyClaim(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CopyDocumentToMyClaimMutationResult = NonNullable<
  Awaited<ReturnType<typeof copyDocumentToMyClaim>>
>;
export type CopyDocumentToMyClaimMutationBody = BodyType<SavedDocumentInput>;
export type CopyDocumentToMyClaimMutationError = ErrorType<
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
export type CopyDocumentToMyClaimMutationVariables = {
  id: number;
  data: BodyType<SavedDocumentInput>;
};

/**
 * @summary Use a saved document for a claim
 */
export const useCopyDocumentToMyClaim = <
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
      Awaited<ReturnType<typeof copyDocumentToMyClaim>>,
      TError,
      CopyDocumentToMyClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof copyDocumentToMyClaim>>,
  TError,
  CopyDocumentToMyClaimMutationVariables,
  TContext
> => {
  return useMutation(getCopyDocumentToMyClaimMutationOptions(options), queryClient);
};
/**
 * Counts of one's claims by state, those that wait for the seller, and the cases in which there are any.
 * @summary What a seller's claims need now
 */
export const getSellerPortal = (
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<SellerPortal>({ url: `/api/seller_portal`, method: 'GET', signal }, options);
};

export const getGetSellerPortalQueryKey = () => {
  return [`/api/seller_portal`] as const;
};

export const getGetSellerPortalQueryOptions = <
  TData = Awaited<ReturnType<typeof getSellerPortal>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSellerPortal>>, TError, TData>>;
  request?: SecondParameter<typeof request>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetSellerPortalQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getSellerPortal>>> = ({ signal }) =>
    getSellerPortal(requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getSellerPortal>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetSellerPortalQueryResult = NonNullable<Awaited<ReturnType<typeof getSellerPortal>>>;
export type GetSellerPortalQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

export function useGetSellerPortal<
  TData = Awaited<ReturnType<typeof getSellerPortal>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSellerPortal>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSellerPortal>>,
          TError,
          Awaited<ReturnType<typeof getSellerPortal>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetSellerPortal<
  TData = Awaited<ReturnType<typeof getSellerPortal>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSellerPortal>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSellerPortal>>,
          TError,
          Awaited<ReturnType<typeof getSellerPortal>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetSellerPortal<
  TData = Awaited<ReturnType<typeof getSellerPortal>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSellerPortal>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary What a seller's claims need now
 */

export function useGetSellerPortal<
  TData = Awaited<ReturnType<typeof getSellerPortal>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSellerPortal>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetSellerPortalQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
