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
  ClaimDocumentUpload,
  ClosingInput,
  Document,
  ForbiddenResponse,
  InternalErrorResponse,
  ListMyClaimsParams,
  MyClaim,
  MyClaimCreateInput,
  MyClaimPage,
  MyClaimUpdateInput,
  NotFoundResponse,
  PayloadTooLargeResponse,
  SavedDocumentInput,
  SellerPortal,
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

/** What follows from {@link createMyClaim}. */
export const createMyClaimWrite: Write = {
  takesKey: true,
  newest: 'getMyClaim',
  rows: { listMyClaims: 'my_claims' },
  stale: ['listMyClaims', 'getSellerPortal'],
};

/** What follows from {@link updateMyClaim}. */
export const updateMyClaimWrite: Write = {
  takesKey: true,
  newest: 'getMyClaim',
  rows: { listMyClaims: 'my_claims' },
  stale: [...READ_SETS.my_claims, ...READ_SETS.market],
};

/** What follows from {@link deleteMyClaim}. */
export const deleteMyClaimWrite: Write = {
  takesKey: true,
  gone: 'getMyClaim',
  rows: { listMyClaims: 'my_claims' },
  stale: [
    'listMyClaims',
    'getSellerPortal',
    'listDocuments',
    'listConversations',
    'getConversation',
  ],
};

/** What follows from {@link submitMyClaim}. */
export const submitMyClaimWrite: Write = {
  takesKey: true,
  newest: 'getMyClaim',
  rows: { listMyClaims: 'my_claims' },
  stale: ['listMyClaims', 'getSellerPortal'],
};

/** What follows from {@link pauseMyClaim}. */
export const pauseMyClaimWrite: Write = {
  takesKey: true,
  newest: 'getMyClaim',
  rows: { listMyClaims: 'my_claims' },
  stale: [
    ...READ_SETS.my_claims,
    ...READ_SETS.market,
    ...READ_SETS.offers,
    ...READ_SETS.negotiation,
  ],
};

/** What follows from {@link resumeMyClaim}. */
export const resumeMyClaimWrite: Write = {
  takesKey: true,
  newest: 'getMyClaim',
  rows: { listMyClaims: 'my_claims' },
  stale: [
    ...READ_SETS.my_claims,
    ...READ_SETS.market,
    ...READ_SETS.offers,
    ...READ_SETS.negotiation,
  ],
};

/** What follows from {@link withdrawMyClaim}. */
export const withdrawMyClaimWrite: Write = {
  takesKey: true,
  newest: 'getMyClaim',
  rows: { listMyClaims: 'my_claims' },
  stale: [
    ...READ_SETS.my_claims,
    ...READ_SETS.market,
    ...READ_SETS.offers,
    ...READ_SETS.negotiation,
  ],
};

/** What follows from {@link relistMyClaim}. */
export const relistMyClaimWrite: Write = {
  takesKey: true,
  newest: 'getMyClaim',
  rows: { listMyClaims: 'my_claims' },
  stale: ['listMyClaims', 'getSellerPortal', 'getClaim', 'listFollowedClaims'],
};

/** What follows from {@link reviseMyClaim}. */
export const reviseMyClaimWrite: Write = {
  takesKey: true,
  newest: 'getMyClaim',
  rows: { listMyClaims: 'my_claims' },
  stale: ['listMyClaims', 'getSellerPortal', 'getClaim', 'listFollowedClaims'],
};

/** What follows from {@link uploadClaimDocument}. */
export const uploadClaimDocumentWrite: Write = {
  takesKey: true,
  newest: 'getDocument',
  rows: { listDocuments: 'documents' },
  stale: ['listDocuments', 'getMyClaim'],
};

/** What follows from {@link uploadRedactedDocument}. */
export const uploadRedactedDocumentWrite: Write = {
  takesKey: true,
  newest: 'getDocument',
  rows: { listDocuments: 'documents' },
  stale: ['listDocuments', 'listMyClaims', 'getMyClaim', 'getClaim'],
};

/** What follows from {@link copyDocumentToMyClaim}. */
export const copyDocumentToMyClaimWrite: Write = {
  takesKey: true,
  newest: 'getDocument',
  rows: { listDocuments: 'documents' },
  stale: ['listDocuments', 'getMyClaim'],
};

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Your claims of every status.
 *
 * `search` looks at the reference and at name, code, debtor, court and number of the case. Without `sort_by`: what changed last comes first.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const listMyClaims = (
  params?: ListMyClaimsParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyClaimPage>({ url: `/api/my_claims`, method: 'GET', params, signal }, options);
};

/**
 * The key of {@link useListMyClaims}: Your claims of every status.
 */
export const getListMyClaimsQueryKey = (params?: ListMyClaimsParams) => {
  return keyOfRead(`/api/my_claims`, params);
};

