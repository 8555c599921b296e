/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  Acknowledgement,
  BadRequestResponse,
  InternalErrorResponse,
  LinkState,
  MagicLink,
  NotFoundResponse,
  PasswordResetLink,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnprocessableContentResponse,
  UnsupportedMediaTypeResponse,
  User,
} from '../../model';

export const getCheckConfirmationResponseMock = (): LinkState => ({
  state: 'usable',
  asks_for: 'password_or_new',
});

export const getCheckConfirmationResponseMock200 = (): LinkState => ({
  state: 'usable',
  asks_for: 'password_or_new',
});

export const getCheckConfirmationResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getCheckConfirmationResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCheckConfirmationResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCheckConfirmationResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmEmailResponseMock = (): User => ({
  id: 59,
  first_name: 'Mara',
  last_name: 'Lind',
  company: null,
  email: 'mara.lind@example.com',
  email_verified_at: '2026-11-20T10:04:00.000Z',
  new_email: null,
  phone_number: null,
  phone_country_code: null,
  whatsapp_number: null,
  whatsapp_country_code: null,
  telegram: null,
  preferred_contact_method: 'email',
  has_set_password: true,
  status: 'active',
  buyer_account_status: 'none',
  identity_status: 'not_submitted',
  type_of_user: 'seller',
  country: null,
  buyerAccount: null,
  message_notifications: true,
  claim_notifications: true,
  claim_case_follow_notifications: true,
  message_with_the_staff: true,
  payment_method: null,
  custom_payment_method: null,
  sign_in_count: 1,
  impersonator: null,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:04:00.000Z',
});

export const getConfirmEmailResponseMock200 = (): User => ({
  id: 59,
  first_name: 'Mara',
  last_name: 'Lind',
  company: null,
  email: 'mara.lind@example.com',
  email_verified_at: '2026-11-20T10:04:00.000Z',
  new_email: null,
  phone_number: null,
  phone_country_code: null,
  whatsapp_number: null,
  whatsapp_country_code: null,
  telegram: null,
  preferred_contact_method: 'email',
  has_set_password: true,
  status: 'active',
  buyer_account_status: 'none',
  identity_status: 'not_submitted',
  type_of_user: 'seller',
  country: null,
  buyerAccount: null,
  message_notifications: true,
  claim_notifications: true,
  claim_case_follow_notifications: true,
  message_with_the_staff: true,
  payment_method: null,
  custom_payment_method: null,
  sign_in_count: 1,
  impersonator: null,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:04:00.000Z',
});

export const getConfirmEmailResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmEmailResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmEmailResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmEmailResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmEmailResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Too many attempts.',
  code: 'rate_limited',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmEmailResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmEmailResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getResendConfirmationResponseMock = (): Acknowledgement => ({
  message: 'If this address waits for confirmation, a new mail is on its way.',
});

export const getResendConfirmationResponseMock202 = (): Acknowledgement => ({
  message: 'If this address waits for confirmation, a new mail is on its way.',
});

export const getResendConfirmationResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getResendConfirmationResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getResendConfirmationResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getResendConfirmationResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getResendConfirmationResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Too many attempts.',
  code: 'rate_limited',
  request_id: '01JD3W7V9GQ6',
});

export const getResendConfirmationResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getResendConfirmationResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCheckMagicLinkResponseMock = (): MagicLink => ({
  state: 'usable',
  email: 'seller@example.com',
  ends: 'nothing',
});

export const getCheckMagicLinkResponseMock200 = (): MagicLink => ({
  state: 'usable',
  email: 'seller@example.com',
  ends: 'nothing',
});

export const getCheckMagicLinkResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getCheckMagicLinkResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCheckMagicLinkResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCheckMagicLinkResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getVerifyMagicLinkResponseMock = (): User => ({
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
  claim_notifications: true,
  claim_case_follow_notifications: true,
  message_with_the_staff: true,
  payment_method: 'bank_transfer',
  custom_payment_method: null,
  sign_in_count: 4,
  impersonator: null,
  created_at: '2026-03-02T09:10:00.000Z',
  updated_at: '2026-10-11T16:45:00.000Z',
});

