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
  CheckUnsubscribeLinkParams,
  ForbiddenResponse,
  InternalErrorResponse,
  ListNotificationsParams,
  NotificationPage,
  NotificationsReadInput,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnreadCounts,
  UnsubscribeFromMailsParams,
  Unsubscription,
  UnsupportedMediaTypeResponse,
} from '../../model';

import type { Write } from '../../../src/api/after-write.ts';
import { keyOfRead } from '../../../src/api/query-key.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType, BodyType } from '../../../src/api/request.ts';

/** What follows from {@link markNotificationsRead}. */
export const markNotificationsReadWrite: Write = {
  takesKey: true,
  newest: 'getUnreadCounts',
  stale: [
    'listNotifications',
    'getUnreadCounts',
    'listNegotiations',
    'getBuyerPortal',
    'getSellerPortal',
  ],
};

/** What follows from {@link unsubscribeFromMails}. */
export const unsubscribeFromMailsWrite: Write = {
  stale: ['getCurrentUser', 'checkUnsubscribeLink'],
};

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Your notifications.
 *
 * The latest first. `unread` leaves out what was read.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const listNotifications = (
  params?: ListNotificationsParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<NotificationPage>(
    { url: `/api/notifications`, method: 'GET', params, signal },
    options,
  );
};

/**
 * The key of {@link useListNotifications}: Your notifications.
 */
export const getListNotificationsQueryKey = (params?: ListNotificationsParams) => {
  return keyOfRead(`/api/notifications`, params);
};

/**
 * Your notifications.
 *
 * The latest first. `unread` leaves out what was read.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getListNotificationsQueryOptions = <
  TData = Awaited<ReturnType<typeof listNotifications>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListNotificationsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListNotificationsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotifications>>> = ({ signal }) =>
    listNotifications(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listNotifications>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof listNotifications>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListNotificationsQueryResult = NonNullable<
  Awaited<ReturnType<typeof listNotifications>>
>;
export type ListNotificationsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Your notifications.
 *
 * The latest first. `unread` leaves out what was read.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListNotifications<
  TData = Awaited<ReturnType<typeof listNotifications>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: undefined | ListNotificationsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Your notifications.
 *
 * The latest first. `unread` leaves out what was read.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListNotifications<
  TData = Awaited<ReturnType<typeof listNotifications>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListNotificationsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Your notifications.
 *
 * The latest first. `unread` leaves out what was read.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListNotifications<
  TData = Awaited<ReturnType<typeof listNotifications>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListNotificationsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Your notifications.
 *
 * The latest first. `unread` leaves out what was read.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListNotifications<
  TData = Awaited<ReturnType<typeof listNotifications>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListNotificationsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getListNotificationsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Mark notifications as read.
 *
 * Those that lead to one page, or all; what came after `up_to_id` stays.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const markNotificationsRead = (
  notificationsReadInput: BodyType<NotificationsReadInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<UnreadCounts>(
    {
      url: `/api/notifications/read_all`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: notificationsReadInput,
      signal,
    },
    options,
    markNotificationsReadWrite,
  );
};

/**
 * The key of {@link useMarkNotificationsRead}: Mark notifications as read.
 */
export const getMarkNotificationsReadMutationKey = () => ['markNotificationsRead'] as const;

/**
 * Mark notifications as read.
 *
 * Those that lead to one page, or all; what came after `up_to_id` stays.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const getMarkNotificationsReadMutationOptions = <
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
    Awaited<ReturnType<typeof markNotificationsRead>>,
    TError,
    MarkNotificationsReadMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof markNotificationsRead>>,
  TError,
  MarkNotificationsReadMutationVariables,
  TContext
> => {
  const mutationKey = getMarkNotificationsReadMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof markNotificationsRead>>,
    MarkNotificationsReadMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return markNotificationsRead(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type MarkNotificationsReadMutationResult = NonNullable<
  Awaited<ReturnType<typeof markNotificationsRead>>
>;
export type MarkNotificationsReadMutationBody = BodyType<NotificationsReadInput>;
export type MarkNotificationsReadMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type MarkNotificationsReadMutationVariables = { data: BodyType<NotificationsReadInput> };

/**
 * Mark notifications as read.
 *
 * Those that lead to one page, or all; what came after `up_to_id` stays.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const useMarkNotificationsRead = <
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
      Awaited<ReturnType<typeof markNotificationsRead>>,
      TError,
      MarkNotificationsReadMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof markNotificationsRead>>,
  TError,
  MarkNotificationsReadMutationVariables,
  TContext
> => {
  return useMutation(getMarkNotificationsReadMutationOptions(options), queryClient);
};
/**
 * What a link in a mail switches off.
 *
 * Changes nothing.
 *
 * For everybody.
 *
 * Refused with
 * - `link_invalid` (422): No link has this token, or what it was for is no more.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const checkUnsubscribeLink = (
  params: CheckUnsubscribeLinkParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Unsubscription>(
    { url: `/api/unsubscribe`, method: 'GET', params, signal },
    options,
  );
};

/**
 * The key of {@link useCheckUnsubscribeLink}: What a link in a mail switches off.
 */
export const getCheckUnsubscribeLinkQueryKey = (params?: CheckUnsubscribeLinkParams) => {
  return keyOfRead(`/api/unsubscribe`, params);
};

