/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What claims can be ordered by; without the value they count as the smallest.
 */
export type ClaimSort = (typeof ClaimSort)[keyof typeof ClaimSort];

export const ClaimSort = {
  /** When it came onto the market. */
  listed_at: 'listed_at',
  /** Face amount, as the caller sees it. */
  face_amount: 'face_amount',
  /** Ask. */
  ask_percent: 'ask_percent',
  /** When the listing ends. */
  expires_at: 'expires_at',
} as const;
