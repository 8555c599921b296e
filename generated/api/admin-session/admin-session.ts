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
 * Wrong credentials are `invalid_credentials`. Limited as the sign-in of users.
 * @summary Sign in as an administrator
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
  );
};

export const getSignInAdminMutationKey = () => ['signInAdmin'] as const;

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
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof signInAdmin>>,
    SignInAdminMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return signInAdmin(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
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
 * @summary Sign in as an administrator
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
 * Sessions in a user's name that were opened in it end as well.
 * @summary End this session
 */
export const signOutAdmin = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<void>({ url: `/admins/sign_out`, method: 'DELETE', signal }, options);
};

export const getSignOutAdminMutationKey = () => ['signOutAdmin'] as const;

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
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof signOutAdmin>>, void> = () => {
    return signOutAdmin(requestOptions);
  };

  return { mutationFn, ...mutationOptions };
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
 * @summary End this session
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
 * Read at start. A token older than a day is rotated (`Authorization` of the answer).
 * @summary The signed-in administrator
 */
export const getAdminProfile = (
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Admin>({ url: `/admin/profile`, method: 'GET', signal }, options);
};

export const getGetAdminProfileQueryKey = () => {
  return [`/admin/profile`] as const;
};

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
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetAdminProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminProfile>>>;
export type GetAdminProfileQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

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
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The signed-in administrator
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetAdminProfileQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
