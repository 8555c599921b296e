/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { useMutation } from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult,
} from '@tanstack/react-query';

import type {
  Acknowledgement,
  BadRequestResponse,
  EmailInput,
  InternalErrorResponse,
  PayloadTooLargeResponse,
  RegistrationInput,
  ServiceUnavailableResponse,
  SignInInput,
  TooManyRequestsResponse,
  UnknownAccountResponse,
  UnprocessableContentResponse,
  UnsupportedMediaTypeResponse,
  User,
} from '../../model';

import type { Write } from '../../../src/api/after-write.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType, BodyType } from '../../../src/api/request.ts';

/** What follows from {@link signInUser}. */
export const signInUserWrite: Write = { begins: 'user' };

/** What follows from {@link registerUser}. */
export const registerUserWrite: Write = {};

/** What follows from {@link sendMagicLink}. */
export const sendMagicLinkWrite: Write = {};

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Log in with email and password.
 *
 * Counts the login (`sign_in_count` is 1 in the answer of the first). A wrong address and a wrong password answer
 * the same (`invalid_credentials`). In 15 minutes a network address gets 10 tries at an account and 50 in all, and 30 at
 * an account are shared by all addresses from which nobody has logged in to it: strangers lock nobody out. The right password is
 * none of these tries; it is taken 300 times in an hour for an account and a network address.
 *
 * For everybody.
 *
 * Refused with
 * - `invalid_credentials` (422): Address and password do not belong together; which of them is wrong is not said.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const signInUser = (
  signInInput: BodyType<SignInInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<User>(
    {
      url: `/users/sign_in`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: signInInput,
      signal,
    },
    options,
    signInUserWrite,
  );
};

/**
 * The key of {@link useSignInUser}: Log in with email and password.
 */
export const getSignInUserMutationKey = () => ['signInUser'] as const;

/**
 * Log in with email and password.
 *
 * Counts the login (`sign_in_count` is 1 in the answer of the first). A wrong address and a wrong password answer
 * the same (`invalid_credentials`). In 15 minutes a network address gets 10 tries at an account and 50 in all, and 30 at
 * an account are shared by all addresses from which nobody has logged in to it: strangers lock nobody out. The right password is
 * none of these tries; it is taken 300 times in an hour for an account and a network address.
 *
 * For everybody.
 *
 * Refused with
 * - `invalid_credentials` (422): Address and password do not belong together; which of them is wrong is not said.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const getSignInUserMutationOptions = <
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
    Awaited<ReturnType<typeof signInUser>>,
    TError,
    SignInUserMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof signInUser>>,
  TError,
  SignInUserMutationVariables,
  TContext
> => {
  const mutationKey = getSignInUserMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof signInUser>>,
    SignInUserMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return signInUser(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type SignInUserMutationResult = NonNullable<Awaited<ReturnType<typeof signInUser>>>;
export type SignInUserMutationBody = BodyType<SignInInput>;
export type SignInUserMutationError = ErrorType<
  | BadRequestResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type SignInUserMutationVariables = { data: BodyType<SignInInput> };

/**
 * Log in with email and password.
 *
 * Counts the login (`sign_in_count` is 1 in the answer of the first). A wrong address and a wrong password answer
 * the same (`invalid_credentials`). In 15 minutes a network address gets 10 tries at an account and 50 in all, and 30 at
 * an account are shared by all addresses from which nobody has logged in to it: strangers lock nobody out. The right password is
 * none of these tries; it is taken 300 times in an hour for an account and a network address.
 *
 * For everybody.
 *
 * Refused with
 * - `invalid_credentials` (422): Address and password do not belong together; which of them is wrong is not said.
 * - `account_suspended` (422): Staff have suspended the account.
 * - `account_deactivated` (422): The account was closed for good.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const useSignInUser = <
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
      Awaited<ReturnType<typeof signInUser>>,
      TError,
      SignInUserMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof signInUser>>,
  TError,
  SignInUserMutationVariables,
  TContext
> => {
  return useMutation(getSignInUserMutationOptions(options), queryClient);
};
/**
 * Sign up.
 *
 * Answers the same whether or not the address already has an account. A new one gets a confirmation mail; a known
 * one gets a mail that says so, 8 in an hour at most. Limited to 20 in an hour per network address.
 *
 * For everybody.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const registerUser = (
  registrationInput: BodyType<RegistrationInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Acknowledgement>(
    {
      url: `/users`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: registrationInput,
      signal,
    },
    options,
    registerUserWrite,
  );
};

/**
 * The key of {@link useRegisterUser}: Sign up.
 */
