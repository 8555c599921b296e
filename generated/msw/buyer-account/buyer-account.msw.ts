/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  BadRequestResponse,
  BuyerAccount,
  BuyerAccountState,
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

export const getGetBuyerAccountResponseMock = (): BuyerAccountState => ({
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

export const getGetBuyerAccountResponseMock200 = (): BuyerAccountState => ({
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

export const getGetBuyerAccountResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetBuyerAccountResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetBuyerAccountResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetBuyerAccountResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetBuyerAccountResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateBuyerAccountResponseMock = (): BuyerAccount => ({
  status: 'none',
  account_type: 'entity',
  legal_name: 'Harbor Lane Capital LP',
  registration_number: null,
  registration_country: null,
  website: null,
  signatory_name: null,
  signatory_title: null,
  accreditation_basis: null,
  investment_min: null,
  investment_max: null,
  currency: 'USD',
  case_ids: [],
  source_of_funds: null,
  documents: [],
  rejection_reason: null,
  earlier_reason: null,
  submitted_at: null,
  reviewed_at: null,
  lock_version: 0,
  updated_at: '2026-02-10T08:20:00.000Z',
});

export const getCreateBuyerAccountResponseMock201 = (): BuyerAccount => ({
  status: 'none',
  account_type: 'entity',
  legal_name: 'Harbor Lane Capital LP',
  registration_number: null,
  registration_country: null,
  website: null,
  signatory_name: null,
  signatory_title: null,
  accreditation_basis: null,
  investment_min: null,
  investment_max: null,
  currency: 'USD',
  case_ids: [],
  source_of_funds: null,
  documents: [],
  rejection_reason: null,
  earlier_reason: null,
  submitted_at: null,
  reviewed_at: null,
  lock_version: 0,
  updated_at: '2026-02-10T08:20:00.000Z',
});

export const getCreateBuyerAccountResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateBuyerAccountResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateBuyerAccountResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateBuyerAccountResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateBuyerAccountResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateBuyerAccountResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateBuyerAccountResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCreateBuyerAccountResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateBuyerAccountResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateBuyerAccountResponseMock = (): BuyerAccount => ({
  status: 'none',
  account_type: 'entity',
  legal_name: 'Harbor Lane Capital LP',
  registration_number: null,
  registration_country: null,
  website: null,
  signatory_name: null,
  signatory_title: null,
  accreditation_basis: 'entity_assets',
  investment_min: null,
  investment_max: null,
  currency: 'USD',
  case_ids: [],
  source_of_funds: null,
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
  submitted_at: null,
  reviewed_at: null,
  lock_version: 1,
  updated_at: '2026-02-10T08:40:00.000Z',
});

export const getUpdateBuyerAccountResponseMock200 = (): BuyerAccount => ({
  status: 'none',
  account_type: 'entity',
  legal_name: 'Harbor Lane Capital LP',
  registration_number: null,
  registration_country: null,
  website: null,
  signatory_name: null,
  signatory_title: null,
  accreditation_basis: 'entity_assets',
  investment_min: null,
  investment_max: null,
  currency: 'USD',
  case_ids: [],
  source_of_funds: null,
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
  submitted_at: null,
  reviewed_at: null,
  lock_version: 1,
  updated_at: '2026-02-10T08:40:00.000Z',
});

export const getUpdateBuyerAccountResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateBuyerAccountResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateBuyerAccountResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateBuyerAccountResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateBuyerAccountResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateBuyerAccountResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateBuyerAccountResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateBuyerAccountResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateBuyerAccountResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateBuyerAccountResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitBuyerAccountResponseMock = (): BuyerAccount => ({
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
});

export const getSubmitBuyerAccountResponseMock200 = (): BuyerAccount => ({
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
});

export const getSubmitBuyerAccountResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitBuyerAccountResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitBuyerAccountResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitBuyerAccountResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitBuyerAccountResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitBuyerAccountResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitBuyerAccountResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitBuyerAccountResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitBuyerAccountResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitBuyerAccountResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetBuyerAccountMockHandler = (
  overrideResponse?:
    | BuyerAccountState
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<BuyerAccountState> | BuyerAccountState),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetBuyerAccountResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetBuyerAccountMockHandler200 = (
  overrideResponse?:
    | BuyerAccountState
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<BuyerAccountState> | BuyerAccountState),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetBuyerAccountResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetBuyerAccountMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetBuyerAccountResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetBuyerAccountMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetBuyerAccountResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetBuyerAccountMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetBuyerAccountResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetBuyerAccountMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetBuyerAccountResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetBuyerAccountMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetBuyerAccountResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getCreateBuyerAccountMockHandler = (
  overrideResponse?:
    | BuyerAccount
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BuyerAccount> | BuyerAccount),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateBuyerAccountResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateBuyerAccountMockHandler201 = (
  overrideResponse?:
    | BuyerAccount
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BuyerAccount> | BuyerAccount),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateBuyerAccountResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateBuyerAccountMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateBuyerAccountResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getCreateBuyerAccountMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateBuyerAccountResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getCreateBuyerAccountMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateBuyerAccountResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getCreateBuyerAccountMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateBuyerAccountResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getCreateBuyerAccountMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateBuyerAccountResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getCreateBuyerAccountMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateBuyerAccountResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getCreateBuyerAccountMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateBuyerAccountResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCreateBuyerAccountMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateBuyerAccountResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCreateBuyerAccountMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateBuyerAccountResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getUpdateBuyerAccountMockHandler = (
  overrideResponse?:
    | BuyerAccount
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<BuyerAccount> | BuyerAccount),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateBuyerAccountResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateBuyerAccountMockHandler200 = (
  overrideResponse?:
    | BuyerAccount
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<BuyerAccount> | BuyerAccount),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateBuyerAccountResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateBuyerAccountMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateBuyerAccountResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getUpdateBuyerAccountMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateBuyerAccountResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getUpdateBuyerAccountMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateBuyerAccountResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getUpdateBuyerAccountMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateBuyerAccountResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getUpdateBuyerAccountMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateBuyerAccountResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getUpdateBuyerAccountMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateBuyerAccountResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getUpdateBuyerAccountMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateBuyerAccountResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getUpdateBuyerAccountMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateBuyerAccountResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getUpdateBuyerAccountMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateBuyerAccountResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getUpdateBuyerAccountMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/buyer_account',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateBuyerAccountResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getSubmitBuyerAccountMockHandler = (
  overrideResponse?:
    | BuyerAccount
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BuyerAccount> | BuyerAccount),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitBuyerAccountResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSubmitBuyerAccountMockHandler200 = (
  overrideResponse?:
    | BuyerAccount
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BuyerAccount> | BuyerAccount),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitBuyerAccountResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSubmitBuyerAccountMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitBuyerAccountResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getSubmitBuyerAccountMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitBuyerAccountResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getSubmitBuyerAccountMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitBuyerAccountResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getSubmitBuyerAccountMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitBuyerAccountResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getSubmitBuyerAccountMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitBuyerAccountResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getSubmitBuyerAccountMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitBuyerAccountResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getSubmitBuyerAccountMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitBuyerAccountResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getSubmitBuyerAccountMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitBuyerAccountResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getSubmitBuyerAccountMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitBuyerAccountResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getSubmitBuyerAccountMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/buyer_account/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitBuyerAccountResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getBuyerAccountMock = () => [
  getGetBuyerAccountMockHandler(),
  getCreateBuyerAccountMockHandler(),
  getUpdateBuyerAccountMockHandler(),
  getSubmitBuyerAccountMockHandler(),
];
