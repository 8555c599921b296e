/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * How the claim stands in the debtor's register.
 */
export type RegisterStatus = (typeof RegisterStatus)[keyof typeof RegisterStatus];

export const RegisterStatus = {
  /** The debtor has listed it. */
  scheduled: 'scheduled',
  /** The holder has filed a proof of claim. */
  filed: 'filed',
  /** The proof of claim was changed. */
  amended: 'amended',
  /** The court has allowed it. */
  allowed: 'allowed',
  /** Somebody objects to it. */
  disputed: 'disputed',
  /** The court has disallowed it. */
  disallowed: 'disallowed',
} as const;
