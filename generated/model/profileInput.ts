/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ProfileInputUser } from './profileInputUser.ts';

/**
 * Only what is sent changes. Empty phone, WhatsApp and Telegram values are sent as null, a country code is null when
 * its number is. `password` is sent together with `has_set_password: true` only when one was provided.
 * The channel chosen as `preferred_contact_method` must be filled.
 */
export interface ProfileInput {
  /** The fields, under one name as forms of Rails send them. */
  user: ProfileInputUser;
}
