/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type GetAdminUserParams = {
  include_token?: boolean;
};
