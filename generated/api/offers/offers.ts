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
  OfferAcceptInput,
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

import { READ_SETS } from '../../read-sets.ts';
import type { Write } from '../../../src/api/after-write.ts';
import { keyOfRead } from '../../../src/api/query-key.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType, BodyType } from '../../../src/api/request.ts';

/** What follows from {@link makeOffer}. */
export const makeOfferWrite: Write = {
  takesKey: true,
  rows: { listMyOffers: 'my_offers' },
  stale: [
    ...READ_SETS.offers,
    ...READ_SETS.negotiation,
    ...READ_SETS.market,
    ...READ_SETS.my_claims,
    'getMyClaim',
  ],
};

/** What follows from {@link counterOffer}. */
export const counterOfferWrite: Write = {
  takesKey: true,
  rows: { listMyOffers: 'my_offers' },
  stale: [
    ...READ_SETS.offers,
    ...READ_SETS.negotiation,
    ...READ_SETS.market,
    ...READ_SETS.my_claims,
    'getMyClaim',
  ],
};

/** What follows from {@link acceptOffer}. */
export const acceptOfferWrite: Write = {
  takesKey: true,
  rows: { listMyOffers: 'my_offers' },
  stale: [
    ...READ_SETS.offers,
    ...READ_SETS.negotiation,
    ...READ_SETS.market,
    ...READ_SETS.my_claims,
    'getMyClaim',
  ],
};

/** What follows from {@link rejectOffer}. */
export const rejectOfferWrite: Write = {
  takesKey: true,
  rows: { listMyOffers: 'my_offers' },
  stale: [
    ...READ_SETS.offers,
    ...READ_SETS.negotiation,
    ...READ_SETS.market,
    ...READ_SETS.my_claims,
    'getMyClaim',
  ],
};

/** What follows from {@link withdrawOffer}. */
export const withdrawOfferWrite: Write = {
  takesKey: true,
  rows: { listMyOffers: 'my_offers' },
  stale: [
    ...READ_SETS.offers,
    ...READ_SETS.negotiation,
    ...READ_SETS.market,
    ...READ_SETS.my_claims,
    'getMyClaim',
  ],
};

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Make an offer for a claim.
 *
 * Binds the buyer until it expires. Open to a verified buyer with an approved identity who has accepted the
 * agreement in force; not for one's own claim (`own_claim`), one that is not open (`claim_not_open`; one that was never
 * listed, or is reviewed anew, is 404, one's own too), or
 * where the case takes no buyers from the country (`country_restricted`). One offer at a time: a second one
 * for the same claim is refused while there is a negotiation of the caller about it (`negotiation_exists`).
 * Terms that the claim does not allow are refused at their field (422 with `errors`), after the refusals above: a part of a claim
 * that is sold as a whole, more than the claim, a part or a rest below the least amount of the case, more decimals than the
 * currency has (`offer.face_amount`); a price that comes to nothing or to more than an amount can be (`offer.price_percent`).
 * An offer below the minimum price of the seller is rejected automatically: it is answered with the status `auto_declined`, and the
 * negotiation is `rejected`. With three of these for one claim within 24 hours, or of one's own that were withdrawn or expired, every further
 * offer of the buyer for it is 429 until the first of them is 24 hours old, after the refusals by code and before those of fields; counter-offers count as well.
 * At most 60 tries in an hour (429).
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `own_claim` (422): One's own claim cannot be followed or bid on.
 * - `claim_not_open` (422): The claim is not open, or its `expires_at` has passed, whether or not the status says so yet.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 * - `identity_not_approved` (422): The identity of the caller is not approved.
 * - `agreement_outstanding` (422): The caller has not accepted the agreement in force.
 * - `country_restricted` (422): The country of the buyer (`country` of the user) is among those that the case excludes; one that is not known is not.
 * - `negotiation_exists` (422): The caller has a negotiation about the claim that is not over.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
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
    makeOfferWrite,
  );
};

/**
 * The key of {@link useMakeOffer}: Make an offer for a claim.
 */
export const getMakeOfferMutationKey = () => ['makeOffer'] as const;

