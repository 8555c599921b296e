/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AuditActor } from './auditActor.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';

export type ListAuditEventsParams = {
  /**
   * Page number, from 1. Default: `1`.
   * @minimum 1
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows on a page. Default: `25`.
   * @minimum 1
   * @maximum 100
   */
  per_page?: PerPageParameter;
  /**
   * What was done with this user, with identity verifications, application for a buyer account, accepted agreements and the documents that belong to no claim.
   * @minimum 1
   * @maximum 2147483647
   */
  user_id?: number;
  /**
   * What was done with this claim and its documents.
   * @minimum 1
   * @maximum 2147483647
   */
  claim_id?: number;
  /**
   * What was done with this negotiation, its offers and the documents that prove its steps.
   * @minimum 1
   * @maximum 2147483647
   */
  negotiation_id?: number;
  /**
   * What was done with this conversation.
   * @minimum 1
   * @maximum 2147483647
   */
  conversation_id?: number;
  /**
   * What was done with this case.
   * @minimum 1
   * @maximum 2147483647
   */
  case_id?: number;
  /**
   * Only what they did; administrators also where they acted in the name of a user.
   */
  actor?: AuditActor;
};
