/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { LockVersion } from './lockVersion.ts';
import type { PaymentReference } from './paymentReference.ts';

/**
 * What tells the payment from others.
 */
export interface PaymentInput {
  payment_reference: PaymentReference;
  /**
   * A document that proves it, of the kind `payment_proof`.
   * @minimum 1
   * @maximum 2147483647
   * @nullable
   */
  document_id?: number | null;
  lock_version: LockVersion;
}
