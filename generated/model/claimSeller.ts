/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { UserStatus } from './userStatus.ts';

/**
 * Who sells a claim, as far as a row shows it.
 */
export interface ClaimSeller {
  /**
   * Number of the account.
   * @minimum 1
   */
  id: number;
  /** First and last name. */
  name: string;
  status: UserStatus;
}
