/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * A mail that the trial keeps instead of sending it.
 */
export interface MailboxMessage {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  /** Address it is sent to. */
  to: string;
  /** Subject of the mail. */
  subject: string;
  /** The mail as plain text. */
  text: string;
  /**
   * Path and query of the page the mail leads to.
   * @nullable
   */
  link: string | null;
  /** When it was written. */
  created_at: string;
}
