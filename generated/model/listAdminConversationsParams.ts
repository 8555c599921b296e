/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AssignedFilter } from './assignedFilter.ts';
import type { ConversationKind } from './conversationKind.ts';
import type { ConversationStatusFilterParameter } from './conversationStatusFilterParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { UserIdFilterParameter } from './userIdFilterParameter.ts';

export type ListAdminConversationsParams = {
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
   * Words to look for, the first eight of them; every word must occur, one of one or two letters at the start of a word; blanks alone look for nothing. Case and accents of ASCII letters do not count.
   * @minLength 1
   * @maxLength 200
   */
  search?: SearchParameter;
  /**
   * Only conversations of this kind; without it all.
   */
  kind?: ConversationKind;
  /**
   * Only conversations in these states.
   * @minItems 1
   * @maxItems 20
   */
  status?: ConversationStatusFilterParameter;
  /**
   * Only those of the caller, only those of nobody; without it all.
   */
  assigned?: AssignedFilter;
  /**
   * True for those in which a user who can log in waits for our staff (`unanswered_since`); false for the others.
   */
  unanswered?: boolean;
  /**
   * True for those in which contact data were marked and are not settled; false for the others.
   */
  has_contact_data?: boolean;
  /**
   * Only those with these users, by the numbers of their accounts.
   * @minItems 1
   * @maxItems 50
   * @items.minimum 1
   * @items.maximum 2147483647
   */
  user_id?: UserIdFilterParameter;
};
