/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  AdminUser,
  AdminUserPage,
  BadRequestResponse,
  BuyerAccountState,
  Document,
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
} from '../../model';

export const getListAdminUsersResponseMock = (): AdminUserPage => ({
  current_page: 1,
  total_count: 1,
  users: [
    {
      id: 12,
      first_name: 'Sofia',
      last_name: 'Marchetti',
      company: null,
      email: 'seller@example.com',
      email_verified_at: '2026-03-02T09:14:00.000Z',
      phone_number: '2025550143',
      phone_country_code: '+1',
      whatsapp_number: null,
      whatsapp_country_code: null,
      telegram: null,
      preferred_contact_method: 'email',
      message_with_the_staff: true,
      has_set_password: true,
      status: 'active',
      status_reason: null,
      buyer_account_status: 'none',
      identity_status: 'approved',
      type_of_user: 'seller',
      country: 'US',
      buyerAccount: null,
      manager: { id: 1, name: 'Ada Okafor' },
      claims_count: 2,
      sign_in_count: 4,
      last_sign_in_at: '2026-11-19T07:30:00.000Z',
      identity_verification: {
        attempt: 1,
        country: 'US',
        gov_id_document_id: 41,
        personal_photo_document_id: 42,
        status: 'approved',
        rejection_reason: null,
        earlier_reason: null,
        submitted_at: '2026-03-03T08:00:00.000Z',
        reviewed_at: '2026-03-04T10:20:00.000Z',
      },
      application_submitted_at: null,
      lock_version: 3,
      created_at: '2026-03-02T09:10:00.000Z',
      updated_at: '2026-10-11T16:45:00.000Z',
    },
  ],
});

export const getListAdminUsersResponseMock200 = (): AdminUserPage => ({
  current_page: 1,
  total_count: 1,
  users: [
    {
      id: 12,
      first_name: 'Sofia',
      last_name: 'Marchetti',
      company: null,
      email: 'seller@example.com',
      email_verified_at: '2026-03-02T09:14:00.000Z',
      phone_number: '2025550143',
      phone_country_code: '+1',
      whatsapp_number: null,
      whatsapp_country_code: null,
      telegram: null,
      preferred_contact_method: 'email',
      message_with_the_staff: true,
      has_set_password: true,
      status: 'active',
      status_reason: null,
      buyer_account_status: 'none',
      identity_status: 'approved',
      type_of_user: 'seller',
      country: 'US',
      buyerAccount: null,
      manager: { id: 1, name: 'Ada Okafor' },
      claims_count: 2,
      sign_in_count: 4,
      last_sign_in_at: '2026-11-19T07:30:00.000Z',
      identity_verification: {
        attempt: 1,
        country: 'US',
        gov_id_document_id: 41,
        personal_photo_document_id: 42,
        status: 'approved',
        rejection_reason: null,
        earlier_reason: null,
        submitted_at: '2026-03-03T08:00:00.000Z',
        reviewed_at: '2026-03-04T10:20:00.000Z',
      },
      application_submitted_at: null,
      lock_version: 3,
      created_at: '2026-03-02T09:10:00.000Z',
      updated_at: '2026-10-11T16:45:00.000Z',
    },
  ],
});

export const getListAdminUsersResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminUsersResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminUsersResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminUsersResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminUsersResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminUserResponseMock = (): AdminUser => ({
  id: 58,
  first_name: 'Noor',
  last_name: 'Haddad',
  company: null,
  email: 'noor.haddad@example.com',
  email_verified_at: null,
  phone_number: null,
  phone_country_code: null,
  whatsapp_number: null,
  whatsapp_country_code: null,
  telegram: null,
  preferred_contact_method: 'email',
  message_with_the_staff: true,
  has_set_password: false,
  status: 'active',
  status_reason: null,
  buyer_account_status: 'none',
  identity_status: 'not_submitted',
  type_of_user: 'seller',
  country: null,
  buyerAccount: null,
  manager: null,
  claims_count: 0,
  sign_in_count: 0,
  last_sign_in_at: null,
  identity_verification: null,
  application_submitted_at: null,
  lock_version: 0,
  created_at: '2026-11-20T09:40:00.000Z',
  updated_at: '2026-11-20T09:40:00.000Z',
});

