/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { faker } from '@faker-js/faker';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  BuyerAccountStatus,
  ContactMethod,
  CountryCode,
  ErrorCode,
  IdentityStatus,
  PaymentMethod,
  TypeOfUser,
  UserStatus,
} from '../../model';
import type {
  Acknowledgement,
  BadRequestResponse,
  BuyerAccountSummary,
  ForbiddenResponse,
  Impersonator,
  InternalErrorResponse,
  LinkState,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnknownAccountResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
  User,
} from '../../model';

export const getSignInUserResponseBuyerAccountSummaryMock = (
  overrideResponse: Partial<BuyerAccountSummary> = {},
): BuyerAccountSummary => ({
  ...{
    agreementAccepted: faker.datatype.boolean(),
    status: faker.helpers.arrayElement(Object.values(BuyerAccountStatus)),
    rejectionReason: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
  },
  ...overrideResponse,
});

export const getSignInUserResponseImpersonatorMock = (
  overrideResponse: Partial<Impersonator> = {},
): Impersonator => ({
  ...{ id: faker.number.int(), name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
  ...overrideResponse,
});

export const getSignInUserResponseMock = (
  overrideResponse: Partial<Extract<User, object>> = {},
): User => ({
  id: faker.number.int(),
  first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  company: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  email_verified_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  new_email: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  phone_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  phone_country_code: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  whatsapp_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  whatsapp_country_code: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  telegram: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  preferred_contact_method: faker.helpers.arrayElement(Object.values(ContactMethod)),
  has_set_password: faker.datatype.boolean(),
  status: faker.helpers.arrayElement(Object.values(UserStatus)),
  buyer_account_status: faker.helpers.arrayElement(Object.values(BuyerAccountStatus)),
  identity_status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
  type_of_user: faker.helpers.arrayElement(Object.values(TypeOfUser)),
  country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  buyerAccount: faker.helpers.arrayElement([
    { ...getSignInUserResponseBuyerAccountSummaryMock() },
    null,
  ]),
  message_notifications: faker.datatype.boolean(),
  claim_notifications: faker.datatype.boolean(),
  claim_case_follow_notifications: faker.datatype.boolean(),
  message_with_the_staff: faker.datatype.boolean(),
  payment_method: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(PaymentMethod)),
    null,
  ]),
  custom_payment_method: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  sign_in_count: faker.number.int(),
  impersonator: faker.helpers.arrayElement([{ ...getSignInUserResponseImpersonatorMock() }, null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getSignInUserResponseMock200 = (
  overrideResponse: Partial<Extract<User, object>> = {},
): User => ({
  id: faker.number.int(),
  first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  company: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  email_verified_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  new_email: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  phone_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  phone_country_code: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  whatsapp_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  whatsapp_country_code: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  telegram: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  preferred_contact_method: faker.helpers.arrayElement(Object.values(ContactMethod)),
  has_set_password: faker.datatype.boolean(),
  status: faker.helpers.arrayElement(Object.values(UserStatus)),
  buyer_account_status: faker.helpers.arrayElement(Object.values(BuyerAccountStatus)),
  identity_status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
  type_of_user: faker.helpers.arrayElement(Object.values(TypeOfUser)),
  country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  buyerAccount: faker.helpers.arrayElement([
    { ...getSignInUserResponseBuyerAccountSummaryMock() },
    null,
  ]),
  message_notifications: faker.datatype.boolean(),
  claim_notifications: faker.datatype.boolean(),
  claim_case_follow_notifications: faker.datatype.boolean(),
  message_with_the_staff: faker.datatype.boolean(),
  payment_method: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(PaymentMethod)),
    null,
  ]),
  custom_payment_method: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  sign_in_count: faker.number.int(),
  impersonator: faker.helpers.arrayElement([{ ...getSignInUserResponseImpersonatorMock() }, null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getSignInUserResponseMock400 = (
  overrideResponse: Partial<Extract<BadRequestResponse, object>> = {},
): BadRequestResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSignInUserResponseMock413 = (
  overrideResponse: Partial<Extract<PayloadTooLargeResponse, object>> = {},
): PayloadTooLargeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSignInUserResponseMock415 = (
  overrideResponse: Partial<Extract<UnsupportedMediaTypeResponse, object>> = {},
): UnsupportedMediaTypeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSignInUserResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableContentResponse, object>> = {},
): UnprocessableContentResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSignInUserResponseMock429 = (
  overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {},
): TooManyRequestsResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSignInUserResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSignInUserResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSignOutUserResponseMock401 = (
  overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {},
): UnauthorizedResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSignOutUserResponseMock403 = (
  overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {},
): ForbiddenResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSignOutUserResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableWriteResponse, object>> = {},
): UnprocessableWriteResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSignOutUserResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSignOutUserResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRegisterUserResponseMock = (
  overrideResponse: Partial<Extract<Acknowledgement, object>> = {},
): Acknowledgement => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRegisterUserResponseMock202 = (
  overrideResponse: Partial<Extract<Acknowledgement, object>> = {},
): Acknowledgement => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRegisterUserResponseMock400 = (
  overrideResponse: Partial<Extract<BadRequestResponse, object>> = {},
): BadRequestResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRegisterUserResponseMock413 = (
  overrideResponse: Partial<Extract<PayloadTooLargeResponse, object>> = {},
): PayloadTooLargeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRegisterUserResponseMock415 = (
  overrideResponse: Partial<Extract<UnsupportedMediaTypeResponse, object>> = {},
): UnsupportedMediaTypeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRegisterUserResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableContentResponse, object>> = {},
): UnprocessableContentResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRegisterUserResponseMock429 = (
  overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {},
): TooManyRequestsResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRegisterUserResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRegisterUserResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCheckConfirmationResponseMock = (
  overrideResponse: Partial<Extract<LinkState, object>> = {},
): LinkState => ({
  state: faker.helpers.arrayElement(['usable', 'used', 'expired'] as const),
  asks_for: faker.helpers.arrayElement([
    'nothing',
    'password',
    'password_or_new',
    'session',
  ] as const),
  ...overrideResponse,
});

