/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * A text of an offer.
 */
export type AdminMoveText = (typeof AdminMoveText)[keyof typeof AdminMoveText];

export const AdminMoveText = {
  /** Its further conditions. */
  conditions: 'conditions',
  /** Its message. */
  message: 'message',
  /** What its recipient wrote when rejecting it. */
  rejection_reason: 'rejection_reason',
} as const;
