/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const savedDocumentInputDocumentIdMax = 2147483647;

export const SavedDocumentInput = /*#__PURE__*/ zod.strictObject({
  document_id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(savedDocumentInputDocumentIdMax)),
});

export type SavedDocumentInput = zod.input<typeof SavedDocumentInput>;
export type SavedDocumentInputOutput = zod.output<typeof SavedDocumentInput>;
