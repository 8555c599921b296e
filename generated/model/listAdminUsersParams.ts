/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AdminUserSort } from './adminUserSort.ts';
import type { BuyerAccountStatusFilterParameter } from './buyerAccountStatusFilterParameter.ts';
import type { IdentityStatusFilterParameter } from './identityStatusFilterParameter.ts';
import type { ManagedUsersParameter } from './managedUsersParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortDirectionParameter } from './sortDirectionParameter.ts';
import type { TypeOfUserFilterParameter } from './typeOfUserFilterParameter.ts';
import type { UserStatusFilterParameter } from './userStatusFilterParameter.ts';

export type ListAdminUsersParams = {
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
   * True for the users that the calling administrator manages; false for all, as without it.
   */
  managed_users?: ManagedUsersParameter;
  /**
   * Sent only when an order is set. Without it: newest first.
   */
  sort_by?: AdminUserSort;
  /**
   * `asc` only when ascending order is asked for. Sent together with `sort_by`; without it ignored.
   */
  sort_direction?: SortDirectionParameter;
  /**
   * Only users in these states.
   * @minItems 1
   * @maxItems 20
   */
  status?: UserStatusFilterParameter;
  /**
   * Only these types of users.
   * @minItems 1
   * @maxItems 20
   */
  type_of_user?: TypeOfUserFilterParameter;
  /**
   * Only users whose identity verification stands so.
   * @minItems 1
   * @maxItems 20
   */
  identity_status?: IdentityStatusFilterParameter;
  /**
   * Only users whose buyer account stands so.
   * @minItems 1
   * @maxItems 20
   */
  user_buyer_status?: BuyerAccountStatusFilterParameter;
};
