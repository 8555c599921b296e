/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { DocumentKind } from './documentKind.ts';
import { DocumentStatus } from './documentStatus.ts';

export const documentContentTypeRegExp = new RegExp('^(application/pdf|image/(jpeg|png|webp))$');

export const Document = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  kind: DocumentKind,
  claim_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  redacted: /*#__PURE__*/ zod.boolean(),
  filename: /*#__PURE__*/ zod.string(),
  content_type: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(documentContentTypeRegExp)),
  byte_size: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  status: DocumentStatus,
  url: /*#__PURE__*/ zod.string(),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type Document = zod.input<typeof Document>;
export type DocumentOutput = zod.output<typeof Document>;
