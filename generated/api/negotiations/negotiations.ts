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
  PaymentInstructionsInput,
  ServiceUnavailableResponse,
  SignInput,
  StaleVersionResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
  VersionInput,
} from '../../model';

import { READ_SETS } from '../../read-sets.ts';
import type { Write } from '../../../src/api/after-write.ts';
import { keyOfRead } from '../../../src/api/query-key.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType, BodyType } from '../../../src/api/request.ts';

/** What follows from {@link confirmDiligence}. */
export const confirmDiligenceWrite: Write = {
  takesKey: true,
  newest: 'getNegotiation',
  stale: [...READ_SETS.negotiation, 'listMyOffers', 'getMyOffer', 'listMyClaims', 'getMyClaim'],
};

/** What follows from {@link signAssignment}. */
export const signAssignmentWrite: Write = {
  takesKey: true,
  stale: [
    ...READ_SETS.negotiation,
    'listMyOffers',
    'getMyOffer',
    'listMyClaims',
    'getMyClaim',
    'listDocuments',
  ],
};

/** What follows from {@link updatePaymentInstructions}. */
export const updatePaymentInstructionsWrite: Write = {
  takesKey: true,
  newest: 'getNegotiation',
  stale: [...READ_SETS.negotiation, 'listMyClaims', 'getMyClaim'],
};

/** What follows from {@link markNegotiationPaid}. */
export const markNegotiationPaidWrite: Write = {
  takesKey: true,
  newest: 'getNegotiation',
  stale: [...READ_SETS.negotiation, 'listMyOffers', 'getMyOffer', 'listMyClaims', 'getMyClaim'],
};

/** What follows from {@link confirmPayment}. */
export const confirmPaymentWrite: Write = {
  takesKey: true,
  newest: 'getNegotiation',
  stale: [...READ_SETS.negotiation, 'listMyOffers', 'getMyOffer', 'listMyClaims', 'getMyClaim'],
};

/** What follows from {@link cancelNegotiation}. */
export const cancelNegotiationWrite: Write = {
  takesKey: true,
  newest: 'getNegotiation',
  stale: [
    ...READ_SETS.negotiation,
    ...READ_SETS.offers,
    ...READ_SETS.market,
    ...READ_SETS.my_claims,
    'getMyClaim',
  ],
};

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Your negotiations.
 *
 * As buyer and as seller. `search` looks at the references of negotiation and claim, for each word in either. Without `sort_by`:
 * where it is your turn comes first, then what waits for others, each by the earliest deadline, what has none behind it;
 * last what is over, the latest change first. By `due_at` ascending, what is over (`awaiting` is `none`) comes last.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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

/**
 * The key of {@link useListNegotiations}: Your negotiations.
 */
export const getListNegotiationsQueryKey = (params?: ListNegotiationsParams) => {
  return keyOfRead(`/api/negotiations`, params);
};

/**
 * Your negotiations.
 *
 * As buyer and as seller. `search` looks at the references of negotiation and claim, for each word in either. Without `sort_by`:
 * where it is your turn comes first, then what waits for others, each by the earliest deadline, what has none behind it;
 * last what is over, the latest change first. By `due_at` ascending, what is over (`awaiting` is `none`) comes last.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof listNegotiations>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListNegotiationsQueryResult = NonNullable<Awaited<ReturnType<typeof listNegotiations>>>;
export type ListNegotiationsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Your negotiations.
 *
 * As buyer and as seller. `search` looks at the references of negotiation and claim, for each word in either. Without `sort_by`:
 * where it is your turn comes first, then what waits for others, each by the earliest deadline, what has none behind it;
 * last what is over, the latest change first. By `due_at` ascending, what is over (`awaiting` is `none`) comes last.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): DefinedUseQueryResult<TData, TError>;
/**
 * Your negotiations.
 *
 * As buyer and as seller. `search` looks at the references of negotiation and claim, for each word in either. Without `sort_by`:
 * where it is your turn comes first, then what waits for others, each by the earliest deadline, what has none behind it;
 * last what is over, the latest change first. By `due_at` ascending, what is over (`awaiting` is `none`) comes last.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * Your negotiations.
 *
 * As buyer and as seller. `search` looks at the references of negotiation and claim, for each word in either. Without `sort_by`:
 * where it is your turn comes first, then what waits for others, each by the earliest deadline, what has none behind it;
 * last what is over, the latest change first. By `due_at` ascending, what is over (`awaiting` is `none`) comes last.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * Your negotiations.
 *
 * As buyer and as seller. `search` looks at the references of negotiation and claim, for each word in either. Without `sort_by`:
 * where it is your turn comes first, then what waits for others, each by the earliest deadline, what has none behind it;
 * last what is over, the latest change first. By `due_at` ascending, what is over (`awaiting` is `none`) comes last.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError> {
  const queryOptions = getListNegotiationsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * One of your negotiations.
 *
 * For its buyer and its seller.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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

/**
 * The key of {@link useGetNegotiation}: One of your negotiations.
 */
