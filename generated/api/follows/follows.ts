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
  CaseIdOrCode,
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

import type { Write } from '../../../src/api/after-write.ts';
import { keyOfRead } from '../../../src/api/query-key.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType } from '../../../src/api/request.ts';

/** What follows from {@link followClaim}. */
export const followClaimWrite: Write = {
  takesKey: true,
  stale: ['getFollows', 'getClaim', 'listFollowedClaims', 'listRecommendedClaims'],
};

/** What follows from {@link unfollowClaim}. */
export const unfollowClaimWrite: Write = {
  takesKey: true,
  stale: ['getFollows', 'getClaim', 'listFollowedClaims', 'listRecommendedClaims'],
};

/** What follows from {@link dismissClaim}. */
export const dismissClaimWrite: Write = { takesKey: true, stale: ['listRecommendedClaims'] };

/** What follows from {@link restoreClaim}. */
export const restoreClaimWrite: Write = { takesKey: true, stale: ['listRecommendedClaims'] };

/** What follows from {@link followCase}. */
export const followCaseWrite: Write = {
  takesKey: true,
  stale: ['getFollows', 'getCase', 'listCases', 'getFeaturedCases', 'listRecommendedClaims'],
};

/** What follows from {@link unfollowCase}. */
export const unfollowCaseWrite: Write = {
  takesKey: true,
  stale: ['getFollows', 'getCase', 'listCases', 'getFeaturedCases', 'listRecommendedClaims'],
};

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Claims chosen for you.
 *
 * Open claims of the cases in your interests, and of those that you follow or follow claims of, inside your
 * range of amounts. Left out is what you hold, follow or negotiate about, and what a case takes no offers for from your
 * country; what you have dismissed is a list of its own. The latest listing comes first, each with its reasons.
 *
 * For verified buyers (`verified_buyer`).
 *
 * Refused with
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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

/**
 * The key of {@link useListRecommendedClaims}: Claims chosen for you.
 */
export const getListRecommendedClaimsQueryKey = (params?: ListRecommendedClaimsParams) => {
  return keyOfRead(`/api/claims/recommended`, params);
};

/**
 * Claims chosen for you.
 *
 * Open claims of the cases in your interests, and of those that you follow or follow claims of, inside your
 * range of amounts. Left out is what you hold, follow or negotiate about, and what a case takes no offers for from your
 * country; what you have dismissed is a list of its own. The latest listing comes first, each with its reasons.
 *
 * For verified buyers (`verified_buyer`).
 *
 * Refused with
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof listRecommendedClaims>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
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

/**
 * Claims chosen for you.
 *
 * Open claims of the cases in your interests, and of those that you follow or follow claims of, inside your
 * range of amounts. Left out is what you hold, follow or negotiate about, and what a case takes no offers for from your
 * country; what you have dismissed is a list of its own. The latest listing comes first, each with its reasons.
 *
 * For verified buyers (`verified_buyer`).
 *
 * Refused with
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): DefinedUseQueryResult<TData, TError>;
/**
 * Claims chosen for you.
 *
 * Open claims of the cases in your interests, and of those that you follow or follow claims of, inside your
 * range of amounts. Left out is what you hold, follow or negotiate about, and what a case takes no offers for from your
 * country; what you have dismissed is a list of its own. The latest listing comes first, each with its reasons.
 *
 * For verified buyers (`verified_buyer`).
 *
 * Refused with
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * Claims chosen for you.
 *
 * Open claims of the cases in your interests, and of those that you follow or follow claims of, inside your
 * range of amounts. Left out is what you hold, follow or negotiate about, and what a case takes no offers for from your
 * country; what you have dismissed is a list of its own. The latest listing comes first, each with its reasons.
 *
 * For verified buyers (`verified_buyer`).
 *
 * Refused with
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * Claims chosen for you.
 *
 * Open claims of the cases in your interests, and of those that you follow or follow claims of, inside your
 * range of amounts. Left out is what you hold, follow or negotiate about, and what a case takes no offers for from your
 * country; what you have dismissed is a list of its own. The latest listing comes first, each with its reasons.
 *
 * For verified buyers (`verified_buyer`).
 *
 * Refused with
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError> {
  const queryOptions = getListRecommendedClaimsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Follow a claim.
 *
 * News of it come to the follower. To follow what is followed already changes nothing. Only a claim that is open, paused
 * or under offer can be followed, any other is 404; one's own cannot (`own_claim`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `own_claim` (422): One's own claim cannot be followed or bid on.
 * - `too_many_follows` (422): The caller follows 1,000 claims or cases.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const followClaim = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<FollowState>(
    { url: `/api/claims/${encodeURIComponent(String(id))}/follow`, method: 'POST', signal },
    options,
    followClaimWrite,
  );
};

/**
 * The key of {@link useFollowClaim}: Follow a claim.
 */
