/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What shows that it is the owner of the account who asks.
 */
export interface FreshProofInput {
  /**
   * The present password.
   * @minLength 1
   * @maxLength 128
   */
  password: string;
}