export const getGetNegotiationQueryKey = (id: number) => {
  return keyOfRead(`/api/negotiations/${id}`);
};

/**
 * One of your negotiations.
 *
 * For its buyer and its seller.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
    queryFn: QueryFunction<Awaited<ReturnType<typeof getNegotiation>>>;
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

/**
 * One of your negotiations.
 *
 * For its buyer and its seller.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): DefinedUseQueryResult<TData, TError>;
/**
 * One of your negotiations.
 *
 * For its buyer and its seller.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * One of your negotiations.
 *
 * For its buyer and its seller.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * One of your negotiations.
 *
 * For its buyer and its seller.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError> {
  const queryOptions = getGetNegotiationQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * What happened in a negotiation.
 *
 * The latest first.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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

/**
 * The key of {@link useListNegotiationEvents}: What happened in a negotiation.
 */
export const getListNegotiationEventsQueryKey = (
  id: number,
  params?: ListNegotiationEventsParams,
) => {
  return keyOfRead(`/api/negotiations/${id}/events`, params);
};

/**
 * What happened in a negotiation.
 *
 * The latest first.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
    queryFn: QueryFunction<Awaited<ReturnType<typeof listNegotiationEvents>>>;
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

/**
 * What happened in a negotiation.
 *
 * The latest first.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): DefinedUseQueryResult<TData, TError>;
/**
 * What happened in a negotiation.
 *
 * The latest first.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * What happened in a negotiation.
 *
 * The latest first.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * What happened in a negotiation.
 *
 * The latest first.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError> {
  const queryOptions = getListNegotiationEventsQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * End the examination.
 *
 * By the buyer, in the stage `diligence`: the claim was examined. The assignment agreement is drawn up for
 * both to sign.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const confirmDiligence = (
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
    confirmDiligenceWrite,
  );
};

/**
 * The key of {@link useConfirmDiligence}: End the examination.
 */
export const getConfirmDiligenceMutationKey = () => ['confirmDiligence'] as const;

/**
 * End the examination.
 *
 * By the buyer, in the stage `diligence`: the claim was examined. The assignment agreement is drawn up for
 * both to sign.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const getConfirmDiligenceMutationOptions = <
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
    Awaited<ReturnType<typeof confirmDiligence>>,
    TError,
    ConfirmDiligenceMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof confirmDiligence>>,
  TError,
  ConfirmDiligenceMutationVariables,
  TContext
> => {
  const mutationKey = getConfirmDiligenceMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof confirmDiligence>>,
    ConfirmDiligenceMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return confirmDiligence(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type ConfirmDiligenceMutationResult = NonNullable<
  Awaited<ReturnType<typeof confirmDiligence>>
>;
export type ConfirmDiligenceMutationBody = BodyType<VersionInput>;
export type ConfirmDiligenceMutationError = ErrorType<
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
export type ConfirmDiligenceMutationVariables = { id: number; data: BodyType<VersionInput> };

/**
 * End the examination.
 *
 * By the buyer, in the stage `diligence`: the claim was examined. The assignment agreement is drawn up for
 * both to sign.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const useConfirmDiligence = <
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
      Awaited<ReturnType<typeof confirmDiligence>>,
      TError,
      ConfirmDiligenceMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof confirmDiligence>>,
  TError,
  ConfirmDiligenceMutationVariables,
  TContext
> => {
  return useMutation(getConfirmDiligenceMutationOptions(options), queryClient);
};
/**
 * The assignment agreement of a negotiation.
 *
 * Its text with the agreed terms, its hash and its signatures. There is none before the stage `signing`
 * (404).
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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

/**
 * The key of {@link useGetAssignment}: The assignment agreement of a negotiation.
 */