/**
 * Your claims of every status.
 *
 * `search` looks at the reference and at name, code, debtor, court and number of the case. Without `sort_by`: what changed last comes first.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getListMyClaimsQueryOptions = <
  TData = Awaited<ReturnType<typeof listMyClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListMyClaimsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyClaims>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListMyClaimsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyClaims>>> = ({ signal }) =>
    listMyClaims(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listMyClaims>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof listMyClaims>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListMyClaimsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyClaims>>>;
export type ListMyClaimsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Your claims of every status.
 *
 * `search` looks at the reference and at name, code, debtor, court and number of the case. Without `sort_by`: what changed last comes first.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListMyClaims<
  TData = Awaited<ReturnType<typeof listMyClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: undefined | ListMyClaimsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyClaims>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyClaims>>,
          TError,
          Awaited<ReturnType<typeof listMyClaims>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Your claims of every status.
 *
 * `search` looks at the reference and at name, code, debtor, court and number of the case. Without `sort_by`: what changed last comes first.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListMyClaims<
  TData = Awaited<ReturnType<typeof listMyClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListMyClaimsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyClaims>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyClaims>>,
          TError,
          Awaited<ReturnType<typeof listMyClaims>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Your claims of every status.
 *
 * `search` looks at the reference and at name, code, debtor, court and number of the case. Without `sort_by`: what changed last comes first.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListMyClaims<
  TData = Awaited<ReturnType<typeof listMyClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListMyClaimsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyClaims>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Your claims of every status.
 *
 * `search` looks at the reference and at name, code, debtor, court and number of the case. Without `sort_by`: what changed last comes first.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListMyClaims<
  TData = Awaited<ReturnType<typeof listMyClaims>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListMyClaimsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyClaims>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getListMyClaimsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Begin a claim.
 *
 * Makes a `draft`; it may be as incomplete as it is, what is there has to be right. The case must take claims
 * (`case_not_open`). At most 60 in an hour (429). Nobody sets `minimum_percent` in the seller's name
 * (`in_person_only`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `case_not_open` (422): The case is paused or closed.
 * - `in_person_only` (422): An administrator who acts in a user's name asks for what nobody does in another's (`x-in-person`); the message names the user.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const createMyClaim = (
  myClaimCreateInput: BodyType<MyClaimCreateInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyClaim>(
    {
      url: `/api/my_claims`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: myClaimCreateInput,
      signal,
    },
    options,
    createMyClaimWrite,
  );
};

/**
 * The key of {@link useCreateMyClaim}: Begin a claim.
 */
export const getCreateMyClaimMutationKey = () => ['createMyClaim'] as const;

/**
 * Begin a claim.
 *
 * Makes a `draft`; it may be as incomplete as it is, what is there has to be right. The case must take claims
 * (`case_not_open`). At most 60 in an hour (429). Nobody sets `minimum_percent` in the seller's name
 * (`in_person_only`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `case_not_open` (422): The case is paused or closed.
 * - `in_person_only` (422): An administrator who acts in a user's name asks for what nobody does in another's (`x-in-person`); the message names the user.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const getCreateMyClaimMutationOptions = <
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
    Awaited<ReturnType<typeof createMyClaim>>,
    TError,
    CreateMyClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createMyClaim>>,
  TError,
  CreateMyClaimMutationVariables,
  TContext
> => {
  const mutationKey = getCreateMyClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createMyClaim>>,
    CreateMyClaimMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createMyClaim(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type CreateMyClaimMutationResult = NonNullable<Awaited<ReturnType<typeof createMyClaim>>>;
export type CreateMyClaimMutationBody = BodyType<MyClaimCreateInput>;
export type CreateMyClaimMutationError = ErrorType<
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
export type CreateMyClaimMutationVariables = { data: BodyType<MyClaimCreateInput> };

/**
 * Begin a claim.
 *
 * Makes a `draft`; it may be as incomplete as it is, what is there has to be right. The case must take claims
 * (`case_not_open`). At most 60 in an hour (429). Nobody sets `minimum_percent` in the seller's name
 * (`in_person_only`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `case_not_open` (422): The case is paused or closed.
 * - `in_person_only` (422): An administrator who acts in a user's name asks for what nobody does in another's (`x-in-person`); the message names the user.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const useCreateMyClaim = <
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
      Awaited<ReturnType<typeof createMyClaim>>,
      TError,
      CreateMyClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createMyClaim>>,
  TError,
  CreateMyClaimMutationVariables,
  TContext
> => {
  return useMutation(getCreateMyClaimMutationOptions(options), queryClient);
};
/**
 * One of your claims.
 *
 * With documents, timeline and the words of the reviewer.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getMyClaim = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyClaim>(
    { url: `/api/my_claims/${encodeURIComponent(String(id))}`, method: 'GET', signal },
    options,
  );
};

/**
 * The key of {@link useGetMyClaim}: One of your claims.
 */
export const getGetMyClaimQueryKey = (id: number) => {
  return keyOfRead(`/api/my_claims/${id}`);
};

/**
 * One of your claims.
 *
 * With documents, timeline and the words of the reviewer.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetMyClaimQueryOptions = <
  TData = Awaited<ReturnType<typeof getMyClaim>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyClaim>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetMyClaimQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyClaim>>> = ({ signal }) =>
    getMyClaim(id, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getMyClaim>>, TError, TData> & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getMyClaim>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetMyClaimQueryResult = NonNullable<Awaited<ReturnType<typeof getMyClaim>>>;
export type GetMyClaimQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * One of your claims.
 *
 * With documents, timeline and the words of the reviewer.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetMyClaim<
  TData = Awaited<ReturnType<typeof getMyClaim>>,
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
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyClaim>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyClaim>>,
          TError,
          Awaited<ReturnType<typeof getMyClaim>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * One of your claims.
 *
 * With documents, timeline and the words of the reviewer.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetMyClaim<
  TData = Awaited<ReturnType<typeof getMyClaim>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyClaim>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyClaim>>,
          TError,
          Awaited<ReturnType<typeof getMyClaim>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * One of your claims.
 *
 * With documents, timeline and the words of the reviewer.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetMyClaim<
  TData = Awaited<ReturnType<typeof getMyClaim>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyClaim>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * One of your claims.
 *
 * With documents, timeline and the words of the reviewer.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetMyClaim<
  TData = Awaited<ReturnType<typeof getMyClaim>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyClaim>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetMyClaimQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Change a claim.
 *
 * Only what is sent changes. A `draft` and a claim in `changes_requested` can be changed altogether, `open` and `paused`
 * ones in `ask_percent` and `minimum_percent` only (`transition_not_allowed`, with `errors`). Amounts and assets that are stated of what is left of a claim
 * after the sale of a part (`is_part`) stay as they are (`validation_failed`), or the part that is sold would be offered once more. A `lock_version`
 * that is not the present one is refused first (409). In the seller's name `minimum_percent` is read as null, which changes nothing when it is sent
 * back; any other value is refused (`in_person_only`), as is an `ask_percent` beside a minimum where there was none
 * or a higher one: the minimum could be found by trial.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `in_person_only` (422): An administrator who acts in a user's name asks for what nobody does in another's (`x-in-person`); the message names the user.
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const updateMyClaim = (
  id: number,
  myClaimUpdateInput: BodyType<MyClaimUpdateInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyClaim>(
    {
      url: `/api/my_claims/${encodeURIComponent(String(id))}`,
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      data: myClaimUpdateInput,
      signal,
    },
    options,
    updateMyClaimWrite,
  );
};

/**
 * The key of {@link useUpdateMyClaim}: Change a claim.
 */
