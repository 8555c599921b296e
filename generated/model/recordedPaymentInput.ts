/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { LockVersion } from './lockVersion.ts';
import type { PaymentReference } from './paymentReference.ts';

/**
 * What stands on the payment, and the version it was decided on.
 */
export interface RecordedPaymentInput {
  payment_reference: PaymentReference;
  lock_version: LockVersion;
}
