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
  Acknowledgement,
  BadRequestResponse,
  CheckConfirmationParams,
  CheckMagicLinkParams,
  CheckPasswordResetParams,
  ConfirmationInput,
  EmailInput,
  InternalErrorResponse,
  LinkState,
  MagicLink,
  NotFoundResponse,
  PasswordResetInput,
  PasswordResetLink,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  TokenInput,
  TooManyRequestsResponse,
  UnprocessableContentResponse,
  UnsupportedMediaTypeResponse,
  User,
} from '../../model';

import type { Write } from '../../../src/api/after-write.ts';
import { keyOfRead } from '../../../src/api/query-key.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType, BodyType } from '../../../src/api/request.ts';

/** What follows from {@link confirmEmail}. */
export const confirmEmailWrite: Write = { begins: 'user' };

/** What follows from {@link resendConfirmation}. */
export const resendConfirmationWrite: Write = {};

/** What follows from {@link verifyMagicLink}. */
export const verifyMagicLinkWrite: Write = { begins: 'user' };

/** What follows from {@link requestPasswordReset}. */
export const requestPasswordResetWrite: Write = {};

/** What follows from {@link resetPassword}. */
export const resetPasswordWrite: Write = {};

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Look at a confirmation link.
 *
 * Uses nothing up, so that mail scanners which open links do no harm. An unknown token is 404. What the link asks for
 * depends on whose session asks.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const checkConfirmation = (
  params: CheckConfirmationParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<LinkState>({ url: `/users/confirmation`, method: 'GET', params, signal }, options);
};

/**
 * The key of {@link useCheckConfirmation}: Look at a confirmation link.
 */
export const getCheckConfirmationQueryKey = (params?: CheckConfirmationParams) => {
  return keyOfRead(`/users/confirmation`, params);
};

/**
 * Look at a confirmation link.
 *
 * Uses nothing up, so that mail scanners which open links do no harm. An unknown token is 404. What the link asks for
 * depends on whose session asks.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCheckConfirmationQueryOptions = <
  TData = Awaited<ReturnType<typeof checkConfirmation>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: CheckConfirmationParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkConfirmation>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCheckConfirmationQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof checkConfirmation>>> = ({ signal }) =>
    checkConfirmation(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof checkConfirmation>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof checkConfirmation>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CheckConfirmationQueryResult = NonNullable<
  Awaited<ReturnType<typeof checkConfirmation>>
>;
export type CheckConfirmationQueryError = ErrorType<
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Look at a confirmation link.
 *
 * Uses nothing up, so that mail scanners which open links do no harm. An unknown token is 404. What the link asks for
 * depends on whose session asks.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useCheckConfirmation<
  TData = Awaited<ReturnType<typeof checkConfirmation>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: CheckConfirmationParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkConfirmation>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkConfirmation>>,
          TError,
          Awaited<ReturnType<typeof checkConfirmation>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Look at a confirmation link.
 *
 * Uses nothing up, so that mail scanners which open links do no harm. An unknown token is 404. What the link asks for
 * depends on whose session asks.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useCheckConfirmation<
  TData = Awaited<ReturnType<typeof checkConfirmation>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: CheckConfirmationParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkConfirmation>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkConfirmation>>,
          TError,
          Awaited<ReturnType<typeof checkConfirmation>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Look at a confirmation link.
 *
 * Uses nothing up, so that mail scanners which open links do no harm. An unknown token is 404. What the link asks for
 * depends on whose session asks.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useCheckConfirmation<
  TData = Awaited<ReturnType<typeof checkConfirmation>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: CheckConfirmationParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkConfirmation>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Look at a confirmation link.
 *
 * Uses nothing up, so that mail scanners which open links do no harm. An unknown token is 404. What the link asks for
 * depends on whose session asks.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useCheckConfirmation<
  TData = Awaited<ReturnType<typeof checkConfirmation>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: CheckConfirmationParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkConfirmation>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getCheckConfirmationQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Confirm an email address and log in.
 *
 * Uses the link up, makes a `pending` user `active` and logs in. `link_invalid`, `link_used`, `link_expired` (24
 * hours), `account_suspended`, `account_deactivated`, `session_required`.
 *
 * Anybody can sign up with anybody's address, so the first proof of an address ends what was opened with it before, unless
 * the same person opened it. `password` shows that, the present one (`invalid_credentials` with `errors`; limited as
 * the login), and so does a session of the account. `new_password` is for everybody else: the password, every session
 * and link of before end. Where somebody was logged in before the account was ever confirmed, all but the names goes with
 * them: contact details, payment method, preferences, drafts, documents, the application for a buyer account, follows,
 * dismissed recommendations, saved searches, notifications, conversations with their messages and mails that wait.
 * `checkConfirmation` says what is asked for.
 *
 * A new address of a confirmed account takes the place of the old one; only the account's own person can confirm it
 * (`email_taken` when another account has it by now).
 *
 * For everybody.
 *
 * Refused with
 * - `link_invalid` (422): No link has this token, or what it was for is no more.
 * - `link_used` (422): The link was used.
 * - `link_expired` (422): The time of the link has run out, or a newer act has ended it: the address was confirmed by another link, another password or address.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `session_required` (422): Only a session of the account itself can use the link.
 * - `invalid_credentials` (422): Address and password do not belong together; which of them is wrong is not said.
 * - `email_taken` (422): Another account has this email address.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const confirmEmail = (
  confirmationInput: BodyType<ConfirmationInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<User>(
    {
      url: `/users/confirmation`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: confirmationInput,
      signal,
    },
    options,
    confirmEmailWrite,
  );
};

/**
 * The key of {@link useConfirmEmail}: Confirm an email address and log in.
 */
