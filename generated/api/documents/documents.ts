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
  Document,
  DocumentPage,
  DocumentUpload,
  ForbiddenResponse,
  InternalErrorResponse,
  ListDocumentsParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadDocumentContentParams,
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

/** What follows from {@link uploadDocument}. */
export const uploadDocumentWrite: Write = {
  takesKey: true,
  newest: 'getDocument',
  rows: { listDocuments: 'documents' },
  stale: ['listDocuments'],
};

/** What follows from {@link deleteDocument}. */
export const deleteDocumentWrite: Write = {
  takesKey: true,
  gone: 'getDocument',
  rows: { listDocuments: 'documents' },
  stale: ['listDocuments', 'listMyClaims', 'getMyClaim', 'getClaim'],
};

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Your saved documents.
 *
 * All of yours, those of claims, messages and payments as well; the latest first.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const listDocuments = (
  params?: ListDocumentsParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<DocumentPage>({ url: `/api/documents`, method: 'GET', params, signal }, options);
};

/**
 * The key of {@link useListDocuments}: Your saved documents.
 */
export const getListDocumentsQueryKey = (params?: ListDocumentsParams) => {
  return keyOfRead(`/api/documents`, params);
};

/**
 * Your saved documents.
 *
 * All of yours, those of claims, messages and payments as well; the latest first.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getListDocumentsQueryOptions = <
  TData = Awaited<ReturnType<typeof listDocuments>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListDocumentsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListDocumentsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocuments>>> = ({ signal }) =>
    listDocuments(params, requestOptions, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listDocuments>>,
    TError,
    TData
  > & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof listDocuments>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListDocumentsQueryResult = NonNullable<Awaited<ReturnType<typeof listDocuments>>>;
export type ListDocumentsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * Your saved documents.
 *
 * All of yours, those of claims, messages and payments as well; the latest first.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListDocuments<
  TData = Awaited<ReturnType<typeof listDocuments>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params: undefined | ListDocumentsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocuments>>,
          TError,
          Awaited<ReturnType<typeof listDocuments>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * Your saved documents.
 *
 * All of yours, those of claims, messages and payments as well; the latest first.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListDocuments<
  TData = Awaited<ReturnType<typeof listDocuments>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListDocumentsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocuments>>,
          TError,
          Awaited<ReturnType<typeof listDocuments>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Your saved documents.
 *
 * All of yours, those of claims, messages and payments as well; the latest first.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListDocuments<
  TData = Awaited<ReturnType<typeof listDocuments>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListDocumentsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * Your saved documents.
 *
 * All of yours, those of claims, messages and payments as well; the latest first.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useListDocuments<
  TData = Awaited<ReturnType<typeof listDocuments>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  params?: ListDocumentsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getListDocumentsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Upload a document.
 *
 * The type is told by the content, not by name or header; another type is 415. An `attachment` is kept without what its file says of its author, device
 * and place; one from which that cannot be taken out is 415 as well. At most 10 MB for `gov_id` and
 * `personal_photo`, 25 MB otherwise (413). At most 60 uploads in an hour, those of claims included (429). All documents of an account take 5 GB at most,
 * 100 MB while `email_verified_at` is null (`storage_full`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `storage_full` (422): The documents of the account take as much room as they can: 5 GB, 100 MB while `email_verified_at` is null.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const uploadDocument = (
  documentUpload: BodyType<DocumentUpload>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  const formData = new FormData();
  formData.append(`file`, documentUpload.file);
  formData.append(`kind`, documentUpload.kind);

  return request<Document>(
    {
      url: `/api/documents`,
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data' },
      data: formData,
      signal,
    },
    options,
    uploadDocumentWrite,
  );
};

/**
 * The key of {@link useUploadDocument}: Upload a document.
 */
export const getUploadDocumentMutationKey = () => ['uploadDocument'] as const;

