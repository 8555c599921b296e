/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { LockVersion } from './lockVersion.ts';

export const recordedPaymentInputPaymentReferenceMax = 100;

export const recordedPaymentInputPaymentReferenceRegExp = new RegExp('\\S');

export const RecordedPaymentInput = /*#__PURE__*/ zod.strictObject({
  payment_reference: /*#__PURE__*/ zod
    .string()
    .check(
      /*#__PURE__*/ zod.minLength(1),
      /*#__PURE__*/ zod.maxLength(recordedPaymentInputPaymentReferenceMax),
      /*#__PURE__*/ zod.regex(recordedPaymentInputPaymentReferenceRegExp),
    ),
  lock_version: LockVersion,
});

export type RecordedPaymentInput = zod.input<typeof RecordedPaymentInput>;
export type RecordedPaymentInputOutput = zod.output<typeof RecordedPaymentInput>;
