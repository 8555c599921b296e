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
  FollowState,
  FollowedClaimPage,
  Follows,
  ForbiddenResponse,
  InternalErrorResponse,
  ListFollowedClaimsParams,
  ListRecommendedClaimsParams,
  NotFoundResponse,
  RecommendedClaimPage,
  ServiceUnavailableResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
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
 * Open claims of the cases that you named in your application, follow, or follow claims of, inside your
 * range of amounts; what you hold, follow or have dismissed is left out. The latest listing comes first,
 * each with its reasons.
 * @summary Claims chosen for you
 */
export const listRecommendedClaims = (
  params?: ListRecommendedClaimsParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<RecommendedClaimPage>(
    { url: `/api/claims/recommended`, method: 'GET', params, signal },
    options,
  );
};

export const getListRecommendedClaimsQueryKey = (params?: ListRecommendedClaimsParams) => {
  return [`/api/claims/recommended`, ...(params ? [params] : [])] as const;
};

export const getListRecommendedClaimsQueryOptions = <
  TData = Awaited<ReturnType<typeof listRecommendedClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListRecommendedClaimsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listRecommendedClaims>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListRecommendedClaimsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecommendedClaims>>> = ({ signal }) =>
    listRecommendedClaims(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listRecommendedClaims>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListRecommendedClaimsQueryResult = NonNullable<
  Awaited<ReturnType<typeof listRecommendedClaims>>
>;
export type ListRecommendedClaimsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

export function useListRecommendedClaims<
  TData = Awaited<ReturnType<typeof listRecommendedClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: undefined | ListRecommendedClaimsParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listRecommendedClaims>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecommendedClaims>>,
          TError,
          Awaited<ReturnType<typeof listRecommendedClaims>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListRecommendedClaims<
  TData = Awaited<ReturnType<typeof listRecommendedClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListRecommendedClaimsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listRecommendedClaims>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecommendedClaims>>,
          TError,
          Awaited<ReturnType<typeof listRecommendedClaims>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListRecommendedClaims<
  TData = Awaited<ReturnType<typeof listRecommendedClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListRecommendedClaimsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listRecommendedClaims>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Claims chosen for you
 */

export function useListRecommendedClaims<
  TData = Awaited<ReturnType<typeof listRecommendedClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListRecommendedClaimsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listRecommendedClaims>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListRecommendedClaimsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * News of it come to the follower. To follow what is followed already changes nothing. Only a listed claim
 * can be followed; one's own cannot (`own_claim`).
 * @summary Follow a claim
 */
export const followClaim = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<FollowState>(
    { url: `/api/claims/${encodeURIComponent(String(id))}/follow`, method: 'POST', signal },
    options,
  );
};

export const getFollowClaimMutationKey = () => ['followClaim'] as const;

export const getFollowClaimMutationOptions = <
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
    Awaited<ReturnType<typeof followClaim>>,
    TError,
    FollowClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof followClaim>>,
  TError,
  FollowClaimMutationVariables,
  TContext
