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
  Assignment,
  BadRequestResponse,
  BuyerPortal,
  CancelInput,
  ForbiddenResponse,
  InternalErrorResponse,
  ListNegotiationEventsParams,
  ListNegotiationsParams,
  Negotiation,
  NegotiationEventPage,
  NegotiationPage,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PaymentInput,
  ServiceUnavailableResponse,
  SignInput,
  StaleVersionResponse,
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
 * As buyer and as seller. `search` looks at the references of negotiation and claim. Without `sort_by`: what
 * changed last comes first.
 * @summary Your negotiations
 */
export const listNegotiations = (
  params?: ListNegotiationsParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<NegotiationPage>(
    { url: `/api/negotiations`, method: 'GET', params, signal },
    options,
  );
};

export const getListNegotiationsQueryKey = (params?: ListNegotiationsParams) => {
  return [`/api/negotiations`, ...(params ? [params] : [])] as const;
};

export const getListNegotiationsQueryOptions = <
  TData = Awaited<ReturnType<typeof listNegotiations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListNegotiationsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNegotiations>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListNegotiationsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listNegotiations>>> = ({ signal }) =>
    listNegotiations(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listNegotiations>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListNegotiationsQueryResult = NonNullable<Awaited<ReturnType<typeof listNegotiations>>>;
export type ListNegotiationsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

export function useListNegotiations<
  TData = Awaited<ReturnType<typeof listNegotiations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: undefined | ListNegotiationsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNegotiations>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNegotiations>>,
          TError,
          Awaited<ReturnType<typeof listNegotiations>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListNegotiations<
  TData = Awaited<ReturnType<typeof listNegotiations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListNegotiationsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNegotiations>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNegotiations>>,
          TError,
          Awaited<ReturnType<typeof listNegotiations>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListNegotiations<
  TData = Awaited<ReturnType<typeof listNegotiations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListNegotiationsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNegotiations>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Your negotiations
 */

export function useListNegotiations<
  TData = Awaited<ReturnType<typeof listNegotiations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListNegotiationsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNegotiations>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListNegotiationsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * For its buyer and its seller.
 * @summary One of your negotiations
 */
export const getNegotiation = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Negotiation>(
    { url: `/api/negotiations/${encodeURIComponent(String(id))}`, method: 'GET', signal },
    options,
  );
};

export const getGetNegotiationQueryKey = (id: number) => {
  return [`/api/negotiations/${id}`] as const;
};

