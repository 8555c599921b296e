/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type ClaimSort = (typeof ClaimSort)[keyof typeof ClaimSort];

export const ClaimSort = {
  listed_at: 'listed_at',
  face_amount: 'face_amount',
  ask_percent: 'ask_percent',
  expires_at: 'expires_at',
} as const;
