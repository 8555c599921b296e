/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type MyClaimSort = (typeof MyClaimSort)[keyof typeof MyClaimSort];

export const MyClaimSort = {
  updated_at: 'updated_at',
  created_at: 'created_at',
  face_amount: 'face_amount',
  ask_percent: 'ask_percent',
} as const;
