/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { BuyerAccountStatus } from './buyerAccountStatus.ts';
import type { ContactMethod } from './contactMethod.ts';
import type { Email } from './email.ts';
import type { PersonName } from './personName.ts';
import type { PhoneCountryCode } from './phoneCountryCode.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { TelegramHandle } from './telegramHandle.ts';
import type { UserStatus } from './userStatus.ts';

/**
 * The fields, under one name as forms of Rails send them.
 */
export type AdminUserChangeInputUser = {
  first_name?: PersonName;
  last_name?: PersonName;
  /**
   * For whom the person acts; null for themselves.
   * @maxLength 200
   * @nullable
   */
  company?: string | null;
  email?: Email;
  /** National digits, without the country code; null: none given. */
  phone_number?: PhoneNumber | null;
  /** Calling code of `phone_number` with its plus; null exactly when that is. */
  phone_country_code?: PhoneCountryCode | null;
  /** National digits, without the country code; null: none given. */
  whatsapp_number?: PhoneNumber | null;
  /** Calling code of `whatsapp_number` with its plus; null exactly when that is. */
  whatsapp_country_code?: PhoneCountryCode | null;
  /** Handle without the at sign; null: none given. */
  telegram?: TelegramHandle | null;
  preferred_contact_method?: ContactMethod;
  status?: UserStatus;
  buyer_account_status?: BuyerAccountStatus;
  /**
   * Why, in words that the person reads; null where none is needed. Only with a change of status.
   * @minLength 1
   * @maxLength 1000
   * @nullable
   */
  reason?: string | null;
  /** Makes the calling administrator the manager, or nobody. */
  managed_by_me?: boolean;
  /**
   * Refuses with 409 when the user has changed since.
   * @minimum 0
   */
  lock_version?: number;
};