export const getFollowClaimMutationKey = () => ['followClaim'] as const;

/**
 * Follow a claim.
 *
 * News of it come to the follower. To follow what is followed already changes nothing. Only a claim that is open, paused
 * or under offer can be followed, any other is 404; one's own cannot (`own_claim`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `own_claim` (422): One's own claim cannot be followed or bid on.
 * - `too_many_follows` (422): The caller follows 1,000 claims or cases.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof followClaim>>,
    FollowClaimMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return followClaim(id, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
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
 * Follow a claim.
 *
 * News of it come to the follower. To follow what is followed already changes nothing. Only a claim that is open, paused
 * or under offer can be followed, any other is 404; one's own cannot (`own_claim`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `own_claim` (422): One's own claim cannot be followed or bid on.
 * - `too_many_follows` (422): The caller follows 1,000 claims or cases.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
 * Unfollow a claim.
 *
 * Also where the claim is not listed any more, by whoever follows it; of a claim that is not listed nobody else learns (404). What is not followed stays so.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const unfollowClaim = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<FollowState>(
    { url: `/api/claims/${encodeURIComponent(String(id))}/follow`, method: 'DELETE', signal },
    options,
    unfollowClaimWrite,
  );
};

/**
 * The key of {@link useUnfollowClaim}: Unfollow a claim.
 */
export const getUnfollowClaimMutationKey = () => ['unfollowClaim'] as const;

/**
 * Unfollow a claim.
 *
 * Also where the claim is not listed any more, by whoever follows it; of a claim that is not listed nobody else learns (404). What is not followed stays so.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof unfollowClaim>>,
    UnfollowClaimMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return unfollowClaim(id, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
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
 * Unfollow a claim.
 *
 * Also where the claim is not listed any more, by whoever follows it; of a claim that is not listed nobody else learns (404). What is not followed stays so.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
 * Not interested in a claim.
 *
 * It is not recommended any more. Any claim that `getClaim` answers can be dismissed, whatever its status; another is 404.
 *
 * For verified buyers (`verified_buyer`).
 *
 * Refused with
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const dismissClaim = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<void>(
    { url: `/api/claims/${encodeURIComponent(String(id))}/dismissal`, method: 'POST', signal },
    options,
    dismissClaimWrite,
  );
};

/**
 * The key of {@link useDismissClaim}: Not interested in a claim.
 */
export const getDismissClaimMutationKey = () => ['dismissClaim'] as const;

/**
 * Not interested in a claim.
 *
 * It is not recommended any more. Any claim that `getClaim` answers can be dismissed, whatever its status; another is 404.
 *
 * For verified buyers (`verified_buyer`).
 *
 * Refused with
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof dismissClaim>>,
    DismissClaimMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return dismissClaim(id, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
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
 * Not interested in a claim.
 *
 * It is not recommended any more. Any claim that `getClaim` answers can be dismissed, whatever its status; another is 404.
 *
 * For verified buyers (`verified_buyer`).
 *
 * Refused with
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
 * Take a dismissal back.
 *
 * It may be recommended again; also of a claim that `getClaim` answers no longer, where the caller has dismissed it. What was not dismissed stays so.
 *
 * For verified buyers (`verified_buyer`).
 *
 * Refused with
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const restoreClaim = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<void>(
    { url: `/api/claims/${encodeURIComponent(String(id))}/dismissal`, method: 'DELETE', signal },
    options,
    restoreClaimWrite,
  );
};

/**
 * The key of {@link useRestoreClaim}: Take a dismissal back.
 */
export const getRestoreClaimMutationKey = () => ['restoreClaim'] as const;

/**
 * Take a dismissal back.
 *
 * It may be recommended again; also of a claim that `getClaim` answers no longer, where the caller has dismissed it. What was not dismissed stays so.
 *
 * For verified buyers (`verified_buyer`).
 *
 * Refused with
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof restoreClaim>>,
    RestoreClaimMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return restoreClaim(id, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
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
 * Take a dismissal back.
 *
 * It may be recommended again; also of a claim that `getClaim` answers no longer, where the caller has dismissed it. What was not dismissed stays so.
 *
 * For verified buyers (`verified_buyer`).
 *
 * Refused with
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
 * Follow a case.
 *
 * News of claims that are listed in it come to the follower. To follow what is followed already changes nothing. Any case
 * but a draft can be followed, paused and closed ones as well; a draft is 404.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `too_many_follows` (422): The caller follows 1,000 claims or cases.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const followCase = (
  id: CaseIdOrCode,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<FollowState>(
    { url: `/api/cases/${encodeURIComponent(String(id))}/follow`, method: 'POST', signal },
    options,
    followCaseWrite,
  );
};

/**
 * The key of {@link useFollowCase}: Follow a case.
 */
export const getFollowCaseMutationKey = () => ['followCase'] as const;