export const getUpdateMyClaimMutationKey = () => ['updateMyClaim'] as const;

/**
 * Change a claim.
 *
 * Only what is sent changes. A `draft` and a claim in `changes_requested` can be changed altogether, `open` and `paused`
 * ones in `ask_percent` and `minimum_percent` only (`transition_not_allowed`, with `errors`). Amounts and assets that are stated of what is left of a claim
 * after the sale of a part (`is_part`) stay as they are (`validation_failed`), or the part that is sold would be offered once more. A `lock_version`
 * that is not the present one is refused first (409). In the seller's name `minimum_percent` is read as null, which changes nothing when it is sent
 * back; any other value is refused (`in_person_only`), as is an `ask_percent` beside a minimum where there was none
 * or a higher one: the minimum could be found by trial.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `in_person_only` (422): An administrator who acts in a user's name asks for what nobody does in another's (`x-in-person`); the message names the user.
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getUpdateMyClaimMutationOptions = <
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
    Awaited<ReturnType<typeof updateMyClaim>>,
    TError,
    UpdateMyClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateMyClaim>>,
  TError,
  UpdateMyClaimMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateMyClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateMyClaim>>,
    UpdateMyClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updateMyClaim(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type UpdateMyClaimMutationResult = NonNullable<Awaited<ReturnType<typeof updateMyClaim>>>;
export type UpdateMyClaimMutationBody = BodyType<MyClaimUpdateInput>;
export type UpdateMyClaimMutationError = ErrorType<
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
export type UpdateMyClaimMutationVariables = { id: number; data: BodyType<MyClaimUpdateInput> };

/**
 * Change a claim.
 *
 * Only what is sent changes. A `draft` and a claim in `changes_requested` can be changed altogether, `open` and `paused`
 * ones in `ask_percent` and `minimum_percent` only (`transition_not_allowed`, with `errors`). Amounts and assets that are stated of what is left of a claim
 * after the sale of a part (`is_part`) stay as they are (`validation_failed`), or the part that is sold would be offered once more. A `lock_version`
 * that is not the present one is refused first (409). In the seller's name `minimum_percent` is read as null, which changes nothing when it is sent
 * back; any other value is refused (`in_person_only`), as is an `ask_percent` beside a minimum where there was none
 * or a higher one: the minimum could be found by trial.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `in_person_only` (422): An administrator who acts in a user's name asks for what nobody does in another's (`x-in-person`); the message names the user.
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useUpdateMyClaim = <
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
      Awaited<ReturnType<typeof updateMyClaim>>,
      TError,
      UpdateMyClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateMyClaim>>,
  TError,
  UpdateMyClaimMutationVariables,
  TContext
> => {
  return useMutation(getUpdateMyClaimMutationOptions(options), queryClient);
};
/**
 * Delete a claim that was never submitted.
 *
 * Its documents go with it. A claim that was submitted once (`submitted_at`), of which others may know, is withdrawn and not deleted
 * (`transition_not_allowed`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const deleteMyClaim = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<void>(
    { url: `/api/my_claims/${encodeURIComponent(String(id))}`, method: 'DELETE', signal },
    options,
    deleteMyClaimWrite,
  );
};

/**
 * The key of {@link useDeleteMyClaim}: Delete a claim that was never submitted.
 */
export const getDeleteMyClaimMutationKey = () => ['deleteMyClaim'] as const;

/**
 * Delete a claim that was never submitted.
 *
 * Its documents go with it. A claim that was submitted once (`submitted_at`), of which others may know, is withdrawn and not deleted
 * (`transition_not_allowed`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getDeleteMyClaimMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableWriteResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof deleteMyClaim>>,
    TError,
    DeleteMyClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof deleteMyClaim>>,
  TError,
  DeleteMyClaimMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteMyClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteMyClaim>>,
    DeleteMyClaimMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deleteMyClaim(id, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type DeleteMyClaimMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMyClaim>>>;

export type DeleteMyClaimMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type DeleteMyClaimMutationVariables = { id: number };

/**
 * Delete a claim that was never submitted.
 *
 * Its documents go with it. A claim that was submitted once (`submitted_at`), of which others may know, is withdrawn and not deleted
 * (`transition_not_allowed`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useDeleteMyClaim = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableWriteResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof deleteMyClaim>>,
      TError,
      DeleteMyClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteMyClaim>>,
  TError,
  DeleteMyClaimMutationVariables,
  TContext
> => {
  return useMutation(getDeleteMyClaimMutationOptions(options), queryClient);
};
/**
 * Submit a claim for review.
 *
 * From `draft` and `changes_requested` to `in_review`. Refused: a missing field, answer or document (`claim_incomplete`, with
 * `errors`), an account that is `pending` (`account_not_confirmed`), a rejected identity (`identity_rejected`), a case
 * that takes no claims (`case_not_open`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `identity_rejected` (422): The identity of the seller is rejected.
 * - `case_not_open` (422): The case is paused or closed.
 * - `claim_incomplete` (422): The claim lacks what a review needs; `errors` names each field.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const submitMyClaim = (
  id: number,
  versionInput: BodyType<VersionInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyClaim>(
    {
      url: `/api/my_claims/${encodeURIComponent(String(id))}/submit`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: versionInput,
      signal,
    },
    options,
    submitMyClaimWrite,
  );
};

/**
 * The key of {@link useSubmitMyClaim}: Submit a claim for review.
 */