export const getConfirmEmailMutationKey = () => ['confirmEmail'] as const;

/**
 * Confirm an email address and log in.
 *
 * Uses the link up, makes a `pending` user `active` and logs in. `link_invalid`, `link_used`, `link_expired` (24
 * hours), `account_suspended`, `account_deactivated`, `session_required`.
 *
 * Anybody can sign up with anybody's address, so the first proof of an address ends what was opened with it before, unless
 * the same person opened it. `password` shows that, the present one (`invalid_credentials` with `errors`; limited as
 * the login), and so does a session of the account. `new_password` is for everybody else: the password, every session
 * and link of before end. Where somebody was logged in before the account was ever confirmed, all but the names goes with
 * them: contact details, payment method, preferences, drafts, documents, the application for a buyer account, follows,
 * dismissed recommendations, saved searches, notifications, conversations with their messages and mails that wait.
 * `checkConfirmation` says what is asked for.
 *
 * A new address of a confirmed account takes the place of the old one; only the account's own person can confirm it
 * (`email_taken` when another account has it by now).
 *
 * For everybody.
 *
 * Refused with
 * - `link_invalid` (422): No link has this token, or what it was for is no more.
 * - `link_used` (422): The link was used.
 * - `link_expired` (422): The time of the link has run out, or a newer act has ended it: the address was confirmed by another link, another password or address.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `session_required` (422): Only a session of the account itself can use the link.
 * - `invalid_credentials` (422): Address and password do not belong together; which of them is wrong is not said.
 * - `email_taken` (422): Another account has this email address.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const getConfirmEmailMutationOptions = <
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
    Awaited<ReturnType<typeof confirmEmail>>,
    TError,
    ConfirmEmailMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof confirmEmail>>,
  TError,
  ConfirmEmailMutationVariables,
  TContext
> => {
  const mutationKey = getConfirmEmailMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof confirmEmail>>,
    ConfirmEmailMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return confirmEmail(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type ConfirmEmailMutationResult = NonNullable<Awaited<ReturnType<typeof confirmEmail>>>;
export type ConfirmEmailMutationBody = BodyType<ConfirmationInput>;
export type ConfirmEmailMutationError = ErrorType<
  | BadRequestResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type ConfirmEmailMutationVariables = { data: BodyType<ConfirmationInput> };

/**
 * Confirm an email address and log in.
 *
 * Uses the link up, makes a `pending` user `active` and logs in. `link_invalid`, `link_used`, `link_expired` (24
 * hours), `account_suspended`, `account_deactivated`, `session_required`.
 *
 * Anybody can sign up with anybody's address, so the first proof of an address ends what was opened with it before, unless
 * the same person opened it. `password` shows that, the present one (`invalid_credentials` with `errors`; limited as
 * the login), and so does a session of the account. `new_password` is for everybody else: the password, every session
 * and link of before end. Where somebody was logged in before the account was ever confirmed, all but the names goes with
 * them: contact details, payment method, preferences, drafts, documents, the application for a buyer account, follows,
 * dismissed recommendations, saved searches, notifications, conversations with their messages and mails that wait.
 * `checkConfirmation` says what is asked for.
 *
 * A new address of a confirmed account takes the place of the old one; only the account's own person can confirm it
 * (`email_taken` when another account has it by now).
 *
 * For everybody.
 *
 * Refused with
 * - `link_invalid` (422): No link has this token, or what it was for is no more.
 * - `link_used` (422): The link was used.
 * - `link_expired` (422): The time of the link has run out, or a newer act has ended it: the address was confirmed by another link, another password or address.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 * - `session_required` (422): Only a session of the account itself can use the link.
 * - `invalid_credentials` (422): Address and password do not belong together; which of them is wrong is not said.
 * - `email_taken` (422): Another account has this email address.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const useConfirmEmail = <
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
      Awaited<ReturnType<typeof confirmEmail>>,
      TError,
      ConfirmEmailMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof confirmEmail>>,
  TError,
  ConfirmEmailMutationVariables,
  TContext
> => {
  return useMutation(getConfirmEmailMutationOptions(options), queryClient);
};
/**
 * Send the confirmation mail again.
 *
 * Answers the same for every address. Earlier links go on working. Limited to 5 in an hour per account and network
 * address, 20 per network address; an inbox takes 8 in an hour, those for a new address of an account apart. For that one it needs a
 * session of that account.
 *
 * For everybody.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const resendConfirmation = (
  emailInput: BodyType<EmailInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Acknowledgement>(
    {
      url: `/users/confirmation/resend`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: emailInput,
      signal,
    },
    options,
    resendConfirmationWrite,
  );
};

/**
 * The key of {@link useResendConfirmation}: Send the confirmation mail again.
 */
