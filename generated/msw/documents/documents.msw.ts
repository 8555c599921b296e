/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { faker } from '@faker-js/faker';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import { DocumentKind, DocumentStatus, ErrorCode } from '../../model';
import type {
  BadRequestResponse,
  Document,
  DocumentPage,
  ForbiddenResponse,
  InternalErrorResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
} from '../../model';

export const getListDocumentsResponseMock = (
  overrideResponse: Partial<Extract<DocumentPage, object>> = {},
): DocumentPage => ({
  current_page: faker.number.int({ min: 1 }),
  total_count: faker.number.int({ min: 0 }),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      byte_size: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
      url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  ...overrideResponse,
});

export const getListDocumentsResponseMock200 = (
  overrideResponse: Partial<Extract<DocumentPage, object>> = {},
): DocumentPage => ({
  current_page: faker.number.int({ min: 1 }),
  total_count: faker.number.int({ min: 0 }),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      byte_size: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
      url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  ...overrideResponse,
});

export const getListDocumentsResponseMock401 = (
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

export const getListDocumentsResponseMock403 = (
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

export const getListDocumentsResponseMock422 = (
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

export const getListDocumentsResponseMock500 = (
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

export const getListDocumentsResponseMock503 = (
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

export const getUploadDocumentResponseMock = (
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

export const getUploadDocumentResponseMock201 = (
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

export const getUploadDocumentResponseMock400 = (
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

export const getUploadDocumentResponseMock401 = (
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

export const getUploadDocumentResponseMock403 = (
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

export const getUploadDocumentResponseMock413 = (
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

export const getUploadDocumentResponseMock415 = (
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

export const getUploadDocumentResponseMock422 = (
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

export const getUploadDocumentResponseMock429 = (
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

export const getUploadDocumentResponseMock500 = (
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

export const getUploadDocumentResponseMock503 = (
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

export const getGetDocumentResponseMock = (
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

export const getGetDocumentResponseMock200 = (
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

export const getGetDocumentResponseMock401 = (
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

export const getGetDocumentResponseMock403 = (
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

export const getGetDocumentResponseMock404 = (
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

export const getGetDocumentResponseMock422 = (
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

export const getGetDocumentResponseMock500 = (
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

export const getGetDocumentResponseMock503 = (
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

export const getDeleteDocumentResponseMock401 = (
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

export const getDeleteDocumentResponseMock403 = (
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

export const getDeleteDocumentResponseMock404 = (
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

export const getDeleteDocumentResponseMock422 = (
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

export const getDeleteDocumentResponseMock500 = (
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

export const getDeleteDocumentResponseMock503 = (
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

export const getReadDocumentContentResponseMock = (): Blob =>
  new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]);

export const getReadDocumentContentResponseMock200 = (): Blob =>
  new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]);

export const getReadDocumentContentResponseMock404 = (
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

export const getReadDocumentContentResponseMock422 = (
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

export const getReadDocumentContentResponseMock500 = (
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

export const getReadDocumentContentResponseMock503 = (
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

export const getListDocumentsMockHandler = (
  overrideResponse?:
    | DocumentPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DocumentPage> | DocumentPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDocumentsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListDocumentsMockHandler200 = (
  overrideResponse?:
    | DocumentPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DocumentPage> | DocumentPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDocumentsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListDocumentsMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDocumentsResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getListDocumentsMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDocumentsResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getListDocumentsMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDocumentsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getListDocumentsMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDocumentsResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getListDocumentsMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDocumentsResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getUploadDocumentMockHandler = (
  overrideResponse?:
    | Document
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Document> | Document),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadDocumentResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getUploadDocumentMockHandler201 = (
  overrideResponse?:
    | Document
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Document> | Document),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadDocumentResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getUploadDocumentMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadDocumentResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getUploadDocumentMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadDocumentResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getUploadDocumentMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadDocumentResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getUploadDocumentMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadDocumentResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getUploadDocumentMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadDocumentResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getUploadDocumentMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadDocumentResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getUploadDocumentMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadDocumentResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getUploadDocumentMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadDocumentResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getUploadDocumentMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadDocumentResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetDocumentMockHandler = (
  overrideResponse?:
    | Document
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Document> | Document),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDocumentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetDocumentMockHandler200 = (
  overrideResponse?:
    | Document
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Document> | Document),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDocumentResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetDocumentMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDocumentResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetDocumentMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDocumentResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetDocumentMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDocumentResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetDocumentMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDocumentResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetDocumentMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDocumentResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetDocumentMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDocumentResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getDeleteDocumentMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/documents/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteDocumentMockHandler204 = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/documents/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteDocumentMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/documents/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteDocumentResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDeleteDocumentMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/documents/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteDocumentResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDeleteDocumentMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/documents/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteDocumentResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDeleteDocumentMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/documents/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteDocumentResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDeleteDocumentMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/documents/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteDocumentResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getDeleteDocumentMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/documents/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteDocumentResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getReadDocumentContentMockHandler = (
  overrideResponse?:
    | Blob
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents/:id/content',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReadDocumentContentResponseMock();
      return new HttpResponse(binaryBody, {
        status: 200,
        headers: { 'Content-Type': 'application/octet-stream' },
      });
    },
    options,
  );
};

export const getReadDocumentContentMockHandler200 = (
  overrideResponse?:
    | Blob
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents/:id/content',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReadDocumentContentResponseMock200();
      return new HttpResponse(binaryBody, {
        status: 200,
        headers: { 'Content-Type': 'application/octet-stream' },
      });
    },
    options,
  );
};

export const getReadDocumentContentMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents/:id/content',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReadDocumentContentResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getReadDocumentContentMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents/:id/content',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReadDocumentContentResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getReadDocumentContentMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents/:id/content',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReadDocumentContentResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getReadDocumentContentMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/documents/:id/content',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReadDocumentContentResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getDocumentsMock = () => [
  getListDocumentsMockHandler(),
  getUploadDocumentMockHandler(),
  getGetDocumentMockHandler(),
  getDeleteDocumentMockHandler(),
  getReadDocumentContentMockHandler(),
];
