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
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  StaffContact,
  TooManyRequestsResponse,
  UnprocessableContentResponse,
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
 * Exists only in a trial without a mail server: on an origin of the machine itself, or where whoever runs the exchange has opened the trial to others. Elsewhere, and always in production, it is 404.
 * @summary Mails that a mail server would have sent
 */
export const listMailboxMessages = (
  params?: ListMailboxMessagesParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MailboxPage>({ url: `/auth/mailbox`, method: 'GET', params, signal }, options);
};

export const getListMailboxMessagesQueryKey = (params?: ListMailboxMessagesParams) => {
  return [`/auth/mailbox`, ...(params ? [params] : [])] as const;
};

export const getListMailboxMessagesQueryOptions = <
  TData = Awaited<ReturnType<typeof listMailboxMessages>>,
  TError = ErrorType<
    | NotFoundResponse
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
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListMailboxMessagesQueryResult = NonNullable<
  Awaited<ReturnType<typeof listMailboxMessages>>
>;
export type ListMailboxMessagesQueryError = ErrorType<
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

export function useListMailboxMessages<
  TData = Awaited<ReturnType<typeof listMailboxMessages>>,
  TError = ErrorType<
    | NotFoundResponse
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
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListMailboxMessages<
  TData = Awaited<ReturnType<typeof listMailboxMessages>>,
  TError = ErrorType<
    | NotFoundResponse
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListMailboxMessages<
  TData = Awaited<ReturnType<typeof listMailboxMessages>>,
  TError = ErrorType<
    | NotFoundResponse
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Mails that a mail server would have sent
 */

export function useListMailboxMessages<
  TData = Awaited<ReturnType<typeof listMailboxMessages>>,
  TError = ErrorType<
    | NotFoundResponse
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListMailboxMessagesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Anybody may write to it, also without an account.
 * @summary How to reach the staff
 */
export const getStaffContact = (
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<StaffContact>({ url: `/api/staff_contact`, method: 'GET', signal }, options);
};

export const getGetStaffContactQueryKey = () => {
  return [`/api/staff_contact`] as const;
};

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
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetStaffContactQueryResult = NonNullable<Awaited<ReturnType<typeof getStaffContact>>>;
export type GetStaffContactQueryError = ErrorType<
  UnprocessableContentResponse | InternalErrorResponse | ServiceUnavailableResponse
>;

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
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary How to reach the staff
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetStaffContactQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Written to the log. Limited to 30 in ten minutes per address.
 * @summary Report an error of the app
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
  );
};

export const getReportClientErrorMutationKey = () => ['reportClientError'] as const;

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
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof reportClientError>>,
    ReportClientErrorMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return reportClientError(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
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
 * @summary Report an error of the app
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