export const getSubmitMyClaimMutationKey = () => ['submitMyClaim'] as const;

/**
 * Submit a claim for review.
 *
 * From `draft` and `changes_requested` to `in_review`. Refused: a missing field, answer or document (`claim_incomplete`, with
 * `errors`), an account that is `pending` (`account_not_confirmed`), a rejected identity (`identity_rejected`), a case
 * that takes no claims (`case_not_open`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `identity_rejected` (422): The identity of the seller is rejected.
 * - `case_not_open` (422): The case is paused or closed.
 * - `claim_incomplete` (422): The claim lacks what a review needs; `errors` names each field.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getSubmitMyClaimMutationOptions = <
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
    Awaited<ReturnType<typeof submitMyClaim>>,
    TError,
    SubmitMyClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof submitMyClaim>>,
  TError,
  SubmitMyClaimMutationVariables,
  TContext
> => {
  const mutationKey = getSubmitMyClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof submitMyClaim>>,
    SubmitMyClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return submitMyClaim(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type SubmitMyClaimMutationResult = NonNullable<Awaited<ReturnType<typeof submitMyClaim>>>;
export type SubmitMyClaimMutationBody = BodyType<VersionInput>;
export type SubmitMyClaimMutationError = ErrorType<
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
export type SubmitMyClaimMutationVariables = { id: number; data: BodyType<VersionInput> };

/**
 * Submit a claim for review.
 *
 * From `draft` and `changes_requested` to `in_review`. Refused: a missing field, answer or document (`claim_incomplete`, with
 * `errors`), an account that is `pending` (`account_not_confirmed`), a rejected identity (`identity_rejected`), a case
 * that takes no claims (`case_not_open`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `identity_rejected` (422): The identity of the seller is rejected.
 * - `case_not_open` (422): The case is paused or closed.
 * - `claim_incomplete` (422): The claim lacks what a review needs; `errors` names each field.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useSubmitMyClaim = <
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
      Awaited<ReturnType<typeof submitMyClaim>>,
      TError,
      SubmitMyClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof submitMyClaim>>,
  TError,
  SubmitMyClaimMutationVariables,
  TContext
> => {
  return useMutation(getSubmitMyClaimMutationOptions(options), queryClient);
};
/**
 * Pause a listing.
 *
 * From `open` to `paused`; pending offers are closed.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const pauseMyClaim = (
  id: number,
  closingInput: BodyType<ClosingInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyClaim>(
    {
      url: `/api/my_claims/${encodeURIComponent(String(id))}/pause`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: closingInput,
      signal,
    },
    options,
    pauseMyClaimWrite,
  );
};

/**
 * The key of {@link usePauseMyClaim}: Pause a listing.
 */
export const getPauseMyClaimMutationKey = () => ['pauseMyClaim'] as const;

/**
 * Pause a listing.
 *
 * From `open` to `paused`; pending offers are closed.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getPauseMyClaimMutationOptions = <
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
    Awaited<ReturnType<typeof pauseMyClaim>>,
    TError,
    PauseMyClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof pauseMyClaim>>,
  TError,
  PauseMyClaimMutationVariables,
  TContext
> => {
  const mutationKey = getPauseMyClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof pauseMyClaim>>,
    PauseMyClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return pauseMyClaim(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type PauseMyClaimMutationResult = NonNullable<Awaited<ReturnType<typeof pauseMyClaim>>>;
export type PauseMyClaimMutationBody = BodyType<ClosingInput>;
export type PauseMyClaimMutationError = ErrorType<
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
export type PauseMyClaimMutationVariables = { id: number; data: BodyType<ClosingInput> };

/**
 * Pause a listing.
 *
 * From `open` to `paused`; pending offers are closed.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const usePauseMyClaim = <
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
      Awaited<ReturnType<typeof pauseMyClaim>>,
      TError,
      PauseMyClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof pauseMyClaim>>,
  TError,
  PauseMyClaimMutationVariables,
  TContext
> => {
  return useMutation(getPauseMyClaimMutationOptions(options), queryClient);
};
/**
 * Resume a paused listing.
 *
 * From `paused` to `open`, unless our staff have taken the claim off the market (`transition_not_allowed`; of a closed case
 * `case_not_open`), while the account is neither suspended nor closed (`account_suspended`, `account_deactivated`) and the case is
 * active (`case_not_open`). A listing whose time ran out meanwhile gets a new period of 90 days.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `case_not_open` (422): The case is paused or closed.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const resumeMyClaim = (
  id: number,
  versionInput: BodyType<VersionInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyClaim>(
    {
      url: `/api/my_claims/${encodeURIComponent(String(id))}/resume`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: versionInput,
      signal,
    },
    options,
    resumeMyClaimWrite,
  );
};

/**
 * The key of {@link useResumeMyClaim}: Resume a paused listing.
 */
export const getResumeMyClaimMutationKey = () => ['resumeMyClaim'] as const;

