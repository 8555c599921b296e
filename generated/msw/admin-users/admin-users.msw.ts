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
  DocumentKind,
  DocumentStatus,
  ErrorCode,
  IdentityStatus,
  TypeOfUser,
  UserStatus,
} from '../../model';
import type {
  AdminUser,
  AdminUserPage,
  BadRequestResponse,
  BuyerAccountSummary,
  Document,
  ForbiddenResponse,
  IdentityVerification,
  InternalErrorResponse,
  Manager,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  StaleVersionResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
} from '../../model';

export const getListAdminUsersResponseBuyerAccountSummaryMock = (
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

export const getListAdminUsersResponseManagerMock = (
  overrideResponse: Partial<Manager> = {},
): Manager => ({
  ...{ id: faker.number.int(), name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
  ...overrideResponse,
});

export const getListAdminUsersResponseIdentityVerificationMock = (
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

export const getListAdminUsersResponseMock = (
  overrideResponse: Partial<Extract<AdminUserPage, object>> = {},
): AdminUserPage => ({
  current_page: faker.number.int({ min: 1 }),
  total_count: faker.number.int({ min: 0 }),
  users: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    id: faker.number.int(),
    first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    company: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    email: faker.string.alpha({ length: { min: 10, max: 20 } }),
    email_verified_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + 'Z',
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
    status_reason: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    buyer_account_status: faker.helpers.arrayElement(Object.values(BuyerAccountStatus)),
    identity_status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
    type_of_user: faker.helpers.arrayElement(Object.values(TypeOfUser)),
    country: faker.helpers.arrayElement([
      faker.helpers.arrayElement(Object.values(CountryCode)),
      null,
    ]),
    buyerAccount: faker.helpers.arrayElement([
      { ...getListAdminUsersResponseBuyerAccountSummaryMock() },
      null,
    ]),
    manager: faker.helpers.arrayElement([{ ...getListAdminUsersResponseManagerMock() }, null]),
    claims_count: faker.number.int({ min: 0 }),
    sign_in_count: faker.number.int({ min: 0 }),
    last_sign_in_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + 'Z',
      null,
    ]),
    identity_verification: faker.helpers.arrayElement([
      { ...getListAdminUsersResponseIdentityVerificationMock() },
      null,
    ]),
    lock_version: faker.number.int({ min: 0 }),
    token: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  })),
  ...overrideResponse,
});

export const getListAdminUsersResponseMock200 = (
  overrideResponse: Partial<Extract<AdminUserPage, object>> = {},
): AdminUserPage => ({
  current_page: faker.number.int({ min: 1 }),
  total_count: faker.number.int({ min: 0 }),
  users: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    id: faker.number.int(),
    first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    company: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    email: faker.string.alpha({ length: { min: 10, max: 20 } }),
    email_verified_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + 'Z',
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
    status_reason: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    buyer_account_status: faker.helpers.arrayElement(Object.values(BuyerAccountStatus)),
    identity_status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
    type_of_user: faker.helpers.arrayElement(Object.values(TypeOfUser)),
    country: faker.helpers.arrayElement([
      faker.helpers.arrayElement(Object.values(CountryCode)),
      null,
    ]),
    buyerAccount: faker.helpers.arrayElement([
      { ...getListAdminUsersResponseBuyerAccountSummaryMock() },
      null,
    ]),
    manager: faker.helpers.arrayElement([{ ...getListAdminUsersResponseManagerMock() }, null]),
    claims_count: faker.number.int({ min: 0 }),
    sign_in_count: faker.number.int({ min: 0 }),
    last_sign_in_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + 'Z',
      null,
    ]),
    identity_verification: faker.helpers.arrayElement([
      { ...getListAdminUsersResponseIdentityVerificationMock() },
      null,
    ]),
    lock_version: faker.number.int({ min: 0 }),
    token: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  })),
  ...overrideResponse,
});

