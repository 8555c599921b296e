/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { LockVersion } from './lockVersion.ts';
import type { PaymentInstructions } from './paymentInstructions.ts';

/**
 * Where the buyer pays from now on, and the version it was decided on.
 */
export interface PaymentInstructionsInput {
  payment_instructions: PaymentInstructions;
  lock_version: LockVersion;
}
