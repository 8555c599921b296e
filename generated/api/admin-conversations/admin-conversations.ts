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
  AdminConversation,
  AdminConversationInput,
  AdminConversationPage,
  AdminDocumentUpload,
  AssignInput,
  BadRequestResponse,
  Document,
  ForbiddenResponse,
  GetAdminMessagesParams,
  InternalErrorResponse,
  ListAdminConversationsParams,
  Message,
  MessageInput,
  Messages,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadInput,
  ServiceUnavailableResponse,
  SettleContactDataInput,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
} from '../../model';

import type { Write } from '../../../src/api/after-write.ts';
import { keyOfRead } from '../../../src/api/query-key.ts';
import { request } from '../../../src/api/request.ts';
import type { ErrorType, BodyType } from '../../../src/api/request.ts';

/** What follows from {@link createAdminConversation}. */
export const createAdminConversationWrite: Write = {
  takesKey: true,
  newest: 'getAdminConversation',
  stale: ['listAuditEvents', 'listAdminConversations'],
};

/** What follows from {@link createAdminMessage}. */
export const createAdminMessageWrite: Write = {
  takesKey: true,
  stale: ['getAdminMessages', 'getAdminConversation', 'listAdminConversations'],
};

/** What follows from {@link markAdminConversationRead}. */
export const markAdminConversationReadWrite: Write = {
  takesKey: true,
  newest: 'getAdminConversation',
  stale: ['listAdminConversations'],
};

/** What follows from {@link assignConversation}. */
export const assignConversationWrite: Write = {
  takesKey: true,
  newest: 'getAdminConversation',
  stale: ['listAuditEvents', 'listAdminConversations'],
};

/** What follows from {@link closeConversation}. */
export const closeConversationWrite: Write = {
  takesKey: true,
  newest: 'getAdminConversation',
  stale: ['listAuditEvents', 'listAdminConversations'],
};

/** What follows from {@link reopenConversation}. */
export const reopenConversationWrite: Write = {
  takesKey: true,
  newest: 'getAdminConversation',
  stale: ['listAuditEvents', 'listAdminConversations'],
};

/** What follows from {@link settleContactData}. */
export const settleContactDataWrite: Write = {
  takesKey: true,
  newest: 'getAdminConversation',
  stale: ['listAuditEvents', 'listAdminConversations'],
};

/** What follows from {@link uploadAdminDocument}. */
export const uploadAdminDocumentWrite: Write = { takesKey: true, newest: 'getDocument' };

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Conversations.
 *
 * `search` looks at subjects and the references of claims, for each word in either, and finds those as well in which a user takes part, with our staff or as buyer or seller, who has all words in name, company or email address, where such users are at most 100. `user_id` finds what its user and our staff write to each other. What was written last comes first; with `unanswered=true`, who has waited longest (`unanswered_since`).
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const listAdminConversations = (
  params?: ListAdminConversationsParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminConversationPage>(
    { url: `/admin/conversations`, method: 'GET', params, signal },
    options,
  );
};

/**
 * The key of {@link useListAdminConversations}: Conversations.
 */
export const getListAdminConversationsQueryKey = (params?: ListAdminConversationsParams) => {
  return keyOfRead(`/admin/conversations`, params);
};

