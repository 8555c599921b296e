/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  BadRequestResponse,
  Conversation,
  ConversationPage,
  ForbiddenResponse,
  InternalErrorResponse,
  Message,
  Messages,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
} from '../../model';

export const getListConversationsResponseMock = (): ConversationPage => ({
  current_page: 1,
  total_count: 1,
  conversations: [
    {
      id: 44,
      kind: 'staff',
      status: 'open',
      subject: 'Documents of my claim',
      counterparty_label: 'Our staff',
      claim: { id: 77, reference: 'CLM-7K3F9Q' },
      negotiation_id: null,
      last_message: {
        excerpt: 'The statement of July is missing.',
        sender: 'staff',
        is_mine: false,
        created_at: '2026-11-17T09:30:00.000Z',
      },
      unread_count: 1,
    },
  ],
});

export const getListConversationsResponseMock200 = (): ConversationPage => ({
  current_page: 1,
  total_count: 1,
  conversations: [
    {
      id: 44,
      kind: 'staff',
      status: 'open',
      subject: 'Documents of my claim',
      counterparty_label: 'Our staff',
      claim: { id: 77, reference: 'CLM-7K3F9Q' },
      negotiation_id: null,
      last_message: {
        excerpt: 'The statement of July is missing.',
        sender: 'staff',
        is_mine: false,
        created_at: '2026-11-17T09:30:00.000Z',
      },
      unread_count: 1,
    },
  ],
});

export const getListConversationsResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getListConversationsResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getListConversationsResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getListConversationsResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getListConversationsResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateConversationResponseMock = (): Conversation => ({
  id: 44,
  kind: 'staff',
  status: 'open',
  subject: 'Documents of my claim',
  claim: { id: 77, reference: 'CLM-7K3F9Q' },
  negotiation_id: null,
  participants: [
    { role: 'user', label: 'You', is_me: true, read_up_to_id: 909 },
    { role: 'staff', label: 'Our staff', is_me: false, read_up_to_id: 0 },
  ],
  can_write: true,
  hides_contact_data: false,
  unread_count: 0,
  created_at: '2026-11-16T16:05:00.000Z',
});

export const getCreateConversationResponseMock201 = (): Conversation => ({
  id: 44,
  kind: 'staff',
  status: 'open',
  subject: 'Documents of my claim',
  claim: { id: 77, reference: 'CLM-7K3F9Q' },
  negotiation_id: null,
  participants: [
    { role: 'user', label: 'You', is_me: true, read_up_to_id: 909 },
    { role: 'staff', label: 'Our staff', is_me: false, read_up_to_id: 0 },
  ],
  can_write: true,
  hides_contact_data: false,
  unread_count: 0,
  created_at: '2026-11-16T16:05:00.000Z',
});

export const getCreateConversationResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateConversationResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateConversationResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateConversationResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateConversationResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateConversationResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateConversationResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCreateConversationResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Too many attempts.',
  code: 'rate_limited',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateConversationResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateConversationResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetConversationResponseMock = (): Conversation => ({
  id: 44,
  kind: 'staff',
  status: 'open',
  subject: 'Documents of my claim',
  claim: { id: 77, reference: 'CLM-7K3F9Q' },
  negotiation_id: null,
  participants: [
    { role: 'user', label: 'You', is_me: true, read_up_to_id: 909 },
    { role: 'staff', label: 'Our staff', is_me: false, read_up_to_id: 910 },
  ],
  can_write: true,
  hides_contact_data: false,
  unread_count: 1,
  created_at: '2026-11-16T16:05:00.000Z',
});

export const getGetConversationResponseMock200 = (): Conversation => ({
  id: 44,
  kind: 'staff',
  status: 'open',
  subject: 'Documents of my claim',
  claim: { id: 77, reference: 'CLM-7K3F9Q' },
  negotiation_id: null,
  participants: [
    { role: 'user', label: 'You', is_me: true, read_up_to_id: 909 },
    { role: 'staff', label: 'Our staff', is_me: false, read_up_to_id: 910 },
  ],
  can_write: true,
  hides_contact_data: false,
  unread_count: 1,
  created_at: '2026-11-16T16:05:00.000Z',
});