/**
 * Resume a paused listing.
 *
 * From `paused` to `open`, unless our staff have taken the claim off the market (`transition_not_allowed`; of a closed case
 * `case_not_open`), while the account is neither suspended nor closed (`account_suspended`, `account_deactivated`) and the case is
 * active (`case_not_open`). A listing whose time ran out meanwhile gets a new period of 90 days.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `case_not_open` (422): The case is paused or closed.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getResumeMyClaimMutationOptions = <
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
    Awaited<ReturnType<typeof resumeMyClaim>>,
    TError,
    ResumeMyClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof resumeMyClaim>>,
  TError,
  ResumeMyClaimMutationVariables,
  TContext
> => {
  const mutationKey = getResumeMyClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof resumeMyClaim>>,
    ResumeMyClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return resumeMyClaim(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type ResumeMyClaimMutationResult = NonNullable<Awaited<ReturnType<typeof resumeMyClaim>>>;
export type ResumeMyClaimMutationBody = BodyType<VersionInput>;
export type ResumeMyClaimMutationError = ErrorType<
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
export type ResumeMyClaimMutationVariables = { id: number; data: BodyType<VersionInput> };

/**
 * Resume a paused listing.
 *
 * From `paused` to `open`, unless our staff have taken the claim off the market (`transition_not_allowed`; of a closed case
 * `case_not_open`), while the account is neither suspended nor closed (`account_suspended`, `account_deactivated`) and the case is
 * active (`case_not_open`). A listing whose time ran out meanwhile gets a new period of 90 days.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `case_not_open` (422): The case is paused or closed.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useResumeMyClaim = <
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
      Awaited<ReturnType<typeof resumeMyClaim>>,
      TError,
      ResumeMyClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof resumeMyClaim>>,
  TError,
  ResumeMyClaimMutationVariables,
  TContext
> => {
  return useMutation(getResumeMyClaimMutationOptions(options), queryClient);
};
/**
 * Withdraw a claim.
 *
 * From `draft`, `changes_requested`, `in_review`, `open` and `paused` to `withdrawn`. A claim that lacks something the case asks for cannot be
 * relisted (`claim_incomplete`) before it was revised.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const withdrawMyClaim = (
  id: number,
  closingInput: BodyType<ClosingInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyClaim>(
    {
      url: `/api/my_claims/${encodeURIComponent(String(id))}/withdraw`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: closingInput,
      signal,
    },
    options,
    withdrawMyClaimWrite,
  );
};

/**
 * The key of {@link useWithdrawMyClaim}: Withdraw a claim.
 */
export const getWithdrawMyClaimMutationKey = () => ['withdrawMyClaim'] as const;

/**
 * Withdraw a claim.
 *
 * From `draft`, `changes_requested`, `in_review`, `open` and `paused` to `withdrawn`. A claim that lacks something the case asks for cannot be
 * relisted (`claim_incomplete`) before it was revised.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getWithdrawMyClaimMutationOptions = <
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
    Awaited<ReturnType<typeof withdrawMyClaim>>,
    TError,
    WithdrawMyClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof withdrawMyClaim>>,
  TError,
  WithdrawMyClaimMutationVariables,
  TContext
> => {
  const mutationKey = getWithdrawMyClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof withdrawMyClaim>>,
    WithdrawMyClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return withdrawMyClaim(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type WithdrawMyClaimMutationResult = NonNullable<
  Awaited<ReturnType<typeof withdrawMyClaim>>
>;
export type WithdrawMyClaimMutationBody = BodyType<ClosingInput>;
export type WithdrawMyClaimMutationError = ErrorType<
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
export type WithdrawMyClaimMutationVariables = { id: number; data: BodyType<ClosingInput> };

/**
 * Withdraw a claim.
 *
 * From `draft`, `changes_requested`, `in_review`, `open` and `paused` to `withdrawn`. A claim that lacks something the case asks for cannot be
 * relisted (`claim_incomplete`) before it was revised.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useWithdrawMyClaim = <
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
      Awaited<ReturnType<typeof withdrawMyClaim>>,
      TError,
      WithdrawMyClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof withdrawMyClaim>>,
  TError,
  WithdrawMyClaimMutationVariables,
  TContext
> => {
  return useMutation(getWithdrawMyClaimMutationOptions(options), queryClient);
};
/**
 * Relist a withdrawn or expired claim.
 *
 * From `withdrawn` and `expired` to `in_review`; guarded as the first submission is. `listed_at` and `expires_at` are null
 * again: nobody but its seller and the staff reads the claim until it is approved. `featured` stays as it was.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `identity_rejected` (422): The identity of the seller is rejected.
 * - `case_not_open` (422): The case is paused or closed.
 * - `claim_incomplete` (422): The claim lacks what a review needs; `errors` names each field.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const relistMyClaim = (
  id: number,
  versionInput: BodyType<VersionInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyClaim>(
    {
      url: `/api/my_claims/${encodeURIComponent(String(id))}/relist`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: versionInput,
      signal,
    },
    options,
    relistMyClaimWrite,
  );
};

/**
 * The key of {@link useRelistMyClaim}: Relist a withdrawn or expired claim.
 */
export const getRelistMyClaimMutationKey = () => ['relistMyClaim'] as const;

