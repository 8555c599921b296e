/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { LockVersion } from './lockVersion.ts';

/**
 * What stands on the payment, and the version it was decided on.
 */
export interface RecordedPaymentInput {
  /**
   * What stands on the payment.
   * @minLength 1
   * @maxLength 100
   * @pattern \S
   */
  payment_reference: string;
  lock_version: LockVersion;
}