export const getGetConversationResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetConversationResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetConversationResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetConversationResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetConversationResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetConversationResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMessagesResponseMock = (): Messages => ({
  messages: [
    {
      id: 909,
      client_id: '5f8f8c1e-9f0b-4c56-8a3e-0d6f0e2b7a11',
      sender: 'user',
      sender_label: 'You',
      is_mine: true,
      body: 'Which statement do you need?',
      documents: [],
      has_contact_data: false,
      created_at: '2026-11-16T16:05:00.000Z',
    },
    {
      id: 910,
      client_id: '0b6a4d0e-2c5f-4f0c-9a55-7f3f1d6e8c02',
      sender: 'staff',
      sender_label: 'Our staff',
      is_mine: false,
      body: 'The statement of July is missing.',
      documents: [],
      has_contact_data: false,
      created_at: '2026-11-17T09:30:00.000Z',
    },
  ],
  has_earlier: false,
});

export const getGetMessagesResponseMock200 = (): Messages => ({
  messages: [
    {
      id: 909,
      client_id: '5f8f8c1e-9f0b-4c56-8a3e-0d6f0e2b7a11',
      sender: 'user',
      sender_label: 'You',
      is_mine: true,
      body: 'Which statement do you need?',
      documents: [],
      has_contact_data: false,
      created_at: '2026-11-16T16:05:00.000Z',
    },
    {
      id: 910,
      client_id: '0b6a4d0e-2c5f-4f0c-9a55-7f3f1d6e8c02',
      sender: 'staff',
      sender_label: 'Our staff',
      is_mine: false,
      body: 'The statement of July is missing.',
      documents: [],
      has_contact_data: false,
      created_at: '2026-11-17T09:30:00.000Z',
    },
  ],
  has_earlier: false,
});

export const getGetMessagesResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMessagesResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMessagesResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMessagesResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetMessagesResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMessagesResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMessageResponseMock = (): Message => ({
  id: 911,
  client_id: '7d2c1b9a-64e3-4b7e-8f10-3a9c5e2d4f03',
  sender: 'user',
  sender_label: 'You',
  is_mine: true,
  body: 'Here it is. Is anything else missing?',
  documents: [
    {
      id: 45,
      kind: 'attachment',
      claim_id: null,
      redacted: false,
      filename: 'statement-july.pdf',
      content_type: 'application/pdf',
      byte_size: 96310,
      status: 'ready',
      url: '/api/api/documents/45/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-17T10:04:00.000Z',
    },
  ],
  has_contact_data: false,
  created_at: '2026-11-17T10:05:00.000Z',
});

export const getCreateMessageResponseMock201 = (): Message => ({
  id: 911,
  client_id: '7d2c1b9a-64e3-4b7e-8f10-3a9c5e2d4f03',
  sender: 'user',
  sender_label: 'You',
  is_mine: true,
  body: 'Here it is. Is anything else missing?',
  documents: [
    {
      id: 45,
      kind: 'attachment',
      claim_id: null,
      redacted: false,
      filename: 'statement-july.pdf',
      content_type: 'application/pdf',
      byte_size: 96310,
      status: 'ready',
      url: '/api/api/documents/45/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-17T10:04:00.000Z',
    },
  ],
  has_contact_data: false,
  created_at: '2026-11-17T10:05:00.000Z',
});

export const getCreateMessageResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMessageResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMessageResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMessageResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMessageResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMessageResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMessageResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMessageResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Too many attempts.',
  code: 'rate_limited',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMessageResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMessageResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkConversationReadResponseMock = (): Conversation => ({
  id: 44,
  kind: 'staff',
  status: 'open',
  subject: 'Documents of my claim',
  claim: { id: 77, reference: 'CLM-7K3F9Q' },
  negotiation_id: null,
  participants: [
    { role: 'user', label: 'You', is_me: true, read_up_to_id: 910 },
    { role: 'staff', label: 'Our staff', is_me: false, read_up_to_id: 910 },
  ],
  can_write: true,
  hides_contact_data: false,
  unread_count: 0,
  created_at: '2026-11-16T16:05:00.000Z',
});