/**
 * Make an offer for a claim.
 *
 * Binds the buyer until it expires. Open to a verified buyer with an approved identity who has accepted the
 * agreement in force; not for one's own claim (`own_claim`), one that is not open (`claim_not_open`; one that was never
 * listed, or is reviewed anew, is 404, one's own too), or
 * where the case takes no buyers from the country (`country_restricted`). One offer at a time: a second one
 * for the same claim is refused while there is a negotiation of the caller about it (`negotiation_exists`).
 * Terms that the claim does not allow are refused at their field (422 with `errors`), after the refusals above: a part of a claim
 * that is sold as a whole, more than the claim, a part or a rest below the least amount of the case, more decimals than the
 * currency has (`offer.face_amount`); a price that comes to nothing or to more than an amount can be (`offer.price_percent`).
 * An offer below the minimum price of the seller is rejected automatically: it is answered with the status `auto_declined`, and the
 * negotiation is `rejected`. With three of these for one claim within 24 hours, or of one's own that were withdrawn or expired, every further
 * offer of the buyer for it is 429 until the first of them is 24 hours old, after the refusals by code and before those of fields; counter-offers count as well.
 * At most 60 tries in an hour (429).
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `own_claim` (422): One's own claim cannot be followed or bid on.
 * - `claim_not_open` (422): The claim is not open, or its `expires_at` has passed, whether or not the status says so yet.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 * - `identity_not_approved` (422): The identity of the caller is not approved.
 * - `agreement_outstanding` (422): The caller has not accepted the agreement in force.
 * - `country_restricted` (422): The country of the buyer (`country` of the user) is among those that the case excludes; one that is not known is not.
 * - `negotiation_exists` (422): The caller has a negotiation about the claim that is not over.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof makeOffer>>,
    MakeOfferMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return makeOffer(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
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
 * Make an offer for a claim.
 *
 * Binds the buyer until it expires. Open to a verified buyer with an approved identity who has accepted the
 * agreement in force; not for one's own claim (`own_claim`), one that is not open (`claim_not_open`; one that was never
 * listed, or is reviewed anew, is 404, one's own too), or
 * where the case takes no buyers from the country (`country_restricted`). One offer at a time: a second one
 * for the same claim is refused while there is a negotiation of the caller about it (`negotiation_exists`).
 * Terms that the claim does not allow are refused at their field (422 with `errors`), after the refusals above: a part of a claim
 * that is sold as a whole, more than the claim, a part or a rest below the least amount of the case, more decimals than the
 * currency has (`offer.face_amount`); a price that comes to nothing or to more than an amount can be (`offer.price_percent`).
 * An offer below the minimum price of the seller is rejected automatically: it is answered with the status `auto_declined`, and the
 * negotiation is `rejected`. With three of these for one claim within 24 hours, or of one's own that were withdrawn or expired, every further
 * offer of the buyer for it is 429 until the first of them is 24 hours old, after the refusals by code and before those of fields; counter-offers count as well.
 * At most 60 tries in an hour (429).
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `own_claim` (422): One's own claim cannot be followed or bid on.
 * - `claim_not_open` (422): The claim is not open, or its `expires_at` has passed, whether or not the status says so yet.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 * - `identity_not_approved` (422): The identity of the caller is not approved.
 * - `agreement_outstanding` (422): The caller has not accepted the agreement in force.
 * - `country_restricted` (422): The country of the buyer (`country` of the user) is among those that the case excludes; one that is not known is not.
 * - `negotiation_exists` (422): The caller has a negotiation about the claim that is not over.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
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
 * Offers that you received and made.
 *
 * Every move of every negotiation is an offer of its own. `search` looks at the reference of the claim.
 * Without `sort_by`: what can still be answered, the earliest to expire first; then the latest.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const listMyOffers = (
  params?: ListMyOffersParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<OfferPage>({ url: `/api/my_offers`, method: 'GET', params, signal }, options);
};

/**
 * The key of {@link useListMyOffers}: Offers that you received and made.
 */
export const getListMyOffersQueryKey = (params?: ListMyOffersParams) => {
  return keyOfRead(`/api/my_offers`, params);
};

/**
 * Offers that you received and made.
 *
 * Every move of every negotiation is an offer of its own. `search` looks at the reference of the claim.
 * Without `sort_by`: what can still be answered, the earliest to expire first; then the latest.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof listMyOffers>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListMyOffersQueryResult = NonNullable<Awaited<ReturnType<typeof listMyOffers>>>;
export type ListMyOffersQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Offers that you received and made.
 *
 * Every move of every negotiation is an offer of its own. `search` looks at the reference of the claim.
 * Without `sort_by`: what can still be answered, the earliest to expire first; then the latest.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): DefinedUseQueryResult<TData, TError>;
/**
 * Offers that you received and made.
 *
 * Every move of every negotiation is an offer of its own. `search` looks at the reference of the claim.
 * Without `sort_by`: what can still be answered, the earliest to expire first; then the latest.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * Offers that you received and made.
 *
 * Every move of every negotiation is an offer of its own. `search` looks at the reference of the claim.
 * Without `sort_by`: what can still be answered, the earliest to expire first; then the latest.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * Offers that you received and made.
 *
 * Every move of every negotiation is an offer of its own. `search` looks at the reference of the claim.
 * Without `sort_by`: what can still be answered, the earliest to expire first; then the latest.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError> {
  const queryOptions = getListMyOffersQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * One of your offers.
 *
 * With all moves of its negotiation, and the rival offers that an acceptance would close.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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

/**
 * The key of {@link useGetMyOffer}: One of your offers.
 */
