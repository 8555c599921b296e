/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whether the estate has verified the holder.
 */
export type EstateKycStatus = (typeof EstateKycStatus)[keyof typeof EstateKycStatus];

export const EstateKycStatus = {
  not_started: 'not_started',
  pending: 'pending',
  verified: 'verified',
  rejected: 'rejected',
} as const;
