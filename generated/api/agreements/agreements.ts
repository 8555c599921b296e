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
  Agreement,
  AgreementAcceptInput,
  AgreementVersion,
  BadRequestResponse,
  CurrentAgreement,
  ForbiddenResponse,
  GetAgreementParams,
  GetCurrentAgreementParams,
  InternalErrorResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
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

/** What follows from {@link acceptAgreement}. */
export const acceptAgreementWrite: Write = {
  takesKey: true,
  stale: ['getCurrentAgreement', 'getCurrentUser', 'getBuyerAccount', ...READ_SETS.market],
};

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * The marketplace access agreement.
 *
 * The version in force, what changed since the one that the caller has accepted, and whether the caller has
 * accepted it.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCurrentAgreement = (
  params?: GetCurrentAgreementParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<CurrentAgreement>(
    { url: `/api/agreements/current`, method: 'GET', params, signal },
    options,
  );
};

/**
 * The key of {@link useGetCurrentAgreement}: The marketplace access agreement.
 */
export const getGetCurrentAgreementQueryKey = (params?: GetCurrentAgreementParams) => {
  return keyOfRead(`/api/agreements/current`, params);
};

/**
 * The marketplace access agreement.
 *
 * The version in force, what changed since the one that the caller has accepted, and whether the caller has
 * accepted it.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetCurrentAgreementQueryOptions = <
  TData = Awaited<ReturnType<typeof getCurrentAgreement>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: GetCurrentAgreementParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getCurrentAgreement>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCurrentAgreementQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentAgreement>>> = ({ signal }) =>
    getCurrentAgreement(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getCurrentAgreement>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentAgreement>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCurrentAgreementQueryResult = NonNullable<
  Awaited<ReturnType<typeof getCurrentAgreement>>
>;
export type GetCurrentAgreementQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * The marketplace access agreement.
 *
 * The version in force, what changed since the one that the caller has accepted, and whether the caller has
 * accepted it.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCurrentAgreement<
  TData = Awaited<ReturnType<typeof getCurrentAgreement>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: undefined | GetCurrentAgreementParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getCurrentAgreement>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentAgreement>>,
          TError,
          Awaited<ReturnType<typeof getCurrentAgreement>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * The marketplace access agreement.
 *
 * The version in force, what changed since the one that the caller has accepted, and whether the caller has
 * accepted it.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCurrentAgreement<
  TData = Awaited<ReturnType<typeof getCurrentAgreement>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: GetCurrentAgreementParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getCurrentAgreement>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentAgreement>>,
          TError,
          Awaited<ReturnType<typeof getCurrentAgreement>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * The marketplace access agreement.
 *
 * The version in force, what changed since the one that the caller has accepted, and whether the caller has
 * accepted it.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCurrentAgreement<
  TData = Awaited<ReturnType<typeof getCurrentAgreement>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: GetCurrentAgreementParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getCurrentAgreement>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * The marketplace access agreement.
 *
 * The version in force, what changed since the one that the caller has accepted, and whether the caller has
 * accepted it.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetCurrentAgreement<
  TData = Awaited<ReturnType<typeof getCurrentAgreement>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: GetCurrentAgreementParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getCurrentAgreement>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetCurrentAgreementQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * A version of the agreement.
 *
 * The text of any version that was ever in force, as it was accepted. Another one is 404.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getAgreement = (
  version: AgreementVersion,
  params?: GetAgreementParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Agreement>(
    {
      url: `/api/agreements/${encodeURIComponent(String(version))}`,
      method: 'GET',
      params,
      signal,
    },
    options,
  );
};

/**
 * The key of {@link useGetAgreement}: A version of the agreement.
 */
export const getGetAgreementQueryKey = (version: AgreementVersion, params?: GetAgreementParams) => {
  return keyOfRead(`/api/agreements/${version}`, params);
};

