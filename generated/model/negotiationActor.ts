/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Who acted in a negotiation.
 */
export type NegotiationActor = (typeof NegotiationActor)[keyof typeof NegotiationActor];

export const NegotiationActor = {
  /** The buyer. */
  buyer: 'buyer',
  /** The seller. */
  seller: 'seller',
  /** An administrator. */
  staff: 'staff',
  /** The clock, or what became of the claim. */
  system: 'system',
} as const;