export const getVerifyMagicLinkResponseMock200 = (): User => ({
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
  claim_notifications: true,
  claim_case_follow_notifications: true,
  message_with_the_staff: true,
  payment_method: 'bank_transfer',
  custom_payment_method: null,
  sign_in_count: 4,
  impersonator: null,
  created_at: '2026-03-02T09:10:00.000Z',
  updated_at: '2026-10-11T16:45:00.000Z',
});

export const getVerifyMagicLinkResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getVerifyMagicLinkResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getVerifyMagicLinkResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getVerifyMagicLinkResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getVerifyMagicLinkResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getVerifyMagicLinkResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCheckPasswordResetResponseMock = (): PasswordResetLink => ({
  state: 'usable',
  ends: 'nothing',
});

export const getCheckPasswordResetResponseMock200 = (): PasswordResetLink => ({
  state: 'usable',
  ends: 'nothing',
});

export const getCheckPasswordResetResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getCheckPasswordResetResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCheckPasswordResetResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCheckPasswordResetResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getRequestPasswordResetResponseMock = (): Acknowledgement => ({
  message: 'If there is an account with this address, a mail is on its way.',
});

export const getRequestPasswordResetResponseMock202 = (): Acknowledgement => ({
  message: 'If there is an account with this address, a mail is on its way.',
});

export const getRequestPasswordResetResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getRequestPasswordResetResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getRequestPasswordResetResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getRequestPasswordResetResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getRequestPasswordResetResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Too many attempts.',
  code: 'rate_limited',
  request_id: '01JD3W7V9GQ6',
});

export const getRequestPasswordResetResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getRequestPasswordResetResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getResetPasswordResponseMock = (): Acknowledgement => ({
  message: 'Your password is set. You can log in now.',
});

export const getResetPasswordResponseMock200 = (): Acknowledgement => ({
  message: 'Your password is set. You can log in now.',
});

