/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * The claim that a conversation is about.
 */
export interface ConversationClaim {
  /**
   * Number of the claim.
   * @minimum 1
   */
  id: number;
  /**
   * What people call the claim.
   * @pattern ^CLM-[0-9A-Z]{6}$
   */
  reference: string;
}