export const getGetMyOfferQueryKey = (id: number) => {
  return keyOfRead(`/api/my_offers/${id}`);
};

/**
 * One of your offers.
 *
 * With all moves of its negotiation, and the rival offers that an acceptance would close.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
    queryFn: QueryFunction<Awaited<ReturnType<typeof getMyOffer>>>;
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

/**
 * One of your offers.
 *
 * With all moves of its negotiation, and the rival offers that an acceptance would close.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): DefinedUseQueryResult<TData, TError>;
/**
 * One of your offers.
 *
 * With all moves of its negotiation, and the rival offers that an acceptance would close.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * One of your offers.
 *
 * With all moves of its negotiation, and the rival offers that an acceptance would close.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * One of your offers.
 *
 * With all moves of its negotiation, and the rival offers that an acceptance would close.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError> {
  const queryOptions = getGetMyOfferQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Claims for which you have an offer.
 *
 * The latest offer of each negotiation that is not over, in short: for cards and rows of claims.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getMyBids = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<MyBids>({ url: `/api/my_bids`, method: 'GET', signal }, options);
};

/**
 * The key of {@link useGetMyBids}: Claims for which you have an offer.
 */
export const getGetMyBidsQueryKey = () => {
  return keyOfRead(`/api/my_bids`);
};

/**
 * Claims for which you have an offer.
 *
 * The latest offer of each negotiation that is not over, in short: for cards and rows of claims.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getMyBids>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetMyBidsQueryResult = NonNullable<Awaited<ReturnType<typeof getMyBids>>>;
export type GetMyBidsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Claims for which you have an offer.
 *
 * The latest offer of each negotiation that is not over, in short: for cards and rows of claims.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): DefinedUseQueryResult<TData, TError>;
/**
 * Claims for which you have an offer.
 *
 * The latest offer of each negotiation that is not over, in short: for cards and rows of claims.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * Claims for which you have an offer.
 *
 * The latest offer of each negotiation that is not over, in short: for cards and rows of claims.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * Claims for which you have an offer.
 *
 * The latest offer of each negotiation that is not over, in short: for cards and rows of claims.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError> {
  const queryOptions = getGetMyBidsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Answer an offer with a counter-offer.
 *
 * By the recipient, while it is pending (`transition_not_allowed`) and has not expired (`offer_expired`). The offer becomes
 * `countered`; the counter-offer is the one that stands. One of the buyer's below the minimum price of the seller, and below the
 * price of the offer that it answers, is rejected automatically, and terms that the claim does not allow are refused, as in `makeOffer`; so are the very terms that it answers
 * (422 at `offer.price_percent`), which can be accepted. Each side has at most ten moves (`too_many_moves`). `buyer_not_verified`, `agreement_outstanding` and
 * `country_restricted` are refusals of the buyer, `identity_not_approved` of either side.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `offer_expired` (422): `expires_at` has passed, whether or not the status says so yet.
 * - `claim_not_open` (422): The claim is not open, or its `expires_at` has passed, whether or not the status says so yet.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 * - `identity_not_approved` (422): The identity of the caller is not approved.
 * - `agreement_outstanding` (422): The caller has not accepted the agreement in force.
 * - `country_restricted` (422): The country of the buyer (`country` of the user) is among those that the case excludes; one that is not known is not.
 * - `too_many_moves` (422): The side has made as many moves as a negotiation allows.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
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
    counterOfferWrite,
  );
};

/**
 * The key of {@link useCounterOffer}: Answer an offer with a counter-offer.
 */
export const getCounterOfferMutationKey = () => ['counterOffer'] as const;