export const getResendConfirmationMutationKey = () => ['resendConfirmation'] as const;

/**
 * Send the confirmation mail again.
 *
 * Answers the same for every address. Earlier links go on working. Limited to 5 in an hour per account and network
 * address, 20 per network address; an inbox takes 8 in an hour, those for a new address of an account apart. For that one it needs a
 * session of that account.
 *
 * For everybody.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const getResendConfirmationMutationOptions = <
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
    Awaited<ReturnType<typeof resendConfirmation>>,
    TError,
    ResendConfirmationMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof resendConfirmation>>,
  TError,
  ResendConfirmationMutationVariables,
  TContext
> => {
  const mutationKey = getResendConfirmationMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof resendConfirmation>>,
    ResendConfirmationMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return resendConfirmation(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type ResendConfirmationMutationResult = NonNullable<
  Awaited<ReturnType<typeof resendConfirmation>>
>;
export type ResendConfirmationMutationBody = BodyType<EmailInput>;
export type ResendConfirmationMutationError = ErrorType<
  | BadRequestResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type ResendConfirmationMutationVariables = { data: BodyType<EmailInput> };

/**
 * Send the confirmation mail again.
 *
 * Answers the same for every address. Earlier links go on working. Limited to 5 in an hour per account and network
 * address, 20 per network address; an inbox takes 8 in an hour, those for a new address of an account apart. For that one it needs a
 * session of that account.
 *
 * For everybody.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const useResendConfirmation = <
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
      Awaited<ReturnType<typeof resendConfirmation>>,
      TError,
      ResendConfirmationMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof resendConfirmation>>,
  TError,
  ResendConfirmationMutationVariables,
  TContext
> => {
  return useMutation(getResendConfirmationMutationOptions(options), queryClient);
};
/**
 * Look at a magic link.
 *
 * Uses nothing up, and says whose account the link opens, and what it ends (`ends`): whoever was sent a link by somebody else sees
 * it before a session begins. An unknown token is 404.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const checkMagicLink = (
  params: CheckMagicLinkParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<MagicLink>(
    { url: `/auth/magic_link/verify`, method: 'GET', params, signal },
    options,
  );
};

/**
 * The key of {@link useCheckMagicLink}: Look at a magic link.
 */
export const getCheckMagicLinkQueryKey = (params?: CheckMagicLinkParams) => {
  return keyOfRead(`/auth/magic_link/verify`, params);
};

