/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Which notifications were read.
 */
export interface NotificationsReadInput {
  /**
   * Those that lead to this page, which shows all moves of a negotiation if it is that of an offer; null: to whatever page.
   * @maxLength 200
   * @nullable
   * @pattern ^[/]
   */
  path: string | null;
  /**
   * Those up to this one; without it all.
   * @minimum 1
   * @maximum 2147483647
   */
  up_to_id?: number;
}
