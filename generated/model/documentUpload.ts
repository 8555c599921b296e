/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { UploadedDocumentKind } from './uploadedDocumentKind.ts';

/**
 * One file and what it shows.
 */
export interface DocumentUpload {
  /** PDF, JPEG, PNG or WebP, at most 10 MB for `gov_id` and `personal_photo` and 25 MB otherwise. */
  file: Blob | File;
  kind: UploadedDocumentKind;
}