/**
 * Relist a withdrawn or expired claim.
 *
 * From `withdrawn` and `expired` to `in_review`; guarded as the first submission is. `listed_at` and `expires_at` are null
 * again: nobody but its seller and the staff reads the claim until it is approved. `featured` stays as it was.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `identity_rejected` (422): The identity of the seller is rejected.
 * - `case_not_open` (422): The case is paused or closed.
 * - `claim_incomplete` (422): The claim lacks what a review needs; `errors` names each field.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getRelistMyClaimMutationOptions = <
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
    Awaited<ReturnType<typeof relistMyClaim>>,
    TError,
    RelistMyClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof relistMyClaim>>,
  TError,
  RelistMyClaimMutationVariables,
  TContext
> => {
  const mutationKey = getRelistMyClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof relistMyClaim>>,
    RelistMyClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return relistMyClaim(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type RelistMyClaimMutationResult = NonNullable<Awaited<ReturnType<typeof relistMyClaim>>>;
export type RelistMyClaimMutationBody = BodyType<VersionInput>;
export type RelistMyClaimMutationError = ErrorType<
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
export type RelistMyClaimMutationVariables = { id: number; data: BodyType<VersionInput> };

/**
 * Relist a withdrawn or expired claim.
 *
 * From `withdrawn` and `expired` to `in_review`; guarded as the first submission is. `listed_at` and `expires_at` are null
 * again: nobody but its seller and the staff reads the claim until it is approved. `featured` stays as it was.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `identity_rejected` (422): The identity of the seller is rejected.
 * - `case_not_open` (422): The case is paused or closed.
 * - `claim_incomplete` (422): The claim lacks what a review needs; `errors` names each field.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useRelistMyClaim = <
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
      Awaited<ReturnType<typeof relistMyClaim>>,
      TError,
      RelistMyClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof relistMyClaim>>,
  TError,
  RelistMyClaimMutationVariables,
  TContext
> => {
  return useMutation(getRelistMyClaimMutationOptions(options), queryClient);
};
/**
 * Turn a withdrawn or expired claim into a draft.
 *
 * From `withdrawn` and `expired` to `draft`, whose every field and document can be changed; it is submitted as any draft is. Refused where the case is closed (`case_not_open`).
 * `listed_at` and `expires_at` are null again, and `featured` is false: nobody but its seller and the staff reads the claim until it is approved. A claim that
 * was submitted once is withdrawn, and not deleted.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `case_not_open` (422): The case is paused or closed.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const reviseMyClaim = (
  id: number,
  versionInput: BodyType<VersionInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MyClaim>(
    {
      url: `/api/my_claims/${encodeURIComponent(String(id))}/revise`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: versionInput,
      signal,
    },
    options,
    reviseMyClaimWrite,
  );
};

/**
 * The key of {@link useReviseMyClaim}: Turn a withdrawn or expired claim into a draft.
 */
export const getReviseMyClaimMutationKey = () => ['reviseMyClaim'] as const;

/**
 * Turn a withdrawn or expired claim into a draft.
 *
 * From `withdrawn` and `expired` to `draft`, whose every field and document can be changed; it is submitted as any draft is. Refused where the case is closed (`case_not_open`).
 * `listed_at` and `expires_at` are null again, and `featured` is false: nobody but its seller and the staff reads the claim until it is approved. A claim that
 * was submitted once is withdrawn, and not deleted.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `case_not_open` (422): The case is paused or closed.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getReviseMyClaimMutationOptions = <
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
    Awaited<ReturnType<typeof reviseMyClaim>>,
    TError,
    ReviseMyClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof reviseMyClaim>>,
  TError,
  ReviseMyClaimMutationVariables,
  TContext
> => {
  const mutationKey = getReviseMyClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof reviseMyClaim>>,
    ReviseMyClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return reviseMyClaim(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type ReviseMyClaimMutationResult = NonNullable<Awaited<ReturnType<typeof reviseMyClaim>>>;
export type ReviseMyClaimMutationBody = BodyType<VersionInput>;
export type ReviseMyClaimMutationError = ErrorType<
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
export type ReviseMyClaimMutationVariables = { id: number; data: BodyType<VersionInput> };

/**
 * Turn a withdrawn or expired claim into a draft.
 *
 * From `withdrawn` and `expired` to `draft`, whose every field and document can be changed; it is submitted as any draft is. Refused where the case is closed (`case_not_open`).
 * `listed_at` and `expires_at` are null again, and `featured` is false: nobody but its seller and the staff reads the claim until it is approved. A claim that
 * was submitted once is withdrawn, and not deleted.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `case_not_open` (422): The case is paused or closed.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useReviseMyClaim = <
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
      Awaited<ReturnType<typeof reviseMyClaim>>,
      TError,
      ReviseMyClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof reviseMyClaim>>,
  TError,
  ReviseMyClaimMutationVariables,
  TContext
> => {
  return useMutation(getReviseMyClaimMutationOptions(options), queryClient);
};
/**
 * Upload a document of a claim.
 *
 * As `uploadDocument`, and adds it to the claim at once. Only while the claim can be changed
 * (`transition_not_allowed`), at most 20 for a claim (`too_many_documents`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `too_many_documents` (422): The claim has as many documents as it can take.
 * - `storage_full` (422): The documents of the account take as much room as they can: 5 GB, 100 MB while `email_verified_at` is null.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const uploadClaimDocument = (
  id: number,
  claimDocumentUpload: BodyType<ClaimDocumentUpload>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  const formData = new FormData();
  formData.append(`file`, claimDocumentUpload.file);
  formData.append(`kind`, claimDocumentUpload.kind);

  return request<Document>(
    {
      url: `/api/my_claims/${encodeURIComponent(String(id))}/documents`,
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data' },
      data: formData,
      signal,
    },
    options,
    uploadClaimDocumentWrite,
  );
};

/**
 * The key of {@link useUploadClaimDocument}: Upload a document of a claim.
 */
export const getUploadClaimDocumentMutationKey = () => ['uploadClaimDocument'] as const;