/**
 * Upload a document.
 *
 * The type is told by the content, not by name or header; another type is 415. An `attachment` is kept without what its file says of its author, device
 * and place; one from which that cannot be taken out is 415 as well. At most 10 MB for `gov_id` and
 * `personal_photo`, 25 MB otherwise (413). At most 60 uploads in an hour, those of claims included (429). All documents of an account take 5 GB at most,
 * 100 MB while `email_verified_at` is null (`storage_full`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `storage_full` (422): The documents of the account take as much room as they can: 5 GB, 100 MB while `email_verified_at` is null.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const getUploadDocumentMutationOptions = <
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
    Awaited<ReturnType<typeof uploadDocument>>,
    TError,
    UploadDocumentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof uploadDocument>>,
  TError,
  UploadDocumentMutationVariables,
  TContext
> => {
  const mutationKey = getUploadDocumentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof uploadDocument>>,
    UploadDocumentMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return uploadDocument(data, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type UploadDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof uploadDocument>>>;
export type UploadDocumentMutationBody = BodyType<DocumentUpload>;
export type UploadDocumentMutationError = ErrorType<
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
export type UploadDocumentMutationVariables = { data: BodyType<DocumentUpload> };

/**
 * Upload a document.
 *
 * The type is told by the content, not by name or header; another type is 415. An `attachment` is kept without what its file says of its author, device
 * and place; one from which that cannot be taken out is 415 as well. At most 10 MB for `gov_id` and
 * `personal_photo`, 25 MB otherwise (413). At most 60 uploads in an hour, those of claims included (429). All documents of an account take 5 GB at most,
 * 100 MB while `email_verified_at` is null (`storage_full`).
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `storage_full` (422): The documents of the account take as much room as they can: 5 GB, 100 MB while `email_verified_at` is null.
 *
 * May fail with `malformed_body` (400), `unauthorized` (401), `forbidden` (403), `idempotency_key_reused` (422), `payload_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal_error` (500), `service_unavailable` (503).
 */
export const useUploadDocument = <
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
      Awaited<ReturnType<typeof uploadDocument>>,
      TError,
      UploadDocumentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof uploadDocument>>,
  TError,
  UploadDocumentMutationVariables,
  TContext
> => {
  return useMutation(getUploadDocumentMutationOptions(options), queryClient);
};
/**
 * One of your documents.
 *
 * For a fresh address where the one of before has run out.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getDocument = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Document>(
    { url: `/api/documents/${encodeURIComponent(String(id))}`, method: 'GET', signal },
    options,
  );
};

/**
 * The key of {@link useGetDocument}: One of your documents.
 */
export const getGetDocumentQueryKey = (id: number) => {
  return keyOfRead(`/api/documents/${id}`);
};

/**
 * One of your documents.
 *
 * For a fresh address where the one of before has run out.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getGetDocumentQueryOptions = <
  TData = Awaited<ReturnType<typeof getDocument>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetDocumentQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getDocument>>> = ({ signal }) =>
    getDocument(id, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData> & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof getDocument>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof getDocument>>>;
export type GetDocumentQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * One of your documents.
 *
 * For a fresh address where the one of before has run out.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetDocument<
  TData = Awaited<ReturnType<typeof getDocument>>,
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
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDocument>>,
          TError,
          Awaited<ReturnType<typeof getDocument>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * One of your documents.
 *
 * For a fresh address where the one of before has run out.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetDocument<
  TData = Awaited<ReturnType<typeof getDocument>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDocument>>,
          TError,
          Awaited<ReturnType<typeof getDocument>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * One of your documents.
 *
 * For a fresh address where the one of before has run out.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetDocument<
  TData = Awaited<ReturnType<typeof getDocument>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * One of your documents.
 *
 * For a fresh address where the one of before has run out.
 *
 * For users who are logged in (`user`).
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useGetDocument<
  TData = Awaited<ReturnType<typeof getDocument>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData>>;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getGetDocumentQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * Delete one of your documents.
 *
 * What somebody relies on stays (`document_in_use`): the documents of an identity verification, of a claim of any status but
 * `draft` and `changes_requested`, or of which an offer was accepted once, of an application for a buyer account, the proof of a payment (of one that was marked as not paid as well), what was sent with a message,
 * a signed agreement. A copy for buyers goes, unless its claim is `under_offer`, `sold` or `rejected`.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `document_in_use` (422): A submission stands on the document.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const deleteDocument = (
  id: number,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<void>(
    { url: `/api/documents/${encodeURIComponent(String(id))}`, method: 'DELETE', signal },
    options,
    deleteDocumentWrite,
  );
};

/**
 * The key of {@link useDeleteDocument}: Delete one of your documents.
 */
