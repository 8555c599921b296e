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

export type ProfileInputUser = {
  first_name?: PersonName;
  last_name?: PersonName;
  /**
   * @maxLength 200
   * @nullable
   */
  company?: string | null;
  email?: Email;
  phone_number?: PhoneNumber | null;
  phone_country_code?: PhoneCountryCode | null;
  whatsapp_number?: PhoneNumber | null;
  whatsapp_country_code?: PhoneCountryCode | null;
  telegram?: TelegramHandle | null;
  preferred_contact_method?: ContactMethod;
  password?: Password;
  /** Sent with `password` only. */
  has_set_password?: true;
};
