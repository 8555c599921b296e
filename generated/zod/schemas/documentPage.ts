/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { TotalIsEstimate } from './totalIsEstimate.ts';
import { Document } from './document.ts';

export const documentPageTotalCountMin = 0;

export const documentPageDocumentsMax = 100;

export const DocumentPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(documentPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  documents: /*#__PURE__*/ zod
    .array(Document)
    .check(/*#__PURE__*/ zod.maxLength(documentPageDocumentsMax)),
});

export type DocumentPage = zod.input<typeof DocumentPage>;
export type DocumentPageOutput = zod.output<typeof DocumentPage>;
