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
  AdminNegotiation,
  AdminNegotiationPage,
  AdvanceInput,
  BadRequestResponse,
  CancelInput,
  FeeInput,
  ForbiddenResponse,
  InternalErrorResponse,
  ListAdminNegotiationsParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  RecordedPaymentInput,
  ServiceUnavailableResponse,
  StaleVersionResponse,
  UnauthorizedResponse,
  UnpaidInput,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
} from '../../model';

import { READ_SETS } from '../../read-sets.ts';
import type { Write } from '../../../src/api/after-write.ts';
import { keyOfRead } from '../../../src/api/query-key.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType, BodyType } from '../../../src/api/request.ts';

/** What follows from {@link advanceNegotiation}. */
export const advanceNegotiationWrite: Write = {
  takesKey: true,
  newest: 'getAdminNegotiation',
  stale: [
    'listAuditEvents',
    'listAdminNegotiations',
    'getAdminNegotiation',
    'listAdminClaims',
    'getAdminClaim',
    ...READ_SETS.market,
    'getCasePriceHistory',
  ],
};

/** What follows from {@link recordPayment}. */
export const recordPaymentWrite: Write = {
  takesKey: true,
  newest: 'getAdminNegotiation',
  stale: ['listAuditEvents', 'listAdminNegotiations', 'getAdminNegotiation', 'getAdminClaim'],
};

/** What follows from {@link markNegotiationUnpaid}. */
export const markNegotiationUnpaidWrite: Write = {
  takesKey: true,
  newest: 'getAdminNegotiation',
  stale: ['listAuditEvents', 'listAdminNegotiations', 'getAdminNegotiation', 'getAdminClaim'],
};

/** What follows from {@link recordFee}. */
export const recordFeeWrite: Write = {
  takesKey: true,
  newest: 'getAdminNegotiation',
  stale: ['listAuditEvents', 'listAdminNegotiations', 'getAdminNegotiation', 'getAdminClaim'],
};

/** What follows from {@link cancelAdminNegotiation}. */
export const cancelAdminNegotiationWrite: Write = {
  takesKey: true,
  newest: 'getAdminNegotiation',
  stale: [
    'listAuditEvents',
    'listAdminNegotiations',
    'getAdminNegotiation',
    'listAdminClaims',
    'getAdminClaim',
    'listAdminConversations',
    'getAdminConversation',
    ...READ_SETS.market,
  ],
};

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Negotiations.
 *
 * `search` looks at the references of negotiation and claim, for each word in either, and finds those as well whose case, or whose buyer or seller, has all words in name, code, debtor, court or number, or in name, company or email address; people only where these are at most 100. Without `sort_by`, as by `due_at` ascending: first what waits without a deadline, as a transfer that staff have to file, then the earliest deadline, last what is over (`awaiting` is `none`); with `fee_outstanding`, by when the fee is due, the earliest first, of both sides the earlier one.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const listAdminNegotiations = (
  params?: ListAdminNegotiationsParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminNegotiationPage>(
    { url: `/admin/negotiations`, method: 'GET', params, signal },
    options,
  );
};

/**
 * The key of {@link useListAdminNegotiations}: Negotiations.
 */
export const getListAdminNegotiationsQueryKey = (params?: ListAdminNegotiationsParams) => {
  return keyOfRead(`/admin/negotiations`, params);
};