export const getCreateAdminUserResponseMock201 = (): AdminUser => ({
  id: 58,
  first_name: 'Noor',
  last_name: 'Haddad',
  company: null,
  email: 'noor.haddad@example.com',
  email_verified_at: null,
  phone_number: null,
  phone_country_code: null,
  whatsapp_number: null,
  whatsapp_country_code: null,
  telegram: null,
  preferred_contact_method: 'email',
  message_with_the_staff: true,
  has_set_password: false,
  status: 'active',
  status_reason: null,
  buyer_account_status: 'none',
  identity_status: 'not_submitted',
  type_of_user: 'seller',
  country: null,
  buyerAccount: null,
  manager: null,
  claims_count: 0,
  sign_in_count: 0,
  last_sign_in_at: null,
  identity_verification: null,
  application_submitted_at: null,
  lock_version: 0,
  created_at: '2026-11-20T09:40:00.000Z',
  updated_at: '2026-11-20T09:40:00.000Z',
});

export const getCreateAdminUserResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminUserResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminUserResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminUserResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminUserResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminUserResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminUserResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateAdminUserResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminUserResponseMock = (): AdminUser => ({
  id: 12,
  first_name: 'Sofia',
  last_name: 'Marchetti',
  company: null,
  email: 'seller@example.com',
  email_verified_at: '2026-03-02T09:14:00.000Z',
  phone_number: '2025550143',
  phone_country_code: '+1',
  whatsapp_number: null,
  whatsapp_country_code: null,
  telegram: null,
  preferred_contact_method: 'email',
  message_with_the_staff: true,
  has_set_password: true,
  status: 'active',
  status_reason: null,
  buyer_account_status: 'none',
  identity_status: 'approved',
  type_of_user: 'seller',
  country: 'US',
  buyerAccount: null,
  manager: { id: 1, name: 'Ada Okafor' },
  claims_count: 2,
  sign_in_count: 4,
  last_sign_in_at: '2026-11-19T07:30:00.000Z',
  identity_verification: {
    attempt: 1,
    country: 'US',
    gov_id_document_id: 41,
    personal_photo_document_id: 42,
    status: 'approved',
    rejection_reason: null,
    earlier_reason: null,
    submitted_at: '2026-03-03T08:00:00.000Z',
    reviewed_at: '2026-03-04T10:20:00.000Z',
  },
  application_submitted_at: null,
  lock_version: 3,
  created_at: '2026-03-02T09:10:00.000Z',
  updated_at: '2026-10-11T16:45:00.000Z',
});

export const getGetAdminUserResponseMock200 = (): AdminUser => ({
  id: 12,
  first_name: 'Sofia',
  last_name: 'Marchetti',
  company: null,
  email: 'seller@example.com',
  email_verified_at: '2026-03-02T09:14:00.000Z',
  phone_number: '2025550143',
  phone_country_code: '+1',
  whatsapp_number: null,
  whatsapp_country_code: null,
  telegram: null,
  preferred_contact_method: 'email',
  message_with_the_staff: true,
  has_set_password: true,
  status: 'active',
  status_reason: null,
  buyer_account_status: 'none',
  identity_status: 'approved',
  type_of_user: 'seller',
  country: 'US',
  buyerAccount: null,
  manager: { id: 1, name: 'Ada Okafor' },
  claims_count: 2,
  sign_in_count: 4,
  last_sign_in_at: '2026-11-19T07:30:00.000Z',
  identity_verification: {
    attempt: 1,
    country: 'US',
    gov_id_document_id: 41,
    personal_photo_document_id: 42,
    status: 'approved',
    rejection_reason: null,
    earlier_reason: null,
    submitted_at: '2026-03-03T08:00:00.000Z',
    reviewed_at: '2026-03-04T10:20:00.000Z',
  },
  application_submitted_at: null,
  lock_version: 3,
  created_at: '2026-03-02T09:10:00.000Z',
  updated_at: '2026-10-11T16:45:00.000Z',
});

