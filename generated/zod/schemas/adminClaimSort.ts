/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AdminClaimSort = /*#__PURE__*/ zod.enum({
  /** When it was last submitted for review. */
  submitted_at: 'submitted_at',
  /** When it changed last. */
  updated_at: 'updated_at',
  /** Face amount. */
  face_amount: 'face_amount',
} as const);

export type AdminClaimSort = zod.input<typeof AdminClaimSort>;
export type AdminClaimSortOutput = zod.output<typeof AdminClaimSort>;
