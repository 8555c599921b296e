/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const NegotiationActor = /*#__PURE__*/ zod.enum({
  /** The buyer. */
  buyer: 'buyer',
  /** The seller. */
  seller: 'seller',
  /** An administrator. */
  staff: 'staff',
  /** The clock, or what became of the claim. */
  system: 'system',
} as const);

export type NegotiationActor = zod.input<typeof NegotiationActor>;
export type NegotiationActorOutput = zod.output<typeof NegotiationActor>;
