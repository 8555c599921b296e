/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CountryCode } from './countryCode.ts';
import type { IdentityStatus } from './identityStatus.ts';

/**
 * One submission of identity documents and what became of it.
 */
export interface IdentityVerification {
  /**
   * Counts the submissions, from 1.
   * @minimum 1
   */
  attempt: number;
  /** Country that issued the document. */
  country: CountryCode;
  /**
   * Document of the kind `gov_id`.
   * @minimum 1
   */
  gov_id_document_id: number;
  /**
   * Document of the kind `personal_photo`.
   * @minimum 1
   */
  personal_photo_document_id: number;
  status: IdentityStatus;
  /**
   * What staff wrote to the user; null: nothing had to be said.
   * @nullable
   */
  rejection_reason: string | null;
  /**
   * What staff wrote about the submission before this one; null: there was none, or nothing had to be said.
   * @nullable
   */
  earlier_reason: string | null;
  /** When the documents were submitted. */
  submitted_at: string;
  /**
   * When staff decided; null before.
   * @nullable
   */
  reviewed_at: string | null;
}
