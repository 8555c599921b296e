/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  AdminConversation,
  AdminConversationPage,
  BadRequestResponse,
  Document,
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

export const getListAdminConversationsResponseMock = (): AdminConversationPage => ({
  current_page: 1,
  total_count: 1,
  conversations: [
    {
      id: 44,
      kind: 'staff',
      status: 'open',
      subject: 'Documents of my claim',
      user: { id: 12, name: 'Sofia Marchetti' },
      participant_names: ['Sofia Marchetti'],
      claim: { id: 77, reference: 'CLM-7K3F9Q' },
      negotiation_id: null,
      assigned_admin: { id: 1, name: 'Ada Okafor', is_me: true },
      last_message: {
        excerpt: 'The statement of July is missing.',
        sender: 'staff',
        is_mine: true,
        created_at: '2026-11-17T09:30:00.000Z',
      },
      unread_count: 0,
      has_contact_data: false,
      last_message_at: '2026-11-17T09:30:00.000Z',
      unanswered_since: null,
    },
  ],
});

export const getListAdminConversationsResponseMock200 = (): AdminConversationPage => ({
  current_page: 1,
  total_count: 1,
  conversations: [
    {
      id: 44,
      kind: 'staff',
      status: 'open',
      subject: 'Documents of my claim',
      user: { id: 12, name: 'Sofia Marchetti' },
      participant_names: ['Sofia Marchetti'],
      claim: { id: 77, reference: 'CLM-7K3F9Q' },
      negotiation_id: null,
      assigned_admin: { id: 1, name: 'Ada Okafor', is_me: true },
      last_message: {
        excerpt: 'The statement of July is missing.',
        sender: 'staff',
        is_mine: true,
        created_at: '2026-11-17T09:30:00.000Z',
      },
      unread_count: 0,
      has_contact_data: false,
      last_message_at: '2026-11-17T09:30:00.000Z',
      unanswered_since: null,
    },
  ],
});

export const getListAdminConversationsResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminConversationsResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminConversationsResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminConversationsResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminConversationsResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminConversationResponseMock = (): AdminConversation => ({
  id: 45,
  kind: 'staff',
  status: 'open',
  subject: 'Documents of your claim',
  user: { id: 12, name: 'Sofia Marchetti' },
  claim: null,
  negotiation_id: null,
  assigned_admin: { id: 1, name: 'Ada Okafor', is_me: true },
  participants: [
    { role: 'user', label: 'Sofia Marchetti', is_me: false, read_up_to_id: 0 },
    { role: 'staff', label: 'Our staff', is_me: true, read_up_to_id: 913 },
  ],
  can_write: true,
  unread_count: 0,
  has_contact_data: false,
  contact_data_marked_at: null,
  created_at: '2026-11-18T08:30:00.000Z',
});

export const getCreateAdminConversationResponseMock201 = (): AdminConversation => ({
  id: 45,
  kind: 'staff',
  status: 'open',
  subject: 'Documents of your claim',
  user: { id: 12, name: 'Sofia Marchetti' },
  claim: null,
  negotiation_id: null,
  assigned_admin: { id: 1, name: 'Ada Okafor', is_me: true },
  participants: [
    { role: 'user', label: 'Sofia Marchetti', is_me: false, read_up_to_id: 0 },
    { role: 'staff', label: 'Our staff', is_me: true, read_up_to_id: 913 },
  ],
  can_write: true,
  unread_count: 0,
  has_contact_data: false,
  contact_data_marked_at: null,
  created_at: '2026-11-18T08:30:00.000Z',
});

export const getCreateAdminConversationResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminConversationResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminConversationResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminConversationResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminConversationResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminConversationResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminConversationResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminConversationResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminConversationResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminConversationResponseMock = (): AdminConversation => ({
  id: 44,
  kind: 'staff',
  status: 'open',
  subject: 'Documents of my claim',
  user: { id: 12, name: 'Sofia Marchetti' },
  claim: { id: 77, reference: 'CLM-7K3F9Q' },
  negotiation_id: null,
  assigned_admin: { id: 1, name: 'Ada Okafor', is_me: true },
  participants: [
    { role: 'user', label: 'Sofia Marchetti', is_me: false, read_up_to_id: 909 },
    { role: 'staff', label: 'Our staff', is_me: true, read_up_to_id: 910 },
  ],
  can_write: true,
  unread_count: 0,
  has_contact_data: false,
  contact_data_marked_at: null,
  created_at: '2026-11-16T16:05:00.000Z',
});

