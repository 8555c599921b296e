/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ClaimStatus } from './claimStatus.ts';
import { LockVersion } from './lockVersion.ts';

export const reviewedClaimReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');

export const ReviewedClaim = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(reviewedClaimReferenceRegExp)),
  status: ClaimStatus,
  review_note: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  featured: /*#__PURE__*/ zod.boolean(),
  listed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  expires_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  lock_version: LockVersion,
});

export type ReviewedClaim = zod.input<typeof ReviewedClaim>;
export type ReviewedClaimOutput = zod.output<typeof ReviewedClaim>;
