/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { BuyerAccountStatus } from './buyerAccountStatus.ts';
import type { BuyerAccountSummary } from './buyerAccountSummary.ts';
import type { ContactMethod } from './contactMethod.ts';
import type { CountryCode } from './countryCode.ts';
import type { Email } from './email.ts';
import type { IdentityStatus } from './identityStatus.ts';
import type { IdentityVerification } from './identityVerification.ts';
import type { Manager } from './manager.ts';
import type { PhoneCountryCode } from './phoneCountryCode.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { TelegramHandle } from './telegramHandle.ts';
import type { TypeOfUser } from './typeOfUser.ts';
import type { UserStatus } from './userStatus.ts';

/**
 * A user as administrators see them. `token` is present only when it was asked for.
 */
export interface AdminUser {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  /** Given name, as its owner writes it. */
  first_name: string;
  /** Family name, as its owner writes it. */
  last_name: string;
  /**
   * For whom the person acts; null for themselves.
   * @nullable
   */
  company: string | null;
  /** Where mails go; unique without regard to case. */
  email: Email;
  /**
   * When the address was proved; null before.
   * @nullable
   */
  email_verified_at: string | null;
  /** National digits, without the country code; null: none given. */
  phone_number: PhoneNumber | null;
  /** Calling code of `phone_number` with its plus; null exactly when that is. */
  phone_country_code: PhoneCountryCode | null;
  /** National digits, without the country code; null: none given. */
  whatsapp_number: PhoneNumber | null;
  /** Calling code of `whatsapp_number` with its plus; null exactly when that is. */
  whatsapp_country_code: PhoneCountryCode | null;
  /** Handle without the at sign; null: none given. */
  telegram: TelegramHandle | null;
  preferred_contact_method: ContactMethod;
  /** Whether staff may begin a conversation with the user in the chat. They answer in one that is there. */
  message_with_the_staff: boolean;
  /** False for accounts that staff made and whose user has set none yet. */
  has_set_password: boolean;
  status: UserStatus;
  /**
   * What staff wrote when they suspended or closed the account; else null, as where the user closed it.
   * @nullable
   */
  status_reason: string | null;
  buyer_account_status: BuyerAccountStatus;
  identity_status: IdentityStatus;
  type_of_user: TypeOfUser;
  /** Country of the identity document (`submitVerification`), or as staff have corrected it; null before. It decides which cases are open to a buyer (`country_restricted`). */
  country: CountryCode | null;
  /** Null for a user who never applied for a buyer account. */
  buyerAccount: BuyerAccountSummary | null;
  /** The administrator who looks after the user; null: nobody. */
  manager: Manager | null;
  /**
   * Claims of the user, drafts included.
   * @minimum 0
   */
  claims_count: number;
  /**
   * Successful logins so far.
   * @minimum 0
   */
  sign_in_count: number;
  /**
   * When the user last logged in; null: never.
   * @nullable
   */
  last_sign_in_at: string | null;
  /** The latest submission; null before the first. */
  identity_verification: IdentityVerification | null;
  /**
   * When the application for a buyer account was last submitted; null before.
   * @nullable
   */
  application_submitted_at: string | null;
  /**
   * Sent back with a change; a stale one is 409.
   * @minimum 0
   */
  lock_version: number;
  /** A session token for this user, valid 15 minutes, carrying the administrator. Every issue is audited. */
  token?: string;
  /** When it came into being. */
  created_at: string;
  /** When it changed last. */
  updated_at: string;
}