export const getRegisterUserMutationKey = () => ['registerUser'] as const;

/**
 * Sign up.
 *
 * Answers the same whether or not the address already has an account. A new one gets a confirmation mail; a known
 * one gets a mail that says so, 8 in an hour at most. Limited to 20 in an hour per network address.
 *
 * For everybody.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const getRegisterUserMutationOptions = <
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
    Awaited<ReturnType<typeof registerUser>>,
    TError,
    RegisterUserMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof registerUser>>,
  TError,
  RegisterUserMutationVariables,
  TContext
> => {
  const mutationKey = getRegisterUserMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof registerUser>>,
    RegisterUserMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return registerUser(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type RegisterUserMutationResult = NonNullable<Awaited<ReturnType<typeof registerUser>>>;
export type RegisterUserMutationBody = BodyType<RegistrationInput>;
export type RegisterUserMutationError = ErrorType<
  | BadRequestResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type RegisterUserMutationVariables = { data: BodyType<RegistrationInput> };

/**
 * Sign up.
 *
 * Answers the same whether or not the address already has an account. A new one gets a confirmation mail; a known
 * one gets a mail that says so, 8 in an hour at most. Limited to 20 in an hour per network address.
 *
 * For everybody.
 *
 * May fail with `malformed_body` (400), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const useRegisterUser = <
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
      Awaited<ReturnType<typeof registerUser>>,
      TError,
      RegisterUserMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof registerUser>>,
  TError,
  RegisterUserMutationVariables,
  TContext
> => {
  return useMutation(getRegisterUserMutationOptions(options), queryClient);
};
/**
 * Send a magic link.
 *
 * 404 `unknown_account` for an unknown address. An account that may not log in gets the reason in place of the link. The link works 15 minutes; earlier ones go on working. In that time a network address may ask for 5
 * to an account and for 20 in all; an inbox takes 8, and one that takes no more holds a link that works.
 *
 * For everybody.
 *
 * Refused with
 * - `unknown_account` (404): No account has this email address.
 *
 * May fail with `malformed_body` (400), `not_found` (404), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const sendMagicLink = (
  emailInput: BodyType<EmailInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Acknowledgement>(
    {
      url: `/auth/magic_link/send`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: emailInput,
      signal,
    },
    options,
    sendMagicLinkWrite,
  );
};

/**
 * The key of {@link useSendMagicLink}: Send a magic link.
 */
export const getSendMagicLinkMutationKey = () => ['sendMagicLink'] as const;

/**
 * Send a magic link.
 *
 * 404 `unknown_account` for an unknown address. An account that may not log in gets the reason in place of the link. The link works 15 minutes; earlier ones go on working. In that time a network address may ask for 5
 * to an account and for 20 in all; an inbox takes 8, and one that takes no more holds a link that works.
 *
 * For everybody.
 *
 * Refused with
 * - `unknown_account` (404): No account has this email address.
 *
 * May fail with `malformed_body` (400), `not_found` (404), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const getSendMagicLinkMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnknownAccountResponse
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
    Awaited<ReturnType<typeof sendMagicLink>>,
    TError,
    SendMagicLinkMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof sendMagicLink>>,
  TError,
  SendMagicLinkMutationVariables,
  TContext
> => {
  const mutationKey = getSendMagicLinkMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof sendMagicLink>>,
    SendMagicLinkMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return sendMagicLink(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type SendMagicLinkMutationResult = NonNullable<Awaited<ReturnType<typeof sendMagicLink>>>;
export type SendMagicLinkMutationBody = BodyType<EmailInput>;
export type SendMagicLinkMutationError = ErrorType<
  | BadRequestResponse
  | UnknownAccountResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type SendMagicLinkMutationVariables = { data: BodyType<EmailInput> };

/**
 * Send a magic link.
 *
 * 404 `unknown_account` for an unknown address. An account that may not log in gets the reason in place of the link. The link works 15 minutes; earlier ones go on working. In that time a network address may ask for 5
 * to an account and for 20 in all; an inbox takes 8, and one that takes no more holds a link that works.
 *
 * For everybody.
 *
 * Refused with
 * - `unknown_account` (404): No account has this email address.
 *
 * May fail with `malformed_body` (400), `not_found` (404), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const useSendMagicLink = <
  TError = ErrorType<
    | BadRequestResponse
    | UnknownAccountResponse
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
      Awaited<ReturnType<typeof sendMagicLink>>,
      TError,
      SendMagicLinkMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof sendMagicLink>>,
  TError,
  SendMagicLinkMutationVariables,
  TContext
> => {
  return useMutation(getSendMagicLinkMutationOptions(options), queryClient);
};
