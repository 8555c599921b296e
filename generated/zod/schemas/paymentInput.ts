/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { LockVersion } from './lockVersion.ts';

export const paymentInputPaymentReferenceMax = 100;

export const paymentInputPaymentReferenceRegExp = new RegExp('\\S');
export const paymentInputDocumentIdMax = 2147483647;

export const PaymentInput = /*#__PURE__*/ zod.strictObject({
  payment_reference: /*#__PURE__*/ zod
    .string()
    .check(
      /*#__PURE__*/ zod.minLength(1),
      /*#__PURE__*/ zod.maxLength(paymentInputPaymentReferenceMax),
      /*#__PURE__*/ zod.regex(paymentInputPaymentReferenceRegExp),
    ),
  document_id: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(paymentInputDocumentIdMax)),
  ),
  lock_version: LockVersion,
});

export type PaymentInput = zod.input<typeof PaymentInput>;
export type PaymentInputOutput = zod.output<typeof PaymentInput>;