/**
 * Answer an offer with a counter-offer.
 *
 * By the recipient, while it is pending (`transition_not_allowed`) and has not expired (`offer_expired`). The offer becomes
 * `countered`; the counter-offer is the one that stands. One of the buyer's below the minimum price of the seller, and below the
 * price of the offer that it answers, is rejected automatically, and terms that the claim does not allow are refused, as in `makeOffer`; so are the very terms that it answers
 * (422 at `offer.price_percent`), which can be accepted. Each side has at most ten moves (`too_many_moves`). `buyer_not_verified`, `agreement_outstanding` and
 * `country_restricted` are refusals of the buyer, `identity_not_approved` of either side.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `offer_expired` (422): `expires_at` has passed, whether or not the status says so yet.
 * - `claim_not_open` (422): The claim is not open, or its `expires_at` has passed, whether or not the status says so yet.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 * - `identity_not_approved` (422): The identity of the caller is not approved.
 * - `agreement_outstanding` (422): The caller has not accepted the agreement in force.
 * - `country_restricted` (422): The country of the buyer (`country` of the user) is among those that the case excludes; one that is not known is not.
 * - `too_many_moves` (422): The side has made as many moves as a negotiation allows.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof counterOffer>>,
    CounterOfferMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return counterOffer(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
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
 * Answer an offer with a counter-offer.
 *
 * By the recipient, while it is pending (`transition_not_allowed`) and has not expired (`offer_expired`). The offer becomes
 * `countered`; the counter-offer is the one that stands. One of the buyer's below the minimum price of the seller, and below the
 * price of the offer that it answers, is rejected automatically, and terms that the claim does not allow are refused, as in `makeOffer`; so are the very terms that it answers
 * (422 at `offer.price_percent`), which can be accepted. Each side has at most ten moves (`too_many_moves`). `buyer_not_verified`, `agreement_outstanding` and
 * `country_restricted` are refusals of the buyer, `identity_not_approved` of either side.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `offer_expired` (422): `expires_at` has passed, whether or not the status says so yet.
 * - `claim_not_open` (422): The claim is not open, or its `expires_at` has passed, whether or not the status says so yet.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 * - `identity_not_approved` (422): The identity of the caller is not approved.
 * - `agreement_outstanding` (422): The caller has not accepted the agreement in force.
 * - `country_restricted` (422): The country of the buyer (`country` of the user) is among those that the case excludes; one that is not known is not.
 * - `too_many_moves` (422): The side has made as many moves as a negotiation allows.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
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
 * Accept an offer.
 *
 * By the recipient, while it is pending and the claim open. At once all other offers for the claim are
 * closed, the claim is under offer, names are disclosed to both sides, and the examination begins. Of the caller the codes of
 * `counterOffer` hold; what keeps the other side from it is `counterparty_not_ready`.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `offer_expired` (422): `expires_at` has passed, whether or not the status says so yet.
 * - `claim_not_open` (422): The claim is not open, or its `expires_at` has passed, whether or not the status says so yet.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 * - `identity_not_approved` (422): The identity of the caller is not approved.
 * - `agreement_outstanding` (422): The caller has not accepted the agreement in force.
 * - `country_restricted` (422): The country of the buyer (`country` of the user) is among those that the case excludes; one that is not known is not.
 * - `counterparty_not_ready` (422): What the caller would be refused with stands in the way of the other side; what it is stays its own affair.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const acceptOffer = (
  id: number,
  offerAcceptInput: BodyType<OfferAcceptInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Offer>(
    {
      url: `/api/offers/${encodeURIComponent(String(id))}/accept`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: offerAcceptInput,
      signal,
    },
    options,
    acceptOfferWrite,
  );
};

/**
 * The key of {@link useAcceptOffer}: Accept an offer.
 */
export const getAcceptOfferMutationKey = () => ['acceptOffer'] as const;

