/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { BuyerAccountStatus } from './buyerAccountStatus.ts';
import type { BuyerAccountSummary } from './buyerAccountSummary.ts';
import type { ContactMethod } from './contactMethod.ts';
import type { CountryCode } from './countryCode.ts';
import type { IdentityStatus } from './identityStatus.ts';
import type { Impersonator } from './impersonator.ts';
import type { PaymentMethod } from './paymentMethod.ts';
import type { TypeOfUser } from './typeOfUser.ts';
import type { UserStatus } from './userStatus.ts';

/**
 * The signed-in user, profile and preferences in one.
 */
export interface User {
  id: number;
  first_name: string;
  last_name: string;
  /** @nullable */
  company: string | null;
  email: string;
  /** @nullable */
  email_verified_at: string | null;
  /**
   * Takes the place of `email` when it is confirmed.
   * @nullable
   */
  new_email: string | null;
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
  /** False for accounts that were made by staff and never set a password. */
  has_set_password: boolean;
  status: UserStatus;
  buyer_account_status: BuyerAccountStatus;
  identity_status: IdentityStatus;
  type_of_user: TypeOfUser;
  country: CountryCode | null;
  /** Null for a user who never applied for a buyer account. */
  buyerAccount: BuyerAccountSummary | null;
  message_notifications: boolean;
  claim_notifications: boolean;
  claim_case_follow_notifications: boolean;
  message_with_the_staff: boolean;
  payment_method: PaymentMethod | null;
  /** @nullable */
  custom_payment_method: string | null;
  /** 1 during the first session. */
  sign_in_count: number;
  impersonator: Impersonator | null;
  created_at: string;
  updated_at: string;
}