export const getGetAdminConversationResponseMock200 = (): AdminConversation => ({
  id: 44,
  kind: 'staff',
  status: 'open',
  subject: 'Documents of my claim',
  user: { id: 12, name: 'Sofia Marchetti' },
  claim: { id: 77, reference: 'CLM-7K3F9Q' },
  negotiation_id: null,
  assigned_admin: { id: 1, name: 'Ada Okafor', is_me: true },
  participants: [
    { role: 'user', label: 'Sofia Marchetti', is_me: false, read_up_to_id: 909 },
    { role: 'staff', label: 'Our staff', is_me: true, read_up_to_id: 910 },
  ],
  can_write: true,
  unread_count: 0,
  has_contact_data: false,
  contact_data_marked_at: null,
  created_at: '2026-11-16T16:05:00.000Z',
});

export const getGetAdminConversationResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminConversationResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminConversationResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminConversationResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminConversationResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminConversationResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminMessagesResponseMock = (): Messages => ({
  messages: [
    {
      id: 909,
      client_id: '5f8f8c1e-9f0b-4c56-8a3e-0d6f0e2b7a11',
      sender: 'user',
      sender_label: 'Sofia Marchetti',
      is_mine: false,
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
      is_mine: true,
      body: 'The statement of July is missing.',
      documents: [],
      has_contact_data: false,
      created_at: '2026-11-17T09:30:00.000Z',
    },
  ],
  has_earlier: false,
});

export const getGetAdminMessagesResponseMock200 = (): Messages => ({
  messages: [
    {
      id: 909,
      client_id: '5f8f8c1e-9f0b-4c56-8a3e-0d6f0e2b7a11',
      sender: 'user',
      sender_label: 'Sofia Marchetti',
      is_mine: false,
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
      is_mine: true,
      body: 'The statement of July is missing.',
      documents: [],
      has_contact_data: false,
      created_at: '2026-11-17T09:30:00.000Z',
    },
  ],
  has_earlier: false,
});

export const getGetAdminMessagesResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminMessagesResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminMessagesResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminMessagesResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminMessagesResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminMessagesResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminMessageResponseMock = (): Message => ({
  id: 912,
  client_id: 'c4e8a7f6-1d3b-4a29-b6c0-9e5f2a8d7b04',
  sender: 'staff',
  sender_label: 'Our staff',
  is_mine: true,
  body: 'It is in, thank you. The confirmation is attached.',
  documents: [
    {
      id: 46,
      kind: 'attachment',
      claim_id: null,
      redacted: false,
      filename: 'confirmation.pdf',
      content_type: 'application/pdf',
      byte_size: 51877,
      status: 'ready',
      url: '/api/api/documents/46/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-17T11:18:00.000Z',
    },
  ],
  has_contact_data: false,
  created_at: '2026-11-17T11:20:00.000Z',
});

export const getCreateAdminMessageResponseMock201 = (): Message => ({
  id: 912,
  client_id: 'c4e8a7f6-1d3b-4a29-b6c0-9e5f2a8d7b04',
  sender: 'staff',
  sender_label: 'Our staff',
  is_mine: true,
  body: 'It is in, thank you. The confirmation is attached.',
  documents: [
    {
      id: 46,
      kind: 'attachment',
      claim_id: null,
      redacted: false,
      filename: 'confirmation.pdf',
      content_type: 'application/pdf',
      byte_size: 51877,
      status: 'ready',
      url: '/api/api/documents/46/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-17T11:18:00.000Z',
    },
  ],
  has_contact_data: false,
  created_at: '2026-11-17T11:20:00.000Z',
});

export const getCreateAdminMessageResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminMessageResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminMessageResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminMessageResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminMessageResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminMessageResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminMessageResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminMessageResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminMessageResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkAdminConversationReadResponseMock = (): AdminConversation => ({
  id: 44,
  kind: 'staff',
  status: 'open',
  subject: 'Documents of my claim',
  user: { id: 12, name: 'Sofia Marchetti' },
  claim: { id: 77, reference: 'CLM-7K3F9Q' },
  negotiation_id: null,
  assigned_admin: { id: 1, name: 'Ada Okafor', is_me: true },
  participants: [
    { role: 'user', label: 'Sofia Marchetti', is_me: false, read_up_to_id: 911 },
    { role: 'staff', label: 'Our staff', is_me: true, read_up_to_id: 911 },
  ],
  can_write: true,
  unread_count: 0,
  has_contact_data: false,
  contact_data_marked_at: null,
  created_at: '2026-11-16T16:05:00.000Z',
});

