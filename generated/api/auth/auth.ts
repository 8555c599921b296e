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
  ConfirmationInput,
  EmailInput,
  ForbiddenResponse,
  InternalErrorResponse,
  LinkState,
  NotFoundResponse,
  PasswordResetInput,
  PayloadTooLargeResponse,
  RegistrationInput,
  ServiceUnavailableResponse,
  SignInInput,
  TokenInput,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnknownAccountResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
  User,
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
 * Counts the sign-in (`sign_in_count` is 1 in the answer of the first). A wrong address and a wrong password answer
 * the same (`invalid_credentials`). In 15 minutes a network address gets 10 tries at an account and 50 in all, and 30 at
 * an account are shared by all addresses that it was never signed in from: strangers lock nobody out.
 * @summary Sign in with email and password
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
  );
};

export const getSignInUserMutationKey = () => ['signInUser'] as const;

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
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof signInUser>>,
    SignInUserMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return signInUser(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
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
 * @summary Sign in with email and password
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
 * Revokes the token of this session only.
 * @summary End this session
 */
export const signOutUser = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<void>({ url: `/users/sign_out`, method: 'DELETE', signal }, options);
};

export const getSignOutUserMutationKey = () => ['signOutUser'] as const;

export const getSignOutUserMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableWriteResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof signOutUser>>, TError, void, TContext>;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<Awaited<ReturnType<typeof signOutUser>>, TError, void, TContext> => {
  const mutationKey = getSignOutUserMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof signOutUser>>, void> = () => {
    return signOutUser(requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type SignOutUserMutationResult = NonNullable<Awaited<ReturnType<typeof signOutUser>>>;

export type SignOutUserMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * @summary End this session
 */
export const useSignOutUser = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableWriteResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof signOutUser>>, TError, void, TContext>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof signOutUser>>, TError, void, TContext> => {
  return useMutation(getSignOutUserMutationOptions(options), queryClient);
};
/**
 * Answers the same whether or not the address already has an account. A new one gets a confirmation mail; a known
 * one gets a mail that says so, 8 in an hour at most. Limited to 20 in an hour per network address.
 * @summary Register
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
  );
};

export const getRegisterUserMutationKey = () => ['registerUser'] as const;

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
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof registerUser>>,
    RegisterUserMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return registerUser(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
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
 * @summary Register
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
 * Uses nothing up, so that mail scanners which open links do no harm. An unknown token is 404. What the link asks for
 * depends on whose session asks.
 * @summary Look at a confirmation link
 */
export const checkConfirmation = (
  params: CheckConfirmationParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<LinkState>({ url: `/users/confirmation`, method: 'GET', params, signal }, options);
};

export const getCheckConfirmationQueryKey = (params?: CheckConfirmationParams) => {
  return [`/users/confirmation`, ...(params ? [params] : [])] as const;
};

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
  > & { queryKey: DataTag<QueryKey, TData, TError> };
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
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Look at a confirmation link
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
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCheckConfirmationQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Uses the link up, makes a `pending` user `active` and signs in. `link_invalid`, `link_used`, `link_expired` (24
 * hours), `account_suspended`, `account_deactivated`, `session_required`.
 *
 * Anybody can register anybody's address, so the first proof of an address ends what was opened with it before, unless
 * the same person opened it. `password` shows that, the present one (`invalid_credentials` with `errors`; limited as
 * the sign-in), and so does a session of the account. `new_password` is for everybody else: the password, every session
 * and link of before end; contact details, payment method, drafts and documents entered before the account was ever
 * confirmed are deleted. `checkConfirmation` says what is asked for.
 *
 * A new address of a confirmed account takes the place of the old one; only the account's own person can confirm it
 * (`email_taken` when another account has it by now).
 * @summary Confirm an email address and sign in
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
  );
};

export const getConfirmEmailMutationKey = () => ['confirmEmail'] as const;

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
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof confirmEmail>>,
    ConfirmEmailMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return confirmEmail(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
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
 * @summary Confirm an email address and sign in
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
 * Answers the same for every address. Earlier links go on working. Limited to 5 in an hour per account and network
 * address, 20 per network address; an inbox takes 8 in an hour. For the new address of a confirmed account it needs a
 * session of that account.
 * @summary Send the confirmation mail again
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
  );
};

export const getResendConfirmationMutationKey = () => ['resendConfirmation'] as const;

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
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof resendConfirmation>>,
    ResendConfirmationMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return resendConfirmation(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
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
 * @summary Send the confirmation mail again
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
 * 404 `unknown_account` for an unknown address. The link works 15 minutes. In that time a network address may ask for 5
 * to an account and for 20 in all; an inbox takes 8, and one that takes no more holds a link that works.
 * @summary Send a magic link
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
  );
};

export const getSendMagicLinkMutationKey = () => ['sendMagicLink'] as const;

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
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof sendMagicLink>>,
    SendMagicLinkMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return sendMagicLink(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
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
 * @summary Send a magic link
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
/**
 * Uses the link up, confirms the address, signs in. `link_invalid`, `link_used`, `link_expired`,
 * `account_suspended`, `account_deactivated`. Where it is the first proof of the address, whatever was opened with it
 * before ends, as with `new_password` of `confirmEmail`, unless a session of the account asks.
 * @summary Sign in with a magic link
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
  );
};

export const getVerifyMagicLinkMutationKey = () => ['verifyMagicLink'] as const;

export const getVerifyMagicLinkMutationOptions = <
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
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof verifyMagicLink>>,
    VerifyMagicLinkMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return verifyMagicLink(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
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
  | TooManyRequestsResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type VerifyMagicLinkMutationVariables = { data: BodyType<TokenInput> };

/**
 * @summary Sign in with a magic link
 */
export const useVerifyMagicLink = <
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
 * Answers the same for every address. The link works one hour. In that time a network address may ask for 5 to an
 * account and for 20 in all; an inbox takes 8.
 * @summary Ask for a password reset
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
  );
};

export const getRequestPasswordResetMutationKey = () => ['requestPasswordReset'] as const;

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
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof requestPasswordReset>>,
    RequestPasswordResetMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return requestPasswordReset(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
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
 * @summary Ask for a password reset
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
 * Uses the link up, ends every session of the user, confirms the address. Does not sign in. As the first proof of the
 * address it ends what was opened with it before, as `new_password` of `confirmEmail` does.
 * @summary Set a new password by a reset link
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
  );
};

export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <
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
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof resetPassword>>,
    ResetPasswordMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return resetPassword(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>;
export type ResetPasswordMutationBody = BodyType<PasswordResetInput>;
export type ResetPasswordMutationError = ErrorType<
  | BadRequestResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type ResetPasswordMutationVariables = { data: BodyType<PasswordResetInput> };

/**
 * @summary Set a new password by a reset link
 */
export const useResetPassword = <
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
