/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Which agreement everybody of a kind accepts.
 */
export type AgreementKind = (typeof AgreementKind)[keyof typeof AgreementKind];

export const AgreementKind = {
  /** The marketplace access agreement: the terms under which buyers see claims and bid. */
  buyer_access: 'buyer_access',
} as const;
