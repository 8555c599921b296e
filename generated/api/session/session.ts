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
  FreshProofInput,
  InternalErrorResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnreadCounts,
  UnsupportedMediaTypeResponse,
  User,
} from '../../model';

import type { Write } from '../../../src/api/after-write.ts';
import { keyOfRead } from '../../../src/api/query-key.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType, BodyType } from '../../../src/api/request.ts';

/** What follows from {@link createFreshProof}. */
export const createFreshProofWrite: Write = { takesKey: true };

/** What follows from {@link signOutUser}. */
export const signOutUserWrite: Write = { takesKey: true };

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * The user who is logged in.
 *
 * Read at start and every five minutes. A token older than a day is rotated (`Authorization` of the answer); a session ends
 * fourteen days after its token was last replaced.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCurrentUser = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<User>({ url: `/auth/current_user`, method: 'GET', signal }, options);
};

/**
 * The key of {@link useGetCurrentUser}: The user who is logged in.
 */
export const getGetCurrentUserQueryKey = () => {
  return keyOfRead(`/auth/current_user`);
};

/**
 * The user who is logged in.
 *
 * Read at start and every five minutes. A token older than a day is rotated (`Authorization` of the answer); a session ends
 * fourteen days after its token was last replaced.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetCurrentUserQueryOptions = <
  TData = Awaited<ReturnType<typeof getCurrentUser>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>>;
  request?: SecondParameter<typeof request>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCurrentUserQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentUser>>> = ({ signal }) =>
    getCurrentUser(requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getCurrentUser>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentUser>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCurrentUserQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentUser>>>;
export type GetCurrentUserQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * The user who is logged in.
 *
 * Read at start and every five minutes. A token older than a day is rotated (`Authorization` of the answer); a session ends
 * fourteen days after its token was last replaced.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCurrentUser<
  TData = Awaited<ReturnType<typeof getCurrentUser>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentUser>>,
          TError,
          Awaited<ReturnType<typeof getCurrentUser>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * The user who is logged in.
 *
 * Read at start and every five minutes. A token older than a day is rotated (`Authorization` of the answer); a session ends
 * fourteen days after its token was last replaced.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCurrentUser<
  TData = Awaited<ReturnType<typeof getCurrentUser>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentUser>>,
          TError,
          Awaited<ReturnType<typeof getCurrentUser>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * The user who is logged in.
 *
 * Read at start and every five minutes. A token older than a day is rotated (`Authorization` of the answer); a session ends
 * fourteen days after its token was last replaced.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCurrentUser<
  TData = Awaited<ReturnType<typeof getCurrentUser>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * The user who is logged in.
 *
 * Read at start and every five minutes. A token older than a day is rotated (`Authorization` of the answer); a session ends
 * fourteen days after its token was last replaced.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCurrentUser<
  TData = Awaited<ReturnType<typeof getCurrentUser>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetCurrentUserQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Enter the password once more.
 *
 * For ten minutes password, email address and where the caller is paid can be changed, with the token of the answer. A wrong password is
 * `invalid_credentials`, as it is of an account that has none: its owner logs in by a link instead. 10 tries in 15 minutes, and 300 times the right one in an hour (429).
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `invalid_credentials` (422): Address and password do not belong together; which of them is wrong is not said.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const createFreshProof = (
  freshProofInput: BodyType<FreshProofInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<void>(
    {
      url: `/auth/fresh_proof`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: freshProofInput,
      signal,
    },
    options,
    createFreshProofWrite,
  );
};

/**
 * The key of {@link useCreateFreshProof}: Enter the password once more.
 */
export const getCreateFreshProofMutationKey = () => ['createFreshProof'] as const;

