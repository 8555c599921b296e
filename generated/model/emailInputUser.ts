/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Email } from './email.ts';

/**
 * The fields, under one name as forms of Rails send them.
 */
export type EmailInputUser = {
  email: Email;
};