/**
 * Conversations.
 *
 * `search` looks at subjects and the references of claims, for each word in either, and finds those as well in which a user takes part, with our staff or as buyer or seller, who has all words in name, company or email address, where such users are at most 100. `user_id` finds what its user and our staff write to each other. What was written last comes first; with `unanswered=true`, who has waited longest (`unanswered_since`).
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getListAdminConversationsQueryOptions = <
  TData = Awaited<ReturnType<typeof listAdminConversations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAdminConversationsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listAdminConversations>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListAdminConversationsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminConversations>>> = ({ signal }) =>
    listAdminConversations(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listAdminConversations>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminConversations>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListAdminConversationsQueryResult = NonNullable<
  Awaited<ReturnType<typeof listAdminConversations>>
>;
export type ListAdminConversationsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Conversations.
 *
 * `search` looks at subjects and the references of claims, for each word in either, and finds those as well in which a user takes part, with our staff or as buyer or seller, who has all words in name, company or email address, where such users are at most 100. `user_id` finds what its user and our staff write to each other. What was written last comes first; with `unanswered=true`, who has waited longest (`unanswered_since`).
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAdminConversations<
  TData = Awaited<ReturnType<typeof listAdminConversations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: undefined | ListAdminConversationsParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listAdminConversations>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminConversations>>,
          TError,
          Awaited<ReturnType<typeof listAdminConversations>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Conversations.
 *
 * `search` looks at subjects and the references of claims, for each word in either, and finds those as well in which a user takes part, with our staff or as buyer or seller, who has all words in name, company or email address, where such users are at most 100. `user_id` finds what its user and our staff write to each other. What was written last comes first; with `unanswered=true`, who has waited longest (`unanswered_since`).
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAdminConversations<
  TData = Awaited<ReturnType<typeof listAdminConversations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAdminConversationsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listAdminConversations>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminConversations>>,
          TError,
          Awaited<ReturnType<typeof listAdminConversations>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Conversations.
 *
 * `search` looks at subjects and the references of claims, for each word in either, and finds those as well in which a user takes part, with our staff or as buyer or seller, who has all words in name, company or email address, where such users are at most 100. `user_id` finds what its user and our staff write to each other. What was written last comes first; with `unanswered=true`, who has waited longest (`unanswered_since`).
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAdminConversations<
  TData = Awaited<ReturnType<typeof listAdminConversations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAdminConversationsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listAdminConversations>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Conversations.
 *
 * `search` looks at subjects and the references of claims, for each word in either, and finds those as well in which a user takes part, with our staff or as buyer or seller, who has all words in name, company or email address, where such users are at most 100. `user_id` finds what its user and our staff write to each other. What was written last comes first; with `unanswered=true`, who has waited longest (`unanswered_since`).
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListAdminConversations<
  TData = Awaited<ReturnType<typeof listAdminConversations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListAdminConversationsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listAdminConversations>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getListAdminConversationsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Write to a user.
 *
 * Begins a conversation with its first message, assigned to the administrator who writes it, where the user has not switched off messages from our staff
 * (`staff_messages_off`) and can log in (`user_barred`). A `client_id` that was sent before begins none again:
 * it is looked at after the 404 and before these.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `staff_messages_off` (422): The user has switched off `message_with_the_staff`.
 * - `user_barred` (422): The account of the user is suspended or closed.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const createAdminConversation = (
  adminConversationInput: BodyType<AdminConversationInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminConversation>(
    {
      url: `/admin/conversations`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: adminConversationInput,
      signal,
    },
    options,
    createAdminConversationWrite,
  );
};

/**
 * The key of {@link useCreateAdminConversation}: Write to a user.
 */
export const getCreateAdminConversationMutationKey = () => ['createAdminConversation'] as const;

/**
 * Write to a user.
 *
 * Begins a conversation with its first message, assigned to the administrator who writes it, where the user has not switched off messages from our staff
 * (`staff_messages_off`) and can log in (`user_barred`). A `client_id` that was sent before begins none again:
 * it is looked at after the 404 and before these.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `staff_messages_off` (422): The user has switched off `message_with_the_staff`.
 * - `user_barred` (422): The account of the user is suspended or closed.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCreateAdminConversationMutationOptions = <
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
    Awaited<ReturnType<typeof createAdminConversation>>,
    TError,
    CreateAdminConversationMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createAdminConversation>>,
  TError,
  CreateAdminConversationMutationVariables,
  TContext
> => {
  const mutationKey = getCreateAdminConversationMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createAdminConversation>>,
    CreateAdminConversationMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createAdminConversation(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type CreateAdminConversationMutationResult = NonNullable<
  Awaited<ReturnType<typeof createAdminConversation>>
>;
export type CreateAdminConversationMutationBody = BodyType<AdminConversationInput>;
export type CreateAdminConversationMutationError = ErrorType<
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
export type CreateAdminConversationMutationVariables = { data: BodyType<AdminConversationInput> };

/**
 * Write to a user.
 *
 * Begins a conversation with its first message, assigned to the administrator who writes it, where the user has not switched off messages from our staff
 * (`staff_messages_off`) and can log in (`user_barred`). A `client_id` that was sent before begins none again:
 * it is looked at after the 404 and before these.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `staff_messages_off` (422): The user has switched off `message_with_the_staff`.
 * - `user_barred` (422): The account of the user is suspended or closed.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useCreateAdminConversation = <
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
      Awaited<ReturnType<typeof createAdminConversation>>,
      TError,
      CreateAdminConversationMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createAdminConversation>>,
  TError,
  CreateAdminConversationMutationVariables,
  TContext
> => {
  return useMutation(getCreateAdminConversationMutationOptions(options), queryClient);
};
/**
 * A conversation.
 *
 * Who takes part, who of our staff it is assigned to.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getAdminConversation = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminConversation>(
    { url: `/admin/conversations/${encodeURIComponent(String(id))}`, method: 'GET', signal },
    options,
  );
};

/**
 * The key of {@link useGetAdminConversation}: A conversation.
 */