export const getGetAdminUserResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminUserResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminUserResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminUserResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminUserResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminUserResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateAdminUserResponseMock = (): AdminUser => ({
  id: 12,
  first_name: 'Sofia',
  last_name: 'Marchetti',
  company: null,
  email: 'seller@example.com',
  email_verified_at: '2026-03-02T09:14:00.000Z',
  phone_number: '2025550143',
  phone_country_code: '+1',
  whatsapp_number: null,
  whatsapp_country_code: null,
  telegram: null,
  preferred_contact_method: 'email',
  message_with_the_staff: true,
  has_set_password: true,
  status: 'active',
  status_reason: null,
  buyer_account_status: 'none',
  identity_status: 'approved',
  type_of_user: 'seller',
  country: 'US',
  buyerAccount: null,
  manager: null,
  claims_count: 0,
  sign_in_count: 1,
  last_sign_in_at: '2026-03-02T09:14:00.000Z',
  identity_verification: {
    attempt: 1,
    country: 'US',
    gov_id_document_id: 41,
    personal_photo_document_id: 42,
    status: 'approved',
    rejection_reason: null,
    earlier_reason: null,
    submitted_at: '2026-03-03T08:00:00.000Z',
    reviewed_at: '2026-03-04T10:20:00.000Z',
  },
  application_submitted_at: null,
  lock_version: 1,
  created_at: '2026-03-02T09:10:00.000Z',
  updated_at: '2026-03-04T10:20:00.000Z',
});

export const getUpdateAdminUserResponseMock200 = (): AdminUser => ({
  id: 12,
  first_name: 'Sofia',
  last_name: 'Marchetti',
  company: null,
  email: 'seller@example.com',
  email_verified_at: '2026-03-02T09:14:00.000Z',
  phone_number: '2025550143',
  phone_country_code: '+1',
  whatsapp_number: null,
  whatsapp_country_code: null,
  telegram: null,
  preferred_contact_method: 'email',
  message_with_the_staff: true,
  has_set_password: true,
  status: 'active',
  status_reason: null,
  buyer_account_status: 'none',
  identity_status: 'approved',
  type_of_user: 'seller',
  country: 'US',
  buyerAccount: null,
  manager: null,
  claims_count: 0,
  sign_in_count: 1,
  last_sign_in_at: '2026-03-02T09:14:00.000Z',
  identity_verification: {
    attempt: 1,
    country: 'US',
    gov_id_document_id: 41,
    personal_photo_document_id: 42,
    status: 'approved',
    rejection_reason: null,
    earlier_reason: null,
    submitted_at: '2026-03-03T08:00:00.000Z',
    reviewed_at: '2026-03-04T10:20:00.000Z',
  },
  application_submitted_at: null,
  lock_version: 1,
  created_at: '2026-03-02T09:10:00.000Z',
  updated_at: '2026-03-04T10:20:00.000Z',
});

