/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ContactMethod = /*#__PURE__*/ zod.enum({
  /** Mail to `email`. */
  email: 'email',
  /** A call to `phone_number`. */
  phone: 'phone',
  /** WhatsApp at `whatsapp_number`. */
  whatsapp: 'whatsapp',
  /** Telegram at `telegram`. */
  telegram: 'telegram',
} as const);

export type ContactMethod = zod.input<typeof ContactMethod>;
export type ContactMethodOutput = zod.output<typeof ContactMethod>;
