/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What one's own claims can be ordered by; without the value they count as the smallest.
 */
export type MyClaimSort = (typeof MyClaimSort)[keyof typeof MyClaimSort];

export const MyClaimSort = {
  /** When it changed last. */
  updated_at: 'updated_at',
  /** When it was begun. */
  created_at: 'created_at',
  /** Face amount. */
  face_amount: 'face_amount',
  /** Ask. */
  ask_percent: 'ask_percent',
} as const;