export const getCheckConfirmationResponseMock200 = (
  overrideResponse: Partial<Extract<LinkState, object>> = {},
): LinkState => ({
  state: faker.helpers.arrayElement(['usable', 'used', 'expired'] as const),
  asks_for: faker.helpers.arrayElement([
    'nothing',
    'password',
    'password_or_new',
    'session',
  ] as const),
  ...overrideResponse,
});

export const getCheckConfirmationResponseMock404 = (
  overrideResponse: Partial<Extract<NotFoundResponse, object>> = {},
): NotFoundResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCheckConfirmationResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableContentResponse, object>> = {},
): UnprocessableContentResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCheckConfirmationResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCheckConfirmationResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getConfirmEmailResponseBuyerAccountSummaryMock = (
  overrideResponse: Partial<BuyerAccountSummary> = {},
): BuyerAccountSummary => ({
  ...{
    agreementAccepted: faker.datatype.boolean(),
    status: faker.helpers.arrayElement(Object.values(BuyerAccountStatus)),
    rejectionReason: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
  },
  ...overrideResponse,
});

export const getConfirmEmailResponseImpersonatorMock = (
  overrideResponse: Partial<Impersonator> = {},
): Impersonator => ({
  ...{ id: faker.number.int(), name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
  ...overrideResponse,
});

export const getConfirmEmailResponseMock = (
  overrideResponse: Partial<Extract<User, object>> = {},
): User => ({
  id: faker.number.int(),
  first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  company: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  email_verified_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  new_email: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  phone_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  phone_country_code: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  whatsapp_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  whatsapp_country_code: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  telegram: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  preferred_contact_method: faker.helpers.arrayElement(Object.values(ContactMethod)),
  has_set_password: faker.datatype.boolean(),
  status: faker.helpers.arrayElement(Object.values(UserStatus)),
  buyer_account_status: faker.helpers.arrayElement(Object.values(BuyerAccountStatus)),
  identity_status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
  type_of_user: faker.helpers.arrayElement(Object.values(TypeOfUser)),
  country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  buyerAccount: faker.helpers.arrayElement([
    { ...getConfirmEmailResponseBuyerAccountSummaryMock() },
    null,
  ]),
  message_notifications: faker.datatype.boolean(),
  claim_notifications: faker.datatype.boolean(),
  claim_case_follow_notifications: faker.datatype.boolean(),
  message_with_the_staff: faker.datatype.boolean(),
  payment_method: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(PaymentMethod)),
    null,
  ]),
  custom_payment_method: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  sign_in_count: faker.number.int(),
  impersonator: faker.helpers.arrayElement([
    { ...getConfirmEmailResponseImpersonatorMock() },
    null,
  ]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getConfirmEmailResponseMock200 = (
  overrideResponse: Partial<Extract<User, object>> = {},
): User => ({
  id: faker.number.int(),
  first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  company: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  email_verified_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  new_email: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  phone_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  phone_country_code: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  whatsapp_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  whatsapp_country_code: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  telegram: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  preferred_contact_method: faker.helpers.arrayElement(Object.values(ContactMethod)),
  has_set_password: faker.datatype.boolean(),
  status: faker.helpers.arrayElement(Object.values(UserStatus)),
  buyer_account_status: faker.helpers.arrayElement(Object.values(BuyerAccountStatus)),
  identity_status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
  type_of_user: faker.helpers.arrayElement(Object.values(TypeOfUser)),
  country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  buyerAccount: faker.helpers.arrayElement([
    { ...getConfirmEmailResponseBuyerAccountSummaryMock() },
    null,
  ]),
  message_notifications: faker.datatype.boolean(),
  claim_notifications: faker.datatype.boolean(),
  claim_case_follow_notifications: faker.datatype.boolean(),
  message_with_the_staff: faker.datatype.boolean(),
  payment_method: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(PaymentMethod)),
    null,
  ]),
  custom_payment_method: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  sign_in_count: faker.number.int(),
  impersonator: faker.helpers.arrayElement([
    { ...getConfirmEmailResponseImpersonatorMock() },
    null,
  ]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getConfirmEmailResponseMock400 = (
  overrideResponse: Partial<Extract<BadRequestResponse, object>> = {},
): BadRequestResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getConfirmEmailResponseMock413 = (
  overrideResponse: Partial<Extract<PayloadTooLargeResponse, object>> = {},
): PayloadTooLargeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getConfirmEmailResponseMock415 = (
  overrideResponse: Partial<Extract<UnsupportedMediaTypeResponse, object>> = {},
): UnsupportedMediaTypeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getConfirmEmailResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableContentResponse, object>> = {},
): UnprocessableContentResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getConfirmEmailResponseMock429 = (
  overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {},
): TooManyRequestsResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getConfirmEmailResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getConfirmEmailResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResendConfirmationResponseMock = (
  overrideResponse: Partial<Extract<Acknowledgement, object>> = {},
): Acknowledgement => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResendConfirmationResponseMock202 = (
  overrideResponse: Partial<Extract<Acknowledgement, object>> = {},
): Acknowledgement => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResendConfirmationResponseMock400 = (
  overrideResponse: Partial<Extract<BadRequestResponse, object>> = {},
): BadRequestResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResendConfirmationResponseMock413 = (
  overrideResponse: Partial<Extract<PayloadTooLargeResponse, object>> = {},
): PayloadTooLargeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResendConfirmationResponseMock415 = (
  overrideResponse: Partial<Extract<UnsupportedMediaTypeResponse, object>> = {},
): UnsupportedMediaTypeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResendConfirmationResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableContentResponse, object>> = {},
): UnprocessableContentResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResendConfirmationResponseMock429 = (
  overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {},
): TooManyRequestsResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResendConfirmationResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResendConfirmationResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSendMagicLinkResponseMock = (
  overrideResponse: Partial<Extract<Acknowledgement, object>> = {},
): Acknowledgement => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSendMagicLinkResponseMock202 = (
  overrideResponse: Partial<Extract<Acknowledgement, object>> = {},
): Acknowledgement => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSendMagicLinkResponseMock400 = (
  overrideResponse: Partial<Extract<BadRequestResponse, object>> = {},
): BadRequestResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSendMagicLinkResponseMock404 = (
  overrideResponse: Partial<Extract<UnknownAccountResponse, object>> = {},
): UnknownAccountResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSendMagicLinkResponseMock413 = (
  overrideResponse: Partial<Extract<PayloadTooLargeResponse, object>> = {},
): PayloadTooLargeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSendMagicLinkResponseMock415 = (
  overrideResponse: Partial<Extract<UnsupportedMediaTypeResponse, object>> = {},
): UnsupportedMediaTypeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSendMagicLinkResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableContentResponse, object>> = {},
): UnprocessableContentResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSendMagicLinkResponseMock429 = (
  overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {},
): TooManyRequestsResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSendMagicLinkResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSendMagicLinkResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getVerifyMagicLinkResponseBuyerAccountSummaryMock = (
  overrideResponse: Partial<BuyerAccountSummary> = {},
): BuyerAccountSummary => ({
  ...{
    agreementAccepted: faker.datatype.boolean(),
    status: faker.helpers.arrayElement(Object.values(BuyerAccountStatus)),
    rejectionReason: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
  },
  ...overrideResponse,
});

