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
  AdminUser,
  AdminUserCreateInput,
  AdminUserPage,
  AdminUserUpdateInput,
  BadRequestResponse,
  BuyerAccountState,
  CountryInput,
  Document,
  ForbiddenResponse,
  GetAdminUserParams,
  InternalErrorResponse,
  ListAdminUsersParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  StaleVersionResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
} from '../../model';

import { READ_SETS } from '../../read-sets.ts';
import type { Write } from '../../../src/api/after-write.ts';
import { keyOfRead } from '../../../src/api/query-key.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType, BodyType } from '../../../src/api/request.ts';

/** What follows from {@link createAdminUser}. */
export const createAdminUserWrite: Write = {
  takesKey: true,
  newest: 'getAdminUser',
  rows: { listAdminUsers: 'users' },
  stale: ['listAuditEvents', 'listAdminUsers'],
};

/** What follows from {@link updateAdminUser}. */
export const updateAdminUserWrite: Write = {
  takesKey: true,
  newest: 'getAdminUser',
  rows: { listAdminUsers: 'users' },
  stale: [
    'listAuditEvents',
    'listAdminUsers',
    'getAdminBuyerAccount',
    'listAdminClaims',
    'getAdminClaim',
    'listAdminNegotiations',
    'getAdminNegotiation',
    'listAdminConversations',
    'getAdminConversation',
    ...READ_SETS.market,
  ],
};

/** What follows from {@link updateAdminUserCountry}. */
export const updateAdminUserCountryWrite: Write = {
  takesKey: true,
  newest: 'getAdminUser',
  rows: { listAdminUsers: 'users' },
  stale: ['listAuditEvents', 'listAdminUsers', 'getAdminClaim'],
};

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Users.
 *
 * `search` looks at names, email address and company; a number is also looked up as the id.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const listAdminUsers = (
  params?: ListAdminUsersParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminUserPage>({ url: `/admin/users`, method: 'GET', params, signal }, options);
};

/**
 * The key of {@link useListAdminUsers}: Users.
 */
export const getListAdminUsersQueryKey = (params?: ListAdminUsersParams) => {
  return keyOfRead(`/admin/users`, params);
};

/**
 * Users.
 *
 * `search` looks at names, email address and company; a number is also looked up as the id.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getListAdminUsersQueryOptions = <
  TData = Awaited<ReturnType<typeof listAdminUsers>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAdminUsersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminUsers>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListAdminUsersQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminUsers>>> = ({ signal }) =>
    listAdminUsers(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listAdminUsers>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminUsers>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListAdminUsersQueryResult = NonNullable<Awaited<ReturnType<typeof listAdminUsers>>>;
export type ListAdminUsersQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Users.
 *
 * `search` looks at names, email address and company; a number is also looked up as the id.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAdminUsers<
  TData = Awaited<ReturnType<typeof listAdminUsers>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: undefined | ListAdminUsersParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminUsers>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminUsers>>,
          TError,
          Awaited<ReturnType<typeof listAdminUsers>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Users.
 *
 * `search` looks at names, email address and company; a number is also looked up as the id.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAdminUsers<
  TData = Awaited<ReturnType<typeof listAdminUsers>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAdminUsersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminUsers>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminUsers>>,
          TError,
          Awaited<ReturnType<typeof listAdminUsers>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Users.
 *
 * `search` looks at names, email address and company; a number is also looked up as the id.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAdminUsers<
  TData = Awaited<ReturnType<typeof listAdminUsers>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAdminUsersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminUsers>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Users.
 *
 * `search` looks at names, email address and company; a number is also looked up as the id.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAdminUsers<
  TData = Awaited<ReturnType<typeof listAdminUsers>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAdminUsersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminUsers>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getListAdminUsersQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Create a user.
 *
 * Another initial status than `pending` or `active` is refused (`transition_not_allowed`), then a known address (`email_taken`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `email_taken` (422): Another account has this email address.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const createAdminUser = (
  adminUserCreateInput: BodyType<AdminUserCreateInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminUser>(
    {
      url: `/admin/users`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: adminUserCreateInput,
      signal,
    },
    options,
    createAdminUserWrite,
  );
};

/**
 * The key of {@link useCreateAdminUser}: Create a user.
 */
export const getCreateAdminUserMutationKey = () => ['createAdminUser'] as const;