/**
 * Look at a magic link.
 *
 * Uses nothing up, and says whose account the link opens, and what it ends (`ends`): whoever was sent a link by somebody else sees
 * it before a session begins. An unknown token is 404.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCheckMagicLinkQueryOptions = <
  TData = Awaited<ReturnType<typeof checkMagicLink>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: CheckMagicLinkParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkMagicLink>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCheckMagicLinkQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof checkMagicLink>>> = ({ signal }) =>
    checkMagicLink(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof checkMagicLink>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof checkMagicLink>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CheckMagicLinkQueryResult = NonNullable<Awaited<ReturnType<typeof checkMagicLink>>>;
export type CheckMagicLinkQueryError = ErrorType<
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Look at a magic link.
 *
 * Uses nothing up, and says whose account the link opens, and what it ends (`ends`): whoever was sent a link by somebody else sees
 * it before a session begins. An unknown token is 404.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useCheckMagicLink<
  TData = Awaited<ReturnType<typeof checkMagicLink>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: CheckMagicLinkParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkMagicLink>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkMagicLink>>,
          TError,
          Awaited<ReturnType<typeof checkMagicLink>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Look at a magic link.
 *
 * Uses nothing up, and says whose account the link opens, and what it ends (`ends`): whoever was sent a link by somebody else sees
 * it before a session begins. An unknown token is 404.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useCheckMagicLink<
  TData = Awaited<ReturnType<typeof checkMagicLink>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: CheckMagicLinkParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkMagicLink>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkMagicLink>>,
          TError,
          Awaited<ReturnType<typeof checkMagicLink>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Look at a magic link.
 *
 * Uses nothing up, and says whose account the link opens, and what it ends (`ends`): whoever was sent a link by somebody else sees
 * it before a session begins. An unknown token is 404.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useCheckMagicLink<
  TData = Awaited<ReturnType<typeof checkMagicLink>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: CheckMagicLinkParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkMagicLink>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Look at a magic link.
 *
 * Uses nothing up, and says whose account the link opens, and what it ends (`ends`): whoever was sent a link by somebody else sees
 * it before a session begins. An unknown token is 404.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useCheckMagicLink<
  TData = Awaited<ReturnType<typeof checkMagicLink>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: CheckMagicLinkParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkMagicLink>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getCheckMagicLinkQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Log in with a magic link.
 *
 * Uses the link up, confirms the address, logs in. `link_invalid`, `link_used`, `link_expired`,
 * `account_suspended`, `account_deactivated`. Where it is the first proof of the address, whatever was opened with it
 * before ends, as with `new_password` of `confirmEmail`, unless a session of the account asks.
 *
 * For everybody.
 *
 * Refused with
 * - `link_invalid` (422): No link has this token, or what it was for is no more.
 * - `link_used` (422): The link was used.
 * - `link_expired` (422): The time of the link has run out, or a newer act has ended it: the address was confirmed by another link, another password or address.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const verifyMagicLink = (
  tokenInput: BodyType<TokenInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<User>(
    {
      url: `/auth/magic_link/verify`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: tokenInput,
      signal,
    },
    options,
    verifyMagicLinkWrite,
  );
};

/**
 * The key of {@link useVerifyMagicLink}: Log in with a magic link.
 */
export const getVerifyMagicLinkMutationKey = () => ['verifyMagicLink'] as const;

/**
 * Log in with a magic link.
 *
 * Uses the link up, confirms the address, logs in. `link_invalid`, `link_used`, `link_expired`,
 * `account_suspended`, `account_deactivated`. Where it is the first proof of the address, whatever was opened with it
 * before ends, as with `new_password` of `confirmEmail`, unless a session of the account asks.
 *
 * For everybody.
 *
 * Refused with
 * - `link_invalid` (422): No link has this token, or what it was for is no more.
 * - `link_used` (422): The link was used.
 * - `link_expired` (422): The time of the link has run out, or a newer act has ended it: the address was confirmed by another link, another password or address.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getVerifyMagicLinkMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | PayloadTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof verifyMagicLink>>,
    TError,
    VerifyMagicLinkMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof verifyMagicLink>>,
  TError,
  VerifyMagicLinkMutationVariables,
  TContext
> => {
  const mutationKey = getVerifyMagicLinkMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof verifyMagicLink>>,
    VerifyMagicLinkMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return verifyMagicLink(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type VerifyMagicLinkMutationResult = NonNullable<
  Awaited<ReturnType<typeof verifyMagicLink>>
>;
export type VerifyMagicLinkMutationBody = BodyType<TokenInput>;
export type VerifyMagicLinkMutationError = ErrorType<
  | BadRequestResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type VerifyMagicLinkMutationVariables = { data: BodyType<TokenInput> };

/**
 * Log in with a magic link.
 *
 * Uses the link up, confirms the address, logs in. `link_invalid`, `link_used`, `link_expired`,
 * `account_suspended`, `account_deactivated`. Where it is the first proof of the address, whatever was opened with it
 * before ends, as with `new_password` of `confirmEmail`, unless a session of the account asks.
 *
 * For everybody.
 *
 * Refused with
 * - `link_invalid` (422): No link has this token, or what it was for is no more.
 * - `link_used` (422): The link was used.
 * - `link_expired` (422): The time of the link has run out, or a newer act has ended it: the address was confirmed by another link, another password or address.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useVerifyMagicLink = <
  TError = ErrorType<
    | BadRequestResponse
    | PayloadTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof verifyMagicLink>>,
      TError,
      VerifyMagicLinkMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof verifyMagicLink>>,
  TError,
  VerifyMagicLinkMutationVariables,
  TContext
> => {
  return useMutation(getVerifyMagicLinkMutationOptions(options), queryClient);
};
/**
 * Look at a reset link.
 *
 * Uses nothing up, so that nobody chooses a password for a link that no longer works, and says what it ends (`ends`). An unknown token is 404.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const checkPasswordReset = (
  params: CheckPasswordResetParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<PasswordResetLink>(
    { url: `/auth/password_resets`, method: 'GET', params, signal },
    options,
  );
};

/**
 * The key of {@link useCheckPasswordReset}: Look at a reset link.
 */