/**
 * Accept an offer.
 *
 * By the recipient, while it is pending and the claim open. At once all other offers for the claim are
 * closed, the claim is under offer, names are disclosed to both sides, and the examination begins. Of the caller the codes of
 * `counterOffer` hold; what keeps the other side from it is `counterparty_not_ready`.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `offer_expired` (422): `expires_at` has passed, whether or not the status says so yet.
 * - `claim_not_open` (422): The claim is not open, or its `expires_at` has passed, whether or not the status says so yet.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 * - `identity_not_approved` (422): The identity of the caller is not approved.
 * - `agreement_outstanding` (422): The caller has not accepted the agreement in force.
 * - `country_restricted` (422): The country of the buyer (`country` of the user) is among those that the case excludes; one that is not known is not.
 * - `counterparty_not_ready` (422): What the caller would be refused with stands in the way of the other side; what it is stays its own affair.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof acceptOffer>>,
    AcceptOfferMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return acceptOffer(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type AcceptOfferMutationResult = NonNullable<Awaited<ReturnType<typeof acceptOffer>>>;
export type AcceptOfferMutationBody = BodyType<OfferAcceptInput>;
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
export type AcceptOfferMutationVariables = { id: number; data: BodyType<OfferAcceptInput> };

/**
 * Accept an offer.
 *
 * By the recipient, while it is pending and the claim open. At once all other offers for the claim are
 * closed, the claim is under offer, names are disclosed to both sides, and the examination begins. Of the caller the codes of
 * `counterOffer` hold; what keeps the other side from it is `counterparty_not_ready`.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `offer_expired` (422): `expires_at` has passed, whether or not the status says so yet.
 * - `claim_not_open` (422): The claim is not open, or its `expires_at` has passed, whether or not the status says so yet.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `buyer_not_verified` (422): The caller's buyer account is not verified; of an operation whose `x-role` is `verified_buyer`, whatever it asks for.
 * - `identity_not_approved` (422): The identity of the caller is not approved.
 * - `agreement_outstanding` (422): The caller has not accepted the agreement in force.
 * - `country_restricted` (422): The country of the buyer (`country` of the user) is among those that the case excludes; one that is not known is not.
 * - `counterparty_not_ready` (422): What the caller would be refused with stands in the way of the other side; what it is stays its own affair.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
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
 * Reject an offer.
 *
 * By the recipient, while it is pending, also once `expires_at` has passed. The negotiation ends; the buyer may make another offer.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
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
    rejectOfferWrite,
  );
};

/**
 * The key of {@link useRejectOffer}: Reject an offer.
 */
export const getRejectOfferMutationKey = () => ['rejectOffer'] as const;

/**
 * Reject an offer.
 *
 * By the recipient, while it is pending, also once `expires_at` has passed. The negotiation ends; the buyer may make another offer.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof rejectOffer>>,
    RejectOfferMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return rejectOffer(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
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
 * Reject an offer.
 *
 * By the recipient, while it is pending, also once `expires_at` has passed. The negotiation ends; the buyer may make another offer.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
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
 * Withdraw an offer.
 *
 * By its maker, while it is pending, also once `expires_at` has passed. The negotiation ends; the buyer may make another offer.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
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
    withdrawOfferWrite,
  );
};

/**
 * The key of {@link useWithdrawOffer}: Withdraw an offer.
 */
export const getWithdrawOfferMutationKey = () => ['withdrawOffer'] as const;

/**
 * Withdraw an offer.
 *
 * By its maker, while it is pending, also once `expires_at` has passed. The negotiation ends; the buyer may make another offer.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
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
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof withdrawOffer>>,
    WithdrawOfferMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return withdrawOffer(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
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
 * Withdraw an offer.
 *
 * By its maker, while it is pending, also once `expires_at` has passed. The negotiation ends; the buyer may make another offer.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
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
 * Offers that stand for one of your claims.
 *
 * Side by side: the pending move of each negotiation, the offers of buyers and one's own counter-offers, the highest net amount first, of equal ones the earliest.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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

/**
 * The key of {@link useGetMyClaimOffers}: Offers that stand for one of your claims.
 */
export const getGetMyClaimOffersQueryKey = (id: number) => {
  return keyOfRead(`/api/my_claims/${id}/offers`);
};

/**
 * Offers that stand for one of your claims.
 *
 * Side by side: the pending move of each negotiation, the offers of buyers and one's own counter-offers, the highest net amount first, of equal ones the earliest.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
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
    queryFn: QueryFunction<Awaited<ReturnType<typeof getMyClaimOffers>>>;
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

/**
 * Offers that stand for one of your claims.
 *
 * Side by side: the pending move of each negotiation, the offers of buyers and one's own counter-offers, the highest net amount first, of equal ones the earliest.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): DefinedUseQueryResult<TData, TError>;
/**
 * Offers that stand for one of your claims.
 *
 * Side by side: the pending move of each negotiation, the offers of buyers and one's own counter-offers, the highest net amount first, of equal ones the earliest.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * Offers that stand for one of your claims.
 *
 * Side by side: the pending move of each negotiation, the offers of buyers and one's own counter-offers, the highest net amount first, of equal ones the earliest.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError>;
/**
 * Offers that stand for one of your claims.
 *
 * Side by side: the pending move of each negotiation, the offers of buyers and one's own counter-offers, the highest net amount first, of equal ones the earliest.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
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
): UseQueryResult<TData, TError> {
  const queryOptions = getGetMyClaimOffersQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}
