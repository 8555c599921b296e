/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AdminUserSort } from './adminUserSort.ts';
import type { BuyerAccountStatus } from './buyerAccountStatus.ts';
import type { IdentityStatus } from './identityStatus.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortDirectionParameter } from './sortDirectionParameter.ts';
import type { TypeOfUser } from './typeOfUser.ts';
import type { UserStatus } from './userStatus.ts';

export type ListAdminUsersParams = {
  /**
   * Page number, from 1.
   * @minimum 1
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows on a page.
   * @minimum 1
   * @maximum 100
   */
  per_page?: PerPageParameter;
  /**
   * Words to look for; every word must occur. Case and accents of ASCII letters do not count.
   * @minLength 1
   * @maxLength 200
   */
  search?: SearchParameter;
  /**
   * True for the users that the calling administrator manages.
   */
  managed_users?: boolean;
  /**
   * Sent only when an order is set. Without it: newest first.
   */
  sort_by?: AdminUserSort;
  /**
   * `asc` only when ascending order is asked for. Sent together with `sort_by`.
   */
  sort_direction?: SortDirectionParameter;
  /**
   * @minItems 1
   * @maxItems 20
   */
  status?: UserStatus[];
  /**
   * @minItems 1
   * @maxItems 20
   */
  type_of_user?: TypeOfUser[];
  /**
   * @minItems 1
   * @maxItems 20
   */
  identity_status?: IdentityStatus[];
  /**
   * @minItems 1
   * @maxItems 20
   */
  user_buyer_status?: BuyerAccountStatus[];
};
