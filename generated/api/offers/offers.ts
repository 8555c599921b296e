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
  ClaimOffers,
  ForbiddenResponse,
  InternalErrorResponse,
  ListMyOffersParams,
  MyBids,
  MyOffer,
  NotFoundResponse,
  Offer,
  OfferCounterInput,
  OfferInput,
  OfferPage,
  OfferRejectInput,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  StaleVersionResponse,
  TooManyRequestsResponse,
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
 * Binds the buyer until it expires. Open to a verified buyer with an approved identity who has accepted the
 * agreement in force; not for one's own claim (`own_claim`), one that is not open (`claim_not_open`), or
 * where the case takes no buyers from the country (`country_restricted`). One offer at a time: a second one
 * for the same claim is refused while there is a negotiation of the caller about it (`negotiation_exists`).
 * An offer below what the seller accepts at least is declined at once: it is answered with the status
 * `auto_declined`; after three of these for one claim the next one has to wait for a day (429).
 * @summary Make an offer for a claim
 */
export const makeOffer = (
  id: number,
  offerInput: BodyType<OfferInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Offer>(
    {
      url: `/api/claims/${encodeURIComponent(String(id))}/offers`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: offerInput,
      signal,
    },
    options,
  );
};

export const getMakeOfferMutationKey = () => ['makeOffer'] as const;

export const getMakeOfferMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
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
    Awaited<ReturnType<typeof makeOffer>>,
    TError,
    MakeOfferMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof makeOffer>>,
  TError,
  MakeOfferMutationVariables,
  TContext
