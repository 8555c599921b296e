/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Awaiting } from './awaiting.ts';
import type { Offer } from './offer.ts';
import type { RivalOffer } from './rivalOffer.ts';

/**
 * An offer among the moves of its negotiation.
 */
export interface MyOffer {
  offer: Offer;
  /**
   * All moves of the negotiation, the first one first.
   * @minItems 1
   * @maxItems 20
   */
  moves: Offer[];
  /**
   * For the seller, the offers of other buyers that an acceptance would close, the highest first, of equal ones the earliest; for the buyer always empty.
   * @maxItems 100
   */
  rivals: RivalOffer[];
  awaiting: Awaiting;
  /**
   * Where the sides write to each other.
   * @minimum 1
   */
  conversation_id: number;
}
