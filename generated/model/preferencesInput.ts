/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { PreferencesInputUser } from './preferencesInputUser.ts';

/**
 * Only what is sent changes. `custom_payment_method` is required exactly when `payment_method` is `other`.
 */
export interface PreferencesInput {
  /** The fields, under one name as forms of Rails send them. */
  user: PreferencesInputUser;
}