/**
 * Negotiations.
 *
 * `search` looks at the references of negotiation and claim, for each word in either, and finds those as well whose case, or whose buyer or seller, has all words in name, code, debtor, court or number, or in name, company or email address; people only where these are at most 100. Without `sort_by`, as by `due_at` ascending: first what waits without a deadline, as a transfer that staff have to file, then the earliest deadline, last what is over (`awaiting` is `none`); with `fee_outstanding`, by when the fee is due, the earliest first, of both sides the earlier one.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getListAdminNegotiationsQueryOptions = <
  TData = Awaited<ReturnType<typeof listAdminNegotiations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAdminNegotiationsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listAdminNegotiations>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListAdminNegotiationsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminNegotiations>>> = ({ signal }) =>
    listAdminNegotiations(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listAdminNegotiations>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminNegotiations>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListAdminNegotiationsQueryResult = NonNullable<
  Awaited<ReturnType<typeof listAdminNegotiations>>
>;
export type ListAdminNegotiationsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Negotiations.
 *
 * `search` looks at the references of negotiation and claim, for each word in either, and finds those as well whose case, or whose buyer or seller, has all words in name, code, debtor, court or number, or in name, company or email address; people only where these are at most 100. Without `sort_by`, as by `due_at` ascending: first what waits without a deadline, as a transfer that staff have to file, then the earliest deadline, last what is over (`awaiting` is `none`); with `fee_outstanding`, by when the fee is due, the earliest first, of both sides the earlier one.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAdminNegotiations<
  TData = Awaited<ReturnType<typeof listAdminNegotiations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: undefined | ListAdminNegotiationsParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listAdminNegotiations>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminNegotiations>>,
          TError,
          Awaited<ReturnType<typeof listAdminNegotiations>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Negotiations.
 *
 * `search` looks at the references of negotiation and claim, for each word in either, and finds those as well whose case, or whose buyer or seller, has all words in name, code, debtor, court or number, or in name, company or email address; people only where these are at most 100. Without `sort_by`, as by `due_at` ascending: first what waits without a deadline, as a transfer that staff have to file, then the earliest deadline, last what is over (`awaiting` is `none`); with `fee_outstanding`, by when the fee is due, the earliest first, of both sides the earlier one.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAdminNegotiations<
  TData = Awaited<ReturnType<typeof listAdminNegotiations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAdminNegotiationsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listAdminNegotiations>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminNegotiations>>,
          TError,
          Awaited<ReturnType<typeof listAdminNegotiations>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Negotiations.
 *
 * `search` looks at the references of negotiation and claim, for each word in either, and finds those as well whose case, or whose buyer or seller, has all words in name, code, debtor, court or number, or in name, company or email address; people only where these are at most 100. Without `sort_by`, as by `due_at` ascending: first what waits without a deadline, as a transfer that staff have to file, then the earliest deadline, last what is over (`awaiting` is `none`); with `fee_outstanding`, by when the fee is due, the earliest first, of both sides the earlier one.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAdminNegotiations<
  TData = Awaited<ReturnType<typeof listAdminNegotiations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAdminNegotiationsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listAdminNegotiations>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Negotiations.
 *
 * `search` looks at the references of negotiation and claim, for each word in either, and finds those as well whose case, or whose buyer or seller, has all words in name, code, debtor, court or number, or in name, company or email address; people only where these are at most 100. Without `sort_by`, as by `due_at` ascending: first what waits without a deadline, as a transfer that staff have to file, then the earliest deadline, last what is over (`awaiting` is `none`); with `fee_outstanding`, by when the fee is due, the earliest first, of both sides the earlier one.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAdminNegotiations<
  TData = Awaited<ReturnType<typeof listAdminNegotiations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAdminNegotiationsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listAdminNegotiations>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getListAdminNegotiationsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * A negotiation.
 *
 * With both sides.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getAdminNegotiation = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminNegotiation>(
    { url: `/admin/negotiations/${encodeURIComponent(String(id))}`, method: 'GET', signal },
    options,
  );
};

/**
 * The key of {@link useGetAdminNegotiation}: A negotiation.
 */
export const getGetAdminNegotiationQueryKey = (id: number) => {
  return keyOfRead(`/admin/negotiations/${id}`);
};

/**
 * A negotiation.
 *
 * With both sides.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetAdminNegotiationQueryOptions = <
  TData = Awaited<ReturnType<typeof getAdminNegotiation>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof getAdminNegotiation>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetAdminNegotiationQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminNegotiation>>> = ({ signal }) =>
    getAdminNegotiation(id, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getAdminNegotiation>>, TError, TData> & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminNegotiation>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetAdminNegotiationQueryResult = NonNullable<
  Awaited<ReturnType<typeof getAdminNegotiation>>
>;
export type GetAdminNegotiationQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * A negotiation.
 *
 * With both sides.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminNegotiation<
  TData = Awaited<ReturnType<typeof getAdminNegotiation>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof getAdminNegotiation>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminNegotiation>>,
          TError,
          Awaited<ReturnType<typeof getAdminNegotiation>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * A negotiation.
 *
 * With both sides.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminNegotiation<
  TData = Awaited<ReturnType<typeof getAdminNegotiation>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof getAdminNegotiation>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminNegotiation>>,
          TError,
          Awaited<ReturnType<typeof getAdminNegotiation>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * A negotiation.
 *
 * With both sides.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminNegotiation<
  TData = Awaited<ReturnType<typeof getAdminNegotiation>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof getAdminNegotiation>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * A negotiation.
 *
 * With both sides.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminNegotiation<
  TData = Awaited<ReturnType<typeof getAdminNegotiation>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof getAdminNegotiation>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetAdminNegotiationQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Take a negotiation to its next stage.
 *
 * From `diligence` and `payment` in place of a side that does not answer; in `transfer` the filing and the
 * docket number are recorded first (`to: filed`), and the sale is completed (`to: completed`) once the
 * objection deadline has passed (`objection_open`). A completed sale records its price. What was not sold of the claim becomes an
 * open claim of its own (paused where its seller may not log in): with a new reference and period, the facts, documents and prices
 * of the claim, and its followers, but the buyer and whoever follows as many as one may. What was sold has the share of its face amount in every other amount, rounded to the currency (a half to the even
 * digit), and in every quantity and value of its assets, quantities to eight decimals (a half up); the rest has what that leaves.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `objection_open` (422): The objection deadline of the transfer has not passed, or the filing is not recorded.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const advanceNegotiation = (
  id: number,
  advanceInput: BodyType<AdvanceInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminNegotiation>(
    {
      url: `/admin/negotiations/${encodeURIComponent(String(id))}/advance`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: advanceInput,
      signal,
    },
    options,
    advanceNegotiationWrite,
  );
};

/**
 * The key of {@link useAdvanceNegotiation}: Take a negotiation to its next stage.
 */
