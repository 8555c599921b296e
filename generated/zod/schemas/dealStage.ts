/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DealStage = /*#__PURE__*/ zod.enum({
  /** The buyer examines the claim. */
  diligence: 'diligence',
  /** Both sides sign the assignment agreement. */
  signing: 'signing',
  /** The buyer pays, and the seller confirms it. */
  payment: 'payment',
  /** Our staff file the transfer, and complete the sale. */
  transfer: 'transfer',
  /** The transfer is recorded. */
  completed: 'completed',
} as const);

export type DealStage = zod.input<typeof DealStage>;
export type DealStageOutput = zod.output<typeof DealStage>;