export const getGetAssignmentQueryKey = (id: number) => {
  return keyOfRead(`/api/negotiations/${id}/assignment`);
};

/**
 * The assignment agreement of a negotiation.
 *
 * Its text with the agreed terms, its hash and its signatures. There is none before the stage `signing`
 * (404).
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
    queryFn: QueryFunction<Awaited<ReturnType<typeof getAssignment>>>;
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

/**
 * The assignment agreement of a negotiation.
 *
 * Its text with the agreed terms, its hash and its signatures. There is none before the stage `signing`
 * (404).
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): DefinedUseQueryResult<TData, TError>;
/**
 * The assignment agreement of a negotiation.
 *
 * Its text with the agreed terms, its hash and its signatures. There is none before the stage `signing`
 * (404).
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * The assignment agreement of a negotiation.
 *
 * Its text with the agreed terms, its hash and its signatures. There is none before the stage `signing`
 * (404).
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * The assignment agreement of a negotiation.
 *
 * Its text with the agreed terms, its hash and its signatures. There is none before the stage `signing`
 * (404).
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError> {
  const queryOptions = getGetAssignmentQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Sign the assignment agreement.
 *
 * By either side, in the stage `signing`, once. `hash` names the text that was read
 * (`agreement_superseded`). Name, time and IP address are kept, with the position of who signs for an entity
 * (`signatory_title`), and stand in the signed document, which both sides read at
 * `Assignment.document`; in `listDocuments` it is the seller's. The seller says where the buyer pays, which
 * needs fresh proof (`fresh_proof_required`); with the second signature
 * the payment is due.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `agreement_superseded` (422): The version is no longer in force.
 * - `fresh_proof_required` (422): The caller has neither logged in nor entered the password within the last ten minutes (`createFreshProof`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
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
    signAssignmentWrite,
  );
};

/**
 * The key of {@link useSignAssignment}: Sign the assignment agreement.
 */
export const getSignAssignmentMutationKey = () => ['signAssignment'] as const;

/**
 * Sign the assignment agreement.
 *
 * By either side, in the stage `signing`, once. `hash` names the text that was read
 * (`agreement_superseded`). Name, time and IP address are kept, with the position of who signs for an entity
 * (`signatory_title`), and stand in the signed document, which both sides read at
 * `Assignment.document`; in `listDocuments` it is the seller's. The seller says where the buyer pays, which
 * needs fresh proof (`fresh_proof_required`); with the second signature
 * the payment is due.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `agreement_superseded` (422): The version is no longer in force.
 * - `fresh_proof_required` (422): The caller has neither logged in nor entered the password within the last ten minutes (`createFreshProof`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof signAssignment>>,
    SignAssignmentMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return signAssignment(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
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
 * Sign the assignment agreement.
 *
 * By either side, in the stage `signing`, once. `hash` names the text that was read
 * (`agreement_superseded`). Name, time and IP address are kept, with the position of who signs for an entity
 * (`signatory_title`), and stand in the signed document, which both sides read at
 * `Assignment.document`; in `listDocuments` it is the seller's. The seller says where the buyer pays, which
 * needs fresh proof (`fresh_proof_required`); with the second signature
 * the payment is due.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `agreement_superseded` (422): The version is no longer in force.
 * - `fresh_proof_required` (422): The caller has neither logged in nor entered the password within the last ten minutes (`createFreshProof`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
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
 * Change where the buyer pays.
 *
 * By the seller who has signed, until the buyer has marked the price as paid. Once both have signed, and the buyer reads it, the buyer is told of a change.
 * It needs fresh proof (`fresh_proof_required`).
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `fresh_proof_required` (422): The caller has neither logged in nor entered the password within the last ten minutes (`createFreshProof`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const updatePaymentInstructions = (
  id: number,
  paymentInstructionsInput: BodyType<PaymentInstructionsInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Negotiation>(
    {
      url: `/api/negotiations/${encodeURIComponent(String(id))}/payment_instructions`,
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      data: paymentInstructionsInput,
      signal,
    },
    options,
    updatePaymentInstructionsWrite,
  );
};

/**
 * The key of {@link useUpdatePaymentInstructions}: Change where the buyer pays.
 */
