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
  BuyerAccount,
  BuyerAccountCreateInput,
  BuyerAccountState,
  BuyerAccountUpdateInput,
  ForbiddenResponse,
  InternalErrorResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  StaleVersionResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
  VersionInput,
} from '../../model';

import type { Write } from '../../../src/api/after-write.ts';
import { keyOfRead } from '../../../src/api/query-key.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType, BodyType } from '../../../src/api/request.ts';

/** What follows from {@link createBuyerAccount}. */
export const createBuyerAccountWrite: Write = {
  takesKey: true,
  stale: ['getBuyerAccount', 'listDocuments'],
};

/** What follows from {@link updateBuyerAccount}. */
export const updateBuyerAccountWrite: Write = {
  takesKey: true,
  stale: ['getBuyerAccount', 'listDocuments', 'listRecommendedClaims'],
};

/** What follows from {@link submitBuyerAccount}. */
export const submitBuyerAccountWrite: Write = {
  takesKey: true,
  stale: ['getBuyerAccount', 'getCurrentUser', 'listNotifications', 'getUnreadCounts'],
};

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Your buyer account.
 *
 * Before the application is begun `account` is null; before it is submitted the status is `none`.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getBuyerAccount = (
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<BuyerAccountState>({ url: `/api/buyer_account`, method: 'GET', signal }, options);
};

/**
 * The key of {@link useGetBuyerAccount}: Your buyer account.
 */
export const getGetBuyerAccountQueryKey = () => {
  return keyOfRead(`/api/buyer_account`);
};

/**
 * Your buyer account.
 *
 * Before the application is begun `account` is null; before it is submitted the status is `none`.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetBuyerAccountQueryOptions = <
  TData = Awaited<ReturnType<typeof getBuyerAccount>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBuyerAccount>>, TError, TData>>;
  request?: SecondParameter<typeof request>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetBuyerAccountQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getBuyerAccount>>> = ({ signal }) =>
    getBuyerAccount(requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getBuyerAccount>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getBuyerAccount>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetBuyerAccountQueryResult = NonNullable<Awaited<ReturnType<typeof getBuyerAccount>>>;
export type GetBuyerAccountQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Your buyer account.
 *
 * Before the application is begun `account` is null; before it is submitted the status is `none`.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetBuyerAccount<
  TData = Awaited<ReturnType<typeof getBuyerAccount>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBuyerAccount>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBuyerAccount>>,
          TError,
          Awaited<ReturnType<typeof getBuyerAccount>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Your buyer account.
 *
 * Before the application is begun `account` is null; before it is submitted the status is `none`.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetBuyerAccount<
  TData = Awaited<ReturnType<typeof getBuyerAccount>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBuyerAccount>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBuyerAccount>>,
          TError,
          Awaited<ReturnType<typeof getBuyerAccount>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Your buyer account.
 *
 * Before the application is begun `account` is null; before it is submitted the status is `none`.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetBuyerAccount<
  TData = Awaited<ReturnType<typeof getBuyerAccount>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBuyerAccount>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Your buyer account.
 *
 * Before the application is begun `account` is null; before it is submitted the status is `none`.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetBuyerAccount<
  TData = Awaited<ReturnType<typeof getBuyerAccount>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBuyerAccount>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetBuyerAccountQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Begin an application for a buyer account.
 *
 * It may be incomplete; what is given must be valid. A basis of accreditation that does not fit who buys is refused when the
 * application is submitted (`buyer_account_incomplete`). It is a draft of its applicant alone until it is submitted: `buyerAccount` of
 * the user is null and nobody else sees it, but an administrator who acts in the user's name. There is at most one: where there is one already it is 409.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const createBuyerAccount = (
  buyerAccountCreateInput: BodyType<BuyerAccountCreateInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<BuyerAccount>(
    {
      url: `/api/buyer_account`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: buyerAccountCreateInput,
      signal,
    },
    options,
    createBuyerAccountWrite,
  );
};

/**
 * The key of {@link useCreateBuyerAccount}: Begin an application for a buyer account.
 */
export const getCreateBuyerAccountMutationKey = () => ['createBuyerAccount'] as const;

