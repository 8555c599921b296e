/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { DocumentKind } from './documentKind.ts';
import { DocumentStatus } from './documentStatus.ts';

export const storedDocumentContentTypeRegExp = new RegExp(
  '^(application/pdf|image/(jpeg|png|webp))$',
);

export const StoredDocument = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  kind: DocumentKind,
  redacted: /*#__PURE__*/ zod.boolean(),
  filename: /*#__PURE__*/ zod.string(),
  content_type: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(storedDocumentContentTypeRegExp)),
  byte_size: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  status: DocumentStatus,
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type StoredDocument = zod.input<typeof StoredDocument>;
export type StoredDocumentOutput = zod.output<typeof StoredDocument>;
