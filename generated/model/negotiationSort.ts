/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What negotiations can be ordered by.
 */
export type NegotiationSort = (typeof NegotiationSort)[keyof typeof NegotiationSort];

export const NegotiationSort = {
  /** What changed last. */
  updated_at: 'updated_at',
  /** The deadline of the present stage. */
  due_at: 'due_at',
  /** The agreed amount. */
  agreed_amount: 'agreed_amount',
} as const;