export const getMarkAdminConversationReadResponseMock200 = (): AdminConversation => ({
  id: 44,
  kind: 'staff',
  status: 'open',
  subject: 'Documents of my claim',
  user: { id: 12, name: 'Sofia Marchetti' },
  claim: { id: 77, reference: 'CLM-7K3F9Q' },
  negotiation_id: null,
  assigned_admin: { id: 1, name: 'Ada Okafor', is_me: true },
  participants: [
    { role: 'user', label: 'Sofia Marchetti', is_me: false, read_up_to_id: 911 },
    { role: 'staff', label: 'Our staff', is_me: true, read_up_to_id: 911 },
  ],
  can_write: true,
  unread_count: 0,
  has_contact_data: false,
  contact_data_marked_at: null,
  created_at: '2026-11-16T16:05:00.000Z',
});

export const getMarkAdminConversationReadResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkAdminConversationReadResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkAdminConversationReadResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkAdminConversationReadResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkAdminConversationReadResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkAdminConversationReadResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkAdminConversationReadResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getMarkAdminConversationReadResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkAdminConversationReadResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getAssignConversationResponseMock = (): AdminConversation => ({
  id: 44,
  kind: 'staff',
  status: 'open',
  subject: 'Documents of my claim',
  user: { id: 12, name: 'Sofia Marchetti' },
  claim: { id: 77, reference: 'CLM-7K3F9Q' },
  negotiation_id: null,
  assigned_admin: { id: 1, name: 'Ada Okafor', is_me: true },
  participants: [
    { role: 'user', label: 'Sofia Marchetti', is_me: false, read_up_to_id: 909 },
    { role: 'staff', label: 'Our staff', is_me: true, read_up_to_id: 910 },
  ],
  can_write: true,
  unread_count: 0,
  has_contact_data: false,
  contact_data_marked_at: null,
  created_at: '2026-11-16T16:05:00.000Z',
});

export const getAssignConversationResponseMock200 = (): AdminConversation => ({
  id: 44,
  kind: 'staff',
  status: 'open',
  subject: 'Documents of my claim',
  user: { id: 12, name: 'Sofia Marchetti' },
  claim: { id: 77, reference: 'CLM-7K3F9Q' },
  negotiation_id: null,
  assigned_admin: { id: 1, name: 'Ada Okafor', is_me: true },
  participants: [
    { role: 'user', label: 'Sofia Marchetti', is_me: false, read_up_to_id: 909 },
    { role: 'staff', label: 'Our staff', is_me: true, read_up_to_id: 910 },
  ],
  can_write: true,
  unread_count: 0,
  has_contact_data: false,
  contact_data_marked_at: null,
  created_at: '2026-11-16T16:05:00.000Z',
});

export const getAssignConversationResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getAssignConversationResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getAssignConversationResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getAssignConversationResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getAssignConversationResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getAssignConversationResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getAssignConversationResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getAssignConversationResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getAssignConversationResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCloseConversationResponseMock = (): AdminConversation => ({
  id: 44,
  kind: 'staff',
  status: 'closed',
  subject: 'Documents of my claim',
  user: { id: 12, name: 'Sofia Marchetti' },
  claim: { id: 77, reference: 'CLM-7K3F9Q' },
  negotiation_id: null,
  assigned_admin: { id: 1, name: 'Ada Okafor', is_me: true },
  participants: [
    { role: 'user', label: 'Sofia Marchetti', is_me: false, read_up_to_id: 909 },
    { role: 'staff', label: 'Our staff', is_me: true, read_up_to_id: 910 },
  ],
  can_write: true,
  unread_count: 0,
  has_contact_data: false,
  contact_data_marked_at: null,
  created_at: '2026-11-16T16:05:00.000Z',
});

export const getCloseConversationResponseMock200 = (): AdminConversation => ({
  id: 44,
  kind: 'staff',
  status: 'closed',
  subject: 'Documents of my claim',
  user: { id: 12, name: 'Sofia Marchetti' },
  claim: { id: 77, reference: 'CLM-7K3F9Q' },
  negotiation_id: null,
  assigned_admin: { id: 1, name: 'Ada Okafor', is_me: true },
  participants: [
    { role: 'user', label: 'Sofia Marchetti', is_me: false, read_up_to_id: 909 },
    { role: 'staff', label: 'Our staff', is_me: true, read_up_to_id: 910 },
  ],
  can_write: true,
  unread_count: 0,
  has_contact_data: false,
  contact_data_marked_at: null,
  created_at: '2026-11-16T16:05:00.000Z',
});