/**
 * What a link in a mail switches off.
 *
 * Changes nothing.
 *
 * For everybody.
 *
 * Refused with
 * - `link_invalid` (422): No link has this token, or what it was for is no more.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCheckUnsubscribeLinkQueryOptions = <
  TData = Awaited<ReturnType<typeof checkUnsubscribeLink>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params: CheckUnsubscribeLinkParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof checkUnsubscribeLink>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCheckUnsubscribeLinkQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof checkUnsubscribeLink>>> = ({ signal }) =>
    checkUnsubscribeLink(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof checkUnsubscribeLink>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof checkUnsubscribeLink>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CheckUnsubscribeLinkQueryResult = NonNullable<
  Awaited<ReturnType<typeof checkUnsubscribeLink>>
>;
export type CheckUnsubscribeLinkQueryError = ErrorType<
  UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
>;

/**
 * What a link in a mail switches off.
 *
 * Changes nothing.
 *
 * For everybody.
 *
 * Refused with
 * - `link_invalid` (422): No link has this token, or what it was for is no more.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useCheckUnsubscribeLink<
  TData = Awaited<ReturnType<typeof checkUnsubscribeLink>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params: CheckUnsubscribeLinkParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof checkUnsubscribeLink>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkUnsubscribeLink>>,
          TError,
          Awaited<ReturnType<typeof checkUnsubscribeLink>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * What a link in a mail switches off.
 *
 * Changes nothing.
 *
 * For everybody.
 *
 * Refused with
 * - `link_invalid` (422): No link has this token, or what it was for is no more.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useCheckUnsubscribeLink<
  TData = Awaited<ReturnType<typeof checkUnsubscribeLink>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params: CheckUnsubscribeLinkParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof checkUnsubscribeLink>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkUnsubscribeLink>>,
          TError,
          Awaited<ReturnType<typeof checkUnsubscribeLink>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * What a link in a mail switches off.
 *
 * Changes nothing.
 *
 * For everybody.
 *
 * Refused with
 * - `link_invalid` (422): No link has this token, or what it was for is no more.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useCheckUnsubscribeLink<
  TData = Awaited<ReturnType<typeof checkUnsubscribeLink>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params: CheckUnsubscribeLinkParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof checkUnsubscribeLink>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * What a link in a mail switches off.
 *
 * Changes nothing.
 *
 * For everybody.
 *
 * Refused with
 * - `link_invalid` (422): No link has this token, or what it was for is no more.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useCheckUnsubscribeLink<
  TData = Awaited<ReturnType<typeof checkUnsubscribeLink>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  params: CheckUnsubscribeLinkParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof checkUnsubscribeLink>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getCheckUnsubscribeLinkQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Switch off one kind of mails.
 *
 * Without a session, by one click in the mail program (RFC 8058): a body such as `List-Unsubscribe=One-Click` is not read.
 * The same link does it any number of times.
 *
 * For everybody.
 *
 * Refused with
 * - `link_invalid` (422): No link has this token, or what it was for is no more.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const unsubscribeFromMails = (
  params: UnsubscribeFromMailsParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Unsubscription>(
    { url: `/api/unsubscribe`, method: 'POST', params, signal },
    options,
    unsubscribeFromMailsWrite,
  );
};

/**
 * The key of {@link useUnsubscribeFromMails}: Switch off one kind of mails.
 */
export const getUnsubscribeFromMailsMutationKey = () => ['unsubscribeFromMails'] as const;

/**
 * Switch off one kind of mails.
 *
 * Without a session, by one click in the mail program (RFC 8058): a body such as `List-Unsubscribe=One-Click` is not read.
 * The same link does it any number of times.
 *
 * For everybody.
 *
 * Refused with
 * - `link_invalid` (422): No link has this token, or what it was for is no more.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getUnsubscribeFromMailsMutationOptions = <
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof unsubscribeFromMails>>,
    TError,
    UnsubscribeFromMailsMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof unsubscribeFromMails>>,
  TError,
  UnsubscribeFromMailsMutationVariables,
  TContext
> => {
  const mutationKey = getUnsubscribeFromMailsMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof unsubscribeFromMails>>,
    UnsubscribeFromMailsMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return unsubscribeFromMails(params, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type UnsubscribeFromMailsMutationResult = NonNullable<
  Awaited<ReturnType<typeof unsubscribeFromMails>>
>;

export type UnsubscribeFromMailsMutationError = ErrorType<
  UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
>;
export type UnsubscribeFromMailsMutationVariables = { params: UnsubscribeFromMailsParams };

/**
 * Switch off one kind of mails.
 *
 * Without a session, by one click in the mail program (RFC 8058): a body such as `List-Unsubscribe=One-Click` is not read.
 * The same link does it any number of times.
 *
 * For everybody.
 *
 * Refused with
 * - `link_invalid` (422): No link has this token, or what it was for is no more.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useUnsubscribeFromMails = <
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof unsubscribeFromMails>>,
      TError,
      UnsubscribeFromMailsMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof unsubscribeFromMails>>,
  TError,
  UnsubscribeFromMailsMutationVariables,
  TContext
> => {
  return useMutation(getUnsubscribeFromMailsMutationOptions(options), queryClient);
};