export const getAdvanceNegotiationMutationKey = () => ['advanceNegotiation'] as const;

/**
 * Take a negotiation to its next stage.
 *
 * From `diligence` and `payment` in place of a side that does not answer; in `transfer` the filing and the
 * docket number are recorded first (`to: filed`), and the sale is completed (`to: completed`) once the
 * objection deadline has passed (`objection_open`). A completed sale records its price. What was not sold of the claim becomes an
 * open claim of its own (paused where its seller may not log in): with a new reference and period, the facts, documents and prices
 * of the claim, and its followers, but the buyer and whoever follows as many as one may. What was sold has the share of its face amount in every other amount, rounded to the currency (a half to the even
 * digit), and in every quantity and value of its assets, quantities to eight decimals (a half up); the rest has what that leaves.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `objection_open` (422): The objection deadline of the transfer has not passed, or the filing is not recorded.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getAdvanceNegotiationMutationOptions = <
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
    Awaited<ReturnType<typeof advanceNegotiation>>,
    TError,
    AdvanceNegotiationMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof advanceNegotiation>>,
  TError,
  AdvanceNegotiationMutationVariables,
  TContext
> => {
  const mutationKey = getAdvanceNegotiationMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof advanceNegotiation>>,
    AdvanceNegotiationMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return advanceNegotiation(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type AdvanceNegotiationMutationResult = NonNullable<
  Awaited<ReturnType<typeof advanceNegotiation>>
>;
export type AdvanceNegotiationMutationBody = BodyType<AdvanceInput>;
export type AdvanceNegotiationMutationError = ErrorType<
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
export type AdvanceNegotiationMutationVariables = { id: number; data: BodyType<AdvanceInput> };

/**
 * Take a negotiation to its next stage.
 *
 * From `diligence` and `payment` in place of a side that does not answer; in `transfer` the filing and the
 * docket number are recorded first (`to: filed`), and the sale is completed (`to: completed`) once the
 * objection deadline has passed (`objection_open`). A completed sale records its price. What was not sold of the claim becomes an
 * open claim of its own (paused where its seller may not log in): with a new reference and period, the facts, documents and prices
 * of the claim, and its followers, but the buyer and whoever follows as many as one may. What was sold has the share of its face amount in every other amount, rounded to the currency (a half to the even
 * digit), and in every quantity and value of its assets, quantities to eight decimals (a half up); the rest has what that leaves.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `objection_open` (422): The objection deadline of the transfer has not passed, or the filing is not recorded.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useAdvanceNegotiation = <
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
      Awaited<ReturnType<typeof advanceNegotiation>>,
      TError,
      AdvanceNegotiationMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof advanceNegotiation>>,
  TError,
  AdvanceNegotiationMutationVariables,
  TContext
> => {
  return useMutation(getAdvanceNegotiationMutationOptions(options), queryClient);
};
/**
 * Mark the price as paid for the buyer.
 *
 * In the stage `payment`, before the buyer has marked it as paid: the price has arrived, and the buyer does not say so or
 * may not log in. It is the seller's turn then, as after `markNegotiationPaid`; where the seller does not confirm it, the staff
 * do (`advanceNegotiation`). Both sides are told.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const recordPayment = (
  id: number,
  recordedPaymentInput: BodyType<RecordedPaymentInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminNegotiation>(
    {
      url: `/admin/negotiations/${encodeURIComponent(String(id))}/mark_paid`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: recordedPaymentInput,
      signal,
    },
    options,
    recordPaymentWrite,
  );
};

/**
 * The key of {@link useRecordPayment}: Mark the price as paid for the buyer.
 */