/**
 * Follow a case.
 *
 * News of claims that are listed in it come to the follower. To follow what is followed already changes nothing. Any case
 * but a draft can be followed, paused and closed ones as well; a draft is 404.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `too_many_follows` (422): The caller follows 1,000 claims or cases.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof followCase>>,
    FollowCaseMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return followCase(id, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
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
export type FollowCaseMutationVariables = { id: CaseIdOrCode };

/**
 * Follow a case.
 *
 * News of claims that are listed in it come to the follower. To follow what is followed already changes nothing. Any case
 * but a draft can be followed, paused and closed ones as well; a draft is 404.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `too_many_follows` (422): The caller follows 1,000 claims or cases.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
 * Unfollow a case.
 *
 * What is not followed stays so. A draft is 404.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const unfollowCase = (
  id: CaseIdOrCode,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<FollowState>(
    { url: `/api/cases/${encodeURIComponent(String(id))}/follow`, method: 'DELETE', signal },
    options,
    unfollowCaseWrite,
  );
};

/**
 * The key of {@link useUnfollowCase}: Unfollow a case.
 */
export const getUnfollowCaseMutationKey = () => ['unfollowCase'] as const;

/**
 * Unfollow a case.
 *
 * What is not followed stays so. A draft is 404.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof unfollowCase>>,
    UnfollowCaseMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return unfollowCase(id, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
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
export type UnfollowCaseMutationVariables = { id: CaseIdOrCode };

/**
 * Unfollow a case.
 *
 * What is not followed stays so. A draft is 404.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
 * What you follow.
 *
 * Numbers only, so that every card and row can tell whether it is followed, while the reads of claims and
 * cases answer everybody alike.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getFollows = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Follows>({ url: `/api/follows`, method: 'GET', signal }, options);
};

/**
 * The key of {@link useGetFollows}: What you follow.
 */
export const getGetFollowsQueryKey = () => {
  return keyOfRead(`/api/follows`);
};

/**
 * What you follow.
 *
 * Numbers only, so that every card and row can tell whether it is followed, while the reads of claims and
 * cases answer everybody alike.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getFollows>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetFollowsQueryResult = NonNullable<Awaited<ReturnType<typeof getFollows>>>;
export type GetFollowsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * What you follow.
 *
 * Numbers only, so that every card and row can tell whether it is followed, while the reads of claims and
 * cases answer everybody alike.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): DefinedUseQueryResult<TData, TError>;
/**
 * What you follow.
 *
 * Numbers only, so that every card and row can tell whether it is followed, while the reads of claims and
 * cases answer everybody alike.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * What you follow.
 *
 * Numbers only, so that every card and row can tell whether it is followed, while the reads of claims and
 * cases answer everybody alike.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * What you follow.
 *
 * Numbers only, so that every card and row can tell whether it is followed, while the reads of claims and
 * cases answer everybody alike.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError> {
  const queryOptions = getGetFollowsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Claims that you follow.
 *
 * Of every listed status, with the ask of the day on which each was followed. `search` looks at the
 * reference and at name, code, debtor, court and number of the case.
 *
 * For verified buyers (`verified_buyer`).
 *
 * Refused with
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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

/**
 * The key of {@link useListFollowedClaims}: Claims that you follow.
 */
export const getListFollowedClaimsQueryKey = (params?: ListFollowedClaimsParams) => {
  return keyOfRead(`/api/followed_claims`, params);
};

/**
 * Claims that you follow.
 *
 * Of every listed status, with the ask of the day on which each was followed. `search` looks at the
 * reference and at name, code, debtor, court and number of the case.
 *
 * For verified buyers (`verified_buyer`).
 *
 * Refused with
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof listFollowedClaims>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
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

/**
 * Claims that you follow.
 *
 * Of every listed status, with the ask of the day on which each was followed. `search` looks at the
 * reference and at name, code, debtor, court and number of the case.
 *
 * For verified buyers (`verified_buyer`).
 *
 * Refused with
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): DefinedUseQueryResult<TData, TError>;
/**
 * Claims that you follow.
 *
 * Of every listed status, with the ask of the day on which each was followed. `search` looks at the
 * reference and at name, code, debtor, court and number of the case.
 *
 * For verified buyers (`verified_buyer`).
 *
 * Refused with
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * Claims that you follow.
 *
 * Of every listed status, with the ask of the day on which each was followed. `search` looks at the
 * reference and at name, code, debtor, court and number of the case.
 *
 * For verified buyers (`verified_buyer`).
 *
 * Refused with
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * Claims that you follow.
 *
 * Of every listed status, with the ask of the day on which each was followed. `search` looks at the
 * reference and at name, code, debtor, court and number of the case.
 *
 * For verified buyers (`verified_buyer`).
 *
 * Refused with
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError> {
  const queryOptions = getListFollowedClaimsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}
