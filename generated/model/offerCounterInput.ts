/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { LockVersion } from './lockVersion.ts';
import type { OfferFields } from './offerFields.ts';

/**
 * A counter-offer, and the version of the offer that it answers.
 */
export interface OfferCounterInput {
  offer: OfferFields;
  lock_version: LockVersion;
}