/**
 * Begin an application for a buyer account.
 *
 * It may be incomplete; what is given must be valid. A basis of accreditation that does not fit who buys is refused when the
 * application is submitted (`buyer_account_incomplete`). It is a draft of its applicant alone until it is submitted: `buyerAccount` of
 * the user is null and nobody else sees it, but an administrator who acts in the user's name. There is at most one: where there is one already it is 409.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCreateBuyerAccountMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
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
    Awaited<ReturnType<typeof createBuyerAccount>>,
    TError,
    CreateBuyerAccountMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createBuyerAccount>>,
  TError,
  CreateBuyerAccountMutationVariables,
  TContext
> => {
  const mutationKey = getCreateBuyerAccountMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createBuyerAccount>>,
    CreateBuyerAccountMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createBuyerAccount(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type CreateBuyerAccountMutationResult = NonNullable<
  Awaited<ReturnType<typeof createBuyerAccount>>
>;
export type CreateBuyerAccountMutationBody = BodyType<BuyerAccountCreateInput>;
export type CreateBuyerAccountMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | StaleVersionResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type CreateBuyerAccountMutationVariables = { data: BodyType<BuyerAccountCreateInput> };

/**
 * Begin an application for a buyer account.
 *
 * It may be incomplete; what is given must be valid. A basis of accreditation that does not fit who buys is refused when the
 * application is submitted (`buyer_account_incomplete`). It is a draft of its applicant alone until it is submitted: `buyerAccount` of
 * the user is null and nobody else sees it, but an administrator who acts in the user's name. There is at most one: where there is one already it is 409.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useCreateBuyerAccount = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof createBuyerAccount>>,
      TError,
      CreateBuyerAccountMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createBuyerAccount>>,
  TError,
  CreateBuyerAccountMutationVariables,
  TContext
> => {
  return useMutation(getCreateBuyerAccountMutationOptions(options), queryClient);
};
/**
 * Change the application.
 *
 * Only what is sent changes. Possible before it is submitted, and where staff asked for information or
 * rejected it; a verified buyer changes `investment_min`, `investment_max` and `case_ids`, and nothing else. Otherwise it is
 * refused (`transition_not_allowed`). 404 before it was begun, 409 where `lock_version` is not the
 * present one.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const updateBuyerAccount = (
  buyerAccountUpdateInput: BodyType<BuyerAccountUpdateInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<BuyerAccount>(
    {
      url: `/api/buyer_account`,
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      data: buyerAccountUpdateInput,
      signal,
    },
    options,
    updateBuyerAccountWrite,
  );
};

/**
 * The key of {@link useUpdateBuyerAccount}: Change the application.
 */
export const getUpdateBuyerAccountMutationKey = () => ['updateBuyerAccount'] as const;

/**
 * Change the application.
 *
 * Only what is sent changes. Possible before it is submitted, and where staff asked for information or
 * rejected it; a verified buyer changes `investment_min`, `investment_max` and `case_ids`, and nothing else. Otherwise it is
 * refused (`transition_not_allowed`). 404 before it was begun, 409 where `lock_version` is not the
 * present one.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getUpdateBuyerAccountMutationOptions = <
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
    Awaited<ReturnType<typeof updateBuyerAccount>>,
    TError,
    UpdateBuyerAccountMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateBuyerAccount>>,
  TError,
  UpdateBuyerAccountMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateBuyerAccountMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateBuyerAccount>>,
    UpdateBuyerAccountMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return updateBuyerAccount(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type UpdateBuyerAccountMutationResult = NonNullable<
  Awaited<ReturnType<typeof updateBuyerAccount>>
>;
export type UpdateBuyerAccountMutationBody = BodyType<BuyerAccountUpdateInput>;
export type UpdateBuyerAccountMutationError = ErrorType<
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
export type UpdateBuyerAccountMutationVariables = { data: BodyType<BuyerAccountUpdateInput> };

/**
 * Change the application.
 *
 * Only what is sent changes. Possible before it is submitted, and where staff asked for information or
 * rejected it; a verified buyer changes `investment_min`, `investment_max` and `case_ids`, and nothing else. Otherwise it is
 * refused (`transition_not_allowed`). 404 before it was begun, 409 where `lock_version` is not the
 * present one.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useUpdateBuyerAccount = <
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
      Awaited<ReturnType<typeof updateBuyerAccount>>,
      TError,
      UpdateBuyerAccountMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateBuyerAccount>>,
  TError,
  UpdateBuyerAccountMutationVariables,
  TContext
> => {
  return useMutation(getUpdateBuyerAccountMutationOptions(options), queryClient);
};
/**
 * Submit the application for review.
 *
 * From `none`, `info_requested` and `rejected` to `pending`; 404 before it was begun. Refused: an account that is
 * `pending` (`account_not_confirmed`), a rejected identity (`identity_rejected`), identity documents that were not submitted
 * (`identity_not_submitted`), and what `x-needed-for-review` asks for and is missing (`buyer_account_incomplete`, with `errors` under
 * `buyer_account.<field>`; a missing document under `buyer_account.document_ids`). Of an individual `registration_number`,
 * `website`, `signatory_name` and `signatory_title` become null with it.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `identity_rejected` (422): The identity of the seller is rejected.
 * - `identity_not_submitted` (422): No identity documents were submitted yet.
 * - `buyer_account_incomplete` (422): The application lacks what a review needs; `errors` names each field.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const submitBuyerAccount = (
  versionInput: BodyType<VersionInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<BuyerAccount>(
    {
      url: `/api/buyer_account/submit`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: versionInput,
      signal,
    },
    options,
    submitBuyerAccountWrite,
  );
};

/**
 * The key of {@link useSubmitBuyerAccount}: Submit the application for review.
 */