export const getUpdatePaymentInstructionsMutationKey = () => ['updatePaymentInstructions'] as const;

/**
 * Change where the buyer pays.
 *
 * By the seller who has signed, until the buyer has marked the price as paid. Once both have signed, and the buyer reads it, the buyer is told of a change.
 * It needs fresh proof (`fresh_proof_required`).
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `fresh_proof_required` (422): The caller has neither logged in nor entered the password within the last ten minutes (`createFreshProof`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const getUpdatePaymentInstructionsMutationOptions = <
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
    Awaited<ReturnType<typeof updatePaymentInstructions>>,
    TError,
    UpdatePaymentInstructionsMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof updatePaymentInstructions>>,
  TError,
  UpdatePaymentInstructionsMutationVariables,
  TContext
> => {
  const mutationKey = getUpdatePaymentInstructionsMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updatePaymentInstructions>>,
    UpdatePaymentInstructionsMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updatePaymentInstructions(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type UpdatePaymentInstructionsMutationResult = NonNullable<
  Awaited<ReturnType<typeof updatePaymentInstructions>>
>;
export type UpdatePaymentInstructionsMutationBody = BodyType<PaymentInstructionsInput>;
export type UpdatePaymentInstructionsMutationError = ErrorType<
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
export type UpdatePaymentInstructionsMutationVariables = {
  id: number;
  data: BodyType<PaymentInstructionsInput>;
};

/**
 * Change where the buyer pays.
 *
 * By the seller who has signed, until the buyer has marked the price as paid. Once both have signed, and the buyer reads it, the buyer is told of a change.
 * It needs fresh proof (`fresh_proof_required`).
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `fresh_proof_required` (422): The caller has neither logged in nor entered the password within the last ten minutes (`createFreshProof`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const useUpdatePaymentInstructions = <
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
      Awaited<ReturnType<typeof updatePaymentInstructions>>,
      TError,
      UpdatePaymentInstructionsMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updatePaymentInstructions>>,
  TError,
  UpdatePaymentInstructionsMutationVariables,
  TContext
> => {
  return useMutation(getUpdatePaymentInstructionsMutationOptions(options), queryClient);
};
/**
 * Say that the price was paid.
 *
 * By the buyer, in the stage `payment`, with the reference of the payment and, where there is one, a proof
 * (an own, ready document of the kind `payment_proof`).
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
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
    markNegotiationPaidWrite,
  );
};

/**
 * The key of {@link useMarkNegotiationPaid}: Say that the price was paid.
 */
export const getMarkNegotiationPaidMutationKey = () => ['markNegotiationPaid'] as const;

/**
 * Say that the price was paid.
 *
 * By the buyer, in the stage `payment`, with the reference of the payment and, where there is one, a proof
 * (an own, ready document of the kind `payment_proof`).
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof markNegotiationPaid>>,
    MarkNegotiationPaidMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return markNegotiationPaid(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
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
 * Say that the price was paid.
 *
 * By the buyer, in the stage `payment`, with the reference of the payment and, where there is one, a proof
 * (an own, ready document of the kind `payment_proof`).
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
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
 * Confirm that the price was received.
 *
 * By the seller, in the stage `payment`, once the buyer has marked it as paid.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const confirmPayment = (
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
    confirmPaymentWrite,
  );
};

/**
 * The key of {@link useConfirmPayment}: Confirm that the price was received.
 */
