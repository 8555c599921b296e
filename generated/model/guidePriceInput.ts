/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { GuidePriceInputGuidePrice } from './guidePriceInputGuidePrice.ts';
import type { LockVersion } from './lockVersion.ts';

/**
 * What staff think claims of a case are worth today, and the version it was decided on.
 */
export interface GuidePriceInput {
  /** The range, above 0. */
  guide_price: GuidePriceInputGuidePrice;
  lock_version: LockVersion;
}