export const getGetAdminConversationQueryKey = (id: number) => {
  return keyOfRead(`/admin/conversations/${id}`);
};

/**
 * A conversation.
 *
 * Who takes part, who of our staff it is assigned to.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetAdminConversationQueryOptions = <
  TData = Awaited<ReturnType<typeof getAdminConversation>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof getAdminConversation>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetAdminConversationQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminConversation>>> = ({ signal }) =>
    getAdminConversation(id, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getAdminConversation>>, TError, TData> & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminConversation>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetAdminConversationQueryResult = NonNullable<
  Awaited<ReturnType<typeof getAdminConversation>>
>;
export type GetAdminConversationQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * A conversation.
 *
 * Who takes part, who of our staff it is assigned to.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminConversation<
  TData = Awaited<ReturnType<typeof getAdminConversation>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof getAdminConversation>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminConversation>>,
          TError,
          Awaited<ReturnType<typeof getAdminConversation>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * A conversation.
 *
 * Who takes part, who of our staff it is assigned to.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminConversation<
  TData = Awaited<ReturnType<typeof getAdminConversation>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof getAdminConversation>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminConversation>>,
          TError,
          Awaited<ReturnType<typeof getAdminConversation>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * A conversation.
 *
 * Who takes part, who of our staff it is assigned to.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminConversation<
  TData = Awaited<ReturnType<typeof getAdminConversation>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof getAdminConversation>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * A conversation.
 *
 * Who takes part, who of our staff it is assigned to.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminConversation<
  TData = Awaited<ReturnType<typeof getAdminConversation>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof getAdminConversation>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetAdminConversationQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Messages of a conversation.
 *
 * Thirty at once, in the order in which they were written.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getAdminMessages = (
  id: number,
  params?: GetAdminMessagesParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Messages>(
    {
      url: `/admin/conversations/${encodeURIComponent(String(id))}/messages`,
      method: 'GET',
      params,
      signal,
    },
    options,
  );
};

/**
 * The key of {@link useGetAdminMessages}: Messages of a conversation.
 */
export const getGetAdminMessagesQueryKey = (id: number, params?: GetAdminMessagesParams) => {
  return keyOfRead(`/admin/conversations/${id}/messages`, params);
};