/**
 * Upload a document of a claim.
 *
 * As `uploadDocument`, and adds it to the claim at once. Only while the claim can be changed
 * (`transition_not_allowed`), at most 20 for a claim (`too_many_documents`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `too_many_documents` (422): The claim has as many documents as it can take.
 * - `storage_full` (422): The documents of the account take as much room as they can: 5 GB, 100 MB while `email_verified_at` is null.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const getUploadClaimDocumentMutationOptions = <
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
    Awaited<ReturnType<typeof uploadClaimDocument>>,
    TError,
    UploadClaimDocumentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof uploadClaimDocument>>,
  TError,
  UploadClaimDocumentMutationVariables,
  TContext
> => {
  const mutationKey = getUploadClaimDocumentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof uploadClaimDocument>>,
    UploadClaimDocumentMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return uploadClaimDocument(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type UploadClaimDocumentMutationResult = NonNullable<
  Awaited<ReturnType<typeof uploadClaimDocument>>
>;
export type UploadClaimDocumentMutationBody = BodyType<ClaimDocumentUpload>;
export type UploadClaimDocumentMutationError = ErrorType<
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
export type UploadClaimDocumentMutationVariables = {
  id: number;
  data: BodyType<ClaimDocumentUpload>;
};

/**
 * Upload a document of a claim.
 *
 * As `uploadDocument`, and adds it to the claim at once. Only while the claim can be changed
 * (`transition_not_allowed`), at most 20 for a claim (`too_many_documents`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `too_many_documents` (422): The claim has as many documents as it can take.
 * - `storage_full` (422): The documents of the account take as much room as they can: 5 GB, 100 MB while `email_verified_at` is null.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const useUploadClaimDocument = <
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
      Awaited<ReturnType<typeof uploadClaimDocument>>,
      TError,
      UploadClaimDocumentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof uploadClaimDocument>>,
  TError,
  UploadClaimDocumentMutationVariables,
  TContext
> => {
  return useMutation(getUploadClaimDocumentMutationOptions(options), queryClient);
};
/**
 * Upload a copy of a document for buyers.
 *
 * As `uploadDocument`, and adds it to the claim as a copy in which names, addresses and account numbers are blacked out.
 * It is called by its kind, as `proof-of-claim-redacted.pdf`, and kept without its metadata (author, place, Exif, XMP, earlier versions of a PDF), of a PDF its pages alone: comments, links,
 * forms, scripts and attached files go, and what is seen of them stays. So its size may differ; a file that cannot be rid of
 * them is refused (415). Once the claim is listed, every verified buyer who has accepted the agreement in force reads it in `exact_terms`; it counts for
 * nothing that the case asks for. Until an offer is accepted, and not for a claim that is `rejected` (`transition_not_allowed`); at most 20 for a claim
 * (`too_many_documents`). `deleteDocument` takes it back. `lock_version` rises with either while the claim is in review, and not else.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `too_many_documents` (422): The claim has as many documents as it can take.
 * - `storage_full` (422): The documents of the account take as much room as they can: 5 GB, 100 MB while `email_verified_at` is null.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const uploadRedactedDocument = (
  id: number,
  claimDocumentUpload: BodyType<ClaimDocumentUpload>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  const formData = new FormData();
  formData.append(`file`, claimDocumentUpload.file);
  formData.append(`kind`, claimDocumentUpload.kind);

  return request<Document>(
    {
      url: `/api/my_claims/${encodeURIComponent(String(id))}/redacted_documents`,
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data' },
      data: formData,
      signal,
    },
    options,
    uploadRedactedDocumentWrite,
  );
};

/**
 * The key of {@link useUploadRedactedDocument}: Upload a copy of a document for buyers.
 */
export const getUploadRedactedDocumentMutationKey = () => ['uploadRedactedDocument'] as const;

/**
 * Upload a copy of a document for buyers.
 *
 * As `uploadDocument`, and adds it to the claim as a copy in which names, addresses and account numbers are blacked out.
 * It is called by its kind, as `proof-of-claim-redacted.pdf`, and kept without its metadata (author, place, Exif, XMP, earlier versions of a PDF), of a PDF its pages alone: comments, links,
 * forms, scripts and attached files go, and what is seen of them stays. So its size may differ; a file that cannot be rid of
 * them is refused (415). Once the claim is listed, every verified buyer who has accepted the agreement in force reads it in `exact_terms`; it counts for
 * nothing that the case asks for. Until an offer is accepted, and not for a claim that is `rejected` (`transition_not_allowed`); at most 20 for a claim
 * (`too_many_documents`). `deleteDocument` takes it back. `lock_version` rises with either while the claim is in review, and not else.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `too_many_documents` (422): The claim has as many documents as it can take.
 * - `storage_full` (422): The documents of the account take as much room as they can: 5 GB, 100 MB while `email_verified_at` is null.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const getUploadRedactedDocumentMutationOptions = <
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
    Awaited<ReturnType<typeof uploadRedactedDocument>>,
    TError,
    UploadRedactedDocumentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof uploadRedactedDocument>>,
  TError,
  UploadRedactedDocumentMutationVariables,
  TContext
> => {
  const mutationKey = getUploadRedactedDocumentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof uploadRedactedDocument>>,
    UploadRedactedDocumentMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return uploadRedactedDocument(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type UploadRedactedDocumentMutationResult = NonNullable<
  Awaited<ReturnType<typeof uploadRedactedDocument>>
>;
export type UploadRedactedDocumentMutationBody = BodyType<ClaimDocumentUpload>;
export type UploadRedactedDocumentMutationError = ErrorType<
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
export type UploadRedactedDocumentMutationVariables = {
  id: number;
  data: BodyType<ClaimDocumentUpload>;
};

/**
 * Upload a copy of a document for buyers.
 *
 * As `uploadDocument`, and adds it to the claim as a copy in which names, addresses and account numbers are blacked out.
 * It is called by its kind, as `proof-of-claim-redacted.pdf`, and kept without its metadata (author, place, Exif, XMP, earlier versions of a PDF), of a PDF its pages alone: comments, links,
 * forms, scripts and attached files go, and what is seen of them stays. So its size may differ; a file that cannot be rid of
 * them is refused (415). Once the claim is listed, every verified buyer who has accepted the agreement in force reads it in `exact_terms`; it counts for
 * nothing that the case asks for. Until an offer is accepted, and not for a claim that is `rejected` (`transition_not_allowed`); at most 20 for a claim
 * (`too_many_documents`). `deleteDocument` takes it back. `lock_version` rises with either while the claim is in review, and not else.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `too_many_documents` (422): The claim has as many documents as it can take.
 * - `storage_full` (422): The documents of the account take as much room as they can: 5 GB, 100 MB while `email_verified_at` is null.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const useUploadRedactedDocument = <
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
      Awaited<ReturnType<typeof uploadRedactedDocument>>,
      TError,
      UploadRedactedDocumentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof uploadRedactedDocument>>,
  TError,
  UploadRedactedDocumentMutationVariables,
  TContext
> => {
  return useMutation(getUploadRedactedDocumentMutationOptions(options), queryClient);
};
/**
 * Use a saved document for a claim.
 *
 * Adds a copy of one of your documents, so that the same document serves two claims. Somebody else's is 404; one of another kind
 * than `ClaimDocumentKind`, a copy for buyers, or one that is not ready is refused (`document_not_usable`). Its bytes count once more (`storage_full`). At most 60 in an hour (429).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `too_many_documents` (422): The claim has as many documents as it can take.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 * - `storage_full` (422): The documents of the account take as much room as they can: 5 GB, 100 MB while `email_verified_at` is null.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const copyDocumentToMyClaim = (
  id: number,
  savedDocumentInput: BodyType<SavedDocumentInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Document>(
    {
      url: `/api/my_claims/${encodeURIComponent(String(id))}/saved_documents`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: savedDocumentInput,
      signal,
    },
    options,
    copyDocumentToMyClaimWrite,
  );
};

/**
 * The key of {@link useCopyDocumentToMyClaim}: Use a saved document for a claim.
 */
