/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type LinkStateState = (typeof LinkStateState)[keyof typeof LinkStateState];

export const LinkStateState = {
  usable: 'usable',
  used: 'used',
  expired: 'expired',
} as const;
