/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  BadRequestResponse,
  ForbiddenResponse,
  IdentityState,
  IdentityVerification,
  InternalErrorResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
  User,
} from '../../model';

export const getUpdateCurrentUserResponseMock = (): User => ({
  id: 12,
  first_name: 'Sofia',
  last_name: 'Marchetti',
  company: null,
  email: 'seller@example.com',
  email_verified_at: '2026-03-02T09:14:00.000Z',
  new_email: null,
  phone_number: '2025550178',
  phone_country_code: '+1',
  whatsapp_number: null,
  whatsapp_country_code: null,
  telegram: null,
  preferred_contact_method: 'email',
  has_set_password: true,
  status: 'active',
  buyer_account_status: 'none',
  identity_status: 'approved',
  type_of_user: 'seller',
  country: 'US',
  buyerAccount: null,
  message_notifications: true,
  claim_notifications: true,
  claim_case_follow_notifications: true,
  message_with_the_staff: true,
  payment_method: 'bank_transfer',
  custom_payment_method: null,
  sign_in_count: 4,
  impersonator: null,
  created_at: '2026-03-02T09:10:00.000Z',
  updated_at: '2026-11-20T08:15:00.000Z',
});

export const getUpdateCurrentUserResponseMock200 = (): User => ({
  id: 12,
  first_name: 'Sofia',
  last_name: 'Marchetti',
  company: null,
  email: 'seller@example.com',
  email_verified_at: '2026-03-02T09:14:00.000Z',
  new_email: null,
  phone_number: '2025550178',
  phone_country_code: '+1',
  whatsapp_number: null,
  whatsapp_country_code: null,
  telegram: null,
  preferred_contact_method: 'email',
  has_set_password: true,
  status: 'active',
  buyer_account_status: 'none',
  identity_status: 'approved',
  type_of_user: 'seller',
  country: 'US',
  buyerAccount: null,
  message_notifications: true,
  claim_notifications: true,
  claim_case_follow_notifications: true,
  message_with_the_staff: true,
  payment_method: 'bank_transfer',
  custom_payment_method: null,
  sign_in_count: 4,
  impersonator: null,
  created_at: '2026-03-02T09:10:00.000Z',
  updated_at: '2026-11-20T08:15:00.000Z',
});

export const getUpdateCurrentUserResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateCurrentUserResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateCurrentUserResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateCurrentUserResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateCurrentUserResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateCurrentUserResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateCurrentUserResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Too many attempts.',
  code: 'rate_limited',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateCurrentUserResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateCurrentUserResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCloseAccountResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getCloseAccountResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getCloseAccountResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCloseAccountResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCloseAccountResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdatePreferencesResponseMock = (): User => ({
  id: 12,
  first_name: 'Sofia',
  last_name: 'Marchetti',
  company: null,
  email: 'seller@example.com',
  email_verified_at: '2026-03-02T09:14:00.000Z',
  new_email: null,
  phone_number: '2025550143',
  phone_country_code: '+1',
  whatsapp_number: null,
  whatsapp_country_code: null,
  telegram: null,
  preferred_contact_method: 'email',
  has_set_password: true,
  status: 'active',
  buyer_account_status: 'none',
  identity_status: 'approved',
  type_of_user: 'seller',
  country: 'US',
  buyerAccount: null,
  message_notifications: true,
  claim_notifications: false,
  claim_case_follow_notifications: true,
  message_with_the_staff: true,
  payment_method: 'other',
  custom_payment_method: 'Wire to our custodian',
  sign_in_count: 4,
  impersonator: null,
  created_at: '2026-03-02T09:10:00.000Z',
  updated_at: '2026-11-20T08:20:00.000Z',
});

export const getUpdatePreferencesResponseMock200 = (): User => ({
  id: 12,
  first_name: 'Sofia',
  last_name: 'Marchetti',
  company: null,
  email: 'seller@example.com',
  email_verified_at: '2026-03-02T09:14:00.000Z',
  new_email: null,
  phone_number: '2025550143',
  phone_country_code: '+1',
  whatsapp_number: null,
  whatsapp_country_code: null,
  telegram: null,
  preferred_contact_method: 'email',
  has_set_password: true,
  status: 'active',
  buyer_account_status: 'none',
  identity_status: 'approved',
  type_of_user: 'seller',
  country: 'US',
  buyerAccount: null,
  message_notifications: true,
  claim_notifications: false,
  claim_case_follow_notifications: true,
  message_with_the_staff: true,
  payment_method: 'other',
  custom_payment_method: 'Wire to our custodian',
  sign_in_count: 4,
  impersonator: null,
  created_at: '2026-03-02T09:10:00.000Z',
  updated_at: '2026-11-20T08:20:00.000Z',
});

export const getUpdatePreferencesResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdatePreferencesResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdatePreferencesResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdatePreferencesResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdatePreferencesResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdatePreferencesResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getUpdatePreferencesResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdatePreferencesResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitVerificationResponseMock = (): IdentityVerification => ({
  attempt: 1,
  country: 'US',
  gov_id_document_id: 41,
  personal_photo_document_id: 42,
  status: 'pending',
  rejection_reason: null,
  earlier_reason: null,
  submitted_at: '2026-03-03T08:00:00.000Z',
  reviewed_at: null,
});

