/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ClaimFields } from './claimFields.ts';
import { ReviewedDocument } from './reviewedDocument.ts';

export const lastReviewDocumentsMax = 20;

export const LastReview = /*#__PURE__*/ zod.strictObject({
  ended_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  fields: ClaimFields,
  documents: /*#__PURE__*/ zod
    .array(ReviewedDocument)
    .check(/*#__PURE__*/ zod.maxLength(lastReviewDocumentsMax)),
});

export type LastReview = zod.input<typeof LastReview>;
export type LastReviewOutput = zod.output<typeof LastReview>;
