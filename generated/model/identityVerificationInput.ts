/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CountryCode } from './countryCode.ts';

/**
 * Two different documents of one's own, ready, of the kinds `gov_id` and `personal_photo`.
 */
export interface IdentityVerificationInput {
  country: CountryCode;
  /**
   * @minimum 1
   * @maximum 2147483647
   */
  gov_id_document_id: number;
  /**
   * @minimum 1
   * @maximum 2147483647
   */
  personal_photo_document_id: number;
}