/**
 * Messages of a conversation.
 *
 * Thirty at once, in the order in which they were written.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetAdminMessagesQueryOptions = <
  TData = Awaited<ReturnType<typeof getAdminMessages>>,
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
  params?: GetAdminMessagesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminMessages>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetAdminMessagesQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminMessages>>> = ({ signal }) =>
    getAdminMessages(id, params, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getAdminMessages>>, TError, TData> & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminMessages>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetAdminMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminMessages>>>;
export type GetAdminMessagesQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Messages of a conversation.
 *
 * Thirty at once, in the order in which they were written.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminMessages<
  TData = Awaited<ReturnType<typeof getAdminMessages>>,
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
  params: undefined | GetAdminMessagesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminMessages>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminMessages>>,
          TError,
          Awaited<ReturnType<typeof getAdminMessages>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Messages of a conversation.
 *
 * Thirty at once, in the order in which they were written.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminMessages<
  TData = Awaited<ReturnType<typeof getAdminMessages>>,
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
  params?: GetAdminMessagesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminMessages>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminMessages>>,
          TError,
          Awaited<ReturnType<typeof getAdminMessages>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Messages of a conversation.
 *
 * Thirty at once, in the order in which they were written.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminMessages<
  TData = Awaited<ReturnType<typeof getAdminMessages>>,
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
  params?: GetAdminMessagesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminMessages>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Messages of a conversation.
 *
 * Thirty at once, in the order in which they were written.
 *
 * For staff (`admin`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetAdminMessages<
  TData = Awaited<ReturnType<typeof getAdminMessages>>,
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
  params?: GetAdminMessagesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminMessages>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetAdminMessagesQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Answer as our staff.
 *
 * In a conversation of a negotiation both sides read it; in one with a user who cannot log in it is refused (`user_barred`). With the `client_id` of a message that was sent before, nothing is
 * sent again; it is looked at as in `createMessage`. In a conversation with a user, whoever writes has read what came before; in one of a
 * negotiation what is marked stays unread.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `conversation_closed` (422): The negotiation has ended without a sale; its conversation takes no more messages.
 * - `user_barred` (422): The account of the user is suspended or closed.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const createAdminMessage = (
  id: number,
  messageInput: BodyType<MessageInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Message>(
    {
      url: `/admin/conversations/${encodeURIComponent(String(id))}/messages`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: messageInput,
      signal,
    },
    options,
    createAdminMessageWrite,
  );
};

/**
 * The key of {@link useCreateAdminMessage}: Answer as our staff.
 */
export const getCreateAdminMessageMutationKey = () => ['createAdminMessage'] as const;

/**
 * Answer as our staff.
 *
 * In a conversation of a negotiation both sides read it; in one with a user who cannot log in it is refused (`user_barred`). With the `client_id` of a message that was sent before, nothing is
 * sent again; it is looked at as in `createMessage`. In a conversation with a user, whoever writes has read what came before; in one of a
 * negotiation what is marked stays unread.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `conversation_closed` (422): The negotiation has ended without a sale; its conversation takes no more messages.
 * - `user_barred` (422): The account of the user is suspended or closed.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCreateAdminMessageMutationOptions = <
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
    Awaited<ReturnType<typeof createAdminMessage>>,
    TError,
    CreateAdminMessageMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createAdminMessage>>,
  TError,
  CreateAdminMessageMutationVariables,
  TContext
> => {
  const mutationKey = getCreateAdminMessageMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createAdminMessage>>,
    CreateAdminMessageMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return createAdminMessage(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type CreateAdminMessageMutationResult = NonNullable<
  Awaited<ReturnType<typeof createAdminMessage>>
>;
export type CreateAdminMessageMutationBody = BodyType<MessageInput>;
export type CreateAdminMessageMutationError = ErrorType<
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
export type CreateAdminMessageMutationVariables = { id: number; data: BodyType<MessageInput> };

/**
 * Answer as our staff.
 *
 * In a conversation of a negotiation both sides read it; in one with a user who cannot log in it is refused (`user_barred`). With the `client_id` of a message that was sent before, nothing is
 * sent again; it is looked at as in `createMessage`. In a conversation with a user, whoever writes has read what came before; in one of a
 * negotiation what is marked stays unread.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `conversation_closed` (422): The negotiation has ended without a sale; its conversation takes no more messages.
 * - `user_barred` (422): The account of the user is suspended or closed.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useCreateAdminMessage = <
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
      Awaited<ReturnType<typeof createAdminMessage>>,
      TError,
      CreateAdminMessageMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createAdminMessage>>,
  TError,
  CreateAdminMessageMutationVariables,
  TContext
> => {
  return useMutation(getCreateAdminMessageMutationOptions(options), queryClient);
};
/**
 * Mark messages as read by our staff.
 *
 * All up to one.
 *
 * For staff (`admin`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const markAdminConversationRead = (
  id: number,
  readInput: BodyType<ReadInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminConversation>(
    {
      url: `/admin/conversations/${encodeURIComponent(String(id))}/read`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: readInput,
      signal,
    },
    options,
    markAdminConversationReadWrite,
  );
};

/**
 * The key of {@link useMarkAdminConversationRead}: Mark messages as read by our staff.
 */
