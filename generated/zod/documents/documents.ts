/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Document,
  DocumentKind,
  DocumentPage,
  DocumentUpload,
  ErrorBody,
} from '../claimsExchange.schemas.ts';

/**
 * The latest first.
 * @summary Your saved documents
 */
export const listDocumentsQueryPageDefault = 1;
export const listDocumentsQueryPageMax = 1000000;

export const listDocumentsQueryPerPageDefault = 25;
export const listDocumentsQueryPerPageMax = 100;

export const listDocumentsQueryKindMax = 20;

export const ListDocumentsQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(listDocumentsQueryPageMax)),
      listDocumentsQueryPageDefault,
    )
    .check(/*#__PURE__*/ zod.describe('Page number, from 1.')),
  per_page: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(listDocumentsQueryPerPageMax)),
      listDocumentsQueryPerPageDefault,
    )
    .check(/*#__PURE__*/ zod.describe('Rows on a page.')),
  kind: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .array(DocumentKind)
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(listDocumentsQueryKindMax)),
    )
    .check(/*#__PURE__*/ zod.describe('Only documents of these kinds.')),
});

export const ListDocuments200Response = DocumentPage;

export const ListDocuments401Response = ErrorBody;

export const ListDocuments403Response = ErrorBody;

export const ListDocuments422Response = ErrorBody;

export const ListDocuments500Response = ErrorBody;

export const ListDocuments503Response = ErrorBody;

/**
 * The type is told by the content, not by name or header; another type is 415. At most 10 MB for `gov_id` and
 * `personal_photo`, 25 MB otherwise (413).
 * @summary Upload a document
 */
export const uploadDocumentHeaderIdempotencyKeyMax = 200;

export const uploadDocumentHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UploadDocumentHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(uploadDocumentHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(uploadDocumentHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * For a fresh address where the one of before has run out.
 * @summary One of your documents
 */
export const getDocumentPathIdMax = 2147483647;

export const GetDocumentParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getDocumentPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const GetDocument200Response = Document;

export const GetDocument401Response = ErrorBody;

export const GetDocument403Response = ErrorBody;

export const GetDocument404Response = ErrorBody;

export const GetDocument422Response = ErrorBody;

export const GetDocument500Response = ErrorBody;

export const GetDocument503Response = ErrorBody;

/**
 * A document that an identity verification or a submitted claim stands on stays (`document_in_use`).
 * @summary Delete one of your documents
 */
export const deleteDocumentPathIdMax = 2147483647;

export const DeleteDocumentParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(deleteDocumentPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const deleteDocumentHeaderIdempotencyKeyMax = 200;

export const deleteDocumentHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const DeleteDocumentHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(deleteDocumentHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(deleteDocumentHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * For `url` of `Document`, so that pictures can be shown without a token in the page. A wrong or expired signature is
 * 404. An address that an administrator got in a user's name names that session: each reading is written to the audit
 * log, and the address is 404 once the session has ended. Answered with `Content-Disposition: attachment`, `nosniff` and `no-store`.
 * @summary The content of a document by its signed address
 */
export const readDocumentContentPathIdMax = 2147483647;

export const ReadDocumentContentParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(readDocumentContentPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const readDocumentContentQueryExpiresMin = 0;
export const readDocumentContentQueryExpiresMax = 99999999999;

export const readDocumentContentQueryImpersonationMax = 2147483647;

export const readDocumentContentQuerySignatureMin = 20;
export const readDocumentContentQuerySignatureMax = 100;

export const readDocumentContentQuerySignatureRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ReadDocumentContentQueryParams = /*#__PURE__*/ zod.strictObject({
  expires: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(readDocumentContentQueryExpiresMin))
    .check(/*#__PURE__*/ zod.lte(readDocumentContentQueryExpiresMax))
    .check(/*#__PURE__*/ zod.describe('Unix seconds.')),
  impersonation: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(readDocumentContentQueryImpersonationMax)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        "The session in a user's name in which the address was given; part of what is signed.",
      ),
    ),
  signature: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(readDocumentContentQuerySignatureMin))
    .check(/*#__PURE__*/ zod.maxLength(readDocumentContentQuerySignatureMax))
    .check(/*#__PURE__*/ zod.regex(readDocumentContentQuerySignatureRegExp))
    .check(
      /*#__PURE__*/ zod.describe(
        'Shows that the address was given by the exchange and not changed.',
      ),
    ),
});

export const ReadDocumentContent200Response = /*#__PURE__*/ zod.unknown();

export const ReadDocumentContent404Response = ErrorBody;

export const ReadDocumentContent422Response = ErrorBody;

export const ReadDocumentContent500Response = ErrorBody;

export const ReadDocumentContent503Response = ErrorBody;
