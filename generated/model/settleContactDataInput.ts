/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Which contact data are settled.
 */
export interface SettleContactDataInput {
  /** Up to these: `contact_data_marked_at` of the conversation that was looked at. */
  marked_at: string;
}