/**
 * Create a user.
 *
 * Another initial status than `pending` or `active` is refused (`transition_not_allowed`), then a known address (`email_taken`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `email_taken` (422): Another account has this email address.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCreateAdminUserMutationOptions = <
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
    Awaited<ReturnType<typeof createAdminUser>>,
    TError,
    CreateAdminUserMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createAdminUser>>,
  TError,
  CreateAdminUserMutationVariables,
  TContext
> => {
  const mutationKey = getCreateAdminUserMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createAdminUser>>,
    CreateAdminUserMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createAdminUser(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type CreateAdminUserMutationResult = NonNullable<
  Awaited<ReturnType<typeof createAdminUser>>
>;
export type CreateAdminUserMutationBody = BodyType<AdminUserCreateInput>;
export type CreateAdminUserMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type CreateAdminUserMutationVariables = { data: BodyType<AdminUserCreateInput> };

/**
 * Create a user.
 *
 * Another initial status than `pending` or `active` is refused (`transition_not_allowed`), then a known address (`email_taken`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `email_taken` (422): Another account has this email address.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useCreateAdminUser = <
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
      Awaited<ReturnType<typeof createAdminUser>>,
      TError,
      CreateAdminUserMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createAdminUser>>,
  TError,
  CreateAdminUserMutationVariables,
  TContext
> => {
  return useMutation(getCreateAdminUserMutationOptions(options), queryClient);
};
/**
 * One user.
 *
 * With `include_token=true` the answer also holds a session token for this user (impersonation), valid 15 minutes and
 * no longer than the session that asks for it. Each write with it is audited, and each reading of a document.
 * For a suspended or deactivated user that is refused (`account_suspended`, `account_deactivated`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getAdminUser = (
  id: number,
  params?: GetAdminUserParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminUser>(
    { url: `/admin/users/${encodeURIComponent(String(id))}`, method: 'GET', params, signal },
    options,
  );
};

/**
 * The key of {@link useGetAdminUser}: One user.
 */
export const getGetAdminUserQueryKey = (id: number, params?: GetAdminUserParams) => {
  return keyOfRead(`/admin/users/${id}`, params);
};

/**
 * One user.
 *
 * With `include_token=true` the answer also holds a session token for this user (impersonation), valid 15 minutes and
 * no longer than the session that asks for it. Each write with it is audited, and each reading of a document.
 * For a suspended or deactivated user that is refused (`account_suspended`, `account_deactivated`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetAdminUserQueryOptions = <
  TData = Awaited<ReturnType<typeof getAdminUser>>,
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
  params?: GetAdminUserParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminUser>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetAdminUserQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminUser>>> = ({ signal }) =>
    getAdminUser(id, params, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getAdminUser>>, TError, TData> & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminUser>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetAdminUserQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminUser>>>;
export type GetAdminUserQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * One user.
 *
 * With `include_token=true` the answer also holds a session token for this user (impersonation), valid 15 minutes and
 * no longer than the session that asks for it. Each write with it is audited, and each reading of a document.
 * For a suspended or deactivated user that is refused (`account_suspended`, `account_deactivated`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminUser<
  TData = Awaited<ReturnType<typeof getAdminUser>>,
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
  params: undefined | GetAdminUserParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminUser>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminUser>>,
          TError,
          Awaited<ReturnType<typeof getAdminUser>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * One user.
 *
 * With `include_token=true` the answer also holds a session token for this user (impersonation), valid 15 minutes and
 * no longer than the session that asks for it. Each write with it is audited, and each reading of a document.
 * For a suspended or deactivated user that is refused (`account_suspended`, `account_deactivated`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminUser<
  TData = Awaited<ReturnType<typeof getAdminUser>>,
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
  params?: GetAdminUserParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminUser>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminUser>>,
          TError,
          Awaited<ReturnType<typeof getAdminUser>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * One user.
 *
 * With `include_token=true` the answer also holds a session token for this user (impersonation), valid 15 minutes and
 * no longer than the session that asks for it. Each write with it is audited, and each reading of a document.
 * For a suspended or deactivated user that is refused (`account_suspended`, `account_deactivated`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminUser<
  TData = Awaited<ReturnType<typeof getAdminUser>>,
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
  params?: GetAdminUserParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminUser>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * One user.
 *
 * With `include_token=true` the answer also holds a session token for this user (impersonation), valid 15 minutes and
 * no longer than the session that asks for it. Each write with it is audited, and each reading of a document.
 * For a suspended or deactivated user that is refused (`account_suspended`, `account_deactivated`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminUser<
  TData = Awaited<ReturnType<typeof getAdminUser>>,
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
  params?: GetAdminUserParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminUser>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetAdminUserQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Review the identity, or change the user.
 *
 * The body is either `{identity_verification}` or `{user}`. Suspending ends the user's sessions, withdraws the
 * offers that the user made as a buyer and pauses the user's claims on the market, with which every pending offer for them is closed; deactivating withdraws the claims instead, and is
 * refused while a sale is under way in which the user buys or sells, and while a fee of theirs is outstanding. An address that was never confirmed is given back
 * with the closing, so that its owner can sign up: `email` is then one that takes no mails. Nothing is reviewed while the
 * account is suspended, or after it was closed, in which the request that suspends or closes it counts as done; the profile of a closed account stays as it is. An application for a buyer
 * account that waits for its user, or was rejected, is reopened with `buyer_account_status: pending`, and as with a submission `registration_number`, `website`,
 * `signatory_name` and `signatory_title` of an individual become null. Another `email`
 * counts at once and is not confirmed (`email_verified_at` null, `new_email` null): links that were mailed before end, the
 * new address gets a link to confirm it, and a confirmed old one is told. Whoever was invited and has never logged in is
 * invited anew instead, at the new address; while the account is suspended, the new address gets no link before the suspension is lifted. Refusals:
 * `transition_not_allowed`, `buyer_account_incomplete` where an application is reopened that misses something,
 * `reason_required`, `email_taken`; a stale `lock_version` is 409.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `buyer_account_incomplete` (422): The application lacks what a review needs; `errors` names each field.
 * - `reason_required` (422): The change takes something away or asks for something, and gives no reason.
 * - `email_taken` (422): Another account has this email address.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const updateAdminUser = (
  id: number,
  adminUserUpdateInput: BodyType<AdminUserUpdateInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminUser>(
    {
      url: `/admin/users/${encodeURIComponent(String(id))}`,
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      data: adminUserUpdateInput,
      signal,
    },
    options,
    updateAdminUserWrite,
  );
};

/**
 * The key of {@link useUpdateAdminUser}: Review the identity, or change the user.
 */
