/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What the staff can order claims by; without the value they count as the smallest.
 */
export type AdminClaimSort = (typeof AdminClaimSort)[keyof typeof AdminClaimSort];

export const AdminClaimSort = {
  /** When it was last submitted for review. */
  submitted_at: 'submitted_at',
  /** When it changed last. */
  updated_at: 'updated_at',
  /** Face amount. */
  face_amount: 'face_amount',
} as const;
