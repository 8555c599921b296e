/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * The stage.
 */
export type AdvanceInputTo = (typeof AdvanceInputTo)[keyof typeof AdvanceInputTo];

export const AdvanceInputTo = {
  /** Ends the examination. */
  signing: 'signing',
  /** Confirms the payment, or records the filing once it was confirmed. */
  transfer: 'transfer',
  /** Completes the sale. */
  completed: 'completed',
} as const;
