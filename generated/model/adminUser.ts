/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { BuyerAccountStatus } from './buyerAccountStatus.ts';
import type { BuyerAccountSummary } from './buyerAccountSummary.ts';
import type { ContactMethod } from './contactMethod.ts';
import type { CountryCode } from './countryCode.ts';
import type { IdentityStatus } from './identityStatus.ts';
import type { IdentityVerification } from './identityVerification.ts';
import type { Manager } from './manager.ts';
import type { TypeOfUser } from './typeOfUser.ts';
import type { UserStatus } from './userStatus.ts';

/**
 * A user as administrators see them. `token` is present only when it was asked for.
 */
export interface AdminUser {
  id: number;
  first_name: string;
  last_name: string;
  /** @nullable */
  company: string | null;
  email: string;
  /** @nullable */
  email_verified_at: string | null;
  /** @nullable */
  phone_number: string | null;
  /** @nullable */
  phone_country_code: string | null;
  /** @nullable */
  whatsapp_number: string | null;
  /** @nullable */
  whatsapp_country_code: string | null;
  /** @nullable */
  telegram: string | null;
  preferred_contact_method: ContactMethod;
  has_set_password: boolean;
  status: UserStatus;
  /**
   * What staff wrote when they suspended or closed the account; else null.
   * @nullable
   */
  status_reason: string | null;
  buyer_account_status: BuyerAccountStatus;
  identity_status: IdentityStatus;
  type_of_user: TypeOfUser;
  country: CountryCode | null;
  buyerAccount: BuyerAccountSummary | null;
  manager: Manager | null;
  /** @minimum 0 */
  claims_count: number;
  /** @minimum 0 */
  sign_in_count: number;
  /** @nullable */
  last_sign_in_at: string | null;
  /** The latest submission; null before the first. */
  identity_verification: IdentityVerification | null;
  /**
   * Sent back with a change; a stale one is 409.
   * @minimum 0
   */
  lock_version: number;
  /** A session token for this user, valid 15 minutes, carrying the administrator. Every issue is audited. */
  token?: string;
  created_at: string;
  updated_at: string;
}
