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
  Conversation,
  ConversationInput,
  ConversationPage,
  ForbiddenResponse,
  GetMessagesParams,
  InternalErrorResponse,
  ListConversationsParams,
  Message,
  MessageInput,
  Messages,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadInput,
  ServiceUnavailableResponse,
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

/** What follows from {@link createConversation}. */
export const createConversationWrite: Write = {
  takesKey: true,
  newest: 'getConversation',
  stale: ['listConversations', 'getUnreadCounts'],
};

/** What follows from {@link createMessage}. */
export const createMessageWrite: Write = {
  takesKey: true,
  stale: [
    'getMessages',
    'getConversation',
    'listConversations',
    'getUnreadCounts',
    'listNotifications',
    'listNegotiations',
    'getNegotiation',
    'getBuyerPortal',
    'getSellerPortal',
  ],
};

/** What follows from {@link markConversationRead}. */
export const markConversationReadWrite: Write = {
  takesKey: true,
  newest: 'getConversation',
  stale: [
    'listConversations',
    'getUnreadCounts',
    'listNegotiations',
    'getNegotiation',
    'listNotifications',
    'getBuyerPortal',
    'getSellerPortal',
  ],
};

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Your conversations.
 *
 * With our staff, and with the other side of each of your negotiations. What was written last comes first. Closed ones without
 * a message are left out.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const listConversations = (
  params?: ListConversationsParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<ConversationPage>(
    { url: `/api/conversations`, method: 'GET', params, signal },
    options,
  );
};

/**
 * The key of {@link useListConversations}: Your conversations.
 */
export const getListConversationsQueryKey = (params?: ListConversationsParams) => {
  return keyOfRead(`/api/conversations`, params);
};

/**
 * Your conversations.
 *
 * With our staff, and with the other side of each of your negotiations. What was written last comes first. Closed ones without
 * a message are left out.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getListConversationsQueryOptions = <
  TData = Awaited<ReturnType<typeof listConversations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListConversationsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListConversationsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listConversations>>> = ({ signal }) =>
    listConversations(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listConversations>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof listConversations>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListConversationsQueryResult = NonNullable<
  Awaited<ReturnType<typeof listConversations>>
>;
export type ListConversationsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Your conversations.
 *
 * With our staff, and with the other side of each of your negotiations. What was written last comes first. Closed ones without
 * a message are left out.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListConversations<
  TData = Awaited<ReturnType<typeof listConversations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: undefined | ListConversationsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversations>>,
          TError,
          Awaited<ReturnType<typeof listConversations>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Your conversations.
 *
 * With our staff, and with the other side of each of your negotiations. What was written last comes first. Closed ones without
 * a message are left out.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListConversations<
  TData = Awaited<ReturnType<typeof listConversations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListConversationsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversations>>,
          TError,
          Awaited<ReturnType<typeof listConversations>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Your conversations.
 *
 * With our staff, and with the other side of each of your negotiations. What was written last comes first. Closed ones without
 * a message are left out.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListConversations<
  TData = Awaited<ReturnType<typeof listConversations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListConversationsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Your conversations.
 *
 * With our staff, and with the other side of each of your negotiations. What was written last comes first. Closed ones without
 * a message are left out.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListConversations<
  TData = Awaited<ReturnType<typeof listConversations>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListConversationsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getListConversationsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Write to our staff.
 *
 * Begins a conversation with its first message. With the `client_id` of a message that was sent before, nothing is sent
 * again: the conversation of that message is answered, whatever the rest of the body says. At most 60 tries in an hour (429).
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const createConversation = (
  conversationInput: BodyType<ConversationInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Conversation>(
    {
      url: `/api/conversations`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: conversationInput,
      signal,
    },
    options,
    createConversationWrite,
  );
};

/**
 * The key of {@link useCreateConversation}: Write to our staff.
 */
export const getCreateConversationMutationKey = () => ['createConversation'] as const;

/**
 * Write to our staff.
 *
 * Begins a conversation with its first message. With the `client_id` of a message that was sent before, nothing is sent
 * again: the conversation of that message is answered, whatever the rest of the body says. At most 60 tries in an hour (429).
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const getCreateConversationMutationOptions = <
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
    Awaited<ReturnType<typeof createConversation>>,
    TError,
    CreateConversationMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createConversation>>,
  TError,
  CreateConversationMutationVariables,
  TContext
> => {
  const mutationKey = getCreateConversationMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createConversation>>,
    CreateConversationMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createConversation(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type CreateConversationMutationResult = NonNullable<
  Awaited<ReturnType<typeof createConversation>>
>;
export type CreateConversationMutationBody = BodyType<ConversationInput>;
export type CreateConversationMutationError = ErrorType<
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
export type CreateConversationMutationVariables = { data: BodyType<ConversationInput> };

/**
 * Write to our staff.
 *
 * Begins a conversation with its first message. With the `client_id` of a message that was sent before, nothing is sent
 * again: the conversation of that message is answered, whatever the rest of the body says. At most 60 tries in an hour (429).
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const useCreateConversation = <
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
      Awaited<ReturnType<typeof createConversation>>,
      TError,
      CreateConversationMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createConversation>>,
  TError,
  CreateConversationMutationVariables,
  TContext
> => {
  return useMutation(getCreateConversationMutationOptions(options), queryClient);
};
/**
 * One of your conversations.
 *
 * Who takes part, and how far each has read.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getConversation = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Conversation>(
    { url: `/api/conversations/${encodeURIComponent(String(id))}`, method: 'GET', signal },
    options,
  );
};

/**
 * The key of {@link useGetConversation}: One of your conversations.
 */
