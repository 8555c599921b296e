/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type ContactMethod = (typeof ContactMethod)[keyof typeof ContactMethod];

export const ContactMethod = {
  email: 'email',
  phone: 'phone',
  whatsapp: 'whatsapp',
  telegram: 'telegram',
} as const;
