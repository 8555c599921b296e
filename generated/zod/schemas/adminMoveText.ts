/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AdminMoveText = /*#__PURE__*/ zod.enum({
  /** Its further conditions. */
  conditions: 'conditions',
  /** Its message. */
  message: 'message',
  /** What its recipient wrote when rejecting it. */
  rejection_reason: 'rejection_reason',
} as const);

export type AdminMoveText = zod.input<typeof AdminMoveText>;
export type AdminMoveTextOutput = zod.output<typeof AdminMoveText>;