export const getUpdateAdminUserMutationKey = () => ['updateAdminUser'] as const;

/**
 * Review the identity, or change the user.
 *
 * The body is either `{identity_verification}` or `{user}`. Suspending ends the user's sessions, withdraws the
 * offers that the user made as a buyer and pauses the user's claims on the market, with which every pending offer for them is closed; deactivating withdraws the claims instead, and is
 * refused while a sale is under way in which the user buys or sells, and while a fee of theirs is outstanding. An address that was never confirmed is given back
 * with the closing, so that its owner can sign up: `email` is then one that takes no mails. Nothing is reviewed while the
 * account is suspended, or after it was closed, in which the request that suspends or closes it counts as done; the profile of a closed account stays as it is. An application for a buyer
 * account that waits for its user, or was rejected, is reopened with `buyer_account_status: pending`, and as with a submission `registration_number`, `website`,
 * `signatory_name` and `signatory_title` of an individual become null. Another `email`
 * counts at once and is not confirmed (`email_verified_at` null, `new_email` null): links that were mailed before end, the
 * new address gets a link to confirm it, and a confirmed old one is told. Whoever was invited and has never logged in is
 * invited anew instead, at the new address; while the account is suspended, the new address gets no link before the suspension is lifted. Refusals:
 * `transition_not_allowed`, `buyer_account_incomplete` where an application is reopened that misses something,
 * `reason_required`, `email_taken`; a stale `lock_version` is 409.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `buyer_account_incomplete` (422): The application lacks what a review needs; `errors` names each field.
 * - `reason_required` (422): The change takes something away or asks for something, and gives no reason.
 * - `email_taken` (422): Another account has this email address.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getUpdateAdminUserMutationOptions = <
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
    Awaited<ReturnType<typeof updateAdminUser>>,
    TError,
    UpdateAdminUserMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateAdminUser>>,
  TError,
  UpdateAdminUserMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateAdminUserMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateAdminUser>>,
    UpdateAdminUserMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updateAdminUser(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type UpdateAdminUserMutationResult = NonNullable<
  Awaited<ReturnType<typeof updateAdminUser>>
>;
export type UpdateAdminUserMutationBody = BodyType<AdminUserUpdateInput>;
export type UpdateAdminUserMutationError = ErrorType<
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
export type UpdateAdminUserMutationVariables = { id: number; data: BodyType<AdminUserUpdateInput> };

/**
 * Review the identity, or change the user.
 *
 * The body is either `{identity_verification}` or `{user}`. Suspending ends the user's sessions, withdraws the
 * offers that the user made as a buyer and pauses the user's claims on the market, with which every pending offer for them is closed; deactivating withdraws the claims instead, and is
 * refused while a sale is under way in which the user buys or sells, and while a fee of theirs is outstanding. An address that was never confirmed is given back
 * with the closing, so that its owner can sign up: `email` is then one that takes no mails. Nothing is reviewed while the
 * account is suspended, or after it was closed, in which the request that suspends or closes it counts as done; the profile of a closed account stays as it is. An application for a buyer
 * account that waits for its user, or was rejected, is reopened with `buyer_account_status: pending`, and as with a submission `registration_number`, `website`,
 * `signatory_name` and `signatory_title` of an individual become null. Another `email`
 * counts at once and is not confirmed (`email_verified_at` null, `new_email` null): links that were mailed before end, the
 * new address gets a link to confirm it, and a confirmed old one is told. Whoever was invited and has never logged in is
 * invited anew instead, at the new address; while the account is suspended, the new address gets no link before the suspension is lifted. Refusals:
 * `transition_not_allowed`, `buyer_account_incomplete` where an application is reopened that misses something,
 * `reason_required`, `email_taken`; a stale `lock_version` is 409.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `buyer_account_incomplete` (422): The application lacks what a review needs; `errors` names each field.
 * - `reason_required` (422): The change takes something away or asks for something, and gives no reason.
 * - `email_taken` (422): Another account has this email address.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useUpdateAdminUser = <
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
      Awaited<ReturnType<typeof updateAdminUser>>,
      TError,
      UpdateAdminUserMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateAdminUser>>,
  TError,
  UpdateAdminUserMutationVariables,
  TContext
> => {
  return useMutation(getUpdateAdminUserMutationOptions(options), queryClient);
};
/**
 * A user's application for a buyer account.
 *
 * The decision on it is a change of the user (`updateAdminUser`, `buyer_account_status`). An application that was
 * never submitted is its applicant's alone: `account` is null.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getAdminBuyerAccount = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<BuyerAccountState>(
    { url: `/admin/users/${encodeURIComponent(String(id))}/buyer_account`, method: 'GET', signal },
    options,
  );
};

/**
 * The key of {@link useGetAdminBuyerAccount}: A user's application for a buyer account.
 */
