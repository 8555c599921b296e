/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CountryCode } from './countryCode.ts';

/**
 * Two different documents of one's own, ready, of the kinds `gov_id` and `personal_photo`.
 */
export interface IdentityVerificationInput {
  /** Country that issued the document. */
  country: CountryCode;
  /**
   * Document of the kind `gov_id`.
   * @minimum 1
   * @maximum 2147483647
   */
  gov_id_document_id: number;
  /**
   * Document of the kind `personal_photo`.
   * @minimum 1
   * @maximum 2147483647
   */
  personal_photo_document_id: number;
}
