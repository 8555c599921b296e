/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * A channel to reach a person by.
 */
export type ContactMethod = (typeof ContactMethod)[keyof typeof ContactMethod];

export const ContactMethod = {
  /** Mail to `email`. */
  email: 'email',
  /** A call to `phone_number`. */
  phone: 'phone',
  /** WhatsApp at `whatsapp_number`. */
  whatsapp: 'whatsapp',
  /** Telegram at `telegram`. */
  telegram: 'telegram',
} as const;
