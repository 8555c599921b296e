/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { PaymentReference } from './paymentReference.ts';
import { LockVersion } from './lockVersion.ts';

export const RecordedPaymentInput = /*#__PURE__*/ zod.strictObject({
  payment_reference: PaymentReference,
  lock_version: LockVersion,
});

export type RecordedPaymentInput = zod.input<typeof RecordedPaymentInput>;
export type RecordedPaymentInputOutput = zod.output<typeof RecordedPaymentInput>;