> => {
  const mutationKey = getMakeOfferMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof makeOffer>>,
    MakeOfferMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return makeOffer(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type MakeOfferMutationResult = NonNullable<Awaited<ReturnType<typeof makeOffer>>>;
export type MakeOfferMutationBody = BodyType<OfferInput>;
export type MakeOfferMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableWriteResponse
  | TooManyRequestsResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type MakeOfferMutationVariables = { id: number; data: BodyType<OfferInput> };

/**
 * @summary Make an offer for a claim
 */
export const useMakeOffer = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
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
      Awaited<ReturnType<typeof makeOffer>>,
      TError,
      MakeOfferMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof makeOffer>>,
  TError,
  MakeOfferMutationVariables,
  TContext
> => {
  return useMutation(getMakeOfferMutationOptions(options), queryClient);
};
/**
 * Every move of every negotiation is an offer of its own. `search` looks at the reference of the claim.
 * Without `sort_by`: the latest first.
 * @summary Offers that you received and made
 */
export const listMyOffers = (
  params?: ListMyOffersParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<OfferPage>({ url: `/api/my_offers`, method: 'GET', params, signal }, options);
};

export const getListMyOffersQueryKey = (params?: ListMyOffersParams) => {
  return [`/api/my_offers`, ...(params ? [params] : [])] as const;
};

export const getListMyOffersQueryOptions = <
  TData = Awaited<ReturnType<typeof listMyOffers>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListMyOffersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyOffers>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListMyOffersQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyOffers>>> = ({ signal }) =>
    listMyOffers(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listMyOffers>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListMyOffersQueryResult = NonNullable<Awaited<ReturnType<typeof listMyOffers>>>;
export type ListMyOffersQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

export function useListMyOffers<
  TData = Awaited<ReturnType<typeof listMyOffers>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: undefined | ListMyOffersParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyOffers>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyOffers>>,
          TError,
          Awaited<ReturnType<typeof listMyOffers>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListMyOffers<
  TData = Awaited<ReturnType<typeof listMyOffers>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListMyOffersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyOffers>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyOffers>>,
          TError,
          Awaited<ReturnType<typeof listMyOffers>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListMyOffers<
  TData = Awaited<ReturnType<typeof listMyOffers>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListMyOffersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyOffers>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Offers that you received and made
 */

export function useListMyOffers<
  TData = Awaited<ReturnType<typeof listMyOffers>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListMyOffersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyOffers>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListMyOffersQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * With all moves of its negotiation, and the rival offers that an acceptance would close.
 * @summary One of your offers
 */
export const getMyOffer = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyOffer>(
    { url: `/api/my_offers/${encodeURIComponent(String(id))}`, method: 'GET', signal },
    options,
  );
};

export const getGetMyOfferQueryKey = (id: number) => {
  return [`/api/my_offers/${id}`] as const;
};

export const getGetMyOfferQueryOptions = <
  TData = Awaited<ReturnType<typeof getMyOffer>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyOffer>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetMyOfferQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyOffer>>> = ({ signal }) =>
    getMyOffer(id, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getMyOffer>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetMyOfferQueryResult = NonNullable<Awaited<ReturnType<typeof getMyOffer>>>;
export type GetMyOfferQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

export function useGetMyOffer<
  TData = Awaited<ReturnType<typeof getMyOffer>>,
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
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyOffer>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyOffer>>,
          TError,
          Awaited<ReturnType<typeof getMyOffer>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetMyOffer<
  TData = Awaited<ReturnType<typeof getMyOffer>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyOffer>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyOffer>>,
          TError,
          Awaited<ReturnType<typeof getMyOffer>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetMyOffer<
  TData = Awaited<ReturnType<typeof getMyOffer>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyOffer>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One of your offers
 */

export function useGetMyOffer<
  TData = Awaited<ReturnType<typeof getMyOffer>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyOffer>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetMyOfferQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The latest offer of each negotiation that is not over, in short: for cards and rows of claims.
 * @summary Claims on which you have a bid
 */
export const getMyBids = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<MyBids>({ url: `/api/my_bids`, method: 'GET', signal }, options);
};

export const getGetMyBidsQueryKey = () => {
  return [`/api/my_bids`] as const;
};

export const getGetMyBidsQueryOptions = <
  TData = Awaited<ReturnType<typeof getMyBids>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyBids>>, TError, TData>>;
  request?: SecondParameter<typeof request>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetMyBidsQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyBids>>> = ({ signal }) =>
    getMyBids(requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getMyBids>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetMyBidsQueryResult = NonNullable<Awaited<ReturnType<typeof getMyBids>>>;
export type GetMyBidsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

export function useGetMyBids<
  TData = Awaited<ReturnType<typeof getMyBids>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyBids>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyBids>>,
          TError,
          Awaited<ReturnType<typeof getMyBids>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetMyBids<
  TData = Awaited<ReturnType<typeof getMyBids>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyBids>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyBids>>,
          TError,
          Awaited<ReturnType<typeof getMyBids>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetMyBids<
  TData = Awaited<ReturnType<typeof getMyBids>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyBids>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Claims on which you have a bid
 */

export function useGetMyBids<
  TData = Awaited<ReturnType<typeof getMyBids>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyBids>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetMyBidsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * By the recipient, while it is pending. The offer becomes `countered`; the counter-offer is the one that
 * stands. Each side has at most ten moves (`too_many_moves`).
 * @summary Answer an offer with a counter-offer
 */
export const counterOffer = (
  id: number,
  offerCounterInput: BodyType<OfferCounterInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Offer>(
    {
      url: `/api/offers/${encodeURIComponent(String(id))}/counter`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: offerCounterInput,
      signal,
    },
    options,
  );
};

export const getCounterOfferMutationKey = () => ['counterOffer'] as const;

export const getCounterOfferMutationOptions = <
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
    Awaited<ReturnType<typeof counterOffer>>,
    TError,
    CounterOfferMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof counterOffer>>,
  TError,
  CounterOfferMutationVariables,
  TContext
> => {
  const mutationKey = getCounterOfferMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof counterOffer>>,
    CounterOfferMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return counterOffer(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CounterOfferMutationResult = NonNullable<Awaited<ReturnType<typeof counterOffer>>>;
export type CounterOfferMutationBody = BodyType<OfferCounterInput>;
export type CounterOfferMutationError = ErrorType<
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
export type CounterOfferMutationVariables = { id: number; data: BodyType<OfferCounterInput> };

/**
 * @summary Answer an offer with a counter-offer
 */
export const useCounterOffer = <
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
      Awaited<ReturnType<typeof counterOffer>>,
      TError,
      CounterOfferMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof counterOffer>>,
  TError,
  CounterOfferMutationVariables,
  TContext
> => {
  return useMutation(getCounterOfferMutationOptions(options), queryClient);
};
/**
 * By the recipient, while it is pending and the claim open. At once all other offers for the claim are
 * closed, the claim is under offer, names are disclosed to both sides, and the examination begins. Refused
 * where the identity of a side is not approved (`identity_not_approved`, `counterparty_not_ready`).
 * @summary Accept an offer
 */
export const acceptOffer = (
  id: number,
  versionInput: BodyType<VersionInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Offer>(
    {
      url: `/api/offers/${encodeURIComponent(String(id))}/accept`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: versionInput,
      signal,
    },
    options,
  );
};

export const getAcceptOfferMutationKey = () => ['acceptOffer'] as const;

export const getAcceptOfferMutationOptions = <
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
    Awaited<ReturnType<typeof acceptOffer>>,
    TError,
    AcceptOfferMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof acceptOffer>>,
  TError,
  AcceptOfferMutationVariables,
  TContext
> => {
  const mutationKey = getAcceptOfferMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof acceptOffer>>,
    AcceptOfferMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return acceptOffer(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type AcceptOfferMutationResult = NonNullable<Awaited<ReturnType<typeof acceptOffer>>>;
export type AcceptOfferMutationBody = BodyType<VersionInput>;
export type AcceptOfferMutationError = ErrorType<
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
export type AcceptOfferMutationVariables = { id: number; data: BodyType<VersionInput> };

/**
 * @summary Accept an offer
 */
export const useAcceptOffer = <
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
      Awaited<ReturnType<typeof acceptOffer>>,
      TError,
      AcceptOfferMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof acceptOffer>>,
  TError,
  AcceptOfferMutationVariables,
  TContext
> => {
  return useMutation(getAcceptOfferMutationOptions(options), queryClient);
};
/**
 * By the recipient, while it is pending. The negotiation ends; the buyer may make another offer.
 * @summary Reject an offer
 */
export const rejectOffer = (
  id: number,
  offerRejectInput: BodyType<OfferRejectInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Offer>(
    {
      url: `/api/offers/${encodeURIComponent(String(id))}/reject`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: offerRejectInput,
      signal,
    },
    options,
  );
};

export const getRejectOfferMutationKey = () => ['rejectOffer'] as const;

export const getRejectOfferMutationOptions = <
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
    Awaited<ReturnType<typeof rejectOffer>>,
    TError,
    RejectOfferMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof rejectOffer>>,
  TError,
  RejectOfferMutationVariables,
  TContext
> => {
  const mutationKey = getRejectOfferMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof rejectOffer>>,
    RejectOfferMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return rejectOffer(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RejectOfferMutationResult = NonNullable<Awaited<ReturnType<typeof rejectOffer>>>;
export type RejectOfferMutationBody = BodyType<OfferRejectInput>;
export type RejectOfferMutationError = ErrorType<
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
export type RejectOfferMutationVariables = { id: number; data: BodyType<OfferRejectInput> };

/**
 * @summary Reject an offer
 */
export const useRejectOffer = <
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
      Awaited<ReturnType<typeof rejectOffer>>,
      TError,
      RejectOfferMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof rejectOffer>>,
  TError,
  RejectOfferMutationVariables,
  TContext
> => {
  return useMutation(getRejectOfferMutationOptions(options), queryClient);
};
/**
 * By its maker, while it is pending. The negotiation ends; the buyer may make another offer.
 * @summary Withdraw an offer
 */
export const withdrawOffer = (
  id: number,
  versionInput: BodyType<VersionInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Offer>(
    {
      url: `/api/offers/${encodeURIComponent(String(id))}/withdraw`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: versionInput,
      signal,
    },
    options,
  );
};

export const getWithdrawOfferMutationKey = () => ['withdrawOffer'] as const;

export const getWithdrawOfferMutationOptions = <
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
    Awaited<ReturnType<typeof withdrawOffer>>,
    TError,
    WithdrawOfferMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof withdrawOffer>>,
  TError,
  WithdrawOfferMutationVariables,
  TContext
> => {
  const mutationKey = getWithdrawOfferMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof withdrawOffer>>,
    WithdrawOfferMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return withdrawOffer(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type WithdrawOfferMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawOffer>>>;
export type WithdrawOfferMutationBody = BodyType<VersionInput>;
export type WithdrawOfferMutationError = ErrorType<
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
export type WithdrawOfferMutationVariables = { id: number; data: BodyType<VersionInput> };

/**
 * @summary Withdraw an offer
 */
export const useWithdrawOffer = <
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
      Awaited<ReturnType<typeof withdrawOffer>>,
      TError,
      WithdrawOfferMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof withdrawOffer>>,
  TError,
  WithdrawOfferMutationVariables,
  TContext
> => {
  return useMutation(getWithdrawOfferMutationOptions(options), queryClient);
};
/**
 * Side by side: the latest move of each buyer that is pending, the highest net amount first.
 * @summary Offers that stand for one of your claims
 */
export const getMyClaimOffers = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<ClaimOffers>(
    { url: `/api/my_claims/${encodeURIComponent(String(id))}/offers`, method: 'GET', signal },
    options,
  );
};

export const getGetMyClaimOffersQueryKey = (id: number) => {
  return [`/api/my_claims/${id}/offers`] as const;
};

export const getGetMyClaimOffersQueryOptions = <
  TData = Awaited<ReturnType<typeof getMyClaimOffers>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyClaimOffers>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetMyClaimOffersQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyClaimOffers>>> = ({ signal }) =>
    getMyClaimOffers(id, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getMyClaimOffers>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetMyClaimOffersQueryResult = NonNullable<Awaited<ReturnType<typeof getMyClaimOffers>>>;
export type GetMyClaimOffersQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

export function useGetMyClaimOffers<
  TData = Awaited<ReturnType<typeof getMyClaimOffers>>,
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
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyClaimOffers>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyClaimOffers>>,
          TError,
          Awaited<ReturnType<typeof getMyClaimOffers>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetMyClaimOffers<
  TData = Awaited<ReturnType<typeof getMyClaimOffers>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyClaimOffers>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyClaimOffers>>,
          TError,
          Awaited<ReturnType<typeof getMyClaimOffers>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetMyClaimOffers<
  TData = Awaited<ReturnType<typeof getMyClaimOffers>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyClaimOffers>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Offers that stand for one of your claims
 */

export function useGetMyClaimOffers<
  TData = Awaited<ReturnType<typeof getMyClaimOffers>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyClaimOffers>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetMyClaimOffersQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
