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
  ClientErrorInput,
  InternalErrorResponse,
  ListMailboxMessagesParams,
  MailboxPage,
  MisdirectedRequestResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  StaffContact,
  TooManyRequestsResponse,
  UnprocessableContentResponse,
  UnsupportedMediaTypeResponse,
} from '../../model';

import type { Write } from '../../../src/api/after-write.ts';
import { keyOfRead } from '../../../src/api/query-key.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType, BodyType } from '../../../src/api/request.ts';

/** What follows from {@link reportClientError}. */
export const reportClientErrorWrite: Write = {};

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Mails that a mail server would have sent.
 *
 * Exists only in a trial without a mail server: on an origin of the machine itself, or where whoever runs the exchange has opened the trial to others. Elsewhere, and always in production, it is 404; under a name that is neither `localhost`, an IP address nor the public one, 421. A mail about a message stands here at once; a mail server would get it three minutes later, unless the message is read by then. `search` looks at receiver and subject, for every word, wherever in a word it stands.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `misdirected_request` (421), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const listMailboxMessages = (
  params?: ListMailboxMessagesParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MailboxPage>({ url: `/auth/mailbox`, method: 'GET', params, signal }, options);
};

/**
 * The key of {@link useListMailboxMessages}: Mails that a mail server would have sent.
 */
export const getListMailboxMessagesQueryKey = (params?: ListMailboxMessagesParams) => {
  return keyOfRead(`/auth/mailbox`, params);
};

/**
 * Mails that a mail server would have sent.
 *
 * Exists only in a trial without a mail server: on an origin of the machine itself, or where whoever runs the exchange has opened the trial to others. Elsewhere, and always in production, it is 404; under a name that is neither `localhost`, an IP address nor the public one, 421. A mail about a message stands here at once; a mail server would get it three minutes later, unless the message is read by then. `search` looks at receiver and subject, for every word, wherever in a word it stands.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `misdirected_request` (421), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getListMailboxMessagesQueryOptions = <
  TData = Awaited<ReturnType<typeof listMailboxMessages>>,
  TError = ErrorType<
    | NotFoundResponse
    | MisdirectedRequestResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListMailboxMessagesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listMailboxMessages>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListMailboxMessagesQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listMailboxMessages>>> = ({ signal }) =>
    listMailboxMessages(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listMailboxMessages>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof listMailboxMessages>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListMailboxMessagesQueryResult = NonNullable<
  Awaited<ReturnType<typeof listMailboxMessages>>
>;
export type ListMailboxMessagesQueryError = ErrorType<
  | NotFoundResponse
  | MisdirectedRequestResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Mails that a mail server would have sent.
 *
 * Exists only in a trial without a mail server: on an origin of the machine itself, or where whoever runs the exchange has opened the trial to others. Elsewhere, and always in production, it is 404; under a name that is neither `localhost`, an IP address nor the public one, 421. A mail about a message stands here at once; a mail server would get it three minutes later, unless the message is read by then. `search` looks at receiver and subject, for every word, wherever in a word it stands.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `misdirected_request` (421), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListMailboxMessages<
  TData = Awaited<ReturnType<typeof listMailboxMessages>>,
  TError = ErrorType<
    | NotFoundResponse
    | MisdirectedRequestResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: undefined | ListMailboxMessagesParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listMailboxMessages>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMailboxMessages>>,
          TError,
          Awaited<ReturnType<typeof listMailboxMessages>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Mails that a mail server would have sent.
 *
 * Exists only in a trial without a mail server: on an origin of the machine itself, or where whoever runs the exchange has opened the trial to others. Elsewhere, and always in production, it is 404; under a name that is neither `localhost`, an IP address nor the public one, 421. A mail about a message stands here at once; a mail server would get it three minutes later, unless the message is read by then. `search` looks at receiver and subject, for every word, wherever in a word it stands.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `misdirected_request` (421), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListMailboxMessages<
  TData = Awaited<ReturnType<typeof listMailboxMessages>>,
  TError = ErrorType<
    | NotFoundResponse
    | MisdirectedRequestResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListMailboxMessagesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listMailboxMessages>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMailboxMessages>>,
          TError,
          Awaited<ReturnType<typeof listMailboxMessages>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Mails that a mail server would have sent.
 *
 * Exists only in a trial without a mail server: on an origin of the machine itself, or where whoever runs the exchange has opened the trial to others. Elsewhere, and always in production, it is 404; under a name that is neither `localhost`, an IP address nor the public one, 421. A mail about a message stands here at once; a mail server would get it three minutes later, unless the message is read by then. `search` looks at receiver and subject, for every word, wherever in a word it stands.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `misdirected_request` (421), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListMailboxMessages<
  TData = Awaited<ReturnType<typeof listMailboxMessages>>,
  TError = ErrorType<
    | NotFoundResponse
    | MisdirectedRequestResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListMailboxMessagesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listMailboxMessages>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Mails that a mail server would have sent.
 *
 * Exists only in a trial without a mail server: on an origin of the machine itself, or where whoever runs the exchange has opened the trial to others. Elsewhere, and always in production, it is 404; under a name that is neither `localhost`, an IP address nor the public one, 421. A mail about a message stands here at once; a mail server would get it three minutes later, unless the message is read by then. `search` looks at receiver and subject, for every word, wherever in a word it stands.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `misdirected_request` (421), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListMailboxMessages<
  TData = Awaited<ReturnType<typeof listMailboxMessages>>,
  TError = ErrorType<
    | NotFoundResponse
    | MisdirectedRequestResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListMailboxMessagesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listMailboxMessages>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getListMailboxMessagesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * How to reach the staff.
 *
 * Anybody may write to it, also without an account.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getStaffContact = (
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<StaffContact>({ url: `/api/staff_contact`, method: 'GET', signal }, options);
};

/**
 * The key of {@link useGetStaffContact}: How to reach the staff.
 */
