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
  BadRequestResponse,
  BuyerAccountSummary,
  ForbiddenResponse,
  IdentityState,
  IdentityVerification,
  Impersonator,
  InternalErrorResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
  User,
} from '../../model';

export const getGetCurrentUserResponseBuyerAccountSummaryMock = (
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

export const getGetCurrentUserResponseImpersonatorMock = (
  overrideResponse: Partial<Impersonator> = {},
): Impersonator => ({
  ...{ id: faker.number.int(), name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
  ...overrideResponse,
});

export const getGetCurrentUserResponseMock = (
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
    { ...getGetCurrentUserResponseBuyerAccountSummaryMock() },
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
    { ...getGetCurrentUserResponseImpersonatorMock() },
    null,
  ]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getGetCurrentUserResponseMock200 = (
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
    { ...getGetCurrentUserResponseBuyerAccountSummaryMock() },
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
    { ...getGetCurrentUserResponseImpersonatorMock() },
    null,
  ]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getGetCurrentUserResponseMock401 = (
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

export const getGetCurrentUserResponseMock403 = (
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

export const getGetCurrentUserResponseMock422 = (
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

export const getGetCurrentUserResponseMock500 = (
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

export const getGetCurrentUserResponseMock503 = (
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

export const getUpdateCurrentUserResponseBuyerAccountSummaryMock = (
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

export const getUpdateCurrentUserResponseImpersonatorMock = (
  overrideResponse: Partial<Impersonator> = {},
): Impersonator => ({
  ...{ id: faker.number.int(), name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
  ...overrideResponse,
});

export const getUpdateCurrentUserResponseMock = (
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
    { ...getUpdateCurrentUserResponseBuyerAccountSummaryMock() },
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
    { ...getUpdateCurrentUserResponseImpersonatorMock() },
    null,
  ]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getUpdateCurrentUserResponseMock200 = (
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
    { ...getUpdateCurrentUserResponseBuyerAccountSummaryMock() },
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
    { ...getUpdateCurrentUserResponseImpersonatorMock() },
    null,
  ]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getUpdateCurrentUserResponseMock400 = (
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

export const getUpdateCurrentUserResponseMock401 = (
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

export const getUpdateCurrentUserResponseMock403 = (
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

export const getUpdateCurrentUserResponseMock413 = (
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

export const getUpdateCurrentUserResponseMock415 = (
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

export const getUpdateCurrentUserResponseMock422 = (
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

export const getUpdateCurrentUserResponseMock500 = (
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

export const getUpdateCurrentUserResponseMock503 = (
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

export const getUpdatePreferencesResponseBuyerAccountSummaryMock = (
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

export const getUpdatePreferencesResponseImpersonatorMock = (
  overrideResponse: Partial<Impersonator> = {},
): Impersonator => ({
  ...{ id: faker.number.int(), name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
  ...overrideResponse,
});

export const getUpdatePreferencesResponseMock = (
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
    { ...getUpdatePreferencesResponseBuyerAccountSummaryMock() },
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
    { ...getUpdatePreferencesResponseImpersonatorMock() },
    null,
  ]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getUpdatePreferencesResponseMock200 = (
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
    { ...getUpdatePreferencesResponseBuyerAccountSummaryMock() },
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
    { ...getUpdatePreferencesResponseImpersonatorMock() },
    null,
  ]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getUpdatePreferencesResponseMock400 = (
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

export const getUpdatePreferencesResponseMock401 = (
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

export const getUpdatePreferencesResponseMock403 = (
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

export const getUpdatePreferencesResponseMock413 = (
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

export const getUpdatePreferencesResponseMock415 = (
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

export const getUpdatePreferencesResponseMock422 = (
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

export const getUpdatePreferencesResponseMock500 = (
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

export const getUpdatePreferencesResponseMock503 = (
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

export const getSubmitVerificationResponseMock = (
  overrideResponse: Partial<Extract<IdentityVerification, object>> = {},
): IdentityVerification => ({
  attempt: faker.number.int({ min: 1 }),
  country: faker.helpers.arrayElement(Object.values(CountryCode)),
  gov_id_document_id: faker.number.int(),
  personal_photo_document_id: faker.number.int(),
  status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
  rejection_reason: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  submitted_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  reviewed_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  ...overrideResponse,
});

export const getSubmitVerificationResponseMock201 = (
  overrideResponse: Partial<Extract<IdentityVerification, object>> = {},
): IdentityVerification => ({
  attempt: faker.number.int({ min: 1 }),
  country: faker.helpers.arrayElement(Object.values(CountryCode)),
  gov_id_document_id: faker.number.int(),
  personal_photo_document_id: faker.number.int(),
  status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
  rejection_reason: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  submitted_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  reviewed_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  ...overrideResponse,
});

export const getSubmitVerificationResponseMock400 = (
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

export const getSubmitVerificationResponseMock401 = (
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

export const getSubmitVerificationResponseMock403 = (
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

export const getSubmitVerificationResponseMock413 = (
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

export const getSubmitVerificationResponseMock415 = (
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

export const getSubmitVerificationResponseMock422 = (
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

export const getSubmitVerificationResponseMock500 = (
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

export const getSubmitVerificationResponseMock503 = (
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

export const getGetIdentityVerificationResponseIdentityVerificationMock = (
  overrideResponse: Partial<IdentityVerification> = {},
): IdentityVerification => ({
  ...{
    attempt: faker.number.int({ min: 1 }),
    country: faker.helpers.arrayElement(Object.values(CountryCode)),
    gov_id_document_id: faker.number.int(),
    personal_photo_document_id: faker.number.int(),
    status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
    rejection_reason: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    submitted_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    reviewed_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + 'Z',
      null,
    ]),
  },
  ...overrideResponse,
});

export const getGetIdentityVerificationResponseMock = (
  overrideResponse: Partial<Extract<IdentityState, object>> = {},
): IdentityState => ({
  status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
  verification: faker.helpers.arrayElement([
    { ...getGetIdentityVerificationResponseIdentityVerificationMock() },
    null,
  ]),
  ...overrideResponse,
});

export const getGetIdentityVerificationResponseMock200 = (
  overrideResponse: Partial<Extract<IdentityState, object>> = {},
): IdentityState => ({
  status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
  verification: faker.helpers.arrayElement([
    { ...getGetIdentityVerificationResponseIdentityVerificationMock() },
    null,
  ]),
  ...overrideResponse,
});

export const getGetIdentityVerificationResponseMock401 = (
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

export const getGetIdentityVerificationResponseMock403 = (
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

export const getGetIdentityVerificationResponseMock422 = (
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

export const getGetIdentityVerificationResponseMock500 = (
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

export const getGetIdentityVerificationResponseMock503 = (
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

export const getGetCurrentUserMockHandler = (
  overrideResponse?:
    | User
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User> | User),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/current_user',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCurrentUserResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCurrentUserMockHandler200 = (
  overrideResponse?:
    | User
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User> | User),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/current_user',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCurrentUserResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCurrentUserMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/current_user',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCurrentUserResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetCurrentUserMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/current_user',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCurrentUserResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetCurrentUserMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/current_user',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCurrentUserResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetCurrentUserMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/current_user',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCurrentUserResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetCurrentUserMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/current_user',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCurrentUserResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

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
  getGetCurrentUserMockHandler(),
  getUpdateCurrentUserMockHandler(),
  getUpdatePreferencesMockHandler(),
  getSubmitVerificationMockHandler(),
  getGetIdentityVerificationMockHandler(),
];