export const getCheckPasswordResetQueryKey = (params?: CheckPasswordResetParams) => {
  return keyOfRead(`/auth/password_resets`, params);
};

/**
 * Look at a reset link.
 *
 * Uses nothing up, so that nobody chooses a password for a link that no longer works, and says what it ends (`ends`). An unknown token is 404.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCheckPasswordResetQueryOptions = <
  TData = Awaited<ReturnType<typeof checkPasswordReset>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: CheckPasswordResetParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkPasswordReset>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCheckPasswordResetQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof checkPasswordReset>>> = ({ signal }) =>
    checkPasswordReset(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof checkPasswordReset>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof checkPasswordReset>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CheckPasswordResetQueryResult = NonNullable<
  Awaited<ReturnType<typeof checkPasswordReset>>
>;
export type CheckPasswordResetQueryError = ErrorType<
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Look at a reset link.
 *
 * Uses nothing up, so that nobody chooses a password for a link that no longer works, and says what it ends (`ends`). An unknown token is 404.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useCheckPasswordReset<
  TData = Awaited<ReturnType<typeof checkPasswordReset>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: CheckPasswordResetParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkPasswordReset>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkPasswordReset>>,
          TError,
          Awaited<ReturnType<typeof checkPasswordReset>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Look at a reset link.
 *
 * Uses nothing up, so that nobody chooses a password for a link that no longer works, and says what it ends (`ends`). An unknown token is 404.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useCheckPasswordReset<
  TData = Awaited<ReturnType<typeof checkPasswordReset>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: CheckPasswordResetParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof checkPasswordReset>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkPasswordReset>>,
          TError,
          Awaited<ReturnType<typeof checkPasswordReset>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Look at a reset link.
 *
 * Uses nothing up, so that nobody chooses a password for a link that no longer works, and says what it ends (`ends`). An unknown token is 404.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useCheckPasswordReset<
  TData = Awaited<ReturnType<typeof checkPasswordReset>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: CheckPasswordResetParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkPasswordReset>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Look at a reset link.
 *
 * Uses nothing up, so that nobody chooses a password for a link that no longer works, and says what it ends (`ends`). An unknown token is 404.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useCheckPasswordReset<
  TData = Awaited<ReturnType<typeof checkPasswordReset>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: CheckPasswordResetParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkPasswordReset>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getCheckPasswordResetQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Ask for a password reset.
 *
 * Answers the same for every address; an account that may not log in gets the reason in place of the link. The link works one hour; earlier ones go on working. In that time a network address may ask for 5 to an
 * account and for 20 in all; an inbox takes 8.
 *
 * For everybody.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const requestPasswordReset = (
  emailInput: BodyType<EmailInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Acknowledgement>(
    {
      url: `/auth/password_resets`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: emailInput,
      signal,
    },
    options,
    requestPasswordResetWrite,
  );
};

/**
 * The key of {@link useRequestPasswordReset}: Ask for a password reset.
 */
export const getRequestPasswordResetMutationKey = () => ['requestPasswordReset'] as const;