export const getVerifyMagicLinkResponseImpersonatorMock = (
  overrideResponse: Partial<Impersonator> = {},
): Impersonator => ({
  ...{ id: faker.number.int(), name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
  ...overrideResponse,
});

export const getVerifyMagicLinkResponseMock = (
  overrideResponse: Partial<Extract<User, object>> = {},
): User => ({
  id: faker.number.int(),
  first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  company: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  email_verified_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  new_email: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  phone_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  phone_country_code: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  whatsapp_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  whatsapp_country_code: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  telegram: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  preferred_contact_method: faker.helpers.arrayElement(Object.values(ContactMethod)),
  has_set_password: faker.datatype.boolean(),
  status: faker.helpers.arrayElement(Object.values(UserStatus)),
  buyer_account_status: faker.helpers.arrayElement(Object.values(BuyerAccountStatus)),
  identity_status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
  type_of_user: faker.helpers.arrayElement(Object.values(TypeOfUser)),
  country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  buyerAccount: faker.helpers.arrayElement([
    { ...getVerifyMagicLinkResponseBuyerAccountSummaryMock() },
    null,
  ]),
  message_notifications: faker.datatype.boolean(),
  claim_notifications: faker.datatype.boolean(),
  claim_case_follow_notifications: faker.datatype.boolean(),
  message_with_the_staff: faker.datatype.boolean(),
  payment_method: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(PaymentMethod)),
    null,
  ]),
  custom_payment_method: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  sign_in_count: faker.number.int(),
  impersonator: faker.helpers.arrayElement([
    { ...getVerifyMagicLinkResponseImpersonatorMock() },
    null,
  ]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getVerifyMagicLinkResponseMock200 = (
  overrideResponse: Partial<Extract<User, object>> = {},
): User => ({
  id: faker.number.int(),
  first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  company: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  email_verified_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  new_email: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  phone_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  phone_country_code: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  whatsapp_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  whatsapp_country_code: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  telegram: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  preferred_contact_method: faker.helpers.arrayElement(Object.values(ContactMethod)),
  has_set_password: faker.datatype.boolean(),
  status: faker.helpers.arrayElement(Object.values(UserStatus)),
  buyer_account_status: faker.helpers.arrayElement(Object.values(BuyerAccountStatus)),
  identity_status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
  type_of_user: faker.helpers.arrayElement(Object.values(TypeOfUser)),
  country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  buyerAccount: faker.helpers.arrayElement([
    { ...getVerifyMagicLinkResponseBuyerAccountSummaryMock() },
    null,
  ]),
  message_notifications: faker.datatype.boolean(),
  claim_notifications: faker.datatype.boolean(),
  claim_case_follow_notifications: faker.datatype.boolean(),
  message_with_the_staff: faker.datatype.boolean(),
  payment_method: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(PaymentMethod)),
    null,
  ]),
  custom_payment_method: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  sign_in_count: faker.number.int(),
  impersonator: faker.helpers.arrayElement([
    { ...getVerifyMagicLinkResponseImpersonatorMock() },
    null,
  ]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getVerifyMagicLinkResponseMock400 = (
  overrideResponse: Partial<Extract<BadRequestResponse, object>> = {},
): BadRequestResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getVerifyMagicLinkResponseMock413 = (
  overrideResponse: Partial<Extract<PayloadTooLargeResponse, object>> = {},
): PayloadTooLargeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getVerifyMagicLinkResponseMock415 = (
  overrideResponse: Partial<Extract<UnsupportedMediaTypeResponse, object>> = {},
): UnsupportedMediaTypeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getVerifyMagicLinkResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableContentResponse, object>> = {},
): UnprocessableContentResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getVerifyMagicLinkResponseMock429 = (
  overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {},
): TooManyRequestsResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getVerifyMagicLinkResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getVerifyMagicLinkResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRequestPasswordResetResponseMock = (
  overrideResponse: Partial<Extract<Acknowledgement, object>> = {},
): Acknowledgement => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRequestPasswordResetResponseMock202 = (
  overrideResponse: Partial<Extract<Acknowledgement, object>> = {},
): Acknowledgement => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRequestPasswordResetResponseMock400 = (
  overrideResponse: Partial<Extract<BadRequestResponse, object>> = {},
): BadRequestResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRequestPasswordResetResponseMock413 = (
  overrideResponse: Partial<Extract<PayloadTooLargeResponse, object>> = {},
): PayloadTooLargeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRequestPasswordResetResponseMock415 = (
  overrideResponse: Partial<Extract<UnsupportedMediaTypeResponse, object>> = {},
): UnsupportedMediaTypeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRequestPasswordResetResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableContentResponse, object>> = {},
): UnprocessableContentResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRequestPasswordResetResponseMock429 = (
  overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {},
): TooManyRequestsResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRequestPasswordResetResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRequestPasswordResetResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResetPasswordResponseMock = (
  overrideResponse: Partial<Extract<Acknowledgement, object>> = {},
): Acknowledgement => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResetPasswordResponseMock200 = (
  overrideResponse: Partial<Extract<Acknowledgement, object>> = {},
): Acknowledgement => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResetPasswordResponseMock400 = (
  overrideResponse: Partial<Extract<BadRequestResponse, object>> = {},
): BadRequestResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResetPasswordResponseMock413 = (
  overrideResponse: Partial<Extract<PayloadTooLargeResponse, object>> = {},
): PayloadTooLargeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResetPasswordResponseMock415 = (
  overrideResponse: Partial<Extract<UnsupportedMediaTypeResponse, object>> = {},
): UnsupportedMediaTypeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResetPasswordResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableContentResponse, object>> = {},
): UnprocessableContentResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResetPasswordResponseMock429 = (
  overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {},
): TooManyRequestsResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResetPasswordResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResetPasswordResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSignInUserMockHandler = (
  overrideResponse?:
    | User
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/sign_in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignInUserResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSignInUserMockHandler200 = (
  overrideResponse?:
    | User
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/sign_in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignInUserResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSignInUserMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/sign_in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignInUserResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getSignInUserMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/sign_in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignInUserResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getSignInUserMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/sign_in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignInUserResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getSignInUserMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/sign_in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignInUserResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getSignInUserMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/sign_in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignInUserResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getSignInUserMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/sign_in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignInUserResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getSignInUserMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users/sign_in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignInUserResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getSignOutUserMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/users/sign_out',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getSignOutUserMockHandler204 = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/users/sign_out',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getSignOutUserMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/users/sign_out',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignOutUserResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getSignOutUserMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/users/sign_out',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignOutUserResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getSignOutUserMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/users/sign_out',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignOutUserResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getSignOutUserMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/users/sign_out',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignOutUserResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getSignOutUserMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/users/sign_out',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignOutUserResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getRegisterUserMockHandler = (
  overrideResponse?:
    | Acknowledgement
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Acknowledgement> | Acknowledgement),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterUserResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getRegisterUserMockHandler202 = (
  overrideResponse?:
    | Acknowledgement
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Acknowledgement> | Acknowledgement),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterUserResponseMock202(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getRegisterUserMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterUserResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getRegisterUserMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterUserResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getRegisterUserMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterUserResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getRegisterUserMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterUserResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getRegisterUserMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterUserResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getRegisterUserMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterUserResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getRegisterUserMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/users',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterUserResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

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

export const getSendMagicLinkMockHandler = (
  overrideResponse?:
    | Acknowledgement
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Acknowledgement> | Acknowledgement),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/magic_link/send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSendMagicLinkResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getSendMagicLinkMockHandler202 = (
  overrideResponse?:
    | Acknowledgement
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Acknowledgement> | Acknowledgement),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/magic_link/send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSendMagicLinkResponseMock202(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getSendMagicLinkMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/magic_link/send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSendMagicLinkResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getSendMagicLinkMockHandler404 = (
  overrideResponse?:
    | UnknownAccountResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnknownAccountResponse> | UnknownAccountResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/magic_link/send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSendMagicLinkResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getSendMagicLinkMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/magic_link/send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSendMagicLinkResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getSendMagicLinkMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/magic_link/send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSendMagicLinkResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getSendMagicLinkMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/magic_link/send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSendMagicLinkResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getSendMagicLinkMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/magic_link/send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSendMagicLinkResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getSendMagicLinkMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/magic_link/send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSendMagicLinkResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getSendMagicLinkMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/auth/magic_link/send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSendMagicLinkResponseMock503(),
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

export const getVerifyMagicLinkMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
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
          : getVerifyMagicLinkResponseMock429(),
        { status: 429 },
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

export const getResetPasswordMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
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
          : getResetPasswordResponseMock429(),
        { status: 429 },
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
export const getAuthMock = () => [
  getSignInUserMockHandler(),
  getSignOutUserMockHandler(),
  getRegisterUserMockHandler(),
  getCheckConfirmationMockHandler(),
  getConfirmEmailMockHandler(),
  getResendConfirmationMockHandler(),
  getSendMagicLinkMockHandler(),
  getVerifyMagicLinkMockHandler(),
  getRequestPasswordResetMockHandler(),
  getResetPasswordMockHandler(),
];
