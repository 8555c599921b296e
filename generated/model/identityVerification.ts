/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CountryCode } from './countryCode.ts';
import type { IdentityStatus } from './identityStatus.ts';

export interface IdentityVerification {
  /**
   * Counts the submissions, from 1.
   * @minimum 1
   */
  attempt: number;
  country: CountryCode;
  gov_id_document_id: number;
  personal_photo_document_id: number;
  status: IdentityStatus;
  /** @nullable */
  rejection_reason: string | null;
  submitted_at: string;
  /** @nullable */
  reviewed_at: string | null;
}
