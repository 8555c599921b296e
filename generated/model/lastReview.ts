/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimFields } from './claimFields.ts';
import type { ReviewedDocument } from './reviewedDocument.ts';

/**
 * A claim as it was when its last review ended, with whatever decision. Of the `fields` the minimum price is left out.
 */
export interface LastReview {
  /** When our staff decided. */
  ended_at: string;
  fields: ClaimFields;
  /**
   * That it had then, copies for buyers among them, in the order in which they were added.
   * @maxItems 20
   */
  documents: ReviewedDocument[];
}
