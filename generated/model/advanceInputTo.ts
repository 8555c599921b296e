/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What is done.
 */
export type AdvanceInputTo = (typeof AdvanceInputTo)[keyof typeof AdvanceInputTo];

export const AdvanceInputTo = {
  /** Ends the examination in place of the buyer. */
  signing: 'signing',
  /** Confirms the payment in place of the seller. */
  transfer: 'transfer',
  /** Records the filing of the transfer with the court, or corrects what was recorded. */
  filed: 'filed',
  /** Completes the sale. */
  completed: 'completed',
} as const;