export const getMarkAdminConversationReadMutationKey = () => ['markAdminConversationRead'] as const;

/**
 * Mark messages as read by our staff.
 *
 * All up to one.
 *
 * For staff (`admin`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getMarkAdminConversationReadMutationOptions = <
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
    Awaited<ReturnType<typeof markAdminConversationRead>>,
    TError,
    MarkAdminConversationReadMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof markAdminConversationRead>>,
  TError,
  MarkAdminConversationReadMutationVariables,
  TContext
> => {
  const mutationKey = getMarkAdminConversationReadMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof markAdminConversationRead>>,
    MarkAdminConversationReadMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return markAdminConversationRead(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type MarkAdminConversationReadMutationResult = NonNullable<
  Awaited<ReturnType<typeof markAdminConversationRead>>
>;
export type MarkAdminConversationReadMutationBody = BodyType<ReadInput>;
export type MarkAdminConversationReadMutationError = ErrorType<
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
export type MarkAdminConversationReadMutationVariables = { id: number; data: BodyType<ReadInput> };

/**
 * Mark messages as read by our staff.
 *
 * All up to one.
 *
 * For staff (`admin`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useMarkAdminConversationRead = <
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
      Awaited<ReturnType<typeof markAdminConversationRead>>,
      TError,
      MarkAdminConversationReadMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof markAdminConversationRead>>,
  TError,
  MarkAdminConversationReadMutationVariables,
  TContext
> => {
  return useMutation(getMarkAdminConversationReadMutationOptions(options), queryClient);
};
/**
 * Take a conversation, or give it back.
 *
 * To the caller, or to nobody; what another administrator has is not given back (`transition_not_allowed`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const assignConversation = (
  id: number,
  assignInput: BodyType<AssignInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminConversation>(
    {
      url: `/admin/conversations/${encodeURIComponent(String(id))}/assign`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: assignInput,
      signal,
    },
    options,
    assignConversationWrite,
  );
};

/**
 * The key of {@link useAssignConversation}: Take a conversation, or give it back.
 */
export const getAssignConversationMutationKey = () => ['assignConversation'] as const;

/**
 * Take a conversation, or give it back.
 *
 * To the caller, or to nobody; what another administrator has is not given back (`transition_not_allowed`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getAssignConversationMutationOptions = <
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
    Awaited<ReturnType<typeof assignConversation>>,
    TError,
    AssignConversationMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof assignConversation>>,
  TError,
  AssignConversationMutationVariables,
  TContext
> => {
  const mutationKey = getAssignConversationMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof assignConversation>>,
    AssignConversationMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return assignConversation(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type AssignConversationMutationResult = NonNullable<
  Awaited<ReturnType<typeof assignConversation>>
>;
export type AssignConversationMutationBody = BodyType<AssignInput>;
export type AssignConversationMutationError = ErrorType<
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
export type AssignConversationMutationVariables = { id: number; data: BodyType<AssignInput> };

/**
 * Take a conversation, or give it back.
 *
 * To the caller, or to nobody; what another administrator has is not given back (`transition_not_allowed`).
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useAssignConversation = <
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
      Awaited<ReturnType<typeof assignConversation>>,
      TError,
      AssignConversationMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof assignConversation>>,
  TError,
  AssignConversationMutationVariables,
  TContext
> => {
  return useMutation(getAssignConversationMutationOptions(options), queryClient);
};
/**
 * Close a conversation.
 *
 * With a user, when the question is settled, and no message of the user is unread (`transition_not_allowed`). The next message of
 * the user reopens it.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const closeConversation = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminConversation>(
    { url: `/admin/conversations/${encodeURIComponent(String(id))}/close`, method: 'POST', signal },
    options,
    closeConversationWrite,
  );
};

/**
 * The key of {@link useCloseConversation}: Close a conversation.
 */
