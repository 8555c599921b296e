/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { LinkStateAsksFor } from './linkStateAsksFor.ts';
import type { LinkStatus } from './linkStatus.ts';

/**
 * What a link would do if it were used now. Reading it uses nothing up.
 */
export interface LinkState {
  state: LinkStatus;
  /**
   * What shows that whoever confirms also opened the account: `nothing` within a session of the account, or where there
   * is no password; else its `password`. At the first proof of an address a new one does as well (`password_or_new`),
   * which ends what was opened before. `session`: a change of address of an account without a password.
   */
  asks_for: LinkStateAsksFor;
}