export const getRecordPaymentMutationKey = () => ['recordPayment'] as const;

/**
 * Mark the price as paid for the buyer.
 *
 * In the stage `payment`, before the buyer has marked it as paid: the price has arrived, and the buyer does not say so or
 * may not log in. It is the seller's turn then, as after `markNegotiationPaid`; where the seller does not confirm it, the staff
 * do (`advanceNegotiation`). Both sides are told.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getRecordPaymentMutationOptions = <
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
    Awaited<ReturnType<typeof recordPayment>>,
    TError,
    RecordPaymentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof recordPayment>>,
  TError,
  RecordPaymentMutationVariables,
  TContext
> => {
  const mutationKey = getRecordPaymentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof recordPayment>>,
    RecordPaymentMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return recordPayment(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type RecordPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof recordPayment>>>;
export type RecordPaymentMutationBody = BodyType<RecordedPaymentInput>;
export type RecordPaymentMutationError = ErrorType<
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
export type RecordPaymentMutationVariables = { id: number; data: BodyType<RecordedPaymentInput> };

/**
 * Mark the price as paid for the buyer.
 *
 * In the stage `payment`, before the buyer has marked it as paid: the price has arrived, and the buyer does not say so or
 * may not log in. It is the seller's turn then, as after `markNegotiationPaid`; where the seller does not confirm it, the staff
 * do (`advanceNegotiation`). Both sides are told.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useRecordPayment = <
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
      Awaited<ReturnType<typeof recordPayment>>,
      TError,
      RecordPaymentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof recordPayment>>,
  TError,
  RecordPaymentMutationVariables,
  TContext
> => {
  return useMutation(getRecordPaymentMutationOptions(options), queryClient);
};
/**
 * Mark the price as not paid.
 *
 * In the stage `payment`, once the buyer has marked it as paid: it has not arrived, or was marked by mistake. It is the
 * buyer's turn again, without reference and proof, until the day that was agreed on, and for two business days at least; the
 * seller can change where the price is paid to. Both sides are told, and what was given as proof stays with the event.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const markNegotiationUnpaid = (
  id: number,
  unpaidInput: BodyType<UnpaidInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminNegotiation>(
    {
      url: `/admin/negotiations/${encodeURIComponent(String(id))}/mark_unpaid`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: unpaidInput,
      signal,
    },
    options,
    markNegotiationUnpaidWrite,
  );
};

/**
 * The key of {@link useMarkNegotiationUnpaid}: Mark the price as not paid.
 */
export const getMarkNegotiationUnpaidMutationKey = () => ['markNegotiationUnpaid'] as const;

/**
 * Mark the price as not paid.
 *
 * In the stage `payment`, once the buyer has marked it as paid: it has not arrived, or was marked by mistake. It is the
 * buyer's turn again, without reference and proof, until the day that was agreed on, and for two business days at least; the
 * seller can change where the price is paid to. Both sides are told, and what was given as proof stays with the event.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getMarkNegotiationUnpaidMutationOptions = <
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
    Awaited<ReturnType<typeof markNegotiationUnpaid>>,
    TError,
    MarkNegotiationUnpaidMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof markNegotiationUnpaid>>,
  TError,
  MarkNegotiationUnpaidMutationVariables,
  TContext
> => {
  const mutationKey = getMarkNegotiationUnpaidMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof markNegotiationUnpaid>>,
    MarkNegotiationUnpaidMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return markNegotiationUnpaid(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type MarkNegotiationUnpaidMutationResult = NonNullable<
  Awaited<ReturnType<typeof markNegotiationUnpaid>>
>;
export type MarkNegotiationUnpaidMutationBody = BodyType<UnpaidInput>;
export type MarkNegotiationUnpaidMutationError = ErrorType<
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
export type MarkNegotiationUnpaidMutationVariables = { id: number; data: BodyType<UnpaidInput> };

/**
 * Mark the price as not paid.
 *
 * In the stage `payment`, once the buyer has marked it as paid: it has not arrived, or was marked by mistake. It is the
 * buyer's turn again, without reference and proof, until the day that was agreed on, and for two business days at least; the
 * seller can change where the price is paid to. Both sides are told, and what was given as proof stays with the event.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useMarkNegotiationUnpaid = <
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
      Awaited<ReturnType<typeof markNegotiationUnpaid>>,
      TError,
      MarkNegotiationUnpaidMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof markNegotiationUnpaid>>,
  TError,
  MarkNegotiationUnpaidMutationVariables,
  TContext
> => {
  return useMutation(getMarkNegotiationUnpaidMutationOptions(options), queryClient);
};
/**
 * Record that a fee was received.
 *
 * The fee of a side, once both have signed; also after the sale was completed or cancelled. What was recorded by mistake is taken
 * back, or recorded again. `transition_not_allowed` where the side owes no fee, or where there is nothing to take back.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const recordFee = (
  id: number,
  feeInput: BodyType<FeeInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminNegotiation>(
    {
      url: `/admin/negotiations/${encodeURIComponent(String(id))}/fee`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: feeInput,
      signal,
    },
    options,
    recordFeeWrite,
  );
};

/**
 * The key of {@link useRecordFee}: Record that a fee was received.
 */