export const getGetAdminBuyerAccountQueryKey = (id: number) => {
  return keyOfRead(`/admin/users/${id}/buyer_account`);
};

/**
 * A user's application for a buyer account.
 *
 * The decision on it is a change of the user (`updateAdminUser`, `buyer_account_status`). An application that was
 * never submitted is its applicant's alone: `account` is null.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetAdminBuyerAccountQueryOptions = <
  TData = Awaited<ReturnType<typeof getAdminBuyerAccount>>,
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
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getAdminBuyerAccount>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetAdminBuyerAccountQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminBuyerAccount>>> = ({ signal }) =>
    getAdminBuyerAccount(id, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getAdminBuyerAccount>>, TError, TData> & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminBuyerAccount>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetAdminBuyerAccountQueryResult = NonNullable<
  Awaited<ReturnType<typeof getAdminBuyerAccount>>
>;
export type GetAdminBuyerAccountQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * A user's application for a buyer account.
 *
 * The decision on it is a change of the user (`updateAdminUser`, `buyer_account_status`). An application that was
 * never submitted is its applicant's alone: `account` is null.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminBuyerAccount<
  TData = Awaited<ReturnType<typeof getAdminBuyerAccount>>,
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
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getAdminBuyerAccount>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminBuyerAccount>>,
          TError,
          Awaited<ReturnType<typeof getAdminBuyerAccount>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * A user's application for a buyer account.
 *
 * The decision on it is a change of the user (`updateAdminUser`, `buyer_account_status`). An application that was
 * never submitted is its applicant's alone: `account` is null.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminBuyerAccount<
  TData = Awaited<ReturnType<typeof getAdminBuyerAccount>>,
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
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getAdminBuyerAccount>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminBuyerAccount>>,
          TError,
          Awaited<ReturnType<typeof getAdminBuyerAccount>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * A user's application for a buyer account.
 *
 * The decision on it is a change of the user (`updateAdminUser`, `buyer_account_status`). An application that was
 * never submitted is its applicant's alone: `account` is null.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminBuyerAccount<
  TData = Awaited<ReturnType<typeof getAdminBuyerAccount>>,
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
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getAdminBuyerAccount>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * A user's application for a buyer account.
 *
 * The decision on it is a change of the user (`updateAdminUser`, `buyer_account_status`). An application that was
 * never submitted is its applicant's alone: `account` is null.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminBuyerAccount<
  TData = Awaited<ReturnType<typeof getAdminBuyerAccount>>,
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
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getAdminBuyerAccount>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetAdminBuyerAccountQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Correct the country.
 *
 * Replaces the country that the user has told; the identity verification keeps its own. Another country is told to the
 * user, as it decides in which cases they may bid. That of a closed account does not change (`transition_not_allowed`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const updateAdminUserCountry = (
  userId: number,
  countryInput: BodyType<CountryInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminUser>(
    {
      url: `/admin/users/${encodeURIComponent(String(userId))}/update_country`,
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      data: countryInput,
      signal,
    },
    options,
    updateAdminUserCountryWrite,
  );
};

/**
 * The key of {@link useUpdateAdminUserCountry}: Correct the country.
 */
