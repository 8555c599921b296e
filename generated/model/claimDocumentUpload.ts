/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimDocumentKind } from './claimDocumentKind.ts';

/**
 * One file of a claim and what it shows.
 */
export interface ClaimDocumentUpload {
  /** PDF, JPEG, PNG or WebP, at most 25 MB. */
  file: Blob | File;
  kind: ClaimDocumentKind;
}