export const getRecordFeeMutationKey = () => ['recordFee'] as const;

/**
 * Record that a fee was received.
 *
 * The fee of a side, once both have signed; also after the sale was completed or cancelled. What was recorded by mistake is taken
 * back, or recorded again. `transition_not_allowed` where the side owes no fee, or where there is nothing to take back.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getRecordFeeMutationOptions = <
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
    Awaited<ReturnType<typeof recordFee>>,
    TError,
    RecordFeeMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof recordFee>>,
  TError,
  RecordFeeMutationVariables,
  TContext
> => {
  const mutationKey = getRecordFeeMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof recordFee>>,
    RecordFeeMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return recordFee(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type RecordFeeMutationResult = NonNullable<Awaited<ReturnType<typeof recordFee>>>;
export type RecordFeeMutationBody = BodyType<FeeInput>;
export type RecordFeeMutationError = ErrorType<
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
export type RecordFeeMutationVariables = { id: number; data: BodyType<FeeInput> };

/**
 * Record that a fee was received.
 *
 * The fee of a side, once both have signed; also after the sale was completed or cancelled. What was recorded by mistake is taken
 * back, or recorded again. `transition_not_allowed` where the side owes no fee, or where there is nothing to take back.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useRecordFee = <
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
      Awaited<ReturnType<typeof recordFee>>,
      TError,
      RecordFeeMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof recordFee>>,
  TError,
  RecordFeeMutationVariables,
  TContext
> => {
  return useMutation(getRecordFeeMutationOptions(options), queryClient);
};
/**
 * Cancel a negotiation.
 *
 * In every stage from `diligence` to `transfer`. The claim is open again, or paused where its seller may not log in; where its listing has run out meanwhile, for a new period of 90 days.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const cancelAdminNegotiation = (
  id: number,
  cancelInput: BodyType<CancelInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminNegotiation>(
    {
      url: `/admin/negotiations/${encodeURIComponent(String(id))}/cancel`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: cancelInput,
      signal,
    },
    options,
    cancelAdminNegotiationWrite,
  );
};

/**
 * The key of {@link useCancelAdminNegotiation}: Cancel a negotiation.
 */
export const getCancelAdminNegotiationMutationKey = () => ['cancelAdminNegotiation'] as const;

/**
 * Cancel a negotiation.
 *
 * In every stage from `diligence` to `transfer`. The claim is open again, or paused where its seller may not log in; where its listing has run out meanwhile, for a new period of 90 days.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCancelAdminNegotiationMutationOptions = <
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
    Awaited<ReturnType<typeof cancelAdminNegotiation>>,
    TError,
    CancelAdminNegotiationMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof cancelAdminNegotiation>>,
  TError,
  CancelAdminNegotiationMutationVariables,
  TContext
> => {
  const mutationKey = getCancelAdminNegotiationMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof cancelAdminNegotiation>>,
    CancelAdminNegotiationMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return cancelAdminNegotiation(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type CancelAdminNegotiationMutationResult = NonNullable<
  Awaited<ReturnType<typeof cancelAdminNegotiation>>
>;
export type CancelAdminNegotiationMutationBody = BodyType<CancelInput>;
export type CancelAdminNegotiationMutationError = ErrorType<
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
export type CancelAdminNegotiationMutationVariables = { id: number; data: BodyType<CancelInput> };

/**
 * Cancel a negotiation.
 *
 * In every stage from `diligence` to `transfer`. The claim is open again, or paused where its seller may not log in; where its listing has run out meanwhile, for a new period of 90 days.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useCancelAdminNegotiation = <
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
      Awaited<ReturnType<typeof cancelAdminNegotiation>>,
      TError,
      CancelAdminNegotiationMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof cancelAdminNegotiation>>,
  TError,
  CancelAdminNegotiationMutationVariables,
  TContext
> => {
  return useMutation(getCancelAdminNegotiationMutationOptions(options), queryClient);
};
