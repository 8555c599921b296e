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

export type AdminUserChangeInputUser = {
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
  status?: UserStatus;
  buyer_account_status?: BuyerAccountStatus;
  /**
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
