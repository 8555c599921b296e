/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { UserStatus } from './userStatus.ts';

/**
 * Only claims of sellers whose accounts are in these states.
 */
export type SellerStatusFilterParameter = UserStatus[];