export const getGetNegotiationQueryOptions = <
  TData = Awaited<ReturnType<typeof getNegotiation>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getNegotiation>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetNegotiationQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getNegotiation>>> = ({ signal }) =>
    getNegotiation(id, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getNegotiation>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetNegotiationQueryResult = NonNullable<Awaited<ReturnType<typeof getNegotiation>>>;
export type GetNegotiationQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

export function useGetNegotiation<
  TData = Awaited<ReturnType<typeof getNegotiation>>,
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
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getNegotiation>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNegotiation>>,
          TError,
          Awaited<ReturnType<typeof getNegotiation>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetNegotiation<
  TData = Awaited<ReturnType<typeof getNegotiation>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getNegotiation>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNegotiation>>,
          TError,
          Awaited<ReturnType<typeof getNegotiation>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetNegotiation<
  TData = Awaited<ReturnType<typeof getNegotiation>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getNegotiation>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One of your negotiations
 */

export function useGetNegotiation<
  TData = Awaited<ReturnType<typeof getNegotiation>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getNegotiation>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetNegotiationQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The latest first.
 * @summary What happened in a negotiation
 */
export const listNegotiationEvents = (
  id: number,
  params?: ListNegotiationEventsParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<NegotiationEventPage>(
    {
      url: `/api/negotiations/${encodeURIComponent(String(id))}/events`,
      method: 'GET',
      params,
      signal,
    },
    options,
  );
};

export const getListNegotiationEventsQueryKey = (
  id: number,
  params?: ListNegotiationEventsParams,
) => {
  return [`/api/negotiations/${id}/events`, ...(params ? [params] : [])] as const;
};

export const getListNegotiationEventsQueryOptions = <
  TData = Awaited<ReturnType<typeof listNegotiationEvents>>,
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
  params?: ListNegotiationEventsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listNegotiationEvents>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListNegotiationEventsQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listNegotiationEvents>>> = ({ signal }) =>
    listNegotiationEvents(id, params, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof listNegotiationEvents>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListNegotiationEventsQueryResult = NonNullable<
  Awaited<ReturnType<typeof listNegotiationEvents>>
>;
export type ListNegotiationEventsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

export function useListNegotiationEvents<
  TData = Awaited<ReturnType<typeof listNegotiationEvents>>,
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
  params: undefined | ListNegotiationEventsParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listNegotiationEvents>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNegotiationEvents>>,
          TError,
          Awaited<ReturnType<typeof listNegotiationEvents>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListNegotiationEvents<
  TData = Awaited<ReturnType<typeof listNegotiationEvents>>,
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
  params?: ListNegotiationEventsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listNegotiationEvents>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNegotiationEvents>>,
          TError,
          Awaited<ReturnType<typeof listNegotiationEvents>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListNegotiationEvents<
  TData = Awaited<ReturnType<typeof listNegotiationEvents>>,
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
  params?: ListNegotiationEventsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listNegotiationEvents>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary What happened in a negotiation
 */

export function useListNegotiationEvents<
  TData = Awaited<ReturnType<typeof listNegotiationEvents>>,
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
  params?: ListNegotiationEventsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listNegotiationEvents>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListNegotiationEventsQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * By the buyer, in the stage `diligence`: the claim was examined. The assignment agreement is drawn up for
 * both to sign.
 * @summary End the examination
 */
export const completeDiligence = (
  id: number,
  versionInput: BodyType<VersionInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Negotiation>(
    {
      url: `/api/negotiations/${encodeURIComponent(String(id))}/confirm_diligence`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: versionInput,
      signal,
    },
    options,
  );
};

export const getCompleteDiligenceMutationKey = () => ['completeDiligence'] as const;

export const getCompleteDiligenceMutationOptions = <
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
    Awaited<ReturnType<typeof completeDiligence>>,
    TError,
    CompleteDiligenceMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof completeDiligence>>,
  TError,
  CompleteDiligenceMutationVariables,
  TContext
> => {
  const mutationKey = getCompleteDiligenceMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof completeDiligence>>,
    CompleteDiligenceMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return completeDiligence(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CompleteDiligenceMutationResult = NonNullable<
  Awaited<ReturnType<typeof completeDiligence>>
>;
export type CompleteDiligenceMutationBody = BodyType<VersionInput>;
export type CompleteDiligenceMutationError = ErrorType<
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
export type CompleteDiligenceMutationVariables = { id: number; data: BodyType<VersionInput> };

/**
 * @summary End the examination
 */
export const useCompleteDiligence = <
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
      Awaited<ReturnType<typeof completeDiligence>>,
      TError,
      CompleteDiligenceMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof completeDiligence>>,
  TError,
  CompleteDiligenceMutationVariables,
  TContext
> => {
  return useMutation(getCompleteDiligenceMutationOptions(options), queryClient);
};
/**
 * Its text with the agreed terms, its hash and its signatures. There is none before the stage `signing`
 * (404).
 * @summary The assignment agreement of a negotiation
 */
export const getAssignment = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Assignment>(
    {
      url: `/api/negotiations/${encodeURIComponent(String(id))}/assignment`,
      method: 'GET',
      signal,
    },
    options,
  );
};

export const getGetAssignmentQueryKey = (id: number) => {
  return [`/api/negotiations/${id}/assignment`] as const;
};

export const getGetAssignmentQueryOptions = <
  TData = Awaited<ReturnType<typeof getAssignment>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAssignment>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetAssignmentQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAssignment>>> = ({ signal }) =>
    getAssignment(id, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getAssignment>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetAssignmentQueryResult = NonNullable<Awaited<ReturnType<typeof getAssignment>>>;
export type GetAssignmentQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

export function useGetAssignment<
  TData = Awaited<ReturnType<typeof getAssignment>>,
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
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAssignment>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAssignment>>,
          TError,
          Awaited<ReturnType<typeof getAssignment>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetAssignment<
  TData = Awaited<ReturnType<typeof getAssignment>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAssignment>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAssignment>>,
          TError,
          Awaited<ReturnType<typeof getAssignment>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetAssignment<
  TData = Awaited<ReturnType<typeof getAssignment>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAssignment>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The assignment agreement of a negotiation
 */

export function useGetAssignment<
  TData = Awaited<ReturnType<typeof getAssignment>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAssignment>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetAssignmentQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * By either side, in the stage `signing`, once. `hash` names the text that was read
 * (`agreement_superseded`). Name, time and network address are kept. With the second signature the payment
 * is due.
 * @summary Sign the assignment agreement
 */
export const signAssignment = (
  id: number,
  signInput: BodyType<SignInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Assignment>(
    {
      url: `/api/negotiations/${encodeURIComponent(String(id))}/assignment/sign`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: signInput,
      signal,
    },
    options,
  );
};

export const getSignAssignmentMutationKey = () => ['signAssignment'] as const;

export const getSignAssignmentMutationOptions = <
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
    Awaited<ReturnType<typeof signAssignment>>,
    TError,
    SignAssignmentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof signAssignment>>,
  TError,
  SignAssignmentMutationVariables,
  TContext
> => {
  const mutationKey = getSignAssignmentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof signAssignment>>,
    SignAssignmentMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return signAssignment(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type SignAssignmentMutationResult = NonNullable<Awaited<ReturnType<typeof signAssignment>>>;
export type SignAssignmentMutationBody = BodyType<SignInput>;
export type SignAssignmentMutationError = ErrorType<
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
export type SignAssignmentMutationVariables = { id: number; data: BodyType<SignInput> };

/**
 * @summary Sign the assignment agreement
 */
export const useSignAssignment = <
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
      Awaited<ReturnType<typeof signAssignment>>,
      TError,
      SignAssignmentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof signAssignment>>,
  TError,
  SignAssignmentMutationVariables,
  TContext
> => {
  return useMutation(getSignAssignmentMutationOptions(options), queryClient);
};
/**
 * By the buyer, in the stage `payment`, with the reference of the payment and, where there is one, a proof
 * (an own, ready document of the kind `payment_proof`).
 * @summary Say that the price was paid
 */
export const markNegotiationPaid = (
  id: number,
  paymentInput: BodyType<PaymentInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Negotiation>(
    {
      url: `/api/negotiations/${encodeURIComponent(String(id))}/mark_paid`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: paymentInput,
      signal,
    },
    options,
  );
};

export const getMarkNegotiationPaidMutationKey = () => ['markNegotiationPaid'] as const;

export const getMarkNegotiationPaidMutationOptions = <
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
    Awaited<ReturnType<typeof markNegotiationPaid>>,
    TError,
    MarkNegotiationPaidMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof markNegotiationPaid>>,
  TError,
  MarkNegotiationPaidMutationVariables,
  TContext
> => {
  const mutationKey = getMarkNegotiationPaidMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof markNegotiationPaid>>,
    MarkNegotiationPaidMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return markNegotiationPaid(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type MarkNegotiationPaidMutationResult = NonNullable<
  Awaited<ReturnType<typeof markNegotiationPaid>>
>;
export type MarkNegotiationPaidMutationBody = BodyType<PaymentInput>;
export type MarkNegotiationPaidMutationError = ErrorType<
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
export type MarkNegotiationPaidMutationVariables = { id: number; data: BodyType<PaymentInput> };

/**
 * @summary Say that the price was paid
 */
export const useMarkNegotiationPaid = <
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
      Awaited<ReturnType<typeof markNegotiationPaid>>,
      TError,
      MarkNegotiationPaidMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof markNegotiationPaid>>,
  TError,
  MarkNegotiationPaidMutationVariables,
  TContext
> => {
  return useMutation(getMarkNegotiationPaidMutationOptions(options), queryClient);
};
/**
 * By the seller, in the stage `payment`, once the buyer has marked it as paid.
 * @summary Confirm that the price was received
 */
export const acknowledgePayment = (
  id: number,
  versionInput: BodyType<VersionInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Negotiation>(
    {
      url: `/api/negotiations/${encodeURIComponent(String(id))}/confirm_payment`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: versionInput,
      signal,
    },
    options,
  );
};

export const getAcknowledgePaymentMutationKey = () => ['acknowledgePayment'] as const;

export const getAcknowledgePaymentMutationOptions = <
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
    Awaited<ReturnType<typeof acknowledgePayment>>,
    TError,
    AcknowledgePaymentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof acknowledgePayment>>,
  TError,
  AcknowledgePaymentMutationVariables,
  TContext
> => {
  const mutationKey = getAcknowledgePaymentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof acknowledgePayment>>,
    AcknowledgePaymentMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return acknowledgePayment(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type AcknowledgePaymentMutationResult = NonNullable<
  Awaited<ReturnType<typeof acknowledgePayment>>
>;
export type AcknowledgePaymentMutationBody = BodyType<VersionInput>;
export type AcknowledgePaymentMutationError = ErrorType<
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
export type AcknowledgePaymentMutationVariables = { id: number; data: BodyType<VersionInput> };

/**
 * @summary Confirm that the price was received
 */
export const useAcknowledgePayment = <
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
      Awaited<ReturnType<typeof acknowledgePayment>>,
      TError,
      AcknowledgePaymentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof acknowledgePayment>>,
  TError,
  AcknowledgePaymentMutationVariables,
  TContext
> => {
  return useMutation(getAcknowledgePaymentMutationOptions(options), queryClient);
};
/**
 * By either side before both have signed; later only staff can. The claim is open again.
 * @summary Cancel a negotiation
 */
export const cancelNegotiation = (
  id: number,
  cancelInput: BodyType<CancelInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Negotiation>(
    {
      url: `/api/negotiations/${encodeURIComponent(String(id))}/cancel`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: cancelInput,
      signal,
    },
    options,
  );
};

export const getCancelNegotiationMutationKey = () => ['cancelNegotiation'] as const;

export const getCancelNegotiationMutationOptions = <
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
    Awaited<ReturnType<typeof cancelNegotiation>>,
    TError,
    CancelNegotiationMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof cancelNegotiation>>,
  TError,
  CancelNegotiationMutationVariables,
  TContext
> => {
  const mutationKey = getCancelNegotiationMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof cancelNegotiation>>,
    CancelNegotiationMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return cancelNegotiation(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CancelNegotiationMutationResult = NonNullable<
  Awaited<ReturnType<typeof cancelNegotiation>>
>;
export type CancelNegotiationMutationBody = BodyType<CancelInput>;
export type CancelNegotiationMutationError = ErrorType<
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
export type CancelNegotiationMutationVariables = { id: number; data: BodyType<CancelInput> };

/**
 * @summary Cancel a negotiation
 */
export const useCancelNegotiation = <
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
      Awaited<ReturnType<typeof cancelNegotiation>>,
      TError,
      CancelNegotiationMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof cancelNegotiation>>,
  TError,
  CancelNegotiationMutationVariables,
  TContext
> => {
  return useMutation(getCancelNegotiationMutationOptions(options), queryClient);
};
/**
 * Negotiations of the caller as buyer: whose turn it is, how many are in each stage, and what they come to.
 * @summary What waits for a buyer
 */
export const getBuyerPortal = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<BuyerPortal>({ url: `/api/buyer_portal`, method: 'GET', signal }, options);
};

export const getGetBuyerPortalQueryKey = () => {
  return [`/api/buyer_portal`] as const;
};

export const getGetBuyerPortalQueryOptions = <
  TData = Awaited<ReturnType<typeof getBuyerPortal>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBuyerPortal>>, TError, TData>>;
  request?: SecondParameter<typeof request>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetBuyerPortalQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getBuyerPortal>>> = ({ signal }) =>
    getBuyerPortal(requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getBuyerPortal>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetBuyerPortalQueryResult = NonNullable<Awaited<ReturnType<typeof getBuyerPortal>>>;
export type GetBuyerPortalQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

export function useGetBuyerPortal<
  TData = Awaited<ReturnType<typeof getBuyerPortal>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBuyerPortal>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBuyerPortal>>,
          TError,
          Awaited<ReturnType<typeof getBuyerPortal>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetBuyerPortal<
  TData = Awaited<ReturnType<typeof getBuyerPortal>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBuyerPortal>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBuyerPortal>>,
          TError,
          Awaited<ReturnType<typeof getBuyerPortal>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetBuyerPortal<
  TData = Awaited<ReturnType<typeof getBuyerPortal>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBuyerPortal>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary What waits for a buyer
 */

export function useGetBuyerPortal<
  TData = Awaited<ReturnType<typeof getBuyerPortal>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBuyerPortal>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetBuyerPortalQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