export const getCloseConversationResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getCloseConversationResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getCloseConversationResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getCloseConversationResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCloseConversationResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCloseConversationResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getReopenConversationResponseMock = (): AdminConversation => ({
  id: 44,
  kind: 'staff',
  status: 'open',
  subject: 'Documents of my claim',
  user: { id: 12, name: 'Sofia Marchetti' },
  claim: { id: 77, reference: 'CLM-7K3F9Q' },
  negotiation_id: null,
  assigned_admin: { id: 1, name: 'Ada Okafor', is_me: true },
  participants: [
    { role: 'user', label: 'Sofia Marchetti', is_me: false, read_up_to_id: 909 },
    { role: 'staff', label: 'Our staff', is_me: true, read_up_to_id: 910 },
  ],
  can_write: true,
  unread_count: 0,
  has_contact_data: false,
  contact_data_marked_at: null,
  created_at: '2026-11-16T16:05:00.000Z',
});

export const getReopenConversationResponseMock200 = (): AdminConversation => ({
  id: 44,
  kind: 'staff',
  status: 'open',
  subject: 'Documents of my claim',
  user: { id: 12, name: 'Sofia Marchetti' },
  claim: { id: 77, reference: 'CLM-7K3F9Q' },
  negotiation_id: null,
  assigned_admin: { id: 1, name: 'Ada Okafor', is_me: true },
  participants: [
    { role: 'user', label: 'Sofia Marchetti', is_me: false, read_up_to_id: 909 },
    { role: 'staff', label: 'Our staff', is_me: true, read_up_to_id: 910 },
  ],
  can_write: true,
  unread_count: 0,
  has_contact_data: false,
  contact_data_marked_at: null,
  created_at: '2026-11-16T16:05:00.000Z',
});

export const getReopenConversationResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getReopenConversationResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getReopenConversationResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getReopenConversationResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getReopenConversationResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getReopenConversationResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getSettleContactDataResponseMock = (): AdminConversation => ({
  id: 44,
  kind: 'staff',
  status: 'open',
  subject: 'Documents of my claim',
  user: { id: 12, name: 'Sofia Marchetti' },
  claim: { id: 77, reference: 'CLM-7K3F9Q' },
  negotiation_id: null,
  assigned_admin: { id: 1, name: 'Ada Okafor', is_me: true },
  participants: [
    { role: 'user', label: 'Sofia Marchetti', is_me: false, read_up_to_id: 909 },
    { role: 'staff', label: 'Our staff', is_me: true, read_up_to_id: 910 },
  ],
  can_write: true,
  unread_count: 0,
  has_contact_data: false,
  contact_data_marked_at: null,
  created_at: '2026-11-16T16:05:00.000Z',
});

export const getSettleContactDataResponseMock200 = (): AdminConversation => ({
  id: 44,
  kind: 'staff',
  status: 'open',
  subject: 'Documents of my claim',
  user: { id: 12, name: 'Sofia Marchetti' },
  claim: { id: 77, reference: 'CLM-7K3F9Q' },
  negotiation_id: null,
  assigned_admin: { id: 1, name: 'Ada Okafor', is_me: true },
  participants: [
    { role: 'user', label: 'Sofia Marchetti', is_me: false, read_up_to_id: 909 },
    { role: 'staff', label: 'Our staff', is_me: true, read_up_to_id: 910 },
  ],
  can_write: true,
  unread_count: 0,
  has_contact_data: false,
  contact_data_marked_at: null,
  created_at: '2026-11-16T16:05:00.000Z',
});

export const getSettleContactDataResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getSettleContactDataResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getSettleContactDataResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getSettleContactDataResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getSettleContactDataResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getSettleContactDataResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getSettleContactDataResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getSettleContactDataResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getSettleContactDataResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadAdminDocumentResponseMock = (): Document => ({
  id: 46,
  kind: 'attachment',
  claim_id: null,
  redacted: false,
  filename: 'confirmation.pdf',
  content_type: 'application/pdf',
  byte_size: 51877,
  status: 'ready',
  url: '/api/api/documents/46/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
  created_at: '2026-11-17T11:18:00.000Z',
});

