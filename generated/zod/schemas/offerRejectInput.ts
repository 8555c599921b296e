/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { LockVersion } from './lockVersion.ts';

export const offerRejectInputRejectionReasonMax = 1000;

export const OfferRejectInput = /*#__PURE__*/ zod.strictObject({
  rejection_reason: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(offerRejectInputRejectionReasonMax)),
  ),
  lock_version: LockVersion,
});

export type OfferRejectInput = zod.input<typeof OfferRejectInput>;
export type OfferRejectInputOutput = zod.output<typeof OfferRejectInput>;