export const getCloseConversationMutationKey = () => ['closeConversation'] as const;

/**
 * Close a conversation.
 *
 * With a user, when the question is settled, and no message of the user is unread (`transition_not_allowed`). The next message of
 * the user reopens it.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getCloseConversationMutationOptions = <
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
    Awaited<ReturnType<typeof closeConversation>>,
    TError,
    CloseConversationMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof closeConversation>>,
  TError,
  CloseConversationMutationVariables,
  TContext
> => {
  const mutationKey = getCloseConversationMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof closeConversation>>,
    CloseConversationMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return closeConversation(id, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type CloseConversationMutationResult = NonNullable<
  Awaited<ReturnType<typeof closeConversation>>
>;

export type CloseConversationMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type CloseConversationMutationVariables = { id: number };

/**
 * Close a conversation.
 *
 * With a user, when the question is settled, and no message of the user is unread (`transition_not_allowed`). The next message of
 * the user reopens it.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useCloseConversation = <
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
      Awaited<ReturnType<typeof closeConversation>>,
      TError,
      CloseConversationMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof closeConversation>>,
  TError,
  CloseConversationMutationVariables,
  TContext
> => {
  return useMutation(getCloseConversationMutationOptions(options), queryClient);
};
/**
 * Reopen a conversation.
 *
 * One with a user that is closed.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const reopenConversation = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminConversation>(
    {
      url: `/admin/conversations/${encodeURIComponent(String(id))}/reopen`,
      method: 'POST',
      signal,
    },
    options,
    reopenConversationWrite,
  );
};

/**
 * The key of {@link useReopenConversation}: Reopen a conversation.
 */
export const getReopenConversationMutationKey = () => ['reopenConversation'] as const;

/**
 * Reopen a conversation.
 *
 * One with a user that is closed.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getReopenConversationMutationOptions = <
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
    Awaited<ReturnType<typeof reopenConversation>>,
    TError,
    ReopenConversationMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof reopenConversation>>,
  TError,
  ReopenConversationMutationVariables,
  TContext
> => {
  const mutationKey = getReopenConversationMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof reopenConversation>>,
    ReopenConversationMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return reopenConversation(id, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type ReopenConversationMutationResult = NonNullable<
  Awaited<ReturnType<typeof reopenConversation>>
>;

export type ReopenConversationMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type ReopenConversationMutationVariables = { id: number };

/**
 * Reopen a conversation.
 *
 * One with a user that is closed.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useReopenConversation = <
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
      Awaited<ReturnType<typeof reopenConversation>>,
      TError,
      ReopenConversationMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof reopenConversation>>,
  TError,
  ReopenConversationMutationVariables,
  TContext
> => {
  return useMutation(getReopenConversationMutationOptions(options), queryClient);
};
/**
 * Settle contact data that were marked.
 *
 * Once our staff have dealt with them, and have read every message in which they were marked (`transition_not_allowed`); so it is refused
 * where more were marked since `marked_at`, in a message or an offer. The messages stay marked. What is marked afterwards has to be settled
 * again.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const settleContactData = (
  id: number,
  settleContactDataInput: BodyType<SettleContactDataInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AdminConversation>(
    {
      url: `/admin/conversations/${encodeURIComponent(String(id))}/settle_contact_data`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: settleContactDataInput,
      signal,
    },
    options,
    settleContactDataWrite,
  );
};

/**
 * The key of {@link useSettleContactData}: Settle contact data that were marked.
 */
export const getSettleContactDataMutationKey = () => ['settleContactData'] as const;