export const getGetStaffContactQueryKey = () => {
  return keyOfRead(`/api/staff_contact`);
};

/**
 * How to reach the staff.
 *
 * Anybody may write to it, also without an account.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetStaffContactQueryOptions = <
  TData = Awaited<ReturnType<typeof getStaffContact>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffContact>>, TError, TData>>;
  request?: SecondParameter<typeof request>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetStaffContactQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getStaffContact>>> = ({ signal }) =>
    getStaffContact(requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getStaffContact>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getStaffContact>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetStaffContactQueryResult = NonNullable<Awaited<ReturnType<typeof getStaffContact>>>;
export type GetStaffContactQueryError = ErrorType<
  UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
>;

/**
 * How to reach the staff.
 *
 * Anybody may write to it, also without an account.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetStaffContact<
  TData = Awaited<ReturnType<typeof getStaffContact>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffContact>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaffContact>>,
          TError,
          Awaited<ReturnType<typeof getStaffContact>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * How to reach the staff.
 *
 * Anybody may write to it, also without an account.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetStaffContact<
  TData = Awaited<ReturnType<typeof getStaffContact>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffContact>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaffContact>>,
          TError,
          Awaited<ReturnType<typeof getStaffContact>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * How to reach the staff.
 *
 * Anybody may write to it, also without an account.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetStaffContact<
  TData = Awaited<ReturnType<typeof getStaffContact>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffContact>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * How to reach the staff.
 *
 * Anybody may write to it, also without an account.
 *
 * For everybody.
 *
 * May fail with `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetStaffContact<
  TData = Awaited<ReturnType<typeof getStaffContact>>,
  TError = ErrorType<
    UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffContact>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetStaffContactQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Report an error of the app.
 *
 * Written to the log. Limited to 30 in ten minutes per address.
 *
 * For everybody.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const reportClientError = (
  clientErrorInput: BodyType<ClientErrorInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<void>(
    {
      url: `/api/client_errors`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: clientErrorInput,
      signal,
    },
    options,
    reportClientErrorWrite,
  );
};

/**
 * The key of {@link useReportClientError}: Report an error of the app.
 */
export const getReportClientErrorMutationKey = () => ['reportClientError'] as const;

/**
 * Report an error of the app.
 *
 * Written to the log. Limited to 30 in ten minutes per address.
 *
 * For everybody.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const getReportClientErrorMutationOptions = <
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
    Awaited<ReturnType<typeof reportClientError>>,
    TError,
    ReportClientErrorMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof reportClientError>>,
  TError,
  ReportClientErrorMutationVariables,
  TContext
> => {
  const mutationKey = getReportClientErrorMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof reportClientError>>,
    ReportClientErrorMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return reportClientError(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type ReportClientErrorMutationResult = NonNullable<
  Awaited<ReturnType<typeof reportClientError>>
>;
export type ReportClientErrorMutationBody = BodyType<ClientErrorInput>;
export type ReportClientErrorMutationError = ErrorType<
  | BadRequestResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type ReportClientErrorMutationVariables = { data: BodyType<ClientErrorInput> };

/**
 * Report an error of the app.
 *
 * Written to the log. Limited to 30 in ten minutes per address.
 *
 * For everybody.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const useReportClientError = <
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
      Awaited<ReturnType<typeof reportClientError>>,
      TError,
      ReportClientErrorMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof reportClientError>>,
  TError,
  ReportClientErrorMutationVariables,
  TContext
> => {
  return useMutation(getReportClientErrorMutationOptions(options), queryClient);
};
