/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export interface SavedDocumentInput {
  /**
   * @minimum 1
   * @maximum 2147483647
   */
  document_id: number;
}
