/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ContactMethod } from './contactMethod.ts';
import type { Email } from './email.ts';
import type { Password } from './password.ts';
import type { PersonName } from './personName.ts';
import type { PhoneCountryCode } from './phoneCountryCode.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { TelegramHandle } from './telegramHandle.ts';

/**
 * The fields, under one name as forms of Rails send them.
 */
export type ProfileInputUser = {
  first_name?: PersonName;
  last_name?: PersonName;
  /**
   * For whom the person acts; null for themselves.
   * @maxLength 200
   * @nullable
   */
  company?: string | null;
  email?: Email;
  /**
   * Takes back an address that waits to be confirmed; the present one stays.
   * @nullable
   */
  new_email?: null;
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
  password?: Password;
  /** Sent with `password` only. */
  has_set_password?: true;
};
