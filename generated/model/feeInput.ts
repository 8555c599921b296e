/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { LockVersion } from './lockVersion.ts';
import type { OfferSide } from './offerSide.ts';

/**
 * Whose fee was received and when, and the version it was decided on.
 */
export interface FeeInput {
  side: OfferSide;
  /**
   * Day on which the fee was received, neither before that of the acceptance (at UTC−12, where days end last) nor in the future (at UTC+14, where days begin first); null takes back what was recorded.
   * @nullable
   */
  received_on: string | null;
  lock_version: LockVersion;
}