export const getGetConversationQueryKey = (id: number) => {
  return keyOfRead(`/api/conversations/${id}`);
};

/**
 * One of your conversations.
 *
 * Who takes part, and how far each has read.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetConversationQueryOptions = <
  TData = Awaited<ReturnType<typeof getConversation>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversation>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetConversationQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getConversation>>> = ({ signal }) =>
    getConversation(id, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getConversation>>, TError, TData> & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getConversation>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetConversationQueryResult = NonNullable<Awaited<ReturnType<typeof getConversation>>>;
export type GetConversationQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * One of your conversations.
 *
 * Who takes part, and how far each has read.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetConversation<
  TData = Awaited<ReturnType<typeof getConversation>>,
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
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversation>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConversation>>,
          TError,
          Awaited<ReturnType<typeof getConversation>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * One of your conversations.
 *
 * Who takes part, and how far each has read.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetConversation<
  TData = Awaited<ReturnType<typeof getConversation>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversation>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConversation>>,
          TError,
          Awaited<ReturnType<typeof getConversation>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * One of your conversations.
 *
 * Who takes part, and how far each has read.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetConversation<
  TData = Awaited<ReturnType<typeof getConversation>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversation>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * One of your conversations.
 *
 * Who takes part, and how far each has read.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetConversation<
  TData = Awaited<ReturnType<typeof getConversation>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversation>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetConversationQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Messages of a conversation.
 *
 * Thirty at once, in the order in which they were written.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getMessages = (
  id: number,
  params?: GetMessagesParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Messages>(
    {
      url: `/api/conversations/${encodeURIComponent(String(id))}/messages`,
      method: 'GET',
      params,
      signal,
    },
    options,
  );
};

/**
 * The key of {@link useGetMessages}: Messages of a conversation.
 */
export const getGetMessagesQueryKey = (id: number, params?: GetMessagesParams) => {
  return keyOfRead(`/api/conversations/${id}/messages`, params);
};

/**
 * Messages of a conversation.
 *
 * Thirty at once, in the order in which they were written.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetMessagesQueryOptions = <
  TData = Awaited<ReturnType<typeof getMessages>>,
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
  params?: GetMessagesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessages>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetMessagesQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getMessages>>> = ({ signal }) =>
    getMessages(id, params, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getMessages>>, TError, TData> & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getMessages>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof getMessages>>>;
export type GetMessagesQueryError = ErrorType<
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
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetMessages<
  TData = Awaited<ReturnType<typeof getMessages>>,
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
  params: undefined | GetMessagesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessages>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMessages>>,
          TError,
          Awaited<ReturnType<typeof getMessages>>
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
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetMessages<
  TData = Awaited<ReturnType<typeof getMessages>>,
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
  params?: GetMessagesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessages>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMessages>>,
          TError,
          Awaited<ReturnType<typeof getMessages>>
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
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetMessages<
  TData = Awaited<ReturnType<typeof getMessages>>,
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
  params?: GetMessagesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessages>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Messages of a conversation.
 *
 * Thirty at once, in the order in which they were written.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetMessages<
  TData = Awaited<ReturnType<typeof getMessages>>,
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
  params?: GetMessagesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessages>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetMessagesQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Send a message.
 *
 * With the `client_id` of a message that was sent before, nothing is sent again: that message is answered, and one of another
 * conversation refused at this field (422). That is looked at after the 404, and before every other refusal. Contact data in
 * a message, or in the name of a document that is sent with it, of a negotiation whose names are not disclosed are marked for our staff (`has_contact_data`). A message to
 * our staff reopens a closed conversation; the conversation of a negotiation that has ended without a sale takes none
 * (`conversation_closed`). Whoever writes has read what came before, as after `markConversationRead`. At most 60 tries in a minute (429).
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `conversation_closed` (422): The negotiation has ended without a sale; its conversation takes no more messages.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const createMessage = (
  id: number,
  messageInput: BodyType<MessageInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Message>(
    {
      url: `/api/conversations/${encodeURIComponent(String(id))}/messages`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: messageInput,
      signal,
    },
    options,
    createMessageWrite,
  );
};

/**
 * The key of {@link useCreateMessage}: Send a message.
 */
