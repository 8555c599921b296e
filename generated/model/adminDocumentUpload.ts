/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * One file that our staff send with a message.
 */
export interface AdminDocumentUpload {
  /** PDF, JPEG, PNG or WebP, at most 25 MB. */
  file: Blob | File;
}