> => {
  const mutationKey = getFollowClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof followClaim>>,
    FollowClaimMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return followClaim(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type FollowClaimMutationResult = NonNullable<Awaited<ReturnType<typeof followClaim>>>;

export type FollowClaimMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type FollowClaimMutationVariables = { id: number };

/**
 * @summary Follow a claim
 */
export const useFollowClaim = <
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
      Awaited<ReturnType<typeof followClaim>>,
      TError,
      FollowClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof followClaim>>,
  TError,
  FollowClaimMutationVariables,
  TContext
> => {
  return useMutation(getFollowClaimMutationOptions(options), queryClient);
};
/**
 * Also where the claim is not listed any more. What is not followed stays so.
 * @summary Follow a claim no longer
 */
export const unfollowClaim = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<FollowState>(
    { url: `/api/claims/${encodeURIComponent(String(id))}/follow`, method: 'DELETE', signal },
    options,
  );
};

export const getUnfollowClaimMutationKey = () => ['unfollowClaim'] as const;

export const getUnfollowClaimMutationOptions = <
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
    Awaited<ReturnType<typeof unfollowClaim>>,
    TError,
    UnfollowClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof unfollowClaim>>,
  TError,
  UnfollowClaimMutationVariables,
  TContext
> => {
  const mutationKey = getUnfollowClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof unfollowClaim>>,
    UnfollowClaimMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return unfollowClaim(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UnfollowClaimMutationResult = NonNullable<Awaited<ReturnType<typeof unfollowClaim>>>;

export type UnfollowClaimMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type UnfollowClaimMutationVariables = { id: number };

/**
 * @summary Follow a claim no longer
 */
export const useUnfollowClaim = <
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
      Awaited<ReturnType<typeof unfollowClaim>>,
      TError,
      UnfollowClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof unfollowClaim>>,
  TError,
  UnfollowClaimMutationVariables,
  TContext
> => {
  return useMutation(getUnfollowClaimMutationOptions(options), queryClient);
};
/**
 * It is not recommended any more.
 * @summary Not interested in a claim
 */
export const dismissClaim = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<void>(
    { url: `/api/claims/${encodeURIComponent(String(id))}/dismissal`, method: 'POST', signal },
    options,
  );
};

export const getDismissClaimMutationKey = () => ['dismissClaim'] as const;

export const getDismissClaimMutationOptions = <
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
    Awaited<ReturnType<typeof dismissClaim>>,
    TError,
    DismissClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof dismissClaim>>,
  TError,
  DismissClaimMutationVariables,
  TContext
> => {
  const mutationKey = getDismissClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof dismissClaim>>,
    DismissClaimMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return dismissClaim(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DismissClaimMutationResult = NonNullable<Awaited<ReturnType<typeof dismissClaim>>>;

export type DismissClaimMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type DismissClaimMutationVariables = { id: number };

/**
 * @summary Not interested in a claim
 */
export const useDismissClaim = <
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
      Awaited<ReturnType<typeof dismissClaim>>,
      TError,
      DismissClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof dismissClaim>>,
  TError,
  DismissClaimMutationVariables,
  TContext
> => {
  return useMutation(getDismissClaimMutationOptions(options), queryClient);
};
/**
 * It may be recommended again.
 * @summary Take a dismissal back
 */
export const restoreClaim = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<void>(
    { url: `/api/claims/${encodeURIComponent(String(id))}/dismissal`, method: 'DELETE', signal },
    options,
  );
};

export const getRestoreClaimMutationKey = () => ['restoreClaim'] as const;

export const getRestoreClaimMutationOptions = <
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
    Awaited<ReturnType<typeof restoreClaim>>,
    TError,
    RestoreClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof restoreClaim>>,
  TError,
  RestoreClaimMutationVariables,
  TContext
> => {
  const mutationKey = getRestoreClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof restoreClaim>>,
    RestoreClaimMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return restoreClaim(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RestoreClaimMutationResult = NonNullable<Awaited<ReturnType<typeof restoreClaim>>>;

export type RestoreClaimMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type RestoreClaimMutationVariables = { id: number };

/**
 * @summary Take a dismissal back
 */
export const useRestoreClaim = <
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
      Awaited<ReturnType<typeof restoreClaim>>,
      TError,
      RestoreClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof restoreClaim>>,
  TError,
  RestoreClaimMutationVariables,
  TContext
> => {
  return useMutation(getRestoreClaimMutationOptions(options), queryClient);
};
/**
 * News of it, and of claims that are listed in it, come to the follower. To follow what is followed already
 * changes nothing.
 * @summary Follow a case
 */
export const followCase = (
  id: string,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<FollowState>(
    { url: `/api/cases/${encodeURIComponent(String(id))}/follow`, method: 'POST', signal },
    options,
  );
};

export const getFollowCaseMutationKey = () => ['followCase'] as const;

export const getFollowCaseMutationOptions = <
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
    Awaited<ReturnType<typeof followCase>>,
    TError,
    FollowCaseMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof followCase>>,
  TError,
  FollowCaseMutationVariables,
  TContext
> => {
  const mutationKey = getFollowCaseMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof followCase>>,
    FollowCaseMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return followCase(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type FollowCaseMutationResult = NonNullable<Awaited<ReturnType<typeof followCase>>>;

export type FollowCaseMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type FollowCaseMutationVariables = { id: string };

/**
 * @summary Follow a case
 */
export const useFollowCase = <
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
      Awaited<ReturnType<typeof followCase>>,
      TError,
      FollowCaseMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof followCase>>,
  TError,
  FollowCaseMutationVariables,
  TContext
> => {
  return useMutation(getFollowCaseMutationOptions(options), queryClient);
};
/**
 * What is not followed stays so.
 * @summary Follow a case no longer
 */
export const unfollowCase = (
  id: string,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<FollowState>(
    { url: `/api/cases/${encodeURIComponent(String(id))}/follow`, method: 'DELETE', signal },
    options,
  );
};

export const getUnfollowCaseMutationKey = () => ['unfollowCase'] as const;

export const getUnfollowCaseMutationOptions = <
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
    Awaited<ReturnType<typeof unfollowCase>>,
    TError,
    UnfollowCaseMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof unfollowCase>>,
  TError,
  UnfollowCaseMutationVariables,
  TContext
> => {
  const mutationKey = getUnfollowCaseMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof unfollowCase>>,
    UnfollowCaseMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return unfollowCase(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UnfollowCaseMutationResult = NonNullable<Awaited<ReturnType<typeof unfollowCase>>>;

export type UnfollowCaseMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type UnfollowCaseMutationVariables = { id: string };

/**
 * @summary Follow a case no longer
 */
export const useUnfollowCase = <
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
      Awaited<ReturnType<typeof unfollowCase>>,
      TError,
      UnfollowCaseMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof unfollowCase>>,
  TError,
  UnfollowCaseMutationVariables,
  TContext
> => {
  return useMutation(getUnfollowCaseMutationOptions(options), queryClient);
};
/**
 * Numbers only, so that every card and row can tell whether it is followed, while the reads of claims and
 * cases answer everybody alike.
 * @summary What you follow
 */
export const getFollows = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Follows>({ url: `/api/follows`, method: 'GET', signal }, options);
};

export const getGetFollowsQueryKey = () => {
  return [`/api/follows`] as const;
};

export const getGetFollowsQueryOptions = <
  TData = Awaited<ReturnType<typeof getFollows>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFollows>>, TError, TData>>;
  request?: SecondParameter<typeof request>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetFollowsQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getFollows>>> = ({ signal }) =>
    getFollows(requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getFollows>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetFollowsQueryResult = NonNullable<Awaited<ReturnType<typeof getFollows>>>;
export type GetFollowsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

export function useGetFollows<
  TData = Awaited<ReturnType<typeof getFollows>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFollows>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFollows>>,
          TError,
          Awaited<ReturnType<typeof getFollows>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetFollows<
  TData = Awaited<ReturnType<typeof getFollows>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFollows>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFollows>>,
          TError,
          Awaited<ReturnType<typeof getFollows>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetFollows<
  TData = Awaited<ReturnType<typeof getFollows>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFollows>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary What you follow
 */

export function useGetFollows<
  TData = Awaited<ReturnType<typeof getFollows>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getFollows>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetFollowsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * In every listed state, with the asking price of the day on which each was followed. `search` looks at the
 * reference.
 * @summary Claims that you follow
 */
export const listFollowedClaims = (
  params?: ListFollowedClaimsParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<FollowedClaimPage>(
    { url: `/api/followed_claims`, method: 'GET', params, signal },
    options,
  );
};

export const getListFollowedClaimsQueryKey = (params?: ListFollowedClaimsParams) => {
  return [`/api/followed_claims`, ...(params ? [params] : [])] as const;
};

export const getListFollowedClaimsQueryOptions = <
  TData = Awaited<ReturnType<typeof listFollowedClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListFollowedClaimsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listFollowedClaims>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListFollowedClaimsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listFollowedClaims>>> = ({ signal }) =>
    listFollowedClaims(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listFollowedClaims>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListFollowedClaimsQueryResult = NonNullable<
  Awaited<ReturnType<typeof listFollowedClaims>>
>;
export type ListFollowedClaimsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

export function useListFollowedClaims<
  TData = Awaited<ReturnType<typeof listFollowedClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: undefined | ListFollowedClaimsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listFollowedClaims>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFollowedClaims>>,
          TError,
          Awaited<ReturnType<typeof listFollowedClaims>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListFollowedClaims<
  TData = Awaited<ReturnType<typeof listFollowedClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListFollowedClaimsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listFollowedClaims>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFollowedClaims>>,
          TError,
          Awaited<ReturnType<typeof listFollowedClaims>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListFollowedClaims<
  TData = Awaited<ReturnType<typeof listFollowedClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListFollowedClaimsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listFollowedClaims>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Claims that you follow
 */

export function useListFollowedClaims<
  TData = Awaited<ReturnType<typeof listFollowedClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListFollowedClaimsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listFollowedClaims>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListFollowedClaimsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