export const getSubmitVerificationResponseMock201 = (): IdentityVerification => ({
  attempt: 1,
  country: 'US',
  gov_id_document_id: 41,
  personal_photo_document_id: 42,
  status: 'pending',
  rejection_reason: null,
  earlier_reason: null,
  submitted_at: '2026-03-03T08:00:00.000Z',
  reviewed_at: null,
});

export const getSubmitVerificationResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitVerificationResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitVerificationResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitVerificationResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitVerificationResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitVerificationResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitVerificationResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitVerificationResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetIdentityVerificationResponseMock = (): IdentityState => ({
  status: 'approved',
  verification: {
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
});

export const getGetIdentityVerificationResponseMock200 = (): IdentityState => ({
  status: 'approved',
  verification: {
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
});

export const getGetIdentityVerificationResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetIdentityVerificationResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetIdentityVerificationResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetIdentityVerificationResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetIdentityVerificationResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateCurrentUserMockHandler = (
  overrideResponse?:
    | User
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<User> | User),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCurrentUserResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateCurrentUserMockHandler200 = (
  overrideResponse?:
    | User
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<User> | User),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCurrentUserResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateCurrentUserMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCurrentUserResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getUpdateCurrentUserMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCurrentUserResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getUpdateCurrentUserMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCurrentUserResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getUpdateCurrentUserMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCurrentUserResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getUpdateCurrentUserMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCurrentUserResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getUpdateCurrentUserMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCurrentUserResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getUpdateCurrentUserMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCurrentUserResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getUpdateCurrentUserMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCurrentUserResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getUpdateCurrentUserMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCurrentUserResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getCloseAccountMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/current_user',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getCloseAccountMockHandler204 = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/current_user',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getCloseAccountMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/current_user',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseAccountResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getCloseAccountMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/current_user',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseAccountResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getCloseAccountMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/current_user',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseAccountResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCloseAccountMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/current_user',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseAccountResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCloseAccountMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/current_user',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseAccountResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getUpdatePreferencesMockHandler = (
  overrideResponse?:
    | User
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<User> | User),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user/update_preferences',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePreferencesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdatePreferencesMockHandler200 = (
  overrideResponse?:
    | User
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<User> | User),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user/update_preferences',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePreferencesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdatePreferencesMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user/update_preferences',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePreferencesResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getUpdatePreferencesMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user/update_preferences',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePreferencesResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getUpdatePreferencesMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user/update_preferences',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePreferencesResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getUpdatePreferencesMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user/update_preferences',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePreferencesResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getUpdatePreferencesMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user/update_preferences',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePreferencesResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getUpdatePreferencesMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user/update_preferences',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePreferencesResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getUpdatePreferencesMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user/update_preferences',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePreferencesResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getUpdatePreferencesMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/current_user/update_preferences',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePreferencesResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getSubmitVerificationMockHandler = (
  overrideResponse?:
    | IdentityVerification
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<IdentityVerification> | IdentityVerification),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/submit_verification',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitVerificationResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getSubmitVerificationMockHandler201 = (
  overrideResponse?:
    | IdentityVerification
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<IdentityVerification> | IdentityVerification),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/submit_verification',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitVerificationResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getSubmitVerificationMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/submit_verification',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitVerificationResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getSubmitVerificationMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/submit_verification',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitVerificationResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getSubmitVerificationMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/submit_verification',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitVerificationResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getSubmitVerificationMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/submit_verification',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitVerificationResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getSubmitVerificationMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/submit_verification',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitVerificationResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getSubmitVerificationMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/submit_verification',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitVerificationResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getSubmitVerificationMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/submit_verification',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitVerificationResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getSubmitVerificationMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/submit_verification',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitVerificationResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetIdentityVerificationMockHandler = (
  overrideResponse?:
    | IdentityState
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<IdentityState> | IdentityState),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/identity_verification',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetIdentityVerificationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetIdentityVerificationMockHandler200 = (
  overrideResponse?:
    | IdentityState
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<IdentityState> | IdentityState),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/identity_verification',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetIdentityVerificationResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetIdentityVerificationMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/identity_verification',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetIdentityVerificationResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetIdentityVerificationMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/identity_verification',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetIdentityVerificationResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetIdentityVerificationMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/identity_verification',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetIdentityVerificationResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetIdentityVerificationMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/identity_verification',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetIdentityVerificationResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetIdentityVerificationMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/identity_verification',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetIdentityVerificationResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getAccountMock = () => [
  getUpdateCurrentUserMockHandler(),
  getCloseAccountMockHandler(),
  getUpdatePreferencesMockHandler(),
  getSubmitVerificationMockHandler(),
  getGetIdentityVerificationMockHandler(),
];
