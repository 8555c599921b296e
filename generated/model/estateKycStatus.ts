/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whether the estate has verified the holder.
 */
export type EstateKycStatus = (typeof EstateKycStatus)[keyof typeof EstateKycStatus];

export const EstateKycStatus = {
  /** The estate has not asked or got nothing yet. */
  not_started: 'not_started',
  /** The estate examines the documents. */
  pending: 'pending',
  /** The estate knows the holder. */
  verified: 'verified',
  /** The estate has refused the documents. */
  rejected: 'rejected',
} as const;