export const getConfirmPaymentMutationKey = () => ['confirmPayment'] as const;

/**
 * Confirm that the price was received.
 *
 * By the seller, in the stage `payment`, once the buyer has marked it as paid.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const getConfirmPaymentMutationOptions = <
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
    Awaited<ReturnType<typeof confirmPayment>>,
    TError,
    ConfirmPaymentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof confirmPayment>>,
  TError,
  ConfirmPaymentMutationVariables,
  TContext
> => {
  const mutationKey = getConfirmPaymentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof confirmPayment>>,
    ConfirmPaymentMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return confirmPayment(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type ConfirmPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof confirmPayment>>>;
export type ConfirmPaymentMutationBody = BodyType<VersionInput>;
export type ConfirmPaymentMutationError = ErrorType<
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
export type ConfirmPaymentMutationVariables = { id: number; data: BodyType<VersionInput> };

/**
 * Confirm that the price was received.
 *
 * By the seller, in the stage `payment`, once the buyer has marked it as paid.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const useConfirmPayment = <
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
      Awaited<ReturnType<typeof confirmPayment>>,
      TError,
      ConfirmPaymentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof confirmPayment>>,
  TError,
  ConfirmPaymentMutationVariables,
  TContext
> => {
  return useMutation(getConfirmPaymentMutationOptions(options), queryClient);
};
/**
 * Cancel a negotiation.
 *
 * By either side before both have signed; later only staff can. The claim is open again, or paused where its seller may not log in; where its listing has run out meanwhile, for a new period of 90 days.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
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
    cancelNegotiationWrite,
  );
};

/**
 * The key of {@link useCancelNegotiation}: Cancel a negotiation.
 */
export const getCancelNegotiationMutationKey = () => ['cancelNegotiation'] as const;

/**
 * Cancel a negotiation.
 *
 * By either side before both have signed; later only staff can. The claim is open again, or paused where its seller may not log in; where its listing has run out meanwhile, for a new period of 90 days.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof cancelNegotiation>>,
    CancelNegotiationMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return cancelNegotiation(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
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
 * Cancel a negotiation.
 *
 * By either side before both have signed; later only staff can. The claim is open again, or paused where its seller may not log in; where its listing has run out meanwhile, for a new period of 90 days.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
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
 * What waits for a buyer.
 *
 * Where it is the caller's turn, on either side; of the negotiations as buyer, how many are in each stage and what they come to.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getBuyerPortal = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<BuyerPortal>({ url: `/api/buyer_portal`, method: 'GET', signal }, options);
};

/**
 * The key of {@link useGetBuyerPortal}: What waits for a buyer.
 */
export const getGetBuyerPortalQueryKey = () => {
  return keyOfRead(`/api/buyer_portal`);
};

/**
 * What waits for a buyer.
 *
 * Where it is the caller's turn, on either side; of the negotiations as buyer, how many are in each stage and what they come to.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getBuyerPortal>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetBuyerPortalQueryResult = NonNullable<Awaited<ReturnType<typeof getBuyerPortal>>>;
export type GetBuyerPortalQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * What waits for a buyer.
 *
 * Where it is the caller's turn, on either side; of the negotiations as buyer, how many are in each stage and what they come to.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): DefinedUseQueryResult<TData, TError>;
/**
 * What waits for a buyer.
 *
 * Where it is the caller's turn, on either side; of the negotiations as buyer, how many are in each stage and what they come to.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * What waits for a buyer.
 *
 * Where it is the caller's turn, on either side; of the negotiations as buyer, how many are in each stage and what they come to.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * What waits for a buyer.
 *
 * Where it is the caller's turn, on either side; of the negotiations as buyer, how many are in each stage and what they come to.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError> {
  const queryOptions = getGetBuyerPortalQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}
