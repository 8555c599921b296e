/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ClaimFields } from './claimFields.ts';

export const lastReviewDocumentIdsMax = 20;

export const LastReview = /*#__PURE__*/ zod.strictObject({
  ended_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  fields: ClaimFields,
  document_ids: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
    .check(/*#__PURE__*/ zod.maxLength(lastReviewDocumentIdsMax)),
});

export type LastReview = zod.input<typeof LastReview>;
export type LastReviewOutput = zod.output<typeof LastReview>;
