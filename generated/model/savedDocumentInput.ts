/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Which saved document is copied to the claim.
 */
export interface SavedDocumentInput {
  /**
   * A saved document of the caller.
   * @minimum 1
   * @maximum 2147483647
   */
  document_id: number;
}