/**
 * Settle contact data that were marked.
 *
 * Once our staff have dealt with them, and have read every message in which they were marked (`transition_not_allowed`); so it is refused
 * where more were marked since `marked_at`, in a message or an offer. The messages stay marked. What is marked afterwards has to be settled
 * again.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getSettleContactDataMutationOptions = <
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
    Awaited<ReturnType<typeof settleContactData>>,
    TError,
    SettleContactDataMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof settleContactData>>,
  TError,
  SettleContactDataMutationVariables,
  TContext
> => {
  const mutationKey = getSettleContactDataMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof settleContactData>>,
    SettleContactDataMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return settleContactData(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type SettleContactDataMutationResult = NonNullable<
  Awaited<ReturnType<typeof settleContactData>>
>;
export type SettleContactDataMutationBody = BodyType<SettleContactDataInput>;
export type SettleContactDataMutationError = ErrorType<
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
export type SettleContactDataMutationVariables = {
  id: number;
  data: BodyType<SettleContactDataInput>;
};

/**
 * Settle contact data that were marked.
 *
 * Once our staff have dealt with them, and have read every message in which they were marked (`transition_not_allowed`); so it is refused
 * where more were marked since `marked_at`, in a message or an offer. The messages stay marked. What is marked afterwards has to be settled
 * again.
 *
 * For staff (`admin`).
 *
 * Refused with
 * - `transition_not_allowed` (422): The status of the record does not allow it (`x-transitions`), or it is the other side's to do.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useSettleContactData = <
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
      Awaited<ReturnType<typeof settleContactData>>,
      TError,
      SettleContactDataMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof settleContactData>>,
  TError,
  SettleContactDataMutationVariables,
  TContext
> => {
  return useMutation(getSettleContactDataMutationOptions(options), queryClient);
};
/**
 * Upload a document for a message from our staff.
 *
 * The type is told by the content, not by name or header; another type is 415. Its kind is `attachment`, which is kept without what its file says of its
 * author, device and place; one from which that cannot be taken out is 415 as well. What no message
 * has been sent with after a day is deleted. At most 60 in an hour (429).
 *
 * For staff (`admin`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const uploadAdminDocument = (
  adminDocumentUpload: BodyType<AdminDocumentUpload>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  const formData = new FormData();
  formData.append(`file`, adminDocumentUpload.file);

  return request<Document>(
    {
      url: `/admin/documents`,
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data' },
      data: formData,
      signal,
    },
    options,
    uploadAdminDocumentWrite,
  );
};

/**
 * The key of {@link useUploadAdminDocument}: Upload a document for a message from our staff.
 */
export const getUploadAdminDocumentMutationKey = () => ['uploadAdminDocument'] as const;

/**
 * Upload a document for a message from our staff.
 *
 * The type is told by the content, not by name or header; another type is 415. Its kind is `attachment`, which is kept without what its file says of its
 * author, device and place; one from which that cannot be taken out is 415 as well. What no message
 * has been sent with after a day is deleted. At most 60 in an hour (429).
 *
 * For staff (`admin`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const getUploadAdminDocumentMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
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
    Awaited<ReturnType<typeof uploadAdminDocument>>,
    TError,
    UploadAdminDocumentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof uploadAdminDocument>>,
  TError,
  UploadAdminDocumentMutationVariables,
  TContext
> => {
  const mutationKey = getUploadAdminDocumentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof uploadAdminDocument>>,
    UploadAdminDocumentMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return uploadAdminDocument(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type UploadAdminDocumentMutationResult = NonNullable<
  Awaited<ReturnType<typeof uploadAdminDocument>>
>;
export type UploadAdminDocumentMutationBody = BodyType<AdminDocumentUpload>;
export type UploadAdminDocumentMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | PayloadTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableWriteResponse
  | TooManyRequestsResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type UploadAdminDocumentMutationVariables = { data: BodyType<AdminDocumentUpload> };

/**
 * Upload a document for a message from our staff.
 *
 * The type is told by the content, not by name or header; another type is 415. Its kind is `attachment`, which is kept without what its file says of its
 * author, device and place; one from which that cannot be taken out is 415 as well. What no message
 * has been sent with after a day is deleted. At most 60 in an hour (429).
 *
 * For staff (`admin`).
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const useUploadAdminDocument = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof uploadAdminDocument>>,
      TError,
      UploadAdminDocumentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof uploadAdminDocument>>,
  TError,
  UploadAdminDocumentMutationVariables,
  TContext
> => {
  return useMutation(getUploadAdminDocumentMutationOptions(options), queryClient);
};
