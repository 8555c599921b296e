/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { PaymentInstructions } from './paymentInstructions.ts';
import { LockVersion } from './lockVersion.ts';

export const PaymentInstructionsInput = /*#__PURE__*/ zod.strictObject({
  payment_instructions: PaymentInstructions,
  lock_version: LockVersion,
});

export type PaymentInstructionsInput = zod.input<typeof PaymentInstructionsInput>;
export type PaymentInstructionsInputOutput = zod.output<typeof PaymentInstructionsInput>;