export const getUpdateAdminUserCountryMutationKey = () => ['updateAdminUserCountry'] as const;

/**
 * Correct the country.
 *
 * Replaces the country that the user has told; the identity verification keeps its own. Another country is told to the
 * user, as it decides in which cases they may bid. That of a closed account does not change (`transition_not_allowed`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getUpdateAdminUserCountryMutationOptions = <
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
    Awaited<ReturnType<typeof updateAdminUserCountry>>,
    TError,
    UpdateAdminUserCountryMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateAdminUserCountry>>,
  TError,
  UpdateAdminUserCountryMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateAdminUserCountryMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateAdminUserCountry>>,
    UpdateAdminUserCountryMutationVariables
  > = (props) => {
    const { userId, data } = props ?? {};

    return updateAdminUserCountry(userId, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type UpdateAdminUserCountryMutationResult = NonNullable<
  Awaited<ReturnType<typeof updateAdminUserCountry>>
>;
export type UpdateAdminUserCountryMutationBody = BodyType<CountryInput>;
export type UpdateAdminUserCountryMutationError = ErrorType<
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
export type UpdateAdminUserCountryMutationVariables = {
  userId: number;
  data: BodyType<CountryInput>;
};

/**
 * Correct the country.
 *
 * Replaces the country that the user has told; the identity verification keeps its own. Another country is told to the
 * user, as it decides in which cases they may bid. That of a closed account does not change (`transition_not_allowed`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useUpdateAdminUserCountry = <
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
      Awaited<ReturnType<typeof updateAdminUserCountry>>,
      TError,
      UpdateAdminUserCountryMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateAdminUserCountry>>,
  TError,
  UpdateAdminUserCountryMutationVariables,
  TContext
> => {
  return useMutation(getUpdateAdminUserCountryMutationOptions(options), queryClient);
};
/**
 * A document of any user.
 *
 * Every reading of its content by the signed address is written to the audit log.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getAdminDocument = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Document>(
    { url: `/admin/documents/${encodeURIComponent(String(id))}`, method: 'GET', signal },
    options,
  );
};

/**
 * The key of {@link useGetAdminDocument}: A document of any user.
 */
export const getGetAdminDocumentQueryKey = (id: number) => {
  return keyOfRead(`/admin/documents/${id}`);
};

/**
 * A document of any user.
 *
 * Every reading of its content by the signed address is written to the audit log.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetAdminDocumentQueryOptions = <
  TData = Awaited<ReturnType<typeof getAdminDocument>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminDocument>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetAdminDocumentQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminDocument>>> = ({ signal }) =>
    getAdminDocument(id, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getAdminDocument>>, TError, TData> & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminDocument>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetAdminDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminDocument>>>;
export type GetAdminDocumentQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * A document of any user.
 *
 * Every reading of its content by the signed address is written to the audit log.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminDocument<
  TData = Awaited<ReturnType<typeof getAdminDocument>>,
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
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminDocument>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminDocument>>,
          TError,
          Awaited<ReturnType<typeof getAdminDocument>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * A document of any user.
 *
 * Every reading of its content by the signed address is written to the audit log.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminDocument<
  TData = Awaited<ReturnType<typeof getAdminDocument>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminDocument>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminDocument>>,
          TError,
          Awaited<ReturnType<typeof getAdminDocument>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * A document of any user.
 *
 * Every reading of its content by the signed address is written to the audit log.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminDocument<
  TData = Awaited<ReturnType<typeof getAdminDocument>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminDocument>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * A document of any user.
 *
 * Every reading of its content by the signed address is written to the audit log.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminDocument<
  TData = Awaited<ReturnType<typeof getAdminDocument>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminDocument>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetAdminDocumentQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}
