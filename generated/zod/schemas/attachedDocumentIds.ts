/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AttachedDocumentIdsMax = 10;

export const attachedDocumentIdsItemMax = 2147483647;

export const AttachedDocumentIds = /*#__PURE__*/ zod
  .array(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(attachedDocumentIdsItemMax)),
  )
  .check(/*#__PURE__*/ zod.maxLength(AttachedDocumentIdsMax));

export type AttachedDocumentIds = zod.input<typeof AttachedDocumentIds>;
export type AttachedDocumentIdsOutput = zod.output<typeof AttachedDocumentIds>;
