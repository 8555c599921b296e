/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { LockVersion } from './lockVersion.ts';

export const identityReviewInputIdentityVerificationRejectionReasonMax = 1000;

export const IdentityReviewInput = /*#__PURE__*/ zod.strictObject({
  identity_verification: /*#__PURE__*/ zod.strictObject({
    status: /*#__PURE__*/ zod.enum({
      /** The documents show who the person is. */
      approved: 'approved',
      /** Other documents are needed. */
      resubmission_requested: 'resubmission_requested',
      /** The identity is rejected, until staff request other documents. */
      rejected: 'rejected',
    } as const),
    rejection_reason: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod
        .string()
        .check(
          /*#__PURE__*/ zod.minLength(1),
          /*#__PURE__*/ zod.maxLength(identityReviewInputIdentityVerificationRejectionReasonMax),
        ),
    ),
    lock_version: /*#__PURE__*/ zod.optional(LockVersion),
  }),
});

export type IdentityReviewInput = zod.input<typeof IdentityReviewInput>;
export type IdentityReviewInputOutput = zod.output<typeof IdentityReviewInput>;
