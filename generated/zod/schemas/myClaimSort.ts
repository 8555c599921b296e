/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const MyClaimSort = /*#__PURE__*/ zod.enum({
  /** When it changed last. */
  updated_at: 'updated_at',
  /** When it was begun. */
  created_at: 'created_at',
  /** Face amount. */
  face_amount: 'face_amount',
  /** Ask. */
  ask_percent: 'ask_percent',
} as const);

export type MyClaimSort = zod.input<typeof MyClaimSort>;
export type MyClaimSortOutput = zod.output<typeof MyClaimSort>;
