/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Email } from './email.ts';
import type { Password } from './password.ts';
import type { PersonName } from './personName.ts';

/**
 * The fields, under one name as forms of Rails send them.
 */
export type RegistrationInputUser = {
  email: Email;
  password: Password;
  first_name: PersonName;
  last_name: PersonName;
  /** Registration fixes it to `email`. */
  preferred_contact_method: 'email';
};
