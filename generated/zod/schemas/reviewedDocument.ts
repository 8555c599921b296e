/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { DocumentKind } from './documentKind.ts';

export const ReviewedDocument = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  kind: DocumentKind,
  redacted: /*#__PURE__*/ zod.boolean(),
});

export type ReviewedDocument = zod.input<typeof ReviewedDocument>;
export type ReviewedDocumentOutput = zod.output<typeof ReviewedDocument>;
