/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type ClaimType = (typeof ClaimType)[keyof typeof ClaimType];

export const ClaimType = {
  customer: 'customer',
  trade: 'trade',
  loan: 'loan',
  employee: 'employee',
  lease: 'lease',
  litigation: 'litigation',
  other: 'other',
} as const;
