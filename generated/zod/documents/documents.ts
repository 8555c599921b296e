/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Document } from '../schemas/document.ts';
import { DocumentKind } from '../schemas/documentKind.ts';
import { DocumentPage } from '../schemas/documentPage.ts';
import { DocumentUpload } from '../schemas/documentUpload.ts';
import { ErrorBody } from '../schemas/errorBody.ts';

/**
 * @summary Your saved documents
 */
export const listDocumentsQueryPageDefault = 1;
export const listDocumentsQueryPageMax = 1000000;

export const listDocumentsQueryPerPageDefault = 25;
export const listDocumentsQueryPerPageMax = 100;

export const listDocumentsQueryKindMax = 20;

export const ListDocumentsQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listDocumentsQueryPageMax)),
    listDocumentsQueryPageDefault,
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listDocumentsQueryPerPageMax)),
    listDocumentsQueryPerPageDefault,
  ),
  kind: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(DocumentKind)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listDocumentsQueryKindMax)),
  ),
});

export const ListDocuments200Response = DocumentPage;

export const ListDocuments401Response = ErrorBody;

export const ListDocuments403Response = ErrorBody;

export const ListDocuments422Response = ErrorBody;

export const ListDocuments500Response = ErrorBody;

export const ListDocuments503Response = ErrorBody;

/**
 * @summary Upload a document
 */
export const uploadDocumentHeaderIdempotencyKeyMax = 200;

export const uploadDocumentHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UploadDocumentHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(uploadDocumentHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(uploadDocumentHeaderIdempotencyKeyRegExp)),
  ),
});

export const UploadDocumentBody = DocumentUpload;

export const UploadDocument201Response = Document;

export const UploadDocument400Response = ErrorBody;

export const UploadDocument401Response = ErrorBody;

export const UploadDocument403Response = ErrorBody;

export const UploadDocument413Response = ErrorBody;

export const UploadDocument415Response = ErrorBody;

export const UploadDocument422Response = ErrorBody;

export const UploadDocument429Response = ErrorBody;

export const UploadDocument500Response = ErrorBody;

export const UploadDocument503Response = ErrorBody;

/**
 * @summary One of your documents
 */
export const getDocumentPathIdMax = 2147483647;

export const GetDocumentParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getDocumentPathIdMax)),
});

export const GetDocument200Response = Document;

export const GetDocument401Response = ErrorBody;

export const GetDocument403Response = ErrorBody;

export const GetDocument404Response = ErrorBody;

export const GetDocument422Response = ErrorBody;

export const GetDocument500Response = ErrorBody;

export const GetDocument503Response = ErrorBody;

/**
 * @summary Delete one of your documents
 */
export const deleteDocumentPathIdMax = 2147483647;

export const DeleteDocumentParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(deleteDocumentPathIdMax)),
});

export const deleteDocumentHeaderIdempotencyKeyMax = 200;

export const deleteDocumentHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const DeleteDocumentHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(deleteDocumentHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(deleteDocumentHeaderIdempotencyKeyRegExp)),
  ),
});

export const DeleteDocument204Response = /*#__PURE__*/ zod.void();

export const DeleteDocument401Response = ErrorBody;

export const DeleteDocument403Response = ErrorBody;

export const DeleteDocument404Response = ErrorBody;

export const DeleteDocument422Response = ErrorBody;

export const DeleteDocument500Response = ErrorBody;

export const DeleteDocument503Response = ErrorBody;

/**
 * @summary The content of a document by its signed address
 */
export const readDocumentContentPathIdMax = 2147483647;

export const ReadDocumentContentParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(readDocumentContentPathIdMax)),
});

export const readDocumentContentQueryExpiresMin = 0;
export const readDocumentContentQueryExpiresMax = 99999999999;

export const readDocumentContentQuerySessionMax = 2147483647;

export const readDocumentContentQuerySignatureMin = 20;
export const readDocumentContentQuerySignatureMax = 100;

export const readDocumentContentQuerySignatureRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ReadDocumentContentQueryParams = /*#__PURE__*/ zod.strictObject({
  expires: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(readDocumentContentQueryExpiresMin))
    .check(/*#__PURE__*/ zod.lte(readDocumentContentQueryExpiresMax)),
  session: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(readDocumentContentQuerySessionMax)),
  ),
  signature: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(readDocumentContentQuerySignatureMin))
    .check(/*#__PURE__*/ zod.maxLength(readDocumentContentQuerySignatureMax))
    .check(/*#__PURE__*/ zod.regex(readDocumentContentQuerySignatureRegExp)),
});

export const ReadDocumentContent200Response = /*#__PURE__*/ zod.unknown();

export const ReadDocumentContent404Response = ErrorBody;

export const ReadDocumentContent422Response = ErrorBody;

export const ReadDocumentContent500Response = ErrorBody;

export const ReadDocumentContent503Response = ErrorBody;