export const getResetPasswordResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getResetPasswordResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getResetPasswordResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getResetPasswordResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getResetPasswordResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getResetPasswordResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCheckConfirmationMockHandler = (
  overrideResponse?:
    | LinkState
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LinkState> | LinkState),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/users/confirmation',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckConfirmationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCheckConfirmationMockHandler200 = (
  overrideResponse?:
    | LinkState
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LinkState> | LinkState),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/users/confirmation',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckConfirmationResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCheckConfirmationMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/users/confirmation',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckConfirmationResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getCheckConfirmationMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/users/confirmation',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckConfirmationResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCheckConfirmationMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/users/confirmation',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckConfirmationResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCheckConfirmationMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/users/confirmation',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckConfirmationResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getConfirmEmailMockHandler = (
  overrideResponse?:
    | User
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/confirmation',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmEmailResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getConfirmEmailMockHandler200 = (
  overrideResponse?:
    | User
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/confirmation',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmEmailResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getConfirmEmailMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/confirmation',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmEmailResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getConfirmEmailMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/confirmation',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmEmailResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getConfirmEmailMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/confirmation',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmEmailResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getConfirmEmailMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/confirmation',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmEmailResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getConfirmEmailMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/confirmation',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmEmailResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getConfirmEmailMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/confirmation',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmEmailResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getConfirmEmailMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/confirmation',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmEmailResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getResendConfirmationMockHandler = (
  overrideResponse?:
    | Acknowledgement
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Acknowledgement> | Acknowledgement),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/confirmation/resend',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResendConfirmationResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getResendConfirmationMockHandler202 = (
  overrideResponse?:
    | Acknowledgement
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Acknowledgement> | Acknowledgement),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/confirmation/resend',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResendConfirmationResponseMock202(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getResendConfirmationMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/confirmation/resend',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResendConfirmationResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getResendConfirmationMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/confirmation/resend',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResendConfirmationResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getResendConfirmationMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/confirmation/resend',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResendConfirmationResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getResendConfirmationMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/confirmation/resend',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResendConfirmationResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getResendConfirmationMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/confirmation/resend',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResendConfirmationResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getResendConfirmationMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/confirmation/resend',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResendConfirmationResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getResendConfirmationMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/confirmation/resend',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResendConfirmationResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getCheckMagicLinkMockHandler = (
  overrideResponse?:
    | MagicLink
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MagicLink> | MagicLink),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/magic_link/verify',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckMagicLinkResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCheckMagicLinkMockHandler200 = (
  overrideResponse?:
    | MagicLink
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MagicLink> | MagicLink),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/magic_link/verify',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckMagicLinkResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCheckMagicLinkMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/magic_link/verify',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckMagicLinkResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getCheckMagicLinkMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/magic_link/verify',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckMagicLinkResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCheckMagicLinkMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/magic_link/verify',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckMagicLinkResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCheckMagicLinkMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/magic_link/verify',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckMagicLinkResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getVerifyMagicLinkMockHandler = (
  overrideResponse?:
    | User
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/magic_link/verify',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVerifyMagicLinkResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVerifyMagicLinkMockHandler200 = (
  overrideResponse?:
    | User
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/magic_link/verify',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVerifyMagicLinkResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVerifyMagicLinkMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/magic_link/verify',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVerifyMagicLinkResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getVerifyMagicLinkMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/magic_link/verify',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVerifyMagicLinkResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getVerifyMagicLinkMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/magic_link/verify',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVerifyMagicLinkResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getVerifyMagicLinkMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/magic_link/verify',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVerifyMagicLinkResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getVerifyMagicLinkMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/magic_link/verify',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVerifyMagicLinkResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getVerifyMagicLinkMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/magic_link/verify',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVerifyMagicLinkResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getCheckPasswordResetMockHandler = (
  overrideResponse?:
    | PasswordResetLink
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PasswordResetLink> | PasswordResetLink),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckPasswordResetResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCheckPasswordResetMockHandler200 = (
  overrideResponse?:
    | PasswordResetLink
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PasswordResetLink> | PasswordResetLink),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckPasswordResetResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCheckPasswordResetMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckPasswordResetResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getCheckPasswordResetMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckPasswordResetResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCheckPasswordResetMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckPasswordResetResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCheckPasswordResetMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckPasswordResetResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getRequestPasswordResetMockHandler = (
  overrideResponse?:
    | Acknowledgement
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Acknowledgement> | Acknowledgement),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestPasswordResetResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getRequestPasswordResetMockHandler202 = (
  overrideResponse?:
    | Acknowledgement
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Acknowledgement> | Acknowledgement),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestPasswordResetResponseMock202(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getRequestPasswordResetMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestPasswordResetResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getRequestPasswordResetMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestPasswordResetResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getRequestPasswordResetMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestPasswordResetResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getRequestPasswordResetMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestPasswordResetResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getRequestPasswordResetMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestPasswordResetResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getRequestPasswordResetMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestPasswordResetResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getRequestPasswordResetMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestPasswordResetResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getResetPasswordMockHandler = (
  overrideResponse?:
    | Acknowledgement
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<Acknowledgement> | Acknowledgement),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResetPasswordResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getResetPasswordMockHandler200 = (
  overrideResponse?:
    | Acknowledgement
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<Acknowledgement> | Acknowledgement),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResetPasswordResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getResetPasswordMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResetPasswordResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getResetPasswordMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResetPasswordResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getResetPasswordMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResetPasswordResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getResetPasswordMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResetPasswordResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getResetPasswordMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResetPasswordResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getResetPasswordMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/auth/password_resets',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResetPasswordResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getMailedLinksMock = () => [
  getCheckConfirmationMockHandler(),
  getConfirmEmailMockHandler(),
  getResendConfirmationMockHandler(),
  getCheckMagicLinkMockHandler(),
  getVerifyMagicLinkMockHandler(),
  getCheckPasswordResetMockHandler(),
  getRequestPasswordResetMockHandler(),
  getResetPasswordMockHandler(),
];
