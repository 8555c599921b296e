/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CountryCode } from './countryCode.ts';
import type { Email } from './email.ts';
import type { IdentityStatus } from './identityStatus.ts';
import type { UserStatus } from './userStatus.ts';

/**
 * Who sells a claim, as the staff see them.
 */
export interface AdminClaimSeller {
  /**
   * Number of the account.
   * @minimum 1
   */
  id: number;
  /** First and last name. */
  name: string;
  /**
   * Their company; null: none.
   * @nullable
   */
  company: string | null;
  email: Email;
  /** Country of the identity document, or as staff have corrected it; null before. */
  country: CountryCode | null;
  status: UserStatus;
  identity_status: IdentityStatus;
}
