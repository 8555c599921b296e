/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { UserStatus } from './userStatus.ts';

/**
 * Only users in these states.
 */
export type UserStatusFilterParameter = UserStatus[];
