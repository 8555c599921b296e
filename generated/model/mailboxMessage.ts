/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export interface MailboxMessage {
  id: number;
  to: string;
  subject: string;
  text: string;
  /**
   * Path and query of the page the mail leads to.
   * @nullable
   */
  link: string | null;
  created_at: string;
}