export const getUploadAdminDocumentResponseMock201 = (): Document => ({
  id: 46,
  kind: 'attachment',
  claim_id: null,
  redacted: false,
  filename: 'confirmation.pdf',
  content_type: 'application/pdf',
  byte_size: 51877,
  status: 'ready',
  url: '/api/api/documents/46/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
  created_at: '2026-11-17T11:18:00.000Z',
});

export const getUploadAdminDocumentResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadAdminDocumentResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadAdminDocumentResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadAdminDocumentResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadAdminDocumentResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadAdminDocumentResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getUploadAdminDocumentResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Too many attempts.',
  code: 'rate_limited',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadAdminDocumentResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadAdminDocumentResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminConversationsMockHandler = (
  overrideResponse?:
    | AdminConversationPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<AdminConversationPage> | AdminConversationPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminConversationsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListAdminConversationsMockHandler200 = (
  overrideResponse?:
    | AdminConversationPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<AdminConversationPage> | AdminConversationPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminConversationsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListAdminConversationsMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminConversationsResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getListAdminConversationsMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminConversationsResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getListAdminConversationsMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminConversationsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getListAdminConversationsMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminConversationsResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getListAdminConversationsMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminConversationsResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getCreateAdminConversationMockHandler = (
  overrideResponse?:
    | AdminConversation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminConversation> | AdminConversation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminConversationResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateAdminConversationMockHandler201 = (
  overrideResponse?:
    | AdminConversation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminConversation> | AdminConversation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminConversationResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateAdminConversationMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminConversationResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getCreateAdminConversationMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminConversationResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getCreateAdminConversationMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminConversationResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getCreateAdminConversationMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminConversationResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getCreateAdminConversationMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminConversationResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getCreateAdminConversationMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminConversationResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getCreateAdminConversationMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminConversationResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCreateAdminConversationMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminConversationResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCreateAdminConversationMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminConversationResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetAdminConversationMockHandler = (
  overrideResponse?:
    | AdminConversation
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<AdminConversation> | AdminConversation),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminConversationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdminConversationMockHandler200 = (
  overrideResponse?:
    | AdminConversation
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<AdminConversation> | AdminConversation),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminConversationResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdminConversationMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminConversationResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetAdminConversationMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminConversationResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetAdminConversationMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminConversationResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetAdminConversationMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminConversationResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetAdminConversationMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminConversationResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetAdminConversationMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminConversationResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetAdminMessagesMockHandler = (
  overrideResponse?:
    | Messages
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Messages> | Messages),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminMessagesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdminMessagesMockHandler200 = (
  overrideResponse?:
    | Messages
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Messages> | Messages),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminMessagesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdminMessagesMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminMessagesResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetAdminMessagesMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminMessagesResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetAdminMessagesMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminMessagesResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetAdminMessagesMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminMessagesResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetAdminMessagesMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminMessagesResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetAdminMessagesMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminMessagesResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getCreateAdminMessageMockHandler = (
  overrideResponse?:
    | Message
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminMessageResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateAdminMessageMockHandler201 = (
  overrideResponse?:
    | Message
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminMessageResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateAdminMessageMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminMessageResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getCreateAdminMessageMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminMessageResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getCreateAdminMessageMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminMessageResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getCreateAdminMessageMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminMessageResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getCreateAdminMessageMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminMessageResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getCreateAdminMessageMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminMessageResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getCreateAdminMessageMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminMessageResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCreateAdminMessageMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminMessageResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCreateAdminMessageMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/messages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminMessageResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getMarkAdminConversationReadMockHandler = (
  overrideResponse?:
    | AdminConversation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminConversation> | AdminConversation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkAdminConversationReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMarkAdminConversationReadMockHandler200 = (
  overrideResponse?:
    | AdminConversation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminConversation> | AdminConversation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkAdminConversationReadResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMarkAdminConversationReadMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkAdminConversationReadResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getMarkAdminConversationReadMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkAdminConversationReadResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getMarkAdminConversationReadMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkAdminConversationReadResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getMarkAdminConversationReadMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkAdminConversationReadResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getMarkAdminConversationReadMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkAdminConversationReadResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getMarkAdminConversationReadMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkAdminConversationReadResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getMarkAdminConversationReadMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkAdminConversationReadResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getMarkAdminConversationReadMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkAdminConversationReadResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getMarkAdminConversationReadMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkAdminConversationReadResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getAssignConversationMockHandler = (
  overrideResponse?:
    | AdminConversation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminConversation> | AdminConversation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/assign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAssignConversationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAssignConversationMockHandler200 = (
  overrideResponse?:
    | AdminConversation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminConversation> | AdminConversation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/assign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAssignConversationResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAssignConversationMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/assign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAssignConversationResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getAssignConversationMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/assign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAssignConversationResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getAssignConversationMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/assign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAssignConversationResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getAssignConversationMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/assign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAssignConversationResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getAssignConversationMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/assign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAssignConversationResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getAssignConversationMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/assign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAssignConversationResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getAssignConversationMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/assign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAssignConversationResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getAssignConversationMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/assign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAssignConversationResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getAssignConversationMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/assign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAssignConversationResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getCloseConversationMockHandler = (
  overrideResponse?:
    | AdminConversation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminConversation> | AdminConversation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseConversationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCloseConversationMockHandler200 = (
  overrideResponse?:
    | AdminConversation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminConversation> | AdminConversation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseConversationResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCloseConversationMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseConversationResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getCloseConversationMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseConversationResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getCloseConversationMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseConversationResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getCloseConversationMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseConversationResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCloseConversationMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseConversationResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCloseConversationMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseConversationResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getReopenConversationMockHandler = (
  overrideResponse?:
    | AdminConversation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminConversation> | AdminConversation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenConversationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReopenConversationMockHandler200 = (
  overrideResponse?:
    | AdminConversation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminConversation> | AdminConversation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenConversationResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReopenConversationMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenConversationResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getReopenConversationMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenConversationResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getReopenConversationMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenConversationResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getReopenConversationMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenConversationResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getReopenConversationMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenConversationResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getReopenConversationMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenConversationResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getSettleContactDataMockHandler = (
  overrideResponse?:
    | AdminConversation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminConversation> | AdminConversation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/settle_contact_data',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSettleContactDataResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSettleContactDataMockHandler200 = (
  overrideResponse?:
    | AdminConversation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminConversation> | AdminConversation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/settle_contact_data',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSettleContactDataResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSettleContactDataMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/settle_contact_data',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSettleContactDataResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getSettleContactDataMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/settle_contact_data',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSettleContactDataResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getSettleContactDataMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/settle_contact_data',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSettleContactDataResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getSettleContactDataMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/settle_contact_data',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSettleContactDataResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getSettleContactDataMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/settle_contact_data',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSettleContactDataResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getSettleContactDataMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/settle_contact_data',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSettleContactDataResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getSettleContactDataMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/settle_contact_data',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSettleContactDataResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getSettleContactDataMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/settle_contact_data',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSettleContactDataResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getSettleContactDataMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/conversations/:id/settle_contact_data',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSettleContactDataResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getUploadAdminDocumentMockHandler = (
  overrideResponse?:
    | Document
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Document> | Document),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadAdminDocumentResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getUploadAdminDocumentMockHandler201 = (
  overrideResponse?:
    | Document
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Document> | Document),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadAdminDocumentResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getUploadAdminDocumentMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadAdminDocumentResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getUploadAdminDocumentMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadAdminDocumentResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getUploadAdminDocumentMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadAdminDocumentResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getUploadAdminDocumentMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadAdminDocumentResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getUploadAdminDocumentMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadAdminDocumentResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getUploadAdminDocumentMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadAdminDocumentResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getUploadAdminDocumentMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadAdminDocumentResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getUploadAdminDocumentMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadAdminDocumentResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getUploadAdminDocumentMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadAdminDocumentResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getAdminConversationsMock = () => [
  getListAdminConversationsMockHandler(),
  getCreateAdminConversationMockHandler(),
  getGetAdminConversationMockHandler(),
  getGetAdminMessagesMockHandler(),
  getCreateAdminMessageMockHandler(),
  getMarkAdminConversationReadMockHandler(),
  getAssignConversationMockHandler(),
  getCloseConversationMockHandler(),
  getReopenConversationMockHandler(),
  getSettleContactDataMockHandler(),
  getUploadAdminDocumentMockHandler(),
];