export const getMarkConversationReadResponseMock200 = (): Conversation => ({
  id: 44,
  kind: 'staff',
  status: 'open',
  subject: 'Documents of my claim',
  claim: { id: 77, reference: 'CLM-7K3F9Q' },
  negotiation_id: null,
  participants: [
    { role: 'user', label: 'You', is_me: true, read_up_to_id: 910 },
    { role: 'staff', label: 'Our staff', is_me: false, read_up_to_id: 910 },
  ],
  can_write: true,
  hides_contact_data: false,
  unread_count: 0,
  created_at: '2026-11-16T16:05:00.000Z',
});

export const getMarkConversationReadResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkConversationReadResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkConversationReadResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkConversationReadResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkConversationReadResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkConversationReadResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkConversationReadResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getMarkConversationReadResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkConversationReadResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getListConversationsMockHandler = (
  overrideResponse?:
    | ConversationPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ConversationPage> | ConversationPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListConversationsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListConversationsMockHandler200 = (
  overrideResponse?:
    | ConversationPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ConversationPage> | ConversationPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListConversationsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListConversationsMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListConversationsResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getListConversationsMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListConversationsResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getListConversationsMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListConversationsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getListConversationsMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListConversationsResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getListConversationsMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListConversationsResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getCreateConversationMockHandler = (
  overrideResponse?:
    | Conversation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Conversation> | Conversation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateConversationResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateConversationMockHandler201 = (
  overrideResponse?:
    | Conversation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Conversation> | Conversation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateConversationResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateConversationMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateConversationResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getCreateConversationMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateConversationResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getCreateConversationMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateConversationResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getCreateConversationMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateConversationResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getCreateConversationMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateConversationResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getCreateConversationMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateConversationResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getCreateConversationMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateConversationResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCreateConversationMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateConversationResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getCreateConversationMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateConversationResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCreateConversationMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateConversationResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetConversationMockHandler = (
  overrideResponse?:
    | Conversation
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Conversation> | Conversation),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetConversationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetConversationMockHandler200 = (
  overrideResponse?:
    | Conversation
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Conversation> | Conversation),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetConversationResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetConversationMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetConversationResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetConversationMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetConversationResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetConversationMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetConversationResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetConversationMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetConversationResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetConversationMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetConversationResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetConversationMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetConversationResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetMessagesMockHandler = (
  overrideResponse?:
    | Messages
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Messages> | Messages),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMessagesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetMessagesMockHandler200 = (
  overrideResponse?:
    | Messages
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Messages> | Messages),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMessagesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetMessagesMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMessagesResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetMessagesMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMessagesResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetMessagesMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMessagesResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetMessagesMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMessagesResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetMessagesMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMessagesResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetMessagesMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMessagesResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getCreateMessageMockHandler = (
  overrideResponse?:
    | Message
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMessageResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateMessageMockHandler201 = (
  overrideResponse?:
    | Message
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMessageResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateMessageMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMessageResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getCreateMessageMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMessageResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getCreateMessageMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMessageResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getCreateMessageMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMessageResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getCreateMessageMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMessageResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getCreateMessageMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMessageResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getCreateMessageMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMessageResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCreateMessageMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMessageResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getCreateMessageMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMessageResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCreateMessageMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMessageResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getMarkConversationReadMockHandler = (
  overrideResponse?:
    | Conversation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Conversation> | Conversation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkConversationReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMarkConversationReadMockHandler200 = (
  overrideResponse?:
    | Conversation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Conversation> | Conversation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkConversationReadResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMarkConversationReadMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkConversationReadResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getMarkConversationReadMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkConversationReadResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getMarkConversationReadMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkConversationReadResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getMarkConversationReadMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkConversationReadResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getMarkConversationReadMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkConversationReadResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getMarkConversationReadMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkConversationReadResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getMarkConversationReadMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkConversationReadResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getMarkConversationReadMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkConversationReadResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getMarkConversationReadMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkConversationReadResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getConversationsMock = () => [
  getListConversationsMockHandler(),
  getCreateConversationMockHandler(),
  getGetConversationMockHandler(),
  getGetMessagesMockHandler(),
  getCreateMessageMockHandler(),
  getMarkConversationReadMockHandler(),
];