/**
 * A version of the agreement.
 *
 * The text of any version that was ever in force, as it was accepted. Another one is 404.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetAgreementQueryOptions = <
  TData = Awaited<ReturnType<typeof getAgreement>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  version: AgreementVersion,
  params?: GetAgreementParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgreement>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetAgreementQueryKey(version, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAgreement>>> = ({ signal }) =>
    getAgreement(version, params, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: version !== null && version !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getAgreement>>, TError, TData> & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getAgreement>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetAgreementQueryResult = NonNullable<Awaited<ReturnType<typeof getAgreement>>>;
export type GetAgreementQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * A version of the agreement.
 *
 * The text of any version that was ever in force, as it was accepted. Another one is 404.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAgreement<
  TData = Awaited<ReturnType<typeof getAgreement>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  version: AgreementVersion,
  params: undefined | GetAgreementParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgreement>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgreement>>,
          TError,
          Awaited<ReturnType<typeof getAgreement>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * A version of the agreement.
 *
 * The text of any version that was ever in force, as it was accepted. Another one is 404.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAgreement<
  TData = Awaited<ReturnType<typeof getAgreement>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  version: AgreementVersion,
  params?: GetAgreementParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgreement>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgreement>>,
          TError,
          Awaited<ReturnType<typeof getAgreement>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * A version of the agreement.
 *
 * The text of any version that was ever in force, as it was accepted. Another one is 404.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAgreement<
  TData = Awaited<ReturnType<typeof getAgreement>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  version: AgreementVersion,
  params?: GetAgreementParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgreement>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * A version of the agreement.
 *
 * The text of any version that was ever in force, as it was accepted. Another one is 404.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAgreement<
  TData = Awaited<ReturnType<typeof getAgreement>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  version: AgreementVersion,
  params?: GetAgreementParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgreement>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetAgreementQueryOptions(version, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Accept the agreement in force.
 *
 * Whoever has applied for a buyer account may accept it (`no_buyer_account`). A version that is no longer in
 * force is refused (`agreement_superseded`). Version, hash of the text, time and network address are kept.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `no_buyer_account` (422): The caller has submitted no application for a buyer account.
 * - `agreement_superseded` (422): The version is no longer in force.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const acceptAgreement = (
  agreementAcceptInput: BodyType<AgreementAcceptInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<CurrentAgreement>(
    {
      url: `/api/agreements/accept`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: agreementAcceptInput,
      signal,
    },
    options,
    acceptAgreementWrite,
  );
};

/**
 * The key of {@link useAcceptAgreement}: Accept the agreement in force.
 */
export const getAcceptAgreementMutationKey = () => ['acceptAgreement'] as const;

/**
 * Accept the agreement in force.
 *
 * Whoever has applied for a buyer account may accept it (`no_buyer_account`). A version that is no longer in
 * force is refused (`agreement_superseded`). Version, hash of the text, time and network address are kept.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `no_buyer_account` (422): The caller has submitted no application for a buyer account.
 * - `agreement_superseded` (422): The version is no longer in force.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const getAcceptAgreementMutationOptions = <
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
    Awaited<ReturnType<typeof acceptAgreement>>,
    TError,
    AcceptAgreementMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof acceptAgreement>>,
  TError,
  AcceptAgreementMutationVariables,
  TContext
> => {
  const mutationKey = getAcceptAgreementMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof acceptAgreement>>,
    AcceptAgreementMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return acceptAgreement(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type AcceptAgreementMutationResult = NonNullable<
  Awaited<ReturnType<typeof acceptAgreement>>
>;
export type AcceptAgreementMutationBody = BodyType<AgreementAcceptInput>;
export type AcceptAgreementMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type AcceptAgreementMutationVariables = { data: BodyType<AgreementAcceptInput> };

/**
 * Accept the agreement in force.
 *
 * Whoever has applied for a buyer account may accept it (`no_buyer_account`). A version that is no longer in
 * force is refused (`agreement_superseded`). Version, hash of the text, time and network address are kept.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `no_buyer_account` (422): The caller has submitted no application for a buyer account.
 * - `agreement_superseded` (422): The version is no longer in force.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const useAcceptAgreement = <
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
      Awaited<ReturnType<typeof acceptAgreement>>,
      TError,
      AcceptAgreementMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof acceptAgreement>>,
  TError,
  AcceptAgreementMutationVariables,
  TContext
> => {
  return useMutation(getAcceptAgreementMutationOptions(options), queryClient);
};
