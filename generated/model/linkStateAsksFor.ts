/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What shows that whoever confirms also opened the account: `nothing` within a session of the account, or where there
 * is no password; else its `password`. At the first proof of an address a new one does as well (`password_or_new`),
 * which ends what was opened before. `session`: a change of address of an account without a password.
 */
export type LinkStateAsksFor = (typeof LinkStateAsksFor)[keyof typeof LinkStateAsksFor];

export const LinkStateAsksFor = {
  /** It works as it is. */
  nothing: 'nothing',
  /** The present password of the account. */
  password: 'password',
  /** The present password or a new one. */
  password_or_new: 'password_or_new',
  /** A session of the account. */
  session: 'session',
} as const;
