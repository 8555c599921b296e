/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { BuyerAccountStatus } from './buyerAccountStatus.ts';
import type { BuyerAccountSummary } from './buyerAccountSummary.ts';
import type { ContactMethod } from './contactMethod.ts';
import type { CountryCode } from './countryCode.ts';
import type { Email } from './email.ts';
import type { IdentityStatus } from './identityStatus.ts';
import type { Impersonator } from './impersonator.ts';
import type { PaymentMethod } from './paymentMethod.ts';
import type { PhoneCountryCode } from './phoneCountryCode.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { TelegramHandle } from './telegramHandle.ts';
import type { TypeOfUser } from './typeOfUser.ts';
import type { UserStatus } from './userStatus.ts';

/**
 * The user who is logged in, profile and preferences in one.
 */
export interface User {
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
  /** Takes the place of `email` when it is confirmed. */
  new_email: Email | null;
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
  /** False for accounts that were made by staff and never set a password. */
  has_set_password: boolean;
  status: UserStatus;
  buyer_account_status: BuyerAccountStatus;
  identity_status: IdentityStatus;
  type_of_user: TypeOfUser;
  /** Country of the identity document (`submitVerification`), or as staff have corrected it; null before. It decides which cases are open to a buyer (`country_restricted`). */
  country: CountryCode | null;
  /** Null before an application for a buyer account was submitted. */
  buyerAccount: BuyerAccountSummary | null;
  /** Whether new messages come by email. On for a new account, as are the three below. */
  message_notifications: boolean;
  /** Whether news of one's own claims comes by email. */
  claim_notifications: boolean;
  /** Whether news of followed claims and cases comes by email, and of a claim that is open again after a sale that closed one's offer. */
  claim_case_follow_notifications: boolean;
  /** Whether staff may begin a conversation with the user in the chat. They answer in one that is there. */
  message_with_the_staff: boolean;
  /** How the user wants to be paid; null: not chosen yet. */
  payment_method: PaymentMethod | null;
  /**
   * What `other` stands for, in the user's words; null with every other method.
   * @nullable
   */
  custom_payment_method: string | null;
  /**
   * 1 during the first session.
   * @minimum 0
   */
  sign_in_count: number;
  /** The administrator who acts in the user's name; null in the user's own session. */
  impersonator: Impersonator | null;
  /** When it came into being. */
  created_at: string;
  /** When it changed last. */
  updated_at: string;
}