export const getCopyDocumentToMyClaimMutationKey = () => ['copyDocumentToMyClaim'] as const;

/**
 * Use a saved document for a claim.
 *
 * Adds a copy of one of your documents, so that the same document serves two claims. Somebody else's is 404; one of another kind
 * than `ClaimDocumentKind`, a copy for buyers, or one that is not ready is refused (`document_not_usable`). Its bytes count once more (`storage_full`). At most 60 in an hour (429).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `too_many_documents` (422): The claim has as many documents as it can take.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 * - `storage_full` (422): The documents of the account take as much room as they can: 5 GB, 100 MB while `email_verified_at` is null.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const getCopyDocumentToMyClaimMutationOptions = <
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
    Awaited<ReturnType<typeof copyDocumentToMyClaim>>,
    TError,
    CopyDocumentToMyClaimMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof copyDocumentToMyClaim>>,
  TError,
  CopyDocumentToMyClaimMutationVariables,
  TContext
> => {
  const mutationKey = getCopyDocumentToMyClaimMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof copyDocumentToMyClaim>>,
    CopyDocumentToMyClaimMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return copyDocumentToMyClaim(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type CopyDocumentToMyClaimMutationResult = NonNullable<
  Awaited<ReturnType<typeof copyDocumentToMyClaim>>
>;
export type CopyDocumentToMyClaimMutationBody = BodyType<SavedDocumentInput>;
export type CopyDocumentToMyClaimMutationError = ErrorType<
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
export type CopyDocumentToMyClaimMutationVariables = {
  id: number;
  data: BodyType<SavedDocumentInput>;
};

/**
 * Use a saved document for a claim.
 *
 * Adds a copy of one of your documents, so that the same document serves two claims. Somebody else's is 404; one of another kind
 * than `ClaimDocumentKind`, a copy for buyers, or one that is not ready is refused (`document_not_usable`). Its bytes count once more (`storage_full`). At most 60 in an hour (429).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `too_many_documents` (422): The claim has as many documents as it can take.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 * - `storage_full` (422): The documents of the account take as much room as they can: 5 GB, 100 MB while `email_verified_at` is null.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const useCopyDocumentToMyClaim = <
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
      Awaited<ReturnType<typeof copyDocumentToMyClaim>>,
      TError,
      CopyDocumentToMyClaimMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof copyDocumentToMyClaim>>,
  TError,
  CopyDocumentToMyClaimMutationVariables,
  TContext
> => {
  return useMutation(getCopyDocumentToMyClaimMutationOptions(options), queryClient);
};
/**
 * What a seller's claims need now.
 *
 * Counts of one's claims by status, those that wait for the seller, and the cases in which there are any.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getSellerPortal = (
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<SellerPortal>({ url: `/api/seller_portal`, method: 'GET', signal }, options);
};

/**
 * The key of {@link useGetSellerPortal}: What a seller's claims need now.
 */
export const getGetSellerPortalQueryKey = () => {
  return keyOfRead(`/api/seller_portal`);
};

/**
 * What a seller's claims need now.
 *
 * Counts of one's claims by status, those that wait for the seller, and the cases in which there are any.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetSellerPortalQueryOptions = <
  TData = Awaited<ReturnType<typeof getSellerPortal>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSellerPortal>>, TError, TData>>;
  request?: SecondParameter<typeof request>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetSellerPortalQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getSellerPortal>>> = ({ signal }) =>
    getSellerPortal(requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getSellerPortal>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getSellerPortal>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetSellerPortalQueryResult = NonNullable<Awaited<ReturnType<typeof getSellerPortal>>>;
export type GetSellerPortalQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * What a seller's claims need now.
 *
 * Counts of one's claims by status, those that wait for the seller, and the cases in which there are any.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetSellerPortal<
  TData = Awaited<ReturnType<typeof getSellerPortal>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSellerPortal>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSellerPortal>>,
          TError,
          Awaited<ReturnType<typeof getSellerPortal>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * What a seller's claims need now.
 *
 * Counts of one's claims by status, those that wait for the seller, and the cases in which there are any.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetSellerPortal<
  TData = Awaited<ReturnType<typeof getSellerPortal>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSellerPortal>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSellerPortal>>,
          TError,
          Awaited<ReturnType<typeof getSellerPortal>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * What a seller's claims need now.
 *
 * Counts of one's claims by status, those that wait for the seller, and the cases in which there are any.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetSellerPortal<
  TData = Awaited<ReturnType<typeof getSellerPortal>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSellerPortal>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * What a seller's claims need now.
 *
 * Counts of one's claims by status, those that wait for the seller, and the cases in which there are any.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetSellerPortal<
  TData = Awaited<ReturnType<typeof getSellerPortal>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSellerPortal>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetSellerPortalQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}