export const getUpdateAdminUserResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateAdminUserResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateAdminUserResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateAdminUserResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateAdminUserResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateAdminUserResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateAdminUserResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateAdminUserResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateAdminUserResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateAdminUserResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminBuyerAccountResponseMock = (): BuyerAccountState => ({
  status: 'pending',
  account: {
    status: 'pending',
    account_type: 'entity',
    legal_name: 'Harbor Lane Capital LP',
    registration_number: '6114207',
    registration_country: 'US',
    website: 'https://harborlane.example.com',
    signatory_name: 'Ben Okafor',
    signatory_title: 'Managing partner',
    accreditation_basis: 'entity_assets',
    investment_min: '50000',
    investment_max: '1500000',
    currency: 'USD',
    case_ids: [1, 4],
    source_of_funds: 'Capital that the partners have paid in.',
    documents: [
      {
        id: 32,
        kind: 'corporate',
        claim_id: null,
        redacted: false,
        filename: 'certificate-of-limited-partnership.pdf',
        content_type: 'application/pdf',
        byte_size: 120771,
        status: 'ready',
        url: '/api/api/documents/32/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
        created_at: '2026-02-10T08:33:00.000Z',
      },
      {
        id: 31,
        kind: 'tax_form',
        claim_id: null,
        redacted: false,
        filename: 'form-w9.pdf',
        content_type: 'application/pdf',
        byte_size: 48213,
        status: 'ready',
        url: '/api/api/documents/31/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
        created_at: '2026-02-10T08:31:00.000Z',
      },
    ],
    rejection_reason: null,
    earlier_reason: null,
    submitted_at: '2026-02-10T09:02:00.000Z',
    reviewed_at: null,
    lock_version: 3,
    updated_at: '2026-02-10T09:02:00.000Z',
  },
});

export const getGetAdminBuyerAccountResponseMock200 = (): BuyerAccountState => ({
  status: 'pending',
  account: {
    status: 'pending',
    account_type: 'entity',
    legal_name: 'Harbor Lane Capital LP',
    registration_number: '6114207',
    registration_country: 'US',
    website: 'https://harborlane.example.com',
    signatory_name: 'Ben Okafor',
    signatory_title: 'Managing partner',
    accreditation_basis: 'entity_assets',
    investment_min: '50000',
    investment_max: '1500000',
    currency: 'USD',
    case_ids: [1, 4],
    source_of_funds: 'Capital that the partners have paid in.',
    documents: [
      {
        id: 32,
        kind: 'corporate',
        claim_id: null,
        redacted: false,
        filename: 'certificate-of-limited-partnership.pdf',
        content_type: 'application/pdf',
        byte_size: 120771,
        status: 'ready',
        url: '/api/api/documents/32/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
        created_at: '2026-02-10T08:33:00.000Z',
      },
      {
        id: 31,
        kind: 'tax_form',
        claim_id: null,
        redacted: false,
        filename: 'form-w9.pdf',
        content_type: 'application/pdf',
        byte_size: 48213,
        status: 'ready',
        url: '/api/api/documents/31/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
        created_at: '2026-02-10T08:31:00.000Z',
      },
    ],
    rejection_reason: null,
    earlier_reason: null,
    submitted_at: '2026-02-10T09:02:00.000Z',
    reviewed_at: null,
    lock_version: 3,
    updated_at: '2026-02-10T09:02:00.000Z',
  },
});

export const getGetAdminBuyerAccountResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminBuyerAccountResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminBuyerAccountResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminBuyerAccountResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminBuyerAccountResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminBuyerAccountResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateAdminUserCountryResponseMock = (): AdminUser => ({
  id: 12,
  first_name: 'Sofia',
  last_name: 'Marchetti',
  company: null,
  email: 'seller@example.com',
  email_verified_at: '2026-03-02T09:14:00.000Z',
  phone_number: '2025550143',
  phone_country_code: '+1',
  whatsapp_number: null,
  whatsapp_country_code: null,
  telegram: null,
  preferred_contact_method: 'email',
  message_with_the_staff: true,
  has_set_password: true,
  status: 'active',
  status_reason: null,
  buyer_account_status: 'none',
  identity_status: 'approved',
  type_of_user: 'seller',
  country: 'DE',
  buyerAccount: null,
  manager: { id: 1, name: 'Ada Okafor' },
  claims_count: 2,
  sign_in_count: 4,
  last_sign_in_at: '2026-11-19T07:30:00.000Z',
  identity_verification: {
    attempt: 1,
    country: 'US',
    gov_id_document_id: 41,
    personal_photo_document_id: 42,
    status: 'approved',
    rejection_reason: null,
    earlier_reason: null,
    submitted_at: '2026-03-03T08:00:00.000Z',
    reviewed_at: '2026-03-04T10:20:00.000Z',
  },
  application_submitted_at: null,
  lock_version: 4,
  created_at: '2026-03-02T09:10:00.000Z',
  updated_at: '2026-11-20T09:20:00.000Z',
});

