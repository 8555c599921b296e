/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type GetAdminUserParams = {
  /**
   * True: the answer holds a session token for this user. Default: `false`.
   */
  include_token?: boolean;
};
