/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { PaymentMethod } from './paymentMethod.ts';

export type PreferencesInputUser = {
  message_notifications?: boolean;
  claim_notifications?: boolean;
  claim_case_follow_notifications?: boolean;
  message_with_the_staff?: boolean;
  payment_method?: PaymentMethod | null;
  /**
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  custom_payment_method?: string | null;
};