/**
 * Ask for a password reset.
 *
 * Answers the same for every address; an account that may not log in gets the reason in place of the link. The link works one hour; earlier ones go on working. In that time a network address may ask for 5 to an
 * account and for 20 in all; an inbox takes 8.
 *
 * For everybody.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const getRequestPasswordResetMutationOptions = <
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
    Awaited<ReturnType<typeof requestPasswordReset>>,
    TError,
    RequestPasswordResetMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof requestPasswordReset>>,
  TError,
  RequestPasswordResetMutationVariables,
  TContext
> => {
  const mutationKey = getRequestPasswordResetMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof requestPasswordReset>>,
    RequestPasswordResetMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return requestPasswordReset(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type RequestPasswordResetMutationResult = NonNullable<
  Awaited<ReturnType<typeof requestPasswordReset>>
>;
export type RequestPasswordResetMutationBody = BodyType<EmailInput>;
export type RequestPasswordResetMutationError = ErrorType<
  | BadRequestResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type RequestPasswordResetMutationVariables = { data: BodyType<EmailInput> };

/**
 * Ask for a password reset.
 *
 * Answers the same for every address; an account that may not log in gets the reason in place of the link. The link works one hour; earlier ones go on working. In that time a network address may ask for 5 to an
 * account and for 20 in all; an inbox takes 8.
 *
 * For everybody.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const useRequestPasswordReset = <
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
      Awaited<ReturnType<typeof requestPasswordReset>>,
      TError,
      RequestPasswordResetMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof requestPasswordReset>>,
  TError,
  RequestPasswordResetMutationVariables,
  TContext
> => {
  return useMutation(getRequestPasswordResetMutationOptions(options), queryClient);
};
/**
 * Set a new password by a reset link.
 *
 * Uses the link up, ends every session of the user, confirms the address. Does not log in. As the first proof of the
 * address it ends what was opened with it before, as `new_password` of `confirmEmail` does. A suspended or closed account
 * is refused, and nothing changes.
 *
 * For everybody.
 *
 * Refused with
 * - `link_invalid` (422): No link has this token, or what it was for is no more.
 * - `link_used` (422): The link was used.
 * - `link_expired` (422): The time of the link has run out, or a newer act has ended it: the address was confirmed by another link, another password or address.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const resetPassword = (
  passwordResetInput: BodyType<PasswordResetInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Acknowledgement>(
    {
      url: `/auth/password_resets`,
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      data: passwordResetInput,
      signal,
    },
    options,
    resetPasswordWrite,
  );
};

/**
 * The key of {@link useResetPassword}: Set a new password by a reset link.
 */
export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

/**
 * Set a new password by a reset link.
 *
 * Uses the link up, ends every session of the user, confirms the address. Does not log in. As the first proof of the
 * address it ends what was opened with it before, as `new_password` of `confirmEmail` does. A suspended or closed account
 * is refused, and nothing changes.
 *
 * For everybody.
 *
 * Refused with
 * - `link_invalid` (422): No link has this token, or what it was for is no more.
 * - `link_used` (422): The link was used.
 * - `link_expired` (422): The time of the link has run out, or a newer act has ended it: the address was confirmed by another link, another password or address.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getResetPasswordMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | PayloadTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof resetPassword>>,
    TError,
    ResetPasswordMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof resetPassword>>,
  TError,
  ResetPasswordMutationVariables,
  TContext
> => {
  const mutationKey = getResetPasswordMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof resetPassword>>,
    ResetPasswordMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return resetPassword(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>;
export type ResetPasswordMutationBody = BodyType<PasswordResetInput>;
export type ResetPasswordMutationError = ErrorType<
  | BadRequestResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type ResetPasswordMutationVariables = { data: BodyType<PasswordResetInput> };

/**
 * Set a new password by a reset link.
 *
 * Uses the link up, ends every session of the user, confirms the address. Does not log in. As the first proof of the
 * address it ends what was opened with it before, as `new_password` of `confirmEmail` does. A suspended or closed account
 * is refused, and nothing changes.
 *
 * For everybody.
 *
 * Refused with
 * - `link_invalid` (422): No link has this token, or what it was for is no more.
 * - `link_used` (422): The link was used.
 * - `link_expired` (422): The time of the link has run out, or a newer act has ended it: the address was confirmed by another link, another password or address.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useResetPassword = <
  TError = ErrorType<
    | BadRequestResponse
    | PayloadTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof resetPassword>>,
      TError,
      ResetPasswordMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof resetPassword>>,
  TError,
  ResetPasswordMutationVariables,
  TContext
> => {
  return useMutation(getResetPasswordMutationOptions(options), queryClient);
};
