/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Token } from './token.ts';

export type CheckMagicLinkParams = {
  /**
   * Secret of the link in the mail.
   */
  token: Token;
};
