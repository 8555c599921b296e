/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Offer } from './offer.ts';

/**
 * Pending offers for one claim.
 */
export interface ClaimOffers {
  /**
   * The highest net amount first, at most 100.
   * @maxItems 100
   */
  offers: Offer[];
}
