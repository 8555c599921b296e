/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * How the claim stands in the debtor's register.
 */
export type RegisterStatus = (typeof RegisterStatus)[keyof typeof RegisterStatus];

export const RegisterStatus = {
  scheduled: 'scheduled',
  filed: 'filed',
  amended: 'amended',
  allowed: 'allowed',
  disputed: 'disputed',
  disallowed: 'disallowed',
} as const;
