/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type Recourse = (typeof Recourse)[keyof typeof Recourse];

export const Recourse = {
  full: 'full',
  disallowance_only: 'disallowance_only',
  none: 'none',
} as const;