export const getCreateMessageMutationKey = () => ['createMessage'] as const;

/**
 * Send a message.
 *
 * With the `client_id` of a message that was sent before, nothing is sent again: that message is answered, and one of another
 * conversation refused at this field (422). That is looked at after the 404, and before every other refusal. Contact data in
 * a message, or in the name of a document that is sent with it, of a negotiation whose names are not disclosed are marked for our staff (`has_contact_data`). A message to
 * our staff reopens a closed conversation; the conversation of a negotiation that has ended without a sale takes none
 * (`conversation_closed`). Whoever writes has read what came before, as after `markConversationRead`. At most 60 tries in a minute (429).
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `conversation_closed` (422): The negotiation has ended without a sale; its conversation takes no more messages.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const getCreateMessageMutationOptions = <
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
    Awaited<ReturnType<typeof createMessage>>,
    TError,
    CreateMessageMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createMessage>>,
  TError,
  CreateMessageMutationVariables,
  TContext
> => {
  const mutationKey = getCreateMessageMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createMessage>>,
    CreateMessageMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return createMessage(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type CreateMessageMutationResult = NonNullable<Awaited<ReturnType<typeof createMessage>>>;
export type CreateMessageMutationBody = BodyType<MessageInput>;
export type CreateMessageMutationError = ErrorType<
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
export type CreateMessageMutationVariables = { id: number; data: BodyType<MessageInput> };

/**
 * Send a message.
 *
 * With the `client_id` of a message that was sent before, nothing is sent again: that message is answered, and one of another
 * conversation refused at this field (422). That is looked at after the 404, and before every other refusal. Contact data in
 * a message, or in the name of a document that is sent with it, of a negotiation whose names are not disclosed are marked for our staff (`has_contact_data`). A message to
 * our staff reopens a closed conversation; the conversation of a negotiation that has ended without a sale takes none
 * (`conversation_closed`). Whoever writes has read what came before, as after `markConversationRead`. At most 60 tries in a minute (429).
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * Refused with
 * - `conversation_closed` (422): The negotiation has ended without a sale; its conversation takes no more messages.
 * - `document_not_usable` (422): A document is not one's own, not ready, a copy for buyers, or of another kind than asked for.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const useCreateMessage = <
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
      Awaited<ReturnType<typeof createMessage>>,
      TError,
      CreateMessageMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createMessage>>,
  TError,
  CreateMessageMutationVariables,
  TContext
> => {
  return useMutation(getCreateMessageMutationOptions(options), queryClient);
};
/**
 * Mark messages as read.
 *
 * All up to one. What was read stays read. With the last one the news of unread messages in this conversation (`message`) count as read, and a mail about
 * them that has not been sent is not sent any more.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const markConversationRead = (
  id: number,
  readInput: BodyType<ReadInput>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Conversation>(
    {
      url: `/api/conversations/${encodeURIComponent(String(id))}/read`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: readInput,
      signal,
    },
    options,
    markConversationReadWrite,
  );
};

/**
 * The key of {@link useMarkConversationRead}: Mark messages as read.
 */
export const getMarkConversationReadMutationKey = () => ['markConversationRead'] as const;

/**
 * Mark messages as read.
 *
 * All up to one. What was read stays read. With the last one the news of unread messages in this conversation (`message`) count as read, and a mail about
 * them that has not been sent is not sent any more.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const getMarkConversationReadMutationOptions = <
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
    Awaited<ReturnType<typeof markConversationRead>>,
    TError,
    MarkConversationReadMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof markConversationRead>>,
  TError,
  MarkConversationReadMutationVariables,
  TContext
> => {
  const mutationKey = getMarkConversationReadMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof markConversationRead>>,
    MarkConversationReadMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return markConversationRead(id, data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type MarkConversationReadMutationResult = NonNullable<
  Awaited<ReturnType<typeof markConversationRead>>
>;
export type MarkConversationReadMutationBody = BodyType<ReadInput>;
export type MarkConversationReadMutationError = ErrorType<
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
export type MarkConversationReadMutationVariables = { id: number; data: BodyType<ReadInput> };

/**
 * Mark messages as read.
 *
 * All up to one. What was read stays read. With the last one the news of unread messages in this conversation (`message`) count as read, and a mail about
 * them that has not been sent is not sent any more.
 *
 * For users who are logged in (`user`), in person: nobody does it in their name.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503), `in_person_only` (422).
 */
export const useMarkConversationRead = <
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
      Awaited<ReturnType<typeof markConversationRead>>,
      TError,
      MarkConversationReadMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof markConversationRead>>,
  TError,
  MarkConversationReadMutationVariables,
  TContext
> => {
  return useMutation(getMarkConversationReadMutationOptions(options), queryClient);
};
