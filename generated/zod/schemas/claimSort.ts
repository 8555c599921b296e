/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ClaimSort = /*#__PURE__*/ zod.enum({
  /** When it came onto the market. */
  listed_at: 'listed_at',
  /** Face amount, as the caller sees it. */
  face_amount: 'face_amount',
  /** Ask. */
  ask_percent: 'ask_percent',
  /** When the listing ends. */
  expires_at: 'expires_at',
} as const);

export type ClaimSort = zod.input<typeof ClaimSort>;
export type ClaimSortOutput = zod.output<typeof ClaimSort>;
