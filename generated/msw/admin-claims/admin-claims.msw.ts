/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { faker } from '@faker-js/faker';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import { ClaimStatus, ErrorCode } from '../../model';
import type {
  BadRequestResponse,
  ForbiddenResponse,
  InternalErrorResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReviewedClaim,
  ServiceUnavailableResponse,
  StaleVersionResponse,
  UnauthorizedResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
} from '../../model';

export const getApproveClaimResponseMock = (
  overrideResponse: Partial<Extract<ReviewedClaim, object>> = {},
): ReviewedClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getApproveClaimResponseMock200 = (
  overrideResponse: Partial<Extract<ReviewedClaim, object>> = {},
): ReviewedClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getApproveClaimResponseMock400 = (
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

export const getApproveClaimResponseMock401 = (
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

export const getApproveClaimResponseMock403 = (
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

export const getApproveClaimResponseMock404 = (
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

export const getApproveClaimResponseMock409 = (
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

export const getApproveClaimResponseMock413 = (
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

export const getApproveClaimResponseMock415 = (
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

export const getApproveClaimResponseMock422 = (
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

export const getApproveClaimResponseMock500 = (
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

export const getApproveClaimResponseMock503 = (
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

export const getRequestClaimChangesResponseMock = (
  overrideResponse: Partial<Extract<ReviewedClaim, object>> = {},
): ReviewedClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getRequestClaimChangesResponseMock200 = (
  overrideResponse: Partial<Extract<ReviewedClaim, object>> = {},
): ReviewedClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getRequestClaimChangesResponseMock400 = (
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

export const getRequestClaimChangesResponseMock401 = (
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

export const getRequestClaimChangesResponseMock403 = (
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

export const getRequestClaimChangesResponseMock404 = (
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

export const getRequestClaimChangesResponseMock409 = (
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

export const getRequestClaimChangesResponseMock413 = (
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

export const getRequestClaimChangesResponseMock415 = (
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

export const getRequestClaimChangesResponseMock422 = (
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

export const getRequestClaimChangesResponseMock500 = (
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

export const getRequestClaimChangesResponseMock503 = (
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

export const getRejectClaimResponseMock = (
  overrideResponse: Partial<Extract<ReviewedClaim, object>> = {},
): ReviewedClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getRejectClaimResponseMock200 = (
  overrideResponse: Partial<Extract<ReviewedClaim, object>> = {},
): ReviewedClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getRejectClaimResponseMock400 = (
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

export const getRejectClaimResponseMock401 = (
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

export const getRejectClaimResponseMock403 = (
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

export const getRejectClaimResponseMock404 = (
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

export const getRejectClaimResponseMock409 = (
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

export const getRejectClaimResponseMock413 = (
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

export const getRejectClaimResponseMock415 = (
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

export const getRejectClaimResponseMock422 = (
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

export const getRejectClaimResponseMock500 = (
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

export const getRejectClaimResponseMock503 = (
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

export const getApproveClaimMockHandler = (
  overrideResponse?:
    | ReviewedClaim
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReviewedClaim> | ReviewedClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler200 = (
  overrideResponse?:
    | ReviewedClaim
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReviewedClaim> | ReviewedClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler = (
  overrideResponse?:
    | ReviewedClaim
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReviewedClaim> | ReviewedClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler200 = (
  overrideResponse?:
    | ReviewedClaim
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReviewedClaim> | ReviewedClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler = (
  overrideResponse?:
    | ReviewedClaim
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReviewedClaim> | ReviewedClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler200 = (
  overrideResponse?:
    | ReviewedClaim
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReviewedClaim> | ReviewedClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getAdminClaimsMock = () => [
  getApproveClaimMockHandler(),
  getRequestClaimChangesMockHandler(),
  getRejectClaimMockHandler(),
];
