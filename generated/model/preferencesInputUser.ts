/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { PaymentMethod } from './paymentMethod.ts';

/**
 * The fields, under one name as forms of Rails send them.
 */
export type PreferencesInputUser = {
  /** Whether new messages come by email. */
  message_notifications?: boolean;
  /** Whether news of one's own claims comes by email. */
  claim_notifications?: boolean;
  /** Whether news of followed claims and cases comes by email, and of a claim that is open again after a sale that closed one's offer. */
  claim_case_follow_notifications?: boolean;
  /** Whether staff may begin a conversation with the user in the chat. They answer in one that is there. */
  message_with_the_staff?: boolean;
  /** How the user wants to be paid; null: not chosen yet. */
  payment_method?: PaymentMethod | null;
  /**
   * What `other` stands for, in the user's words; null with every other method.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  custom_payment_method?: string | null;
};
