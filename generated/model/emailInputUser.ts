/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Email } from './email.ts';

export type EmailInputUser = {
  email: Email;
};