export const getUpdateAdminUserCountryResponseMock200 = (): AdminUser => ({
  id: 12,
  first_name: 'Sofia',
  last_name: 'Marchetti',
  company: null,
  email: 'seller@example.com',
  email_verified_at: '2026-03-02T09:14:00.000Z',
  phone_number: '2025550143',
  phone_country_code: '+1',
  whatsapp_number: null,
  whatsapp_country_code: null,
  telegram: null,
  preferred_contact_method: 'email',
  message_with_the_staff: true,
  has_set_password: true,
  status: 'active',
  status_reason: null,
  buyer_account_status: 'none',
  identity_status: 'approved',
  type_of_user: 'seller',
  country: 'DE',
  buyerAccount: null,
  manager: { id: 1, name: 'Ada Okafor' },
  claims_count: 2,
  sign_in_count: 4,
  last_sign_in_at: '2026-11-19T07:30:00.000Z',
  identity_verification: {
    attempt: 1,
    country: 'US',
    gov_id_document_id: 41,
    personal_photo_document_id: 42,
    status: 'approved',
    rejection_reason: null,
    earlier_reason: null,
    submitted_at: '2026-03-03T08:00:00.000Z',
    reviewed_at: '2026-03-04T10:20:00.000Z',
  },
  application_submitted_at: null,
  lock_version: 4,
  created_at: '2026-03-02T09:10:00.000Z',
  updated_at: '2026-11-20T09:20:00.000Z',
});

export const getUpdateAdminUserCountryResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateAdminUserCountryResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateAdminUserCountryResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateAdminUserCountryResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateAdminUserCountryResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateAdminUserCountryResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateAdminUserCountryResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateAdminUserCountryResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateAdminUserCountryResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminDocumentResponseMock = (): Document => ({
  id: 41,
  kind: 'gov_id',
  claim_id: null,
  redacted: false,
  filename: 'passport.jpg',
  content_type: 'image/jpeg',
  byte_size: 482113,
  status: 'ready',
  url: '/api/api/documents/41/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
  created_at: '2026-03-03T07:58:00.000Z',
});

export const getGetAdminDocumentResponseMock200 = (): Document => ({
  id: 41,
  kind: 'gov_id',
  claim_id: null,
  redacted: false,
  filename: 'passport.jpg',
  content_type: 'image/jpeg',
  byte_size: 482113,
  status: 'ready',
  url: '/api/api/documents/41/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
  created_at: '2026-03-03T07:58:00.000Z',
});