export const getListAdminUsersResponseMock401 = (
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

export const getListAdminUsersResponseMock403 = (
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

export const getListAdminUsersResponseMock422 = (
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

export const getListAdminUsersResponseMock500 = (
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

export const getListAdminUsersResponseMock503 = (
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

export const getCreateAdminUserResponseBuyerAccountSummaryMock = (
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

export const getCreateAdminUserResponseManagerMock = (
  overrideResponse: Partial<Manager> = {},
): Manager => ({
  ...{ id: faker.number.int(), name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
  ...overrideResponse,
});

export const getCreateAdminUserResponseIdentityVerificationMock = (
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

export const getCreateAdminUserResponseMock = (
  overrideResponse: Partial<Extract<AdminUser, object>> = {},
): AdminUser => ({
  id: faker.number.int(),
  first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  company: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  email_verified_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
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
  status_reason: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  buyer_account_status: faker.helpers.arrayElement(Object.values(BuyerAccountStatus)),
  identity_status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
  type_of_user: faker.helpers.arrayElement(Object.values(TypeOfUser)),
  country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  buyerAccount: faker.helpers.arrayElement([
    { ...getCreateAdminUserResponseBuyerAccountSummaryMock() },
    null,
  ]),
  manager: faker.helpers.arrayElement([{ ...getCreateAdminUserResponseManagerMock() }, null]),
  claims_count: faker.number.int({ min: 0 }),
  sign_in_count: faker.number.int({ min: 0 }),
  last_sign_in_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  identity_verification: faker.helpers.arrayElement([
    { ...getCreateAdminUserResponseIdentityVerificationMock() },
    null,
  ]),
  lock_version: faker.number.int({ min: 0 }),
  token: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getCreateAdminUserResponseMock201 = (
  overrideResponse: Partial<Extract<AdminUser, object>> = {},
): AdminUser => ({
  id: faker.number.int(),
  first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  company: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  email_verified_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
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
  status_reason: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  buyer_account_status: faker.helpers.arrayElement(Object.values(BuyerAccountStatus)),
  identity_status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
  type_of_user: faker.helpers.arrayElement(Object.values(TypeOfUser)),
  country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  buyerAccount: faker.helpers.arrayElement([
    { ...getCreateAdminUserResponseBuyerAccountSummaryMock() },
    null,
  ]),
  manager: faker.helpers.arrayElement([{ ...getCreateAdminUserResponseManagerMock() }, null]),
  claims_count: faker.number.int({ min: 0 }),
  sign_in_count: faker.number.int({ min: 0 }),
  last_sign_in_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  identity_verification: faker.helpers.arrayElement([
    { ...getCreateAdminUserResponseIdentityVerificationMock() },
    null,
  ]),
  lock_version: faker.number.int({ min: 0 }),
  token: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getCreateAdminUserResponseMock400 = (
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

export const getCreateAdminUserResponseMock401 = (
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

export const getCreateAdminUserResponseMock403 = (
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

export const getCreateAdminUserResponseMock413 = (
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

export const getCreateAdminUserResponseMock415 = (
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

export const getCreateAdminUserResponseMock422 = (
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

export const getCreateAdminUserResponseMock500 = (
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

export const getCreateAdminUserResponseMock503 = (
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

export const getGetAdminUserResponseBuyerAccountSummaryMock = (
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

export const getGetAdminUserResponseManagerMock = (
  overrideResponse: Partial<Manager> = {},
): Manager => ({
  ...{ id: faker.number.int(), name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
  ...overrideResponse,
});

export const getGetAdminUserResponseIdentityVerificationMock = (
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

export const getGetAdminUserResponseMock = (
  overrideResponse: Partial<Extract<AdminUser, object>> = {},
): AdminUser => ({
  id: faker.number.int(),
  first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  company: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  email_verified_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
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
  status_reason: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  buyer_account_status: faker.helpers.arrayElement(Object.values(BuyerAccountStatus)),
  identity_status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
  type_of_user: faker.helpers.arrayElement(Object.values(TypeOfUser)),
  country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  buyerAccount: faker.helpers.arrayElement([
    { ...getGetAdminUserResponseBuyerAccountSummaryMock() },
    null,
  ]),
  manager: faker.helpers.arrayElement([{ ...getGetAdminUserResponseManagerMock() }, null]),
  claims_count: faker.number.int({ min: 0 }),
  sign_in_count: faker.number.int({ min: 0 }),
  last_sign_in_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  identity_verification: faker.helpers.arrayElement([
    { ...getGetAdminUserResponseIdentityVerificationMock() },
    null,
  ]),
  lock_version: faker.number.int({ min: 0 }),
  token: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getGetAdminUserResponseMock200 = (
  overrideResponse: Partial<Extract<AdminUser, object>> = {},
): AdminUser => ({
  id: faker.number.int(),
  first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  company: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  email_verified_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
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
  status_reason: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  buyer_account_status: faker.helpers.arrayElement(Object.values(BuyerAccountStatus)),
  identity_status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
  type_of_user: faker.helpers.arrayElement(Object.values(TypeOfUser)),
  country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  buyerAccount: faker.helpers.arrayElement([
    { ...getGetAdminUserResponseBuyerAccountSummaryMock() },
    null,
  ]),
  manager: faker.helpers.arrayElement([{ ...getGetAdminUserResponseManagerMock() }, null]),
  claims_count: faker.number.int({ min: 0 }),
  sign_in_count: faker.number.int({ min: 0 }),
  last_sign_in_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  identity_verification: faker.helpers.arrayElement([
    { ...getGetAdminUserResponseIdentityVerificationMock() },
    null,
  ]),
  lock_version: faker.number.int({ min: 0 }),
  token: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getGetAdminUserResponseMock401 = (
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

export const getGetAdminUserResponseMock403 = (
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

export const getGetAdminUserResponseMock404 = (
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

export const getGetAdminUserResponseMock422 = (
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

export const getGetAdminUserResponseMock500 = (
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

export const getGetAdminUserResponseMock503 = (
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

export const getUpdateAdminUserResponseBuyerAccountSummaryMock = (
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

export const getUpdateAdminUserResponseManagerMock = (
  overrideResponse: Partial<Manager> = {},
): Manager => ({
  ...{ id: faker.number.int(), name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
  ...overrideResponse,
});

export const getUpdateAdminUserResponseIdentityVerificationMock = (
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

export const getUpdateAdminUserResponseMock = (
  overrideResponse: Partial<Extract<AdminUser, object>> = {},
): AdminUser => ({
  id: faker.number.int(),
  first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  company: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  email_verified_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
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
  status_reason: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  buyer_account_status: faker.helpers.arrayElement(Object.values(BuyerAccountStatus)),
  identity_status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
  type_of_user: faker.helpers.arrayElement(Object.values(TypeOfUser)),
  country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  buyerAccount: faker.helpers.arrayElement([
    { ...getUpdateAdminUserResponseBuyerAccountSummaryMock() },
    null,
  ]),
  manager: faker.helpers.arrayElement([{ ...getUpdateAdminUserResponseManagerMock() }, null]),
  claims_count: faker.number.int({ min: 0 }),
  sign_in_count: faker.number.int({ min: 0 }),
  last_sign_in_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  identity_verification: faker.helpers.arrayElement([
    { ...getUpdateAdminUserResponseIdentityVerificationMock() },
    null,
  ]),
  lock_version: faker.number.int({ min: 0 }),
  token: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getUpdateAdminUserResponseMock200 = (
  overrideResponse: Partial<Extract<AdminUser, object>> = {},
): AdminUser => ({
  id: faker.number.int(),
  first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  company: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  email_verified_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
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
  status_reason: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  buyer_account_status: faker.helpers.arrayElement(Object.values(BuyerAccountStatus)),
  identity_status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
  type_of_user: faker.helpers.arrayElement(Object.values(TypeOfUser)),
  country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  buyerAccount: faker.helpers.arrayElement([
    { ...getUpdateAdminUserResponseBuyerAccountSummaryMock() },
    null,
  ]),
  manager: faker.helpers.arrayElement([{ ...getUpdateAdminUserResponseManagerMock() }, null]),
  claims_count: faker.number.int({ min: 0 }),
  sign_in_count: faker.number.int({ min: 0 }),
  last_sign_in_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  identity_verification: faker.helpers.arrayElement([
    { ...getUpdateAdminUserResponseIdentityVerificationMock() },
    null,
  ]),
  lock_version: faker.number.int({ min: 0 }),
  token: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getUpdateAdminUserResponseMock400 = (
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

export const getUpdateAdminUserResponseMock401 = (
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

export const getUpdateAdminUserResponseMock403 = (
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

export const getUpdateAdminUserResponseMock404 = (
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

export const getUpdateAdminUserResponseMock409 = (
  overrideResponse: Partial<Extract<StaleVersionResponse, object>> = {},
): StaleVersionResponse => ({
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

export const getUpdateAdminUserResponseMock413 = (
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

export const getUpdateAdminUserResponseMock415 = (
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

export const getUpdateAdminUserResponseMock422 = (
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

export const getUpdateAdminUserResponseMock500 = (
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

export const getUpdateAdminUserResponseMock503 = (
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

export const getUpdateAdminUserCountryResponseBuyerAccountSummaryMock = (
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

export const getUpdateAdminUserCountryResponseManagerMock = (
  overrideResponse: Partial<Manager> = {},
): Manager => ({
  ...{ id: faker.number.int(), name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
  ...overrideResponse,
});

export const getUpdateAdminUserCountryResponseIdentityVerificationMock = (
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

export const getUpdateAdminUserCountryResponseMock = (
  overrideResponse: Partial<Extract<AdminUser, object>> = {},
): AdminUser => ({
  id: faker.number.int(),
  first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  company: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  email_verified_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
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
  status_reason: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  buyer_account_status: faker.helpers.arrayElement(Object.values(BuyerAccountStatus)),
  identity_status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
  type_of_user: faker.helpers.arrayElement(Object.values(TypeOfUser)),
  country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  buyerAccount: faker.helpers.arrayElement([
    { ...getUpdateAdminUserCountryResponseBuyerAccountSummaryMock() },
    null,
  ]),
  manager: faker.helpers.arrayElement([
    { ...getUpdateAdminUserCountryResponseManagerMock() },
    null,
  ]),
  claims_count: faker.number.int({ min: 0 }),
  sign_in_count: faker.number.int({ min: 0 }),
  last_sign_in_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  identity_verification: faker.helpers.arrayElement([
    { ...getUpdateAdminUserCountryResponseIdentityVerificationMock() },
    null,
  ]),
  lock_version: faker.number.int({ min: 0 }),
  token: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getUpdateAdminUserCountryResponseMock200 = (
  overrideResponse: Partial<Extract<AdminUser, object>> = {},
): AdminUser => ({
  id: faker.number.int(),
  first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  company: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  email_verified_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
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
  status_reason: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  buyer_account_status: faker.helpers.arrayElement(Object.values(BuyerAccountStatus)),
  identity_status: faker.helpers.arrayElement(Object.values(IdentityStatus)),
  type_of_user: faker.helpers.arrayElement(Object.values(TypeOfUser)),
  country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  buyerAccount: faker.helpers.arrayElement([
    { ...getUpdateAdminUserCountryResponseBuyerAccountSummaryMock() },
    null,
  ]),
  manager: faker.helpers.arrayElement([
    { ...getUpdateAdminUserCountryResponseManagerMock() },
    null,
  ]),
  claims_count: faker.number.int({ min: 0 }),
  sign_in_count: faker.number.int({ min: 0 }),
  last_sign_in_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  identity_verification: faker.helpers.arrayElement([
    { ...getUpdateAdminUserCountryResponseIdentityVerificationMock() },
    null,
  ]),
  lock_version: faker.number.int({ min: 0 }),
  token: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getUpdateAdminUserCountryResponseMock400 = (
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

export const getUpdateAdminUserCountryResponseMock401 = (
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

export const getUpdateAdminUserCountryResponseMock403 = (
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

export const getUpdateAdminUserCountryResponseMock404 = (
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

export const getUpdateAdminUserCountryResponseMock413 = (
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

export const getUpdateAdminUserCountryResponseMock415 = (
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

export const getUpdateAdminUserCountryResponseMock422 = (
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

export const getUpdateAdminUserCountryResponseMock500 = (
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

export const getUpdateAdminUserCountryResponseMock503 = (
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

export const getGetAdminDocumentResponseMock = (
  overrideResponse: Partial<Extract<Document, object>> = {},
): Document => ({
  id: faker.number.int(),
  kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
  claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
  filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
  content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  byte_size: faker.number.int({ min: 1 }),
  status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
  url: faker.string.alpha({ length: { min: 10, max: 20 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getGetAdminDocumentResponseMock200 = (
  overrideResponse: Partial<Extract<Document, object>> = {},
): Document => ({
  id: faker.number.int(),
  kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
  claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
  filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
  content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  byte_size: faker.number.int({ min: 1 }),
  status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
  url: faker.string.alpha({ length: { min: 10, max: 20 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getGetAdminDocumentResponseMock401 = (
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

export const getGetAdminDocumentResponseMock403 = (
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

export const getGetAdminDocumentResponseMock404 = (
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

export const getGetAdminDocumentResponseMock422 = (
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

export const getGetAdminDocumentResponseMock500 = (
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

export const getGetAdminDocumentResponseMock503 = (
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
  getUpdateAdminUserCountryMockHandler(),
  getGetAdminDocumentMockHandler(),
];
