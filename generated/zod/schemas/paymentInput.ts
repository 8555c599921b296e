/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { PaymentReference } from './paymentReference.ts';
import { LockVersion } from './lockVersion.ts';

export const paymentInputDocumentIdMax = 2147483647;

export const PaymentInput = /*#__PURE__*/ zod.strictObject({
  payment_reference: PaymentReference,
  document_id: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(paymentInputDocumentIdMax)),
  ),
  lock_version: LockVersion,
});

export type PaymentInput = zod.input<typeof PaymentInput>;
export type PaymentInputOutput = zod.output<typeof PaymentInput>;