/**
 * Enter the password once more.
 *
 * For ten minutes password, email address and where the caller is paid can be changed, with the token of the answer. A wrong password is
 * `invalid_credentials`, as it is of an account that has none: its owner logs in by a link instead. 10 tries in 15 minutes, and 300 times the right one in an hour (429).
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `invalid_credentials` (422): Address and password do not belong together; which of them is wrong is not said.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const getCreateFreshProofMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
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
    Awaited<ReturnType<typeof createFreshProof>>,
    TError,
    CreateFreshProofMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createFreshProof>>,
  TError,
  CreateFreshProofMutationVariables,
  TContext
> => {
  const mutationKey = getCreateFreshProofMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createFreshProof>>,
    CreateFreshProofMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createFreshProof(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type CreateFreshProofMutationResult = NonNullable<
  Awaited<ReturnType<typeof createFreshProof>>
>;
export type CreateFreshProofMutationBody = BodyType<FreshProofInput>;
export type CreateFreshProofMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableWriteResponse
  | TooManyRequestsResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type CreateFreshProofMutationVariables = { data: BodyType<FreshProofInput> };

/**
 * Enter the password once more.
 *
 * For ten minutes password, email address and where the caller is paid can be changed, with the token of the answer. A wrong password is
 * `invalid_credentials`, as it is of an account that has none: its owner logs in by a link instead. 10 tries in 15 minutes, and 300 times the right one in an hour (429).
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `invalid_credentials` (422): Address and password do not belong together; which of them is wrong is not said.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const useCreateFreshProof = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof createFreshProof>>,
      TError,
      CreateFreshProofMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createFreshProof>>,
  TError,
  CreateFreshProofMutationVariables,
  TContext
> => {
  return useMutation(getCreateFreshProofMutationOptions(options), queryClient);
};
/**
 * End this session.
 *
 * Revokes the token of this session only.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const signOutUser = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<void>(
    { url: `/users/sign_out`, method: 'DELETE', signal },
    options,
    signOutUserWrite,
  );
};

/**
 * The key of {@link useSignOutUser}: End this session.
 */
export const getSignOutUserMutationKey = () => ['signOutUser'] as const;

/**
 * End this session.
 *
 * Revokes the token of this session only.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getSignOutUserMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableWriteResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof signOutUser>>, TError, void, TContext>;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<Awaited<ReturnType<typeof signOutUser>>, TError, void, TContext> => {
  const mutationKey = getSignOutUserMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof signOutUser>>, void> = () => {
    return signOutUser(requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type SignOutUserMutationResult = NonNullable<Awaited<ReturnType<typeof signOutUser>>>;

export type SignOutUserMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * End this session.
 *
 * Revokes the token of this session only.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useSignOutUser = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableWriteResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof signOutUser>>, TError, void, TContext>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof signOutUser>>, TError, void, TContext> => {
  return useMutation(getSignOutUserMutationOptions(options), queryClient);
};
/**
 * What waits to be read or answered.
 *
 * Numbers for the navigation.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getUnreadCounts = (
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<UnreadCounts>({ url: `/api/unread_counts`, method: 'GET', signal }, options);
};

/**
 * The key of {@link useGetUnreadCounts}: What waits to be read or answered.
 */
export const getGetUnreadCountsQueryKey = () => {
  return keyOfRead(`/api/unread_counts`);
};

/**
 * What waits to be read or answered.
 *
 * Numbers for the navigation.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetUnreadCountsQueryOptions = <
  TData = Awaited<ReturnType<typeof getUnreadCounts>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadCounts>>, TError, TData>>;
  request?: SecondParameter<typeof request>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetUnreadCountsQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getUnreadCounts>>> = ({ signal }) =>
    getUnreadCounts(requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getUnreadCounts>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getUnreadCounts>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetUnreadCountsQueryResult = NonNullable<Awaited<ReturnType<typeof getUnreadCounts>>>;
export type GetUnreadCountsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * What waits to be read or answered.
 *
 * Numbers for the navigation.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetUnreadCounts<
  TData = Awaited<ReturnType<typeof getUnreadCounts>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadCounts>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUnreadCounts>>,
          TError,
          Awaited<ReturnType<typeof getUnreadCounts>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * What waits to be read or answered.
 *
 * Numbers for the navigation.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetUnreadCounts<
  TData = Awaited<ReturnType<typeof getUnreadCounts>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadCounts>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUnreadCounts>>,
          TError,
          Awaited<ReturnType<typeof getUnreadCounts>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * What waits to be read or answered.
 *
 * Numbers for the navigation.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetUnreadCounts<
  TData = Awaited<ReturnType<typeof getUnreadCounts>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadCounts>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * What waits to be read or answered.
 *
 * Numbers for the navigation.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetUnreadCounts<
  TData = Awaited<ReturnType<typeof getUnreadCounts>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadCounts>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetUnreadCountsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}
