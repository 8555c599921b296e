/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { LockVersion } from './lockVersion.ts';

export const claimReviewInputReviewNoteMax = 2000;

export const claimReviewInputReviewNoteRegExp = new RegExp('\\S');

export const ClaimReviewInput = /*#__PURE__*/ zod.strictObject({
  review_note: /*#__PURE__*/ zod
    .string()
    .check(
      /*#__PURE__*/ zod.minLength(1),
      /*#__PURE__*/ zod.maxLength(claimReviewInputReviewNoteMax),
      /*#__PURE__*/ zod.regex(claimReviewInputReviewNoteRegExp),
    ),
  lock_version: LockVersion,
});

export type ClaimReviewInput = zod.input<typeof ClaimReviewInput>;
export type ClaimReviewInputOutput = zod.output<typeof ClaimReviewInput>;