export const getGetAdminDocumentResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminDocumentResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminDocumentResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminDocumentResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminDocumentResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminDocumentResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminUsersMockHandler = (
  overrideResponse?:
    | AdminUserPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<AdminUserPage> | AdminUserPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminUsersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListAdminUsersMockHandler200 = (
  overrideResponse?:
    | AdminUserPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<AdminUserPage> | AdminUserPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminUsersResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListAdminUsersMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminUsersResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getListAdminUsersMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminUsersResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getListAdminUsersMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminUsersResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getListAdminUsersMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminUsersResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getListAdminUsersMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminUsersResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getCreateAdminUserMockHandler = (
  overrideResponse?:
    | AdminUser
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdminUser> | AdminUser),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/users',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminUserResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateAdminUserMockHandler201 = (
  overrideResponse?:
    | AdminUser
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdminUser> | AdminUser),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/users',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminUserResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateAdminUserMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/users',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminUserResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getCreateAdminUserMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/users',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminUserResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getCreateAdminUserMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/users',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminUserResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getCreateAdminUserMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/users',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminUserResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getCreateAdminUserMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/users',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminUserResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getCreateAdminUserMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/users',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminUserResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCreateAdminUserMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/users',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminUserResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCreateAdminUserMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/users',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAdminUserResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetAdminUserMockHandler = (
  overrideResponse?:
    | AdminUser
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminUser> | AdminUser),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminUserResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdminUserMockHandler200 = (
  overrideResponse?:
    | AdminUser
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminUser> | AdminUser),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminUserResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdminUserMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminUserResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetAdminUserMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminUserResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetAdminUserMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminUserResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetAdminUserMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminUserResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetAdminUserMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminUserResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetAdminUserMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminUserResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserMockHandler = (
  overrideResponse?:
    | AdminUser
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AdminUser> | AdminUser),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserMockHandler200 = (
  overrideResponse?:
    | AdminUser
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AdminUser> | AdminUser),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetAdminBuyerAccountMockHandler = (
  overrideResponse?:
    | BuyerAccountState
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<BuyerAccountState> | BuyerAccountState),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users/:id/buyer_account',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminBuyerAccountResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdminBuyerAccountMockHandler200 = (
  overrideResponse?:
    | BuyerAccountState
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<BuyerAccountState> | BuyerAccountState),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users/:id/buyer_account',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminBuyerAccountResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdminBuyerAccountMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users/:id/buyer_account',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminBuyerAccountResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetAdminBuyerAccountMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users/:id/buyer_account',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminBuyerAccountResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetAdminBuyerAccountMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users/:id/buyer_account',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminBuyerAccountResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetAdminBuyerAccountMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users/:id/buyer_account',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminBuyerAccountResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetAdminBuyerAccountMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users/:id/buyer_account',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminBuyerAccountResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetAdminBuyerAccountMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/users/:id/buyer_account',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminBuyerAccountResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserCountryMockHandler = (
  overrideResponse?:
    | AdminUser
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<AdminUser> | AdminUser),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '/api/admin/users/:userId/update_country',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserCountryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserCountryMockHandler200 = (
  overrideResponse?:
    | AdminUser
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<AdminUser> | AdminUser),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '/api/admin/users/:userId/update_country',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserCountryResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserCountryMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '/api/admin/users/:userId/update_country',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserCountryResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserCountryMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '/api/admin/users/:userId/update_country',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserCountryResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserCountryMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '/api/admin/users/:userId/update_country',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserCountryResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserCountryMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '/api/admin/users/:userId/update_country',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserCountryResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserCountryMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '/api/admin/users/:userId/update_country',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserCountryResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserCountryMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '/api/admin/users/:userId/update_country',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserCountryResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserCountryMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '/api/admin/users/:userId/update_country',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserCountryResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserCountryMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '/api/admin/users/:userId/update_country',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserCountryResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getUpdateAdminUserCountryMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '/api/admin/users/:userId/update_country',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAdminUserCountryResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetAdminDocumentMockHandler = (
  overrideResponse?:
    | Document
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Document> | Document),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminDocumentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdminDocumentMockHandler200 = (
  overrideResponse?:
    | Document
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Document> | Document),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminDocumentResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdminDocumentMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminDocumentResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetAdminDocumentMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminDocumentResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetAdminDocumentMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminDocumentResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetAdminDocumentMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminDocumentResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetAdminDocumentMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminDocumentResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetAdminDocumentMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminDocumentResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getAdminUsersMock = () => [
  getListAdminUsersMockHandler(),
  getCreateAdminUserMockHandler(),
  getGetAdminUserMockHandler(),
  getUpdateAdminUserMockHandler(),
  getGetAdminBuyerAccountMockHandler(),
  getUpdateAdminUserCountryMockHandler(),
  getGetAdminDocumentMockHandler(),
];