export const getDeleteDocumentMutationKey = () => ['deleteDocument'] as const;

/**
 * Delete one of your documents.
 *
 * What somebody relies on stays (`document_in_use`): the documents of an identity verification, of a claim of any status but
 * `draft` and `changes_requested`, or of which an offer was accepted once, of an application for a buyer account, the proof of a payment (of one that was marked as not paid as well), what was sent with a message,
 * a signed agreement. A copy for buyers goes, unless its claim is `under_offer`, `sold` or `rejected`.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `document_in_use` (422): A submission stands on the document.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getDeleteDocumentMutationOptions = <
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
    Awaited<ReturnType<typeof deleteDocument>>,
    TError,
    DeleteDocumentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof request>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof deleteDocument>>,
  TError,
  DeleteDocumentMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteDocumentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options ?? {};

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteDocument>>,
    DeleteDocumentMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deleteDocument(id, requestOptions);
  };

  return { mutationKey, mutationFn, ...mutationOptions };
};

export type DeleteDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDocument>>>;

export type DeleteDocumentMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableWriteResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;
export type DeleteDocumentMutationVariables = { id: number };

/**
 * Delete one of your documents.
 *
 * What somebody relies on stays (`document_in_use`): the documents of an identity verification, of a claim of any status but
 * `draft` and `changes_requested`, or of which an offer was accepted once, of an application for a buyer account, the proof of a payment (of one that was marked as not paid as well), what was sent with a message,
 * a signed agreement. A copy for buyers goes, unless its claim is `under_offer`, `sold` or `rejected`.
 *
 * For users who are logged in (`user`).
 *
 * Refused with
 * - `document_in_use` (422): A submission stands on the document.
 *
 * May fail with `unauthorized` (401), `forbidden` (403), `not_found` (404), `idempotency_key_reused` (422), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const useDeleteDocument = <
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
      Awaited<ReturnType<typeof deleteDocument>>,
      TError,
      DeleteDocumentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteDocument>>,
  TError,
  DeleteDocumentMutationVariables,
  TContext
> => {
  return useMutation(getDeleteDocumentMutationOptions(options), queryClient);
};
/**
 * The content of a document by its signed address.
 *
 * For `url` of `Document`, so that pictures can be shown without a token in the page. A wrong or expired signature is
 * 404. An address that an administrator got, in a user's name too, names that session: each reading is written to the audit
 * log, and the address is 404 once the session has ended. Answered with `Content-Disposition: attachment`, `nosniff` and `no-store`.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const readDocumentContent = (
  id: number,
  params: ReadDocumentContentParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Blob>(
    {
      url: `/api/documents/${encodeURIComponent(String(id))}/content`,
      method: 'GET',
      params,
      responseType: 'blob',
      signal,
    },
    options,
  );
};

/**
 * The key of {@link useReadDocumentContent}: The content of a document by its signed address.
 */
export const getReadDocumentContentQueryKey = (id: number, params?: ReadDocumentContentParams) => {
  return keyOfRead(`/api/documents/${id}/content`, params);
};

