/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * The stage of a sale, from the acceptance on: the `NegotiationStatus` of its negotiation.
 */
export type DealStage = (typeof DealStage)[keyof typeof DealStage];

export const DealStage = {
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
} as const;
