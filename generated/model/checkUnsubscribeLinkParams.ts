/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { UnsubscribeToken } from './unsubscribeToken.ts';

export type CheckUnsubscribeLinkParams = {
  /**
   * From the mail.
   */
  token: UnsubscribeToken;
};
