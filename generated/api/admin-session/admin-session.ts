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
  Admin,
  AdminSignInInput,
  BadRequestResponse,
  ForbiddenResponse,
  InternalErrorResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
} from '../../model';

import type { Write } from '../../../src/api/after-write.ts';
import { keyOfRead } from '../../../src/api/query-key.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType, BodyType } from '../../../src/api/request.ts';

/** What follows from {@link signInAdmin}. */
export const signInAdminWrite: Write = { begins: 'admin' };

/** What follows from {@link signOutAdmin}. */
export const signOutAdminWrite: Write = { takesKey: true };

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Log in as an administrator.
 *
 * Wrong credentials are `invalid_credentials`. Limited as the login of users.
 *
 * For everybody.
 *
 * Refused with
 * - `invalid_credentials` (422): Address and password do not belong together; which of them is wrong is not said.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const signInAdmin = (
  adminSignInInput: BodyType<AdminSignInInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Admin>(
    {
      url: `/admins/sign_in`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: adminSignInInput,
      signal,
    },
    options,
    signInAdminWrite,
  );
};

/**
 * The key of {@link useSignInAdmin}: Log in as an administrator.
 */
export const getSignInAdminMutationKey = () => ['signInAdmin'] as const;

/**
 * Log in as an administrator.
 *
 * Wrong credentials are `invalid_credentials`. Limited as the login of users.
 *
 * For everybody.
 *
 * Refused with
 * - `invalid_credentials` (422): Address and password do not belong together; which of them is wrong is not said.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const getSignInAdminMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | PayloadTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof signInAdmin>>,
    TError,
    SignInAdminMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof signInAdmin>>,
  TError,
  SignInAdminMutationVariables,
  TContext
> => {
  const mutationKey = getSignInAdminMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof signInAdmin>>,
    SignInAdminMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return signInAdmin(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type SignInAdminMutationResult = NonNullable<Awaited<ReturnType<typeof signInAdmin>>>;
export type SignInAdminMutationBody = BodyType<AdminSignInInput>;
export type SignInAdminMutationError = ErrorType<
  | BadRequestResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type SignInAdminMutationVariables = { data: BodyType<AdminSignInInput> };

/**
 * Log in as an administrator.
 *
 * Wrong credentials are `invalid_credentials`. Limited as the login of users.
 *
 * For everybody.
 *
 * Refused with
 * - `invalid_credentials` (422): Address and password do not belong together; which of them is wrong is not said.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const useSignInAdmin = <
  TError = ErrorType<
    | BadRequestResponse
    | PayloadTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof signInAdmin>>,
      TError,
      SignInAdminMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof signInAdmin>>,
  TError,
  SignInAdminMutationVariables,
  TContext
> => {
  return useMutation(getSignInAdminMutationOptions(options), queryClient);
};
/**
 * End this session.
 *
 * Sessions in a user's name that were opened in it end as well.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const signOutAdmin = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<void>(
    { url: `/admins/sign_out`, method: 'DELETE', signal },
    options,
    signOutAdminWrite,
  );
};

/**
 * The key of {@link useSignOutAdmin}: End this session.
 */
export const getSignOutAdminMutationKey = () => ['signOutAdmin'] as const;

/**
 * End this session.
 *
 * Sessions in a user's name that were opened in it end as well.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getSignOutAdminMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableWriteResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof signOutAdmin>>, TError, void, TContext>;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<Awaited<ReturnType<typeof signOutAdmin>>, TError, void, TContext> => {
  const mutationKey = getSignOutAdminMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof signOutAdmin>>, void> = () => {
    return signOutAdmin(requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type SignOutAdminMutationResult = NonNullable<Awaited<ReturnType<typeof signOutAdmin>>>;

export type SignOutAdminMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * End this session.
 *
 * Sessions in a user's name that were opened in it end as well.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useSignOutAdmin = <
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
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof signOutAdmin>>, TError, void, TContext>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof signOutAdmin>>, TError, void, TContext> => {
  return useMutation(getSignOutAdminMutationOptions(options), queryClient);
};
/**
 * The administrator who is logged in.
 *
 * Read at start. A token older than a day is rotated (`Authorization` of the answer).
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getAdminProfile = (
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Admin>({ url: `/admin/profile`, method: 'GET', signal }, options);
};

/**
 * The key of {@link useGetAdminProfile}: The administrator who is logged in.
 */
export const getGetAdminProfileQueryKey = () => {
  return keyOfRead(`/admin/profile`);
};

/**
 * The administrator who is logged in.
 *
 * Read at start. A token older than a day is rotated (`Authorization` of the answer).
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetAdminProfileQueryOptions = <
  TData = Awaited<ReturnType<typeof getAdminProfile>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminProfile>>, TError, TData>>;
  request?: SecondParameter<typeof request>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetAdminProfileQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminProfile>>> = ({ signal }) =>
    getAdminProfile(requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getAdminProfile>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminProfile>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetAdminProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminProfile>>>;
export type GetAdminProfileQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * The administrator who is logged in.
 *
 * Read at start. A token older than a day is rotated (`Authorization` of the answer).
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminProfile<
  TData = Awaited<ReturnType<typeof getAdminProfile>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminProfile>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminProfile>>,
          TError,
          Awaited<ReturnType<typeof getAdminProfile>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * The administrator who is logged in.
 *
 * Read at start. A token older than a day is rotated (`Authorization` of the answer).
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminProfile<
  TData = Awaited<ReturnType<typeof getAdminProfile>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminProfile>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminProfile>>,
          TError,
          Awaited<ReturnType<typeof getAdminProfile>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * The administrator who is logged in.
 *
 * Read at start. A token older than a day is rotated (`Authorization` of the answer).
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminProfile<
  TData = Awaited<ReturnType<typeof getAdminProfile>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminProfile>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * The administrator who is logged in.
 *
 * Read at start. A token older than a day is rotated (`Authorization` of the answer).
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminProfile<
  TData = Awaited<ReturnType<typeof getAdminProfile>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminProfile>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetAdminProfileQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}
