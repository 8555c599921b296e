/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { OfferFields } from './offerFields.ts';

/**
 * An offer to make.
 */
export interface OfferInput {
  offer: OfferFields;
}