export const getSubmitBuyerAccountMutationKey = () => ['submitBuyerAccount'] as const;

/**
 * Submit the application for review.
 *
 * From `none`, `info_requested` and `rejected` to `pending`; 404 before it was begun. Refused: an account that is
 * `pending` (`account_not_confirmed`), a rejected identity (`identity_rejected`), identity documents that were not submitted
 * (`identity_not_submitted`), and what `x-needed-for-review` asks for and is missing (`buyer_account_incomplete`, with `errors` under
 * `buyer_account.<field>`; a missing document under `buyer_account.document_ids`). Of an individual `registration_number`,
 * `website`, `signatory_name` and `signatory_title` become null with it.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `identity_rejected` (422): The identity of the seller is rejected.
 * - `identity_not_submitted` (422): No identity documents were submitted yet.
 * - `buyer_account_incomplete` (422): The application lacks what a review needs; `errors` names each field.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getSubmitBuyerAccountMutationOptions = <
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
    Awaited<ReturnType<typeof submitBuyerAccount>>,
    TError,
    SubmitBuyerAccountMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof submitBuyerAccount>>,
  TError,
  SubmitBuyerAccountMutationVariables,
  TContext
> => {
  const mutationKey = getSubmitBuyerAccountMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof submitBuyerAccount>>,
    SubmitBuyerAccountMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return submitBuyerAccount(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type SubmitBuyerAccountMutationResult = NonNullable<
  Awaited<ReturnType<typeof submitBuyerAccount>>
>;
export type SubmitBuyerAccountMutationBody = BodyType<VersionInput>;
export type SubmitBuyerAccountMutationError = ErrorType<
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
export type SubmitBuyerAccountMutationVariables = { data: BodyType<VersionInput> };

/**
 * Submit the application for review.
 *
 * From `none`, `info_requested` and `rejected` to `pending`; 404 before it was begun. Refused: an account that is
 * `pending` (`account_not_confirmed`), a rejected identity (`identity_rejected`), identity documents that were not submitted
 * (`identity_not_submitted`), and what `x-needed-for-review` asks for and is missing (`buyer_account_incomplete`, with `errors` under
 * `buyer_account.<field>`; a missing document under `buyer_account.document_ids`). Of an individual `registration_number`,
 * `website`, `signatory_name` and `signatory_title` become null with it.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 * - `account_not_confirmed` (422): The account is `pending`, whatever `email_verified_at` says: staff may activate an account before its address is confirmed.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `identity_rejected` (422): The identity of the seller is rejected.
 * - `identity_not_submitted` (422): No identity documents were submitted yet.
 * - `buyer_account_incomplete` (422): The application lacks what a review needs; `errors` names each field.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `stale_version` (409), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useSubmitBuyerAccount = <
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
      Awaited<ReturnType<typeof submitBuyerAccount>>,
      TError,
      SubmitBuyerAccountMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof submitBuyerAccount>>,
  TError,
  SubmitBuyerAccountMutationVariables,
  TContext
> => {
  return useMutation(getSubmitBuyerAccountMutationOptions(options), queryClient);
};