/**
 * The content of a document by its signed address.
 *
 * For `url` of `Document`, so that pictures can be shown without a token in the page. A wrong or expired signature is
 * 404. An address that an administrator got, in a user's name too, names that session: each reading is written to the audit
 * log, and the address is 404 once the session has ended. Answered with `Content-Disposition: attachment`, `nosniff` and `no-store`.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export const getReadDocumentContentQueryOptions = <
  TData = Awaited<ReturnType<typeof readDocumentContent>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: number,
  params: ReadDocumentContentParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof readDocumentContent>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getReadDocumentContentQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readDocumentContent>>> = ({ signal }) =>
    readDocumentContent(id, params, requestOptions, signal);

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof readDocumentContent>>, TError, TData> & {
    queryFn: QueryFunction<Awaited<ReturnType<typeof readDocumentContent>>>;
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ReadDocumentContentQueryResult = NonNullable<
  Awaited<ReturnType<typeof readDocumentContent>>
>;
export type ReadDocumentContentQueryError = ErrorType<
  | NotFoundResponse
  | UnprocessableContentResponse
  | InternalErrorResponse
  | ServiceUnavailableResponse
>;

/**
 * The content of a document by its signed address.
 *
 * For `url` of `Document`, so that pictures can be shown without a token in the page. A wrong or expired signature is
 * 404. An address that an administrator got, in a user's name too, names that session: each reading is written to the audit
 * log, and the address is 404 once the session has ended. Answered with `Content-Disposition: attachment`, `nosniff` and `no-store`.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useReadDocumentContent<
  TData = Awaited<ReturnType<typeof readDocumentContent>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: number,
  params: ReadDocumentContentParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof readDocumentContent>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readDocumentContent>>,
          TError,
          Awaited<ReturnType<typeof readDocumentContent>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError>;
/**
 * The content of a document by its signed address.
 *
 * For `url` of `Document`, so that pictures can be shown without a token in the page. A wrong or expired signature is
 * 404. An address that an administrator got, in a user's name too, names that session: each reading is written to the audit
 * log, and the address is 404 once the session has ended. Answered with `Content-Disposition: attachment`, `nosniff` and `no-store`.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useReadDocumentContent<
  TData = Awaited<ReturnType<typeof readDocumentContent>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: number,
  params: ReadDocumentContentParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof readDocumentContent>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readDocumentContent>>,
          TError,
          Awaited<ReturnType<typeof readDocumentContent>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * The content of a document by its signed address.
 *
 * For `url` of `Document`, so that pictures can be shown without a token in the page. A wrong or expired signature is
 * 404. An address that an administrator got, in a user's name too, names that session: each reading is written to the audit
 * log, and the address is 404 once the session has ended. Answered with `Content-Disposition: attachment`, `nosniff` and `no-store`.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useReadDocumentContent<
  TData = Awaited<ReturnType<typeof readDocumentContent>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: number,
  params: ReadDocumentContentParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof readDocumentContent>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError>;
/**
 * The content of a document by its signed address.
 *
 * For `url` of `Document`, so that pictures can be shown without a token in the page. A wrong or expired signature is
 * 404. An address that an administrator got, in a user's name too, names that session: each reading is written to the audit
 * log, and the address is 404 once the session has ended. Answered with `Content-Disposition: attachment`, `nosniff` and `no-store`.
 *
 * For everybody.
 *
 * May fail with `not_found` (404), `validation_failed` (422), `internal_error` (500), `service_unavailable` (503).
 */
export function useReadDocumentContent<
  TData = Awaited<ReturnType<typeof readDocumentContent>>,
  TError = ErrorType<
    | NotFoundResponse
    | UnprocessableContentResponse
    | InternalErrorResponse
    | ServiceUnavailableResponse
  >,
>(
  id: number,
  params: ReadDocumentContentParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof readDocumentContent>>, TError, TData>
    >;
    request?: SecondParameter<typeof request>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getReadDocumentContentQueryOptions(id, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}
